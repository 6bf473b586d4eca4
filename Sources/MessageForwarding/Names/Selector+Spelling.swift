extension Selector: ExpressibleByStringLiteral {
  /// Makes the selector of a name that is written in the source.
  ///
  /// - Precondition: The literal is not empty, at most 4 KiB long and without NUL; otherwise the program stops. For names that are
  ///   computed use ``init(_:)``, which throws.
  public init(stringLiteral name: String) {
    do {
      try self.init(name)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension Selector: CustomStringConvertible {
  /// The name in Swift's spelling.
  public var description: String { name }
}

extension Selector {
  /// The name in ObjC's spelling, such as `textField:shouldChangeTo:`; `nil` for one that ObjC cannot spell, such as `move(to:)`.
  ///
  /// `move(_:)` is `move:`, `reload()` is `reload`.
  public var objectiveCName: String? {
    // A name such as `a(b)(_:)` is taken as it is, and what looks like its spelling is another selector, or none.
    guard let spelling = respelled, Selector(existing: spelling) == self else { return nil }
    return spelling
  }

  private var respelled: String? {
    let name = self.name
    guard name.hasSuffix(")"), let open = name.firstIndex(of: "("), open != name.startIndex else { return name }
    let labels = name[name.index(after: open)...].dropLast()
    guard !labels.isEmpty else { return String(name[..<open]) }
    // Swift writes every argument with a label or "_", and ObjC's first argument has none.
    guard labels.hasPrefix("_:") else { return nil }
    let pieces = labels.split(separator: ":", omittingEmptySubsequences: false).dropFirst()
    return name[..<open] + ":" + pieces.map { $0 == "_" ? "" : $0 }.joined(separator: ":")
  }
}
