import MessageForwarding
import Testing

/// R13 and R16: what is kept stays as it was, and whatever comes in is a value or an error.
@Suite struct KeptAndRefusedTests {
  @Test func argumentsOfAKeptMessageStayAsTheyWere() throws {
    var (text, numbers, point, table) = ("text", [1, 2, 3], Point(x: 1, y: 2), ["a": [1]])
    var characters = Array("c text".utf8CString)
    let kept = try unsafe characters.withUnsafeBufferPointer {
      try unsafe Invocation("take(_:_:_:_:_:_:)", text, numbers, point, table, $0.baseAddress!, Int8(-1))
    }
    let before = kept.arguments.map { "\($0)" }
    text += "!"
    numbers[0] = 9
    point.x = 9
    table["a"]?.append(9)
    characters[0] = CChar(UInt8(ascii: "x"))
    #expect(kept.arguments.map { "\($0)" } == before)
    #expect(before == ["text", "[1, 2, 3]", "Point(x: 1.0, y: 2.0)", #"["a": [1]]"#, "c text", "-1"])
    #expect(try kept.argument(1, as: [Int].self) == [1, 2, 3])
    #expect(try kept.argument(2, as: Point.self) == Point(x: 1, y: 2))
    // A copy is another one.
    let copy = try kept.copy()
    try copy.setArgument(1, to: [7])
    #expect(kept.arguments.map { "\($0)" } == before)
    _ = (text, numbers, point, table, characters)
  }

  private static let pieces = [
    "v", "@", ":", "q", "d", "{", "}", "=", "(", ")", "[", "]", "^", "\"", "b3", "12", "j", "!", "?", "é", "\0", " ", "A", "_", "c",
    "{P=dd}", "(U=id)", "[4f]", "@?", "99999999999999999999",
  ]

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func anyTextIsAnEncodingOrAnError(_ seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<500 {
      let count = Int.random(in: 0..<12, using: &random)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      for text in [text, "v@:" + text, text + "@:"] {
        do {
          let signature = try MethodSignature(text)
          // What is taken is taken again, as it is spelled now, and can be filled in and sent.
          #expect(try MethodSignature(signature.encoding) == signature)
          let name = "f" + String(repeating: ":", count: signature.argumentCount)
          let invocation = try Invocation(Selector(name), signature: signature)
          #expect(invocation.arguments.count == signature.argumentCount)
          _ = try messageError(.unrecognizedSelector) { try invocation.invoke(on: Target(Deaf())) }
        } catch let error as MessageError {
          let codes: [MessageError.Code] = [.invalidEncoding, .unsupportedType, .invalidArgument]
          #expect(codes.contains(error.code), "\(text): \(error)")
        }
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func anyTextIsANameOrAnError(_ seed: UInt64) throws {
    var random = Seeded(seed)
    let pieces = ["a", "set", "(", ")", ":", "_", "é", "\0", " ", "(_:)", "(to:)", "1", "日"]
    for _ in 0..<300 {
      let count = Int.random(in: 0..<5, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      do {
        let selector = try Selector(text)
        #expect(try Selector(selector.name) == selector)
        if let spelling = selector.objectiveCName {
          #expect(try Selector(spelling) == selector, "\(text.debugDescription) is \(selector) and \(spelling)")
        }
        #expect(!Target(Deaf()).responds(to: selector))
      } catch {
        #expect(error.code == .invalidName, "\(text): \(error)")
      }
    }
  }
}
