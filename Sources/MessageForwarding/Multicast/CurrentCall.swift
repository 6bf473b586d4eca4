/// Which target a round of a ``MulticastProxy`` is calling just now without a reference of its own, and what is let go of when the call returns.
///
/// The proxy holds its strong targets, so a round need not: only a target that is removed while it runs has to be kept a little longer.
@safe
@usableFromInline
struct CurrentCall {
  @usableFromInline var object: UnsafeMutableRawPointer?
  /// That of the round within which this one was begun.
  fileprivate let outer: UnsafeMutablePointer<CurrentCall>?
  private var kept: [AnyObject] = []

  fileprivate init(within outer: UnsafeMutablePointer<CurrentCall>?) { unsafe self.outer = unsafe outer }

  fileprivate mutating func keep(_ object: AnyObject) { kept.append(object) }

  /// The call has returned, and something was changed meanwhile.
  @usableFromInline
  mutating func letGo() {
    unsafe object = nil
    // What is released may send again, or remove itself.
    let released = kept
    kept = []
    withExtendedLifetime(released) {}
  }
}

/// The current calls of the rounds of one proxy that are under way.
@safe
@usableFromInline
struct CurrentCalls {
  // The innermost one. Memory of its own: looked at in every round, which a property of an object costs more.
  private let innermost: UnsafeMutablePointer<UnsafeMutablePointer<CurrentCall>?>

  init() {
    unsafe innermost = .allocate(capacity: 1)
    unsafe innermost.initialize(to: nil)
  }

  func free() { unsafe innermost.deallocate() }

  /// Begins a round with `call`, whose memory is the caller's; `calls` is nil where a round has no such targets.
  @usableFromInline
  static func begin(_ call: UnsafeMutablePointer<CurrentCall>, among calls: CurrentCalls?) {
    unsafe call.initialize(to: CurrentCall(within: calls?.innermost.pointee))
    if let calls { unsafe calls.innermost.pointee = unsafe call }
  }

  /// Ends the innermost round.
  @usableFromInline
  static func end(_ call: UnsafeMutablePointer<CurrentCall>, among calls: CurrentCalls?) {
    if let calls { unsafe calls.innermost.pointee = unsafe call.pointee.outer }
    unsafe call.deinitialize(count: 1)
  }

  /// Keeps an object that the proxy lets go of until no round calls it any more.
  func keepWhileCalled(_ object: AnyObject?) {
    guard let object, var call = unsafe innermost.pointee else { return }
    let address = unsafe Unmanaged.passUnretained(object).toOpaque()
    // The outermost of its calls returns last.
    var last: UnsafeMutablePointer<CurrentCall>?
    while true {
      if unsafe call.pointee.object == address { unsafe last = unsafe call }
      guard let outer = unsafe call.pointee.outer else { break }
      unsafe call = unsafe outer
    }
    unsafe last?.pointee.keep(object)
  }
}
