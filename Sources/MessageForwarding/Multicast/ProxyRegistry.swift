internal import CFFIShim

/// Which Swift object stands for an object that the C core knows under another address: a proxy for its multicast, a ``PlugInTarget`` for what a
/// plug-in shows.
///
/// A proxy that is another's target is known to the C core by its multicast, so that loops are seen and rounds nest; this is the way back, to
/// keep the Swift object alive while it is called, and to show it.
enum ProxyRegistry {
  // The addresses of proxies that exist: one is removed in the proxy's deinit.
  private static let proxies = Locked<[UInt: UInt]>([:])

  static func add(_ proxy: AnyObject, _ core: OpaquePointer) {
    let address = unsafe UInt(bitPattern: Unmanaged.passUnretained(proxy).toOpaque())
    proxies.withLock { $0[UInt(bitPattern: core)] = address }
  }

  static func remove(_ core: OpaquePointer) {
    _ = proxies.withLock { $0.removeValue(forKey: UInt(bitPattern: core)) }
  }

  /// The proxy behind a target's object. The caller knows that it is alive.
  static func proxy(of object: UnsafeRawPointer) -> Unmanaged<AnyObject>? {
    let address = proxies.withLock { $0[UInt(bitPattern: object)] }
    return unsafe address.flatMap { unsafe UnsafeRawPointer(bitPattern: $0) }.map { unsafe Unmanaged.fromOpaque($0) }
  }
}

/// What the C core knows a target by. Makes no reference to an object that is being freed.
func coreAddress(of target: AnyObject) -> UnsafeMutableRawPointer {
  if let proxy = target as? MulticastProxy { return unsafe UnsafeMutableRawPointer(proxy.core) }
  if let proxy = target as? SharedMulticastProxy { return unsafe UnsafeMutableRawPointer(proxy.core) }
  if let target = target as? PlugInTarget { return unsafe target.address }
  return unsafe Unmanaged.passUnretained(target).toOpaque()
}

/// Whether the C core knows a target under another address than its own: see ``ProxyRegistry``.
func hasOtherAddress(_ target: AnyObject) -> Bool {
  target is MulticastProxy || target is SharedMulticastProxy || target is PlugInTarget
}

extension mf_target {
  /// The Swift object of a target that is alive; nil for one of another language.
  var swiftObject: AnyObject? {
    guard let object = unsafe object, let table = unsafe table else { return nil }
    if let proxy = unsafe ProxyRegistry.proxy(of: object) { return unsafe proxy.takeUnretainedValue() }
    guard unsafe mf_table_object_ops(table) == UnsafePointer(SwiftRuntime.ops) else { return nil }
    return unsafe Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
  }
}
