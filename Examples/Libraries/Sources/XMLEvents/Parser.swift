import CExpat
import MessageForwarding

struct XMLError: Error, CustomStringConvertible {
  let description: String
}

/// Reads XML with expat, and sends its events to all readers.
final class Parser {
  private typealias Text = UnsafePointer<CChar>

  private let parser = XML_ParserCreate("UTF-8")
  private let start: Callback<(UnsafeMutableRawPointer?, Text?, UnsafeMutablePointer<Text?>?) -> Void>
  private let end: Callback<(UnsafeMutableRawPointer?, Text?) -> Void>
  private let characters: Callback<(UnsafeMutableRawPointer?, Text?, Int32) -> Void>

  init(_ readers: MulticastProxy) throws {
    start = try Callback { _, name, attributes in
      var values: [String: String] = [:]
      var next = attributes!
      while let key = next[0], let value = next[1] {
        values[String(cString: key)] = String(cString: value)
        next += 2
      }
      try readers.send(optional: "didStart(_:attributes:)", String(cString: name!), values)
    }
    // The event as it comes: the readers' methods take what C passes.
    end = try Callback("didEnd(_:_:)", to: readers, optional: true)
    // The text has a length and no end.
    characters = try Callback { _, text, count in
      let bytes = UnsafeBufferPointer(start: text, count: Int(count)).map { UInt8(bitPattern: $0) }
      try readers.send(optional: "didFind(_:)", String(decoding: bytes, as: UTF8.self))
    }
    try setHandlers()
  }

  deinit { XML_ParserFree(parser) }

  private func setHandlers() throws {
    XML_SetElementHandler(parser, try start.pointer(), try end.pointer())
    XML_SetCharacterDataHandler(parser, try characters.pointer())
  }

  func parse(_ text: String) throws {
    try feed(text)
    try finish()
  }

  func feed(_ text: String) throws { try check(XML_Parse(parser, text, Int32(text.utf8.count), 0)) }

  func finish() throws {
    try check(XML_Parse(parser, "", 0, 1))
    XML_ParserReset(parser, "UTF-8")
    try setHandlers()
  }

  private func check(_ status: XML_Status) throws {
    guard status != XML_STATUS_OK else { return }
    let line = XML_GetCurrentLineNumber(parser)
    throw XMLError(description: "line \(line): \(String(cString: XML_ErrorString(XML_GetErrorCode(parser))))")
  }
}
