/// What a message would do at each target of a ``MulticastProxy``, without sending it.
///
/// Print it: there is one line for each target.
public struct Explanation: Sendable {
  /// The message.
  public let selector: Selector
  /// The name of the proxy.
  public let proxy: String
  /// The targets in order, those included that are gone and not reclaimed yet.
  public let entries: [Entry]

  /// What the message would do at one target.
  public struct Entry: Sendable {
    /// The name of the target's class, or a proxy's own. One that is gone is called by its class.
    public let target: String
    /// Which object it is. For comparing only.
    public let identity: ObjectIdentifier?
    /// What would happen.
    public internal(set) var verdict: Verdict
    /// The signature of the target's method, where it has one.
    public let signature: MethodSignature?
    /// The method that is called, if it is one: not what a proxy hands on.
    public internal(set) var method: MethodDescription?
  }

  /// What would happen at one target.
  public enum Verdict: Sendable {
    /// Its method is called.
    case called
    /// It is a proxy that hands the message on.
    case forwarded
    /// It does not respond and is skipped.
    case noSuchMethod
    /// It responds, but was added under protocols, none of which declares the message.
    case undeclared([ProtocolDescription])
    /// It responds, but the main target alone is asked: see ``MainRole/aloneForResults``.
    case passedOver
    /// Its method has other types than the sender states; the error says which argument.
    case mismatch(MessageError)
    /// It is a proxy on the way back to itself; the error shows the path.
    case loop(MessageError)
    /// The sender must wait for it, or post to it: its method is `async`, or belongs, as does a target of a ``SharedMulticastProxy``, to this actor
    /// or queue, on which the current code does not run.
    case awaitNeeded(String)
    /// It was held weakly and does not exist any more.
    case gone
  }
}

extension Explanation: CustomStringConvertible {
  /// A line for the message and one for each target, in columns.
  public var description: String {
    let width = entries.map(\.target.count).max() ?? 0
    var lines = ["\(selector) to \(proxy):"]
    if entries.isEmpty { lines.append("  no targets") }
    for entry in entries {
      let padding = String(repeating: " ", count: width - entry.target.count)
      let signature = entry.signature.map { "  \($0)\(entry.method?.isolationText ?? "")" } ?? ""
      lines.append("  \(entry.target)\(padding)  \(entry.verdict)\(signature)")
    }
    return lines.joined(separator: "\n")
  }
}

extension Explanation.Verdict: CustomStringConvertible {
  /// The verdict as a phrase, such as `argument 1 differs (expected q, got i)`.
  public var description: String {
    switch self {
    case .called: "called"
    case .forwarded: "forwarded"
    case .noSuchMethod: "no such method"
    case .undeclared(let protocols): "not declared by \(protocols.map(\.name).joined(separator: ", "))"
    case .passedOver: "passed over, as the main target alone is asked"
    case .mismatch(let error): Self.difference(error)
    case .loop(let error): "loop: \(error.subject ?? "")"
    case .awaitNeeded(let place): "await needed (\(place))"
    case .gone: "gone"
    }
  }

  private static func difference(_ error: MessageError) -> String {
    let part =
      switch error.argument {
      case .index(let index): "argument \(index) differs"
      case .result: "result differs"
      case nil: "signature differs"
      }
    guard let expected = error.expected, let got = error.got else { return part }
    return "\(part) (expected \(expected), got \(got))"
  }
}
