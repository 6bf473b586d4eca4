import MessageForwarding

/// Hands everything on as it is.
final class Relay: Proxy {
  var target: (any Responder)?

  init(_ target: (any Responder)? = nil, name: String? = nil) {
    self.target = target
    super.init(name: name)
  }

  override func forwardingTarget(for selector: Selector) -> (any Responder)? { target }
}

/// Takes every message of another object into its own hands.
final class Wrapper: Proxy {
  var real: (any Responder)?
  var seen: [String] = []
  var onForward: ((Invocation) throws -> Void)?

  init(_ real: (any Responder)? = nil, name: String? = nil) {
    self.real = real
    super.init(name: name)
  }

  override func methodSignature(for selector: Selector) -> MethodSignature? {
    super.methodSignature(for: selector) ?? real?.methodSignature(for: selector)
  }

  override func forward(_ invocation: Invocation) throws {
    seen.append("\(invocation)")
    if let onForward { return try onForward(invocation) }
    if let real { try invocation.invoke(on: real) }
  }
}
