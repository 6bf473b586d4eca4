import MessageForwarding

/// A proxy made with its targets: whatever it is sent goes to each that responds.
///
/// What the original looped over by hand is a `MulticastProxy` here, to which this one hands on.
final class MultiDelegateProxy: Proxy {
  private let targets = MulticastProxy(name: "targets")

  /// Makes a proxy of one or more targets, which are held weakly; nil when there is none.
  convenience init?(_ targets: AnyObject?...) throws { try self.init(targets) }

  /// The same of a list.
  init?(_ list: [AnyObject?]) throws {
    guard list.contains(where: { $0 != nil }) else { return nil }
    super.init()
    for target in list { try add(target) }
  }

  /// Adds a target. False when it is one already, or nil.
  @discardableResult
  func add(_ target: AnyObject?) throws -> Bool {
    guard let target else { return false }
    return try targets.add(target)
  }

  /// Removes a target. False when it was none, or nil.
  @discardableResult
  func remove(_ target: AnyObject?) -> Bool {
    guard let target else { return false }
    return targets.remove(target)
  }

  var count: Int { targets.count }

  /// What each target does with a message.
  func explain(_ selector: Selector) -> Explanation { targets.explain(selector) }

  override func forwardingTarget(for selector: Selector) -> (any Responder)? { targets }

  override func conforms(to wanted: ProtocolDescription) -> Bool { targets.conforms(to: wanted) }
}
