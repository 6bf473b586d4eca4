extension Invocation: CustomStringConvertible {
  /// The message as it would be written: `log("started", level: 1)`.
  ///
  /// An invocation among its own arguments is `…`.
  public var description: String {
    if isDescribed { return "…" }
    isDescribed = true
    defer { isDescribed = false }
    let values = arguments.map { $0 is String ? String(reflecting: $0) : "\($0)" }
    let name = selector.name
    guard name.hasSuffix(")"), let open = name.firstIndex(of: "(") else {
      return values.isEmpty ? name : "\(name) \(values.joined(separator: ", "))"
    }
    let labels = name[name.index(after: open)...].dropLast().split(separator: ":")
    guard labels.count == values.count else { return "\(name) \(values.joined(separator: ", "))" }
    let arguments = zip(labels, values).map { label, value in label == "_" ? value : "\(label): \(value)" }
    return "\(name[..<open])(\(arguments.joined(separator: ", ")))"
  }
}
