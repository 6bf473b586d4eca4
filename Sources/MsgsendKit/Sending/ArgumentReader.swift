internal import MessageForwarding

/// Turns what the user typed into the values that a method or a function wants.
struct ArgumentReader {
  /// Where objects are found by name; nil where there are none.
  let stage: (any Stage)?

  /// Reads all arguments.
  ///
  /// - Throws: An ``ArgumentError`` that names the first one that does not fit, and where in it, or the counts.
  func read(_ texts: [String], for name: String, _ signature: MethodSignature) throws(ArgumentError) -> [Any] {
    let types = signature.argumentTypes
    guard texts.count == types.count else {
      let wanted = types.count == 1 ? "1 argument" : "\(types.count) arguments"
      throw ArgumentError(description: "\(name) takes \(wanted) (\(signature)), got \(texts.count)")
    }
    var values: [Any] = []
    for (index, (text, type)) in zip(texts, types).enumerated() {
      do {
        values.append(try read(text, as: type))
      } catch {
        let part = error.part.map { ", \($0)" } ?? ""
        throw ArgumentError(
          description: "\(nameOfArgument(index)) of \(name): expected \(error.expected) (\(type)), got \"\(text)\"\(part)")
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
    case "*": return text
    case "@": return try object(text)
    case ":": return try selector(text)
    case "{": return try StructReader(text, type).bytes()
    case "^":
      guard text == "nil" else { throw Misread(expected: "nil, the only pointer that can be typed") }
      return unsafe OpaquePointer?.none as Any
    default: throw Misread(expected: "a type that can be typed")
    }
  }

  private func object(_ text: String) throws(Misread) -> Any {
    guard let stage, text.hasPrefix("@") else { return text }
    let name = String(text.dropFirst())
    if name.hasPrefix("@") { return name }
    guard let thing = stage.thing(named: name) else { throw Misread(expected: "a thing of the \(stage.proxy.name)") }
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
struct Misread: Error {
  let expected: String
  /// Which part of it, where it has several.
  var part: String?
}
