import Foundation
import Testing

@testable import MsgsendKit

@Suite("C functions are called")
struct CallTests {
  @Test(
    "with what was typed, by the types of the encoding",
    arguments: [
      (["libm.so.6", "pow", "ddd", "2", "10"], "1024"),
      (["libm.so.6", "pow", "ddd", "2", "0.5"], "\(2.0.squareRoot())"),
      (["libm.so.6", "fabsf", "ff", "-0.25"], "0.25"),
      (["libm.so.6", "lround", "qd", "-2.5"], "-3"),
      (["libc.so.6", "abs", "ii", "-5"], "5"),
      (["libc.so.6", "strlen", "Q*", "h\u{e9} \u{2713}"], "7"),
      (["libc.so.6", "strlen", "Q*", "@lamp"], "5"),
      (["libc.so.6", "strstr", "***", "haystack", "st"], "\"stack\""),
      (["libc.so.6", "strstr", "***", "haystack", "needle"], "nil"),
      (["libc.so.6", "div", "{div_t=ii}ii", "17", "5"], "{3,2}"),
      (["libc.so.6", "ldiv", "{ldiv_t=qq}qq", "-17", "5"], "{-3,-2}"),
      (["libm.so.6", "cabs", "d{complex=dd}", "{3,4}"], "5"),
      (["libm.so.6", "conj", "{complex=dd}{complex=dd}", " { 1.5 , -0x1p-1 }"], "{1.5,0.5}"),
      (["libc.so.6", "time", "q^v", "nil"], nil),
    ] as [([String], String?)])
  func result(words: [String], printed: String?) {
    let run = Recorder(["call"] + words)
    #expect(run.status == 0)
    #expect(run.complaints.isEmpty)
    if let printed { #expect(run.lines == [printed]) } else { #expect(run.lines.count == 1) }
  }

  @Test("nothing is printed when nothing comes back")
  func void() throws {
    #expect(Recorder("call", "libc.so.6", "srand", "vI", "1").lines.isEmpty)
    #expect(
      try Recorder("call", "libc.so.6", "srand", "vI", "1", "--json").json()
        == ["function": "srand", "signature": "vI", "result": NSNull()])
  }

  @Test(
    "for programs",
    arguments: [
      (["libm.so.6", "pow", "ddd", "2", "10"], 1024.0), (["libm.so.6", "pow", "ddd", "inf", "1"], "inf"),
      (["libc.so.6", "abs", "ii", "-5"], 5), (["libc.so.6", "strstr", "***", "a \"b\"", " "], " \"b\""),
      (["libc.so.6", "strstr", "***", "a", "b"], nil), (["libc.so.6", "div", "{div_t=ii}ii", "17", "5"], "{3,2}"),
      (["libc.so.6", "strtoull", "Q*^vi", "18446744073709551615", "nil", "10"], UInt64.max),
    ] as [([String], (any Sendable)?)])
  func json(words: [String], result: (any Sendable)?) throws {
    let answer = try Recorder(["call", "--json"] + words).json()
    #expect(answer == ["function": words[1], "signature": words[2], "result": result ?? NSNull()])
  }

  @Test(
    "what is not found is said in the loader's words",
    arguments: [
      ("libabsent.so.1", "f", "libabsent.so.1: cannot open shared object file: No such file or directory"),
      ("libm.so.6", "absent_function", "undefined symbol: absent_function"), ("/dev/null", "f", "/dev/null"),
      ("", "f", "an empty name"),
      ("libm.so.6", "", "an empty name"),
    ])
  func notFound(library: String, function: String, words: String) throws {
    let run = Recorder("call", library, function, "v")
    #expect(run.status == 1)
    #expect(run.lines.isEmpty)
    #expect(try #require(run.complaints.first).contains(words))
  }

  @Test(
    "a wrong argument is named",
    arguments: [
      (
        ["pow", "ddd", "2", "ten"],
        "second argument of pow: expected Double, a number up to 1.7976931348623157e+308 (d), got \"ten\""
      ),
      (["pow", "ddd", "2"], "pow takes 2 arguments (ddd), got 1"),
      (
        ["abs", "ii", "3000000000"],
        "first argument of abs: expected Int32, a whole number from -2147483648 to 2147483647 (i), got \"3000000000\""
      ),
      (
        ["cabs", "d{c=dd}", "{3}"],
        "first argument of cabs: expected a struct ({c=dd}), got \"{3}\", where \",\" is expected at character 3"
      ),
    ])
  func wrongArgument(words: [String], complaint: String) {
    let run = Recorder(["call", words[0] == "abs" ? "libc.so.6" : "libm.so.6"] + words)
    #expect(run.status == 1)
    #expect(run.complaints == ["msgsend: \(complaint)"])
  }

  @Test("an encoding that is none is pointed at, and C has no objects", arguments: ["", "d?", "dd{", "d@"])
  func wrongEncoding(encoding: String) throws {
    let run = Recorder("call", "libm.so.6", "pow", encoding, "1")
    #expect(run.status == 1)
    #expect(run.lines.isEmpty && run.complaints.count == 1)
    #expect(try #require(run.complaints.first).hasPrefix("msgsend: "))
  }
}
