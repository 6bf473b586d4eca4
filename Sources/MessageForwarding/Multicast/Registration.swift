/// The place that one call of ``MulticastProxy/register(_:retention:at:)-(AnyObject,_,_)`` gave to a target, and the means to give it up.
///
/// ```swift
/// let registration = try observers.register(logger)
/// registration?.cancel()
/// ```
///
/// It ends a registration of its own only: when the target was removed and added again meanwhile, or another object lives at a dead target's
/// address, cancelling does nothing. It keeps neither the proxy nor the target alive. Letting go of it changes nothing, unless
/// ``cancelsWhenReleased`` says so. It stays in the proxy's isolation domain: it is not `Sendable`. The counterpart of the observer object that
/// `addObserverForName:object:queue:usingBlock:` returns.
@safe
public final class Registration {
  /// Whether releasing this object cancels the registration. It does not unless asked.
  public var cancelsWhenReleased = false

  /// The proxy; `nil` when it is gone.
  public private(set) weak var proxy: MulticastProxy?

  /// The target; `nil` when it is gone, or going.
  public private(set) weak var target: AnyObject?

  let number: UInt64
  // What the C core knows the target by; for comparing only.
  private let address: UnsafeMutableRawPointer

  init(_ proxy: MulticastProxy, _ target: AnyObject, _ address: UnsafeMutableRawPointer, number: UInt64) {
    self.proxy = proxy
    self.target = target
    unsafe self.address = unsafe address
    self.number = number
  }

  deinit {
    if cancelsWhenReleased { cancel() } else { unsafe proxy?.registrations.forget(address, number) }
  }

  /// Whether the target is in its place: neither removed nor gone. O(1).
  public var isActive: Bool {
    guard let proxy, let target else { return false }
    return unsafe proxy.registrations.holds(address, number) && proxy.contains(target)
  }

  /// Removes the target, as ``MulticastProxy/remove(_:)`` does.
  ///
  /// During a round it is not called any more. May be called at any time, also in the target's `deinit`, and again.
  ///
  /// - Returns: Whether the registration was still there; that of a target which is gone is until it is reclaimed.
  ///
  /// Amortised O(1).
  @discardableResult
  public func cancel() -> Bool {
    guard let proxy, unsafe proxy.registrations.holds(address, number) else { return false }
    if let target { return proxy.remove(target) }
    return unsafe proxy.removeGone(address)
  }
}

/// Which registration a multicast's target belongs to, for those that were registered and whose ``Registration`` exists.
struct Registrations {
  private var numbers: [UInt: UInt64] = [:]
  private var last: UInt64 = 0

  /// Gives a target a number that was never given before.
  mutating func register(_ address: UnsafeMutableRawPointer) -> UInt64 {
    last += 1
    numbers[UInt(bitPattern: address)] = last
    return last
  }

  func holds(_ address: UnsafeMutableRawPointer, _ number: UInt64) -> Bool {
    numbers[UInt(bitPattern: address)] == number
  }

  /// The target at this address was removed, or is a new one.
  mutating func forget(_ address: UnsafeMutableRawPointer) {
    if !numbers.isEmpty { numbers[UInt(bitPattern: address)] = nil }
  }

  mutating func forget(_ address: UnsafeMutableRawPointer, _ number: UInt64) {
    if unsafe holds(address, number) { unsafe forget(address) }
  }

  mutating func forgetAll() { numbers = [:] }
}
