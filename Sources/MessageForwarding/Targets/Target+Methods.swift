internal import CFFIShim

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
