internal import MessageForwarding

extension Msgsend {
  /// Calls a C function with what the user typed, and prints its result.
  static func call(
    _ path: String, _ name: String, _ encoding: String, _ texts: [String], _ options: Command.Options, _ output: Output
  ) throws {
    let function = try Library(path).function(name, encoding)
    let values = try ArgumentReader(stage: nil).read(texts, for: name, function.signature)
    let result = try function.call(arguments: values)
    let type = function.signature.resultType
    if options.isJSON {
      let value = jsonValue(result ?? (), as: type)
      return try output.json(["function": name, "signature": function.signature.encoding, "result": value])
    }
    guard type.code != "v" else { return }
    let text = result.map { show($0, as: type) } ?? "nil"
    // As C writes a number that is whole.
    output.line("fdD".contains(type.code) && text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}
