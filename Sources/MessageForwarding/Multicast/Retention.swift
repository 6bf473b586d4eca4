internal import CFFIShim

/// How a ``MulticastProxy`` holds a target.
public enum Retention: Sendable {
  /// As a delegate: the target goes when nobody else holds it, and is not called any more.
  case weak
  /// The target stays until it is removed.
  case strong
}

/// A weak reference that the C core holds by its address.
@safe
final class WeakHolder {
  weak var object: AnyObject?
  /// What the C core knows the object by: itself, or a proxy's multicast.
  let address: UnsafeMutableRawPointer

  init(_ object: AnyObject, _ address: UnsafeMutableRawPointer) {
    self.object = object
    unsafe self.address = unsafe address
  }
}

extension mf_retention {
  /// The C core holds a `WeakHolder`, and calls the object only while it has made a reference of it.
  static func weak(proxy: Bool) -> mf_retention {
    unsafe mf_retention(
      acquire: { holder in
        let holder = unsafe Unmanaged<WeakHolder>.fromOpaque(holder!).takeUnretainedValue()
        guard let object = holder.object else { return nil }
        unsafe _ = Unmanaged.passRetained(object)
        return unsafe holder.address
      },
      release: proxy ? releaseProxy : releaseObject,
      dispose: { unsafe Unmanaged<WeakHolder>.fromOpaque($0!).release() })
  }

  /// The proxy holds the target; the C core makes a reference of its own only while it calls it, because the target may be removed then.
  static func strong(proxy: Bool) -> mf_retention {
    unsafe mf_retention(
      acquire: proxy ? acquireProxy : acquireObject,
      release: proxy ? releaseProxy : releaseObject,
      dispose: nil)
  }
}

private let acquireObject: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { object in
  unsafe _ = Unmanaged<AnyObject>.fromOpaque(object!).retain()
  return unsafe object
}

private let acquireProxy: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { core in
  unsafe _ = ProxyRegistry.proxy(of: core!)?.retain()
  return unsafe core
}

private let releaseObject: @convention(c) (UnsafeMutableRawPointer) -> Void = { object in
  unsafe Unmanaged<AnyObject>.fromOpaque(object).release()
}

private let releaseProxy: @convention(c) (UnsafeMutableRawPointer) -> Void = { core in
  unsafe ProxyRegistry.proxy(of: core)?.release()
}
