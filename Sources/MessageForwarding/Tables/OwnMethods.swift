internal import CFFIShim

/// Keeps a table of the C core that does not live for ever.
@safe
final class TableReference: Sendable {
  // Locks by itself.
  nonisolated(unsafe) let raw: OpaquePointer

  /// Takes a reference over.
  init(consuming raw: OpaquePointer) { unsafe self.raw = unsafe raw }

  deinit { unsafe mf_table_release(raw) }
}

extension MethodTable {
  /// Makes a table for one object alone: methods that it has beside those of its class, or in their place.
  ///
  /// ```swift
  /// let own = try MethodTable(for: lamp)
  /// try own.add("blink()") { $0.isLit.toggle() }
  /// try observers.add(Target(lamp, methods: own))
  /// ```
  ///
  /// Nobody but who sends through such a ``Target``, or through a proxy to which it was added, reaches them: the object itself does not know of
  /// them, so `lamp.send("blink()")` looks in the class's table. An own method reaches the one in whose place it stands in this way.
  ///
  /// The table, with its closures, goes when no `MethodTable`, no target and no proxy holds it any more. It does not keep the object alive.
  /// A closure that captures the table itself keeps both for ever.
  ///
  /// - Throws: ``MessageError/Code/invalidArgument`` for a multicast proxy, which hands on all that it hears, and for what stands for a class.
  ///
  /// Costs a table. The counterpart of `object_setClass` with a class made for one object. Calls `mf_table_create`.
  public init(for object: Owner) throws(MessageError) {
    let entry = unsafe ClassEntry.of(type(of: object))
    guard unsafe !entry.pointee.isSelfTargeting else {
      var error = MessageError(.invalidArgument, reason: "it cannot have methods of its own")
      error.receiver = describeTarget(object)
      throw error
    }
    var table: OpaquePointer?
    try unsafe checked { unsafe mf_table_create(mf_table_name(entry.pointee.table), entry.pointee.table, nil, &table, $0) }
    unsafe self.init(TableReference(consuming: table!), entry)
  }
}
