import MessageForwarding
import Testing

@testable import XMLEvents

/// expat's handlers, heard by three.
@Suite struct XMLEventTests {
  private static let methods = Result { try registerMethods() }
  private let text = "<a x='1' y='2'><b>one &amp; two</b><c z='3'/>ü</a>"

  init() throws { try Self.methods.get() }

  @Test(arguments: [1, 2, 3, 7, 100]) func threeReadersHearWhatIsForThem(_ size: Int) throws {
    let readers = MulticastProxy()
    let (outline, words, attributes) = (Outline(), Words(), Attributes())
    for reader in [outline, words, attributes] as [AnyObject] { try readers.add(reader) }
    let parser = try Parser(readers)
    var rest = Substring(text)
    while !rest.isEmpty {
      try parser.feed(String(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    try parser.finish()
    #expect(outline.lines == ["a", "  b", "  c"])
    #expect(words.text == "one & twoü")
    #expect(attributes.values == ["a.x=1", "a.y=2", "c.z=3"])
  }

  @Test func whatIsNoXMLIsAnError() throws {
    let parser = try Parser(MulticastProxy())
    let error = #expect(throws: XMLError.self) { try parser.parse("<a>\n</b>") }
    #expect(error?.description == "line 2: mismatched tag")
  }
}
