internal import MessageForwarding

/// Turns what the user typed into the values that a method wants.
///
/// C strings live as long as the reader.
@safe
final class ArgumentReader {
  private let house: House
  private var cStrings: [UnsafeMutablePointer<CChar>] = unsafe []

  init(_ house: House) { self.house = house }

  deinit { unsafe cStrings.forEach { unsafe $0.deallocate() } }

  /// Reads all arguments of a message.
  ///
  /// - Throws: An ``ArgumentError`` that names the first one that does not fit, or the counts.
  func read(_ texts: [String], for selector: Selector, _ signature: MethodSignature) throws(ArgumentError) -> [Any] {
    let types = signature.argumentTypes
    guard texts.count == types.count else {
      let wanted = types.count == 1 ? "1 argument" : "\(types.count) arguments"
      throw ArgumentError(description: "\(selector) takes \(wanted) (\(signature)), got \(texts.count)")
    }
    var values: [Any] = []
    for (index, (text, type)) in zip(texts, types).enumerated() {
      do {
        values.append(try read(text, as: type))
      } catch {
        throw ArgumentError(
          description: "\(nameOfArgument(index)) of \(selector): expected \(error.expected) (\(type)), got \"\(text)\"")
      }
    }
    return values
  }

  private func read(_ text: String, as type: TypeEncoding) throws(Misread) -> Any {
    if let readable = readableType(type) {
      guard let value = readable.read(text) else { throw Misread(expected: "\(readable), \(readable.looks)") }
      return value
    }
    switch type.code {
    case "*": return unsafe cString(text)
    case "@": return try object(text)
    case ":": return try selector(text)
    case "^":
      guard text == "nil" else { throw Misread(expected: "nil, the only pointer that can be typed") }
      return unsafe OpaquePointer?.none as Any
    default: throw Misread(expected: "a type that cannot be typed")
    }
  }

  private func cString(_ text: String) -> UnsafePointer<CChar> {
    let bytes = text.utf8CString
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { unsafe copy[index] = byte }
    unsafe cStrings.append(copy)
    return unsafe UnsafePointer(copy)
  }

  private func object(_ text: String) throws(Misread) -> Any {
    guard text.hasPrefix("@") else { return text }
    let name = String(text.dropFirst())
    if name.hasPrefix("@") { return name }
    guard let thing = house.thing(named: name) else { throw Misread(expected: "a thing of the house") }
    return thing
  }

  private func selector(_ text: String) throws(Misread) -> Selector {
    do {
      return try Selector(text)
    } catch {
      throw Misread(expected: "a selector")
    }
  }
}

/// An argument of a message that the method does not take.
struct ArgumentError: Error, Equatable, CustomStringConvertible {
  let description: String
}

/// The library counts arguments from 0 and people from 1: these words cannot be mistaken.
private func nameOfArgument(_ index: Int) -> String {
  let words = ["first", "second", "third"]
  return index < words.count ? "\(words[index]) argument" : "argument number \(index + 1)"
}

/// What a text should have been.
private struct Misread: Error {
  let expected: String
}
