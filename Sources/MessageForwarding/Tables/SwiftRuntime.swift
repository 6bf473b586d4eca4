internal import CFFIShim

/// How the C core counts Swift objects.
enum SwiftRuntime {
  /// Lives as long as the process, and never changes.
  nonisolated(unsafe) static let ops: UnsafePointer<mf_object_ops> = {
    let ops = UnsafeMutablePointer<mf_object_ops>.allocate(capacity: 1)
    let name: StaticString = "Swift"
    unsafe ops.initialize(
      to: mf_object_ops(
        name: UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self),
        retain: { object in unsafe _ = Unmanaged<AnyObject>.fromOpaque(object).retain() },
        release: { object in unsafe Unmanaged<AnyObject>.fromOpaque(object).release() }))
    return unsafe UnsafePointer(ops)
  }()
}
