internal import CFFIShim

// What the C core asks a proxy on its way through the steps.

extension Proxy {
  /// Step 2, the proxy itself left out.
  func otherTarget(for selector: Selector) -> Target? {
    guard let target = forwardingTarget(for: selector)?.messageTarget, target.object !== self else { return nil }
    return target
  }

  /// Step 3, asked by the C core.
  func stepSignature(for selector: Selector) -> MethodSignature? {
    let before = askedForSignature
    askedForSignature = selector
    defer { askedForSignature = before }
    return methodSignature(for: selector)
  }

  /// Whether it responds, asked by the C core.
  func stepResponds(to selector: Selector) -> Bool {
    let before = askedToRespond
    askedToRespond = selector
    defer { askedToRespond = before }
    return responds(to: selector)
  }

  /// The default answer within the C core's question.
  func takes(_ selector: Selector) -> Bool {
    if ownSignature(of: selector) != nil { return true }
    if let target = otherTarget(for: selector) { return target.responds(to: selector) }
    return stepSignature(for: selector) != nil || acceptsAnySignature(for: selector)
  }

  /// That of a method of the class.
  func ownSignature(of selector: Selector) -> MethodSignature? {
    unsafe mf_table_find(ClassEntry.of(type(of: self)).pointee.table, selector.raw).map {
      unsafe MethodSignature(mf_method_signature($0))
    }
  }
}

extension Responder {
  /// The object whose method a message would run, found by way of forwarding targets.
  ///
  /// A proxy that takes the message into its own hands (``Proxy/forward(_:)``) is the end of the way, and so is a ``SharedMulticastProxy``, whose
  /// targets may belong elsewhere. A ``MulticastProxy`` leads to its first responder. `nil` when nobody responds.
  ///
  /// The counterpart of following `forwardingTargetForSelector:` by hand.
  public func resolvedTarget(for selector: Selector) -> AnyObject? {
    // Asks first: that ends loops, and lets a method be resolved.
    guard responds(to: selector) else { return nil }
    return messageTarget.resolved(selector, depth: 0, intoShared: false)?.object
  }
}

extension Target {
  func resolved(_ selector: Selector, depth: Int, intoShared: Bool = true) -> Target? {
    // As many proxies as a message may pass, and the object.
    guard depth <= Int(MF_FORWARDING_MAX_DEPTH) else { return nil }
    if let table = unsafe core.table, unsafe mf_table_find(table, selector.raw) != nil { return self }
    if let proxy = object as? Proxy {
      guard let next = proxy.otherTarget(for: selector) else { return proxy.responds(to: selector) ? self : nil }
      return next.resolved(selector, depth: depth + 1, intoShared: intoShared)
    }
    if let proxy = object as? MulticastProxy {
      return proxy.firstResponder(to: selector)?.resolved(selector, depth: depth + 1, intoShared: intoShared)
    }
    if let proxy = object as? SharedMulticastProxy {
      guard intoShared else { return proxy.responds(to: selector) ? self : nil }
      return proxy.firstResponder(to: selector)?.resolved(selector, depth: depth + 1)
    }
    return nil
  }
}
