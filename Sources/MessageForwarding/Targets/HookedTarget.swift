internal import CFFIShim

extension mf_target {
  /// The same object under a table without methods, which knows what to do with messages by `hooks` alone. The caller releases the table, which
  /// holds `context` for the hooks.
  func behind(_ hooks: mf_forwarding, named name: String, context: AnyObject) throws(MessageError) -> mf_target {
    var made: OpaquePointer?
    try unsafe checked { unsafe mf_table_create(coreName(name), nil, mf_table_object_ops(table!), &made, $0) }
    var hooks = hooks
    let held = unsafe Unmanaged.passRetained(context)
    do throws(MessageError) {
      try unsafe checked { error in
        unsafe mf_table_set_forwarding(
          made!, &hooks, held.toOpaque(), { unsafe Unmanaged<AnyObject>.fromOpaque($0!).release() }, error)
      }
    } catch {
      unsafe held.release()
      unsafe mf_table_release(made)
      throw error
    }
    return unsafe mf_target(object: object, table: made)
  }
}
