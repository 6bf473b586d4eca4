import MessageForwarding
import Testing

@testable import MsgsendKit

@Suite("Structs are typed as their members")
struct StructTests {
  @Test(
    "whatever their members",
    arguments: [
      ("{P=dd}", "{1,2.5}", "{1.0,2.5}"), ("{P=dd}", "{ 1 , 2.5 }", "{1.0,2.5}"),
      ("{R={P=dd}{P=dd}}", "{{0,0},{3,-4}}", "{{0.0,0.0},{3.0,-4.0}}"),
      ("{M=cSiQfB}", "{-128,65535,-1,18446744073709551615,0.5,yes}", "{-128,65535,-1,18446744073709551615,0.5,true}"),
      ("{O=i}", "{0x2a}", "{42}"), ("{W=cd}", "{1,inf}", "{1,inf}"),
      ("{N={I={J=i}}}", "{{{7}}}", "{{{7}}}"),
    ])
  func read(encoding: String, text: String, shown: String) throws {
    let type = try TypeEncoding(encoding)
    let bytes = try StructReader(text, type).bytes()
    #expect(bytes.count == type.size)
    #expect(show(bytes, as: type) == shown)
  }

  @Test("they are in memory as C has them")
  func layout() throws {
    struct Mixed { var a: Int8, b: Double, c: UInt16 }
    let bytes = try StructReader("{-1,2.5,513}", TypeEncoding("{Mixed=cdS}")).bytes()
    let mixed = unsafe bytes.withUnsafeBytes { unsafe $0.loadUnaligned(as: Mixed.self) }
    #expect(mixed.a == -1 && mixed.b == 2.5 && mixed.c == 513)
    #expect(bytes[1..<8].allSatisfy { $0 == 0 }, "padding is zero")
  }

  @Test(
    "what is wrong is pointed at",
    arguments: [
      ("{P=dd}", "", "where \"{\" is expected at character 1"),
      ("{P=dd}", "1,2", "where \"{\" is expected at character 1"),
      ("{P=dd}", "{1}", "where \",\" is expected at character 3"),
      ("{P=dd}", "{1,2,3}", "where \"}\" is expected at character 5"),
      ("{P=dd}", "{1,2", "where \"}\" is expected at character 5"),
      ("{P=dd}", "{1,2}x", "where nothing behind the struct is expected at character 6"),
      ("{P=dd}", "{1,two}", "where Double, a number up to 1.7976931348623157e+308 is expected at character 4"),
      ("{P=dd}", "{1, }", "where Double, a number up to 1.7976931348623157e+308 is expected at character 4"),
      ("{S=c{T=c}}", "{1,{300}}", "where Int8, a whole number from -128 to 127 is expected at character 5"),
      ("{S=*}", "{text}", "where a member that can be typed, not one of type * is expected at character 2"),
      ("{S=[2i]}", "{1}", "where a member that can be typed, not one of type [2i] is expected at character 2"),
    ])
  func misread(encoding: String, text: String, part: String) throws {
    let type = try TypeEncoding(encoding)
    let error = try #require(throws: Misread.self) { _ = try StructReader(text, type).bytes() }
    #expect(error.part == part)
    #expect(error.expected == "a struct")
  }

  @Test("deep nesting is an error of the encoding, not a crash")
  func deep() {
    let deep = String(repeating: "{", count: 100_000)
    #expect(Recorder("call", "libm.so.6", "cabs", "d{c=dd}", deep).status == 1)
    #expect(Recorder("explain", deep).status == 1)
  }
}
