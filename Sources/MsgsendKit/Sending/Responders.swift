internal import MessageForwarding

extension Msgsend {
  /// Prints who in the house would hear a message, and with which types.
  static func listResponders(_ name: String, _ output: Output) throws {
    let selector = try Selector(name)
    let house = try House.withEcho(Events())
    let responders = house.proxy.responders(to: selector)
    guard !responders.isEmpty else { throw NobodyResponds(selector: selector) }
    for line in columns(responders.map { responder in methodColumns(of: responder, selector) }) { output.line(line) }
  }
}

/// A target's name, and the Swift types and the signature of its method.
func methodColumns(of target: AnyObject, _ selector: Selector) -> [String] {
  let method = methods(of: target).first { $0.selector == selector }
  return ["\(type(of: target))", method?.swiftType ?? "", method?.signature.encoding ?? ""]
}

/// The methods that an object's class registered.
func methods(of target: AnyObject) -> [MethodDescription] {
  func open<Object: AnyObject>(_ object: Object) -> [MethodDescription] { MethodTable.of(type(of: object)).methods }
  return _openExistential(target, do: open)
}

extension Explanation {
  /// The names of the targets that answer, be it with an error.
  var responderNames: [String] {
    entries.compactMap { entry in
      switch entry.verdict {
      case .called, .forwarded, .mismatch: entry.target
      default: nil
      }
    }
  }
}
