internal import CFFIShim

/// The forwarding of proxies as the C core knows it: it walks the steps, and asks the proxy at each.
///
/// The hooks' context is the class. Step 2 has no hook of its own, because the C core would not keep the target alive: the hook of step 3 asks for
/// it, and that of step 4 sends.
enum ProxyHooks {
  /// Makes the objects of a class forward.
  static func install(_ type: Proxy.Type, _ table: OpaquePointer) throws(MessageError) {
    var hooks = unsafe mf_forwarding(
      resolve: resolve, target: nil, signature: signature, forward: forward, unrecognized: unrecognized, responds: responds,
      name: name)
    let context = unsafe unsafeBitCast(type as AnyClass, to: UnsafeMutableRawPointer.self)
    try unsafe checked { unsafe mf_table_set_forwarding(table, &hooks, context, nil, $0) }
  }

  private static let resolve: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer, mf_selector) -> Bool = {
    context, _, selector in
    let type = unsafe unsafeBitCast(context!, to: AnyClass.self) as? Proxy.Type
    return unsafe type?.resolve(Selector(selector)) ?? false
  }

  private typealias AskSignature =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, mf_selector, UnsafeMutablePointer<OpaquePointer?>,
      UnsafeMutablePointer<mf_error>?
    ) -> mf_status

  private static let signature: AskSignature = { _, object, selector, signature, error in
    let proxy = unsafe proxy(object)
    let name = unsafe Selector(selector)
    let isSending = unsafe signature.pointee != nil
    LoopNote.clear()
    let target = proxy.otherTarget(for: name)
    if isSending { proxy.pendingTarget = target }
    if let target {
      if isSending { return MF_OK }
      return withExtendedLifetime(target) { unsafe mf_signature_for(target.core, selector, signature, error) }
    }
    guard let own = proxy.stepSignature(for: name) else {
      if isSending && proxy.acceptsAnySignature(for: name) { return MF_OK }
      unsafe signature.pointee = nil
      return unsafe LoopNote.report(to: error, askedBy: proxy.name)
    }
    do {
      unsafe signature.pointee = unsafe try own.asMethod().raw
      return MF_OK
    } catch {
      unsafe signature.pointee = nil
      return MF_NO_MEMORY
    }
  }

  private typealias AskResponds =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, mf_selector, UnsafeMutablePointer<Bool>, UnsafeMutablePointer<mf_error>?
    ) -> mf_status

  private static let responds: AskResponds = { _, object, selector, responds, error in
    LoopNote.clear()
    let proxy = unsafe proxy(object)
    unsafe responds.pointee = unsafe proxy.stepResponds(to: Selector(selector))
    return unsafe responds.pointee ? MF_OK : LoopNote.report(to: error, askedBy: proxy.name)
  }

  private static let forward: mf_handler = { _, call in
    let proxy = unsafe proxy(mf_call_self(call))
    if let target = proxy.pendingTarget {
      proxy.pendingTarget = nil
      return withExtendedLifetime(target) { unsafe mf_call_send(call, target.core) }
    }
    do {
      let invocation = try unsafe Invocation(capturing: call)
      try proxy.forward(invocation)
      unsafe invocation.answer(call)
      return MF_OK
    } catch {
      return unsafe ThrownError(error, target: proxy.name).hand(to: mf_call_error(call))
    }
  }

  private static let unrecognized: mf_handler = { _, call in
    let proxy = unsafe proxy(mf_call_self(call))
    do {
      try unsafe proxy.doesNotRecognize(Selector(mf_call_selector(call)!))
      return MF_OK
    } catch let error as MessageError where error.code == .unrecognizedSelector && error.reason == nil && error.advice == nil {
      // In the C core's own terms, so that it is known for what it is.
      return unsafe mf_error_set(mf_call_error(call), MF_UNRECOGNIZED_SELECTOR, nil, error.receiver ?? proxy.name)
    } catch {
      return unsafe ThrownError(error, target: proxy.name).hand(to: mf_call_error(call))
    }
  }

  private static let name: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> UnsafePointer<CChar> = {
    context, object in
    if let object = unsafe object, let name = unsafe proxy(object).cName { return unsafe UnsafePointer(name) }
    return unsafe mf_table_name(ClassEntry.of(unsafeBitCast(context!, to: AnyClass.self)).pointee.table)
  }

  /// The sender, or the round, keeps it alive.
  private static func proxy(_ object: UnsafeMutableRawPointer?) -> Proxy {
    unsafe Unmanaged<Proxy>.fromOpaque(object!).takeUnretainedValue()
  }
}

extension Invocation {
  /// Makes an invocation of a message on its way, which it outlives.
  convenience init(capturing call: OpaquePointer) throws(MessageError) {
    var raw: OpaquePointer?
    try unsafe checked { unsafe mf_invocation_capture(call, SwiftRuntime.ops, &raw, $0) }
    unsafe self.init(consuming: raw!, MessageTypes(MethodSignature(mf_call_signature(call))))
  }

  /// Hands the result, if there is one, to the sender of the message.
  func answer(_ call: OpaquePointer) {
    guard hasResult else { return }
    let place = unsafe mf_call_result(call)
    unsafe mf_invocation_get_result(raw, place, mf_signature_result_size(signature.raw), nil)
    // The sender's reference, beside the invocation's own.
    if types.result.kind == MF_KIND_OBJECT { unsafe retainObject(at: place) }
  }
}
