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

/// What keeps the object and the table of a target with own methods.
final class OwnTarget {
  let object: AnyObject
  let table: TableReference

  init(_ object: AnyObject, _ table: TableReference) {
    self.object = object
    self.table = table
  }
}

extension Target {
  /// Wraps an object under other methods than those of its class: its own, or a superclass's.
  ///
  /// - Throws: ``MessageError/Code/invalidArgument`` when the methods are for objects of a class that this one does not inherit from.
  ///
  /// Costs an object for own methods.
  public init<Owner: AnyObject>(_ object: Owner, methods table: MethodTable<Owner>) throws(MessageError) {
    let entry = unsafe ClassEntry.of(type(of: object))
    guard unsafe entry.pointee.inherits(from: table.entry), unsafe !entry.pointee.isSelfTargeting else {
      var error = MessageError(.invalidArgument, reason: "the methods are for objects of \(table.name)")
      error.receiver = describeTarget(object)
      error.advice = "make a table for this object"
      throw error
    }
    let core = unsafe mf_target(object: Unmanaged.passUnretained(object).toOpaque(), table: table.raw)
    unsafe self.init(keeper: table.reference.map { OwnTarget(object, $0) } ?? object, core)
  }

  /// Wraps what the C core names, whose object is alive and whose table is held by someone.
  init(retaining core: mf_target, _ object: AnyObject) {
    let entry = unsafe ClassEntry.of(type(of: object))
    if unsafe core.table == entry.pointee.table || entry.pointee.isSelfTargeting {
      self.init(object)
    } else {
      unsafe self.init(keeper: OwnTarget(object, TableReference(consuming: mf_table_retain(core.table!)!)), core)
    }
  }

  /// Its methods, for listing, asking and registering, also where its class is not known: what
  /// `MethodTable.of(type(of: object))` is for an object whose type is known.
  ///
  /// Closures registered through it take any object. Costs a hash probe.
  public var methodTable: MethodTable<AnyObject> {
    if let type = keeper as? TypeObject { return unsafe MethodTable<AnyObject>(type.entry) }
    let entry = unsafe ClassEntry.of(type(of: object))
    if let own = keeper as? OwnTarget { return unsafe MethodTable<AnyObject>(own.table, entry) }
    return unsafe MethodTable<AnyObject>(entry.pointee.ancestor(with: core.table) ?? entry)
  }
}

extension ClassEntry {
  /// Whether the class is another one, or a subclass.
  func inherits(from other: UnsafePointer<ClassEntry>) -> Bool {
    unsafe table == other.pointee.table || ancestor(with: other.pointee.table) != nil
  }

  /// The superclass's entry that has a table.
  func ancestor(with table: OpaquePointer?) -> UnsafePointer<ClassEntry>? {
    var next = unsafe parent
    while let current = unsafe next, unsafe current.pointee.table != table { unsafe next = unsafe current.pointee.parent }
    return unsafe next
  }
}
