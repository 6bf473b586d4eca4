public import CFFIShim
public import Synchronization

/// How a ``MulticastProxy`` holds a target.
public enum Retention: Sendable {
  /// As a delegate: the target goes when nobody else holds it, and is not called any more.
  case weak
  /// The target stays until it is removed.
  case strong
}

/// A weak reference that the C core holds by its address.
@safe
@usableFromInline
final class WeakHolder {
  @usableFromInline weak let object: AnyObject?
  /// What the C core knows the object by: itself, or a proxy's multicast.
  @usableFromInline let address: UnsafeMutableRawPointer
  /// For the report, and whether there is none to make any more: it was found alive, or reported.
  let type: AnyClass
  @usableFromInline let isKnown = Atomic(false)

  init(_ object: AnyObject, _ address: UnsafeMutableRawPointer) {
    self.object = object
    unsafe self.address = unsafe address
    type = Swift.type(of: object)
  }

  /// A reference to the object, for the C core. Nil when it is gone.
  func acquire() -> UnsafeMutableRawPointer? {
    guard let object else {
      note(isAlive: false)
      return nil
    }
    note(isAlive: true)
    unsafe _ = Unmanaged.passRetained(object)
    return unsafe address
  }

  /// The object for a call; nil when it is gone, of which ``acquire()`` takes note.
  @inlinable @inline(__always)
  func reach() -> Reached? {
    guard let object else { return nil }
    if !isKnown.load(ordering: .relaxed) { note(isAlive: true) }
    return unsafe Reached(address: address, kept: .passRetained(object))
  }

  /// Takes note of whether the object was there when it was wanted. Costs a load, except the first time.
  @usableFromInline
  func note(isAlive: Bool) {
    guard !isKnown.load(ordering: .relaxed), !isKnown.exchange(true, ordering: .relaxed) else { return }
    if !isAlive { Diagnostics.report(.targetVanished(type: _typeName(type, qualified: false))) }
  }
}

/// The functions by which the C core holds targets, one set for each kind. The C core keeps their address, so they stay for ever.
@safe
@usableFromInline
struct CoreRetention: @unchecked Sendable {
  let address: UnsafePointer<mf_retention>

  /// The C core holds a `WeakHolder`, and calls the object only while it has made a reference of it.
  static let weak = unsafe CoreRetention(acquireWeak, releaseObject, disposeWeak)
  static let weakProxy = unsafe CoreRetention(acquireWeak, releaseProxy, disposeWeak)

  /// The proxy holds the target; the C core makes a reference of its own only while it calls it, because the target may be removed then.
  static let strong = unsafe CoreRetention(acquireObject, releaseObject, nil)
  static let strongProxy = unsafe CoreRetention(acquireProxy, releaseProxy, nil)

  init(
    _ acquire: @escaping Acquire, _ release: @escaping Release,
    _ dispose: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
  ) {
    let functions = UnsafeMutablePointer<mf_retention>.allocate(capacity: 1)
    unsafe functions.initialize(to: unsafe mf_retention(acquire: acquire, release: release, dispose: dispose))
    unsafe address = UnsafePointer(functions)
  }
}

/// A target that is alive.
@safe
@usableFromInline
struct Reached {
  @usableFromInline let address: UnsafeMutableRawPointer
  /// A reference that keeps it alive, to be released; nil where the round does.
  @usableFromInline let kept: Unmanaged<AnyObject>?

  @inlinable
  init(address: UnsafeMutableRawPointer, kept: Unmanaged<AnyObject>?) {
    unsafe self.address = unsafe address
    unsafe self.kept = unsafe kept
  }
}

/// What a round has to do about a target's life.
@usableFromInline
enum Holding {
  /// Nothing: see ``CurrentCall``. Handles are the objects.
  case strong
  /// Handles are `WeakHolder`s.
  case weak
  /// Handles are `TargetPlace`s.
  case place
  /// Known to the C core alone.
  case other
}

extension CoreRetention {
  @usableFromInline
  static func holding(by retention: UnsafePointer<mf_retention>?) -> Holding {
    if unsafe retention == weak.address { return .weak }
    if unsafe retention == strong.address { return .strong }
    return unsafe retention == place.address ? .place : .other
  }
}

typealias Acquire = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
typealias Release = @convention(c) (UnsafeMutableRawPointer) -> Void

private let acquireWeak: Acquire = { unsafe Unmanaged<WeakHolder>.fromOpaque($0!).takeUnretainedValue().acquire() }

private let disposeWeak: @convention(c) (UnsafeMutableRawPointer?) -> Void = {
  unsafe Unmanaged<WeakHolder>.fromOpaque($0!).release()
}

private let acquireObject: Acquire = { object in
  unsafe _ = Unmanaged<AnyObject>.fromOpaque(object!).retain()
  return unsafe object
}

private let acquireProxy: Acquire = { core in
  unsafe _ = ProxyRegistry.proxy(of: core!)?.retain()
  return unsafe core
}

let releaseObject: Release = { object in
  unsafe Unmanaged<AnyObject>.fromOpaque(object).release()
}

let releaseProxy: Release = { core in
  unsafe ProxyRegistry.proxy(of: core)?.release()
}
