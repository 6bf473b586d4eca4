import Foundation
import MessageForwarding
import Testing

@testable import MsgsendKit

@Suite("An encoding is explained")
struct ExplainTests {
  static let encodings = [
    "v", "ddd", "v@:", "i@:i", "B@:@*", "q@:qqqqqqqq", "d@:fdfdfdfdfd", "{P=dd}@:{P=dd}{Q=qi}", "{B=qqq}@:{B=qqq}", "t@:cCsSiI",
    "v@:{E=fi}c",
  ]

  @Test("as the signature has it, for programs", arguments: encodings)
  func values(encoding: String) throws {
    let signature = try MethodSignature(encoding)
    let answer = try Recorder("explain", encoding, "--json").json()
    #expect(answer["encoding"] as? String == signature.encoding)
    #expect(answer["frameSize"] as? Int == signature.frameSize)
    #expect(answer["isMethod"] as? Bool == signature.isMethod)
    let values = try #require(answer["values"] as? [[String: Any]])
    let hidden = signature.isMethod ? ["self", "selector"] : []
    #expect(values.map { $0["name"] as? String } == ["result"] + hidden + signature.argumentTypes.indices.map { "argument \($0)" })
    let typed = [values[0]] + values.dropFirst(1 + hidden.count)
    for (value, type) in zip(typed, [signature.resultType] + signature.argumentTypes) {
      #expect(value["type"] as? String == type.text)
      #expect(value["size"] as? Int == type.size)
      #expect(value["alignment"] as? Int == type.alignment)
      #expect((value["place"] as? String)?.isEmpty == (type.text == "v"))
    }
    for (index, value) in values.dropFirst(1 + hidden.count).enumerated() {
      #expect(value["offset"] as? Int == (try signature.argumentOffset(at: index)))
    }
    #expect(values[0]["offset"] == nil)
  }

  @Test("the table says the same", arguments: encodings)
  func table(encoding: String) throws {
    let values = try #require(try Recorder("explain", encoding, "--json").json()["values"] as? [[String: Any]])
    let lines = Recorder("explain", encoding).lines
    #expect(lines.first?.split(separator: " ") == ["value", "type", "size", "alignment", "in", "frame", "travels", "in"])
    #expect(lines.last == "The frame takes \(try MethodSignature(encoding).frameSize) bytes.")
    for (line, value) in zip(lines.dropFirst().dropLast(), values) {
      var expected = ["name", "type", "size", "alignment", "offset", "place"].compactMap { value[$0] }.map { "\($0)" }
      if expected.last == "" { expected[expected.count - 1] = "–" }
      let words = expected.joined(separator: " ").split(separator: " ")
      #expect(line.split(separator: " ") == words)
    }
    #expect(lines.count == values.count + 2)
  }

  #if arch(x86_64)
    @Test func registersOfAMethod() {
      #expect(
        Recorder("explain", "d@:i{P=dd}*").lines == [
          "value       type    size  alignment  in frame  travels in",
          "result      d       8     8                    xmm0",
          "self        @       8     8                    rdi",
          "selector    :       8     8                    rsi",
          "argument 0  i       4     4          0         rdx",
          "argument 1  {P=dd}  16    8          8         xmm0, xmm1",
          "argument 2  *       8     8          24        rcx",
          "The frame takes 32 bytes.",
        ])
    }
  #endif

  @Test("an encoding that is none is pointed at", arguments: ["", "d@:@\"", "v@:{P=d", "v@:y", "v@:é"])
  func refused(encoding: String) throws {
    let run = Recorder("explain", encoding)
    #expect(run.status == 1)
    #expect(run.lines.isEmpty)
    do throws(MessageError) {
      _ = try MethodSignature(encoding)
      Issue.record("\(encoding) is one")
    } catch {
      #expect(run.complaints == ["msgsend: \(error)"])
    }
  }
}
