extension Responder {
  /// Whether the receiver conforms to a protocol: its class, or a superclass, declares it. A ``MulticastProxy`` conforms when one of its targets
  /// does; other proxies say so themselves (``Proxy/conforms(to:)``).
  ///
  /// Never throws: a question that goes round in a loop of proxies is answered with `false`. What a receiver does, whatever it declares, is
  /// ``ProtocolDescription/check(_:)``. Takes a lock. The counterpart of `conformsToProtocol:`.
  public func conforms(to wanted: ProtocolDescription) -> Bool { Conformance.ask(messageTarget.object, wanted) }
}

/// Asks objects whether they conform, through proxies, and ends where the question comes back to.
enum Conformance {
  /// The proxies that this thread is asking.
  @TaskLocal private static var asked: [Question] = []

  private struct Question: Hashable, Sendable {
    let proxy: ObjectIdentifier
    let wanted: ProtocolDescription
  }

  static func ask(_ object: AnyObject, _ wanted: ProtocolDescription) -> Bool {
    switch object {
    case let proxy as Proxy: once(proxy, wanted) { proxy.conforms(to: wanted) }
    case let proxy as MulticastProxy: once(proxy, wanted) { proxy.targets.contains { ask($0, wanted) } }
    case let type as TypeObject: Adoption.conforms(type.type, to: wanted)
    case let proxy as SharedMulticastProxy: once(proxy, wanted) { proxy.hasTarget { ask($0, wanted) } }
    default: Adoption.conforms(type(of: object), to: wanted)
    }
  }

  private static func once(_ proxy: AnyObject, _ wanted: ProtocolDescription, _ answer: () -> Bool) -> Bool {
    let question = Question(proxy: ObjectIdentifier(proxy), wanted: wanted)
    if asked.contains(question) { return false }
    return $asked.withValue(asked + [question], operation: answer)
  }
}
