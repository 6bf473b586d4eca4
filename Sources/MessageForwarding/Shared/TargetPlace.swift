internal import CFFIShim

/// One addition of a target to a ``SharedMulticastProxy``: how it is held, where it is called, and what waits for it.
///
/// To the C core it is the target's holder: no two additions share one.
@safe
@usableFromInline
final class TargetPlace: @unchecked Sendable {
  /// What the C core knows the target by.
  @usableFromInline let address: UnsafeMutableRawPointer
  /// The target as the C core knows it without a ``TargetGate``.
  let real: mf_target
  // For the table of `real`, if it is the object's own.
  private let ownTable: TableReference?
  /// Whether it hands messages on, so that only it can tell what it responds to, where it belongs.
  let isForwarder: Bool
  let name: String
  let domain: TargetDomain
  let delivery: Delivery
  /// The protocols whose messages it hears; nil when it hears everything.
  let heard: HeardProtocols?
  let isMain: Bool
  let mailbox = Mailbox()

  // The rest is why this is checked by hand. Set once, when it is made: weak references may be read on any thread.
  private(set) weak var proxy: SharedMulticastProxy?
  @usableFromInline let holder: WeakHolder
  @usableFromInline let isStrong: Bool
  // Set to nil by the C core, when nobody looks at the target any more.
  private var strongObject: AnyObject?

  init(
    _ target: Target, in proxy: SharedMulticastProxy, _ domain: TargetDomain, _ retention: Retention, _ delivery: Delivery,
    under heard: HeardProtocols?, isMain: Bool
  ) {
    let object = target.object
    unsafe address = target.core.object!
    unsafe real = unsafe target.core
    ownTable = target.methodTable.reference
    isForwarder = object is Proxy || object is any SelfTargeting
    name = target.name
    self.domain = domain
    self.delivery = delivery
    self.heard = heard
    self.isMain = isMain
    self.proxy = proxy
    holder = unsafe WeakHolder(object, address)
    isStrong = retention == .strong
    strongObject = isStrong ? object : nil
  }

  /// A reference to the object, for the C core. Nil when it is gone.
  fileprivate func acquire() -> UnsafeMutableRawPointer? {
    guard let object = strongObject else { return unsafe holder.acquire() }
    unsafe _ = Unmanaged.passRetained(object)
    return unsafe address
  }

  /// The object for a call in a round; nil when it is gone. The C core lets go of no strong one before the round ends.
  @inlinable @inline(__always)
  func reach() -> Reached? { isStrong ? unsafe Reached(address: address, kept: nil) : holder.reach() }

  fileprivate func letGo() {
    let object = strongObject
    strongObject = nil
    withExtendedLifetime(object) {}
  }

  /// The target that the C core showed, whose object is alive.
  func target(_ shown: mf_target) -> Target? {
    guard let object = unsafe shown.swiftObject else { return nil }
    return unsafe Target(keeper: ownTable.map { OwnTarget(object, $0) } ?? object, real)
  }

  /// Whether it is to hear a message, if it responds.
  func hears(_ selector: Selector) -> Bool { heard?.declare(selector) ?? true }

  /// Whether there is a gate before the target.
  var isGated: Bool { !domain.isAnywhere || heard != nil }

  /// The target, if it was neither removed nor is gone.
  func target() -> Target? { proxy?.target(at: self) }
}

extension SharedMulticastProxy {
  /// The target of one addition, if it was neither removed nor is gone.
  func target(at place: TargetPlace) -> Target? {
    var found: Target?
    defer { extendLifetime(self) }
    unsafe withUnsafeMutablePointer(to: &found) { found in
      _ = unsafe mf_multicast_visit_held(
        core, place.address, Unmanaged.passUnretained(place).toOpaque(),
        { context, target, holder in
          let place = unsafe Unmanaged<TargetPlace>.fromOpaque(holder!).takeUnretainedValue()
          unsafe context!.assumingMemoryBound(to: Target?.self).pointee = unsafe place.target(target)
        }, found, nil)
    }
    return found
  }

  /// All additions whose target is not gone, in order, each with its target.
  func forEachPlace(_ body: (TargetPlace, mf_target) -> Void) {
    defer { extendLifetime(self) }
    unsafe withoutActuallyEscaping(body) { body in
      var body = unsafe body
      unsafe withUnsafeMutablePointer(to: &body) { body in
        _ = unsafe mf_multicast_each_held(
          core,
          { context, target, holder in
            let place = unsafe Unmanaged<TargetPlace>.fromOpaque(holder!).takeUnretainedValue()
            unsafe context!.assumingMemoryBound(to: ((TargetPlace, mf_target) -> Void).self).pointee(place, target)
          }, body, nil)
      }
    }
  }
}

extension CoreRetention {
  /// The C core holds a `TargetPlace`.
  static let place = unsafe CoreRetention(acquirePlace, releaseObject, disposePlace)
  static let placeOfProxy = unsafe CoreRetention(acquirePlace, releaseProxy, disposePlace)
}

private let acquirePlace: Acquire = {
  unsafe Unmanaged<TargetPlace>.fromOpaque($0!)._withUnsafeGuaranteedRef { unsafe $0.acquire() }
}

private let disposePlace: @convention(c) (UnsafeMutableRawPointer?) -> Void = {
  let place = unsafe Unmanaged<TargetPlace>.fromOpaque($0!)
  unsafe place.takeUnretainedValue().letGo()
  unsafe place.release()
}
