internal import CFFIShim

/// The proxies that an awaited message has come through with no method run in between: one that it meets twice is a loop.
struct ForwardingPath {
  private var stops: [(proxy: ObjectIdentifier, name: String)] = []

  /// Goes through a proxy. Whoever waits for the message keeps the proxies on its way alive.
  ///
  /// - Throws: ``MessageError/Code/forwardingLoop``, which shows the path.
  mutating func pass(_ proxy: AnyObject, named name: String, _ selector: Selector) throws(MessageError) {
    let met = stops.firstIndex { $0.proxy == ObjectIdentifier(proxy) }
    stops.append((ObjectIdentifier(proxy), name))
    guard met != nil || stops.count > Int(MF_FORWARDING_MAX_DEPTH) else { return }
    var error = MessageError(.forwardingLoop, selector: selector)
    error.subject = stops[(met ?? 0)...].map(\.name).joined(separator: " > ")
    throw error
  }
}

/// A target that hands an awaited message on to others.
protocol AwaitingForwarder: AnyObject {
  /// Delivers to each target that responds, one after another.
  nonisolated(nonsending) func forwardAwaiting<Result>(
    _ selector: Selector, _ signature: MethodSignature, along path: ForwardingPath,
    _ deliver: nonisolated(nonsending) (Target, ForwardingPath) async throws -> Result
  ) async throws -> Result
}

extension Target {
  /// The target that has the method, or takes the message into its own hands: what forwarding targets lead to.
  func nextStop(for selector: Selector, along path: inout ForwardingPath) throws(MessageError) -> Target {
    var target = self
    while let proxy = target.object as? Proxy, target.method(for: selector) == nil {
      // Asks first, which lets the class resolve a method.
      _ = target.responds(to: selector)
      guard unsafe mf_table_find(target.core.table!, selector.raw) == nil, let next = proxy.otherTarget(for: selector) else {
        break
      }
      try path.pass(proxy, named: proxy.name, selector)
      target = next
    }
    return target
  }

  /// The object's own method, if it was registered in Swift. Whoever waits for it needs this reference: it may be replaced meanwhile, and a
  /// table of one target's own may go.
  func method(for selector: Selector) -> MethodBody? {
    guard let table = unsafe core.table, let method = unsafe mf_table_find(table, selector.raw) else { return nil }
    return unsafe methodBody(of: method)?.takeUnretainedValue()
  }
}
