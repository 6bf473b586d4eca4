internal import CFFIShim

/// What stands before a target that belongs to an actor or a queue, or hears only what protocols declare. To what none of them declares the
/// target does not respond. With any other message whoever is where it belongs passes, also on the way through other proxies and from C; any
/// other sender gets ``MessageError/Code/awaitNeeded``.
///
/// To the C core it is a table without methods, which names the same object under its own table as the forwarding target. The table holds the
/// place.
enum TargetGate {
  /// The target of a place with the gate before it. The caller releases the table.
  static func target(before place: TargetPlace) throws(MessageError) -> mf_target {
    let hooks = unsafe mf_forwarding(
      resolve: nil, target: pass, signature: signature, forward: forward, unrecognized: nil, responds: responds, name: nil)
    return unsafe try place.real.behind(hooks, named: place.name, context: place)
  }

  private static func place(_ context: UnsafeMutableRawPointer?) -> TargetPlace {
    unsafe Unmanaged<TargetPlace>.fromOpaque(context!).takeUnretainedValue()
  }

  private static let pass:
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, mf_selector, UnsafeMutablePointer<mf_target>) -> Bool = {
      context, _, selector, target in
      let place = unsafe place(context)
      guard unsafe place.hears(Selector(selector)), place.domain.isCurrent else { return false }
      // The round keeps the object alive.
      unsafe target.pointee = unsafe place.real
      return true
    }

  private typealias AskSignature =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, mf_selector, UnsafeMutablePointer<OpaquePointer?>,
      UnsafeMutablePointer<mf_error>?
    ) -> mf_status

  // Asked elsewhere only. In a send of which nothing is known, what the sender states stays.
  private static let signature: AskSignature = { context, _, selector, signature, _ in
    let place = unsafe place(context)
    if unsafe place.hears(Selector(selector)), let method = unsafe mf_table_find(place.real.table!, selector) {
      unsafe signature.pointee = unsafe mf_method_signature(method)
    }
    return MF_OK
  }

  private typealias AskResponds =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, mf_selector, UnsafeMutablePointer<Bool>, UnsafeMutablePointer<mf_error>?
    ) -> mf_status

  private static let responds: AskResponds = { context, _, selector, responds, error in
    let place = unsafe place(context)
    let name = unsafe Selector(selector)
    if place.domain.isCurrent, place.hears(name) { return unsafe mf_responds(place.real, selector, responds, error) }
    unsafe responds.pointee = place.mayRespond(to: name)
    return MF_OK
  }

  private static let forward: mf_handler = { context, call in
    let place = unsafe place(context)
    // Taken from under its protocol after it was asked: to this message it responded.
    if place.domain.isCurrent { return unsafe mf_call_send(call, place.real) }
    let error = unsafe place.awaitNeeded(Selector(mf_call_selector(call)!))
    return unsafe ThrownError(error, target: place.name).hand(to: mf_call_error(call))
  }
}

extension TargetPlace {
  /// Whether it responds, as far as that can be told anywhere: a forwarder may.
  func mayRespond(to selector: Selector) -> Bool { hears(selector) && mayHandle(selector) }

  /// The same without the protocols.
  func mayHandle(_ selector: Selector) -> Bool {
    unsafe isForwarder || mf_table_find(real.table!, selector.raw) != nil
  }

  /// What a sender gets that neither is where the target belongs nor waits.
  func awaitNeeded(_ selector: Selector) -> MessageError {
    var error = MessageError(.awaitNeeded, selector: selector)
    error.receiver = name
    error.expected = domain.name
    error.reason = "the current code does not run where the target belongs"
    error.advice = "send it with await, or post it"
    return error
  }
}
