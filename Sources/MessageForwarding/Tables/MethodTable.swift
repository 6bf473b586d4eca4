/// The methods of one class, registered by name: what each of its objects does for each selector.
///
/// ```swift
/// let table = MethodTable.of(Logger.self)
/// try table.add("log(_:level:)") { $0.log($1, level: $2) }
/// try table.add("reset()") { $0.lines.removeAll() }
/// ```
///
/// There is one table for each class; it lives as long as the process. A subclass's table inherits its superclass's methods and may
/// override them. Registering and removing take a lock and are seen by the next message; any thread may do them while others send.
///
/// A class of your own may list its methods instead: ``MethodDeclaring``. One object alone gets methods by ``init(for:)``. The counterpart of a class in the ObjC runtime, with `class_addMethod` and its kin.
@safe
public struct MethodTable<Owner: AnyObject>: Sendable {
  // Counted by the C core, and locks by itself. Tables of classes live for ever; an object's own lives as long as `reference` does.
  nonisolated(unsafe) let raw: OpaquePointer
  // The class whose objects have these methods. Never changes, and lives for ever.
  nonisolated(unsafe) let entry: UnsafePointer<ClassEntry>
  let reference: TableReference?

  init(_ entry: UnsafePointer<ClassEntry>) {
    unsafe raw = unsafe entry.pointee.table
    unsafe self.entry = unsafe entry
    reference = nil
  }

  init(_ reference: TableReference, _ entry: UnsafePointer<ClassEntry>) {
    unsafe raw = unsafe reference.raw
    unsafe self.entry = unsafe entry
    self.reference = reference
  }

  /// The one table of a class, made when it is first asked for.
  ///
  /// Costs a hash probe after the first time. With a dynamic class (`type(of: object)`), it is that class's table. The table of `AnyObject` is
  /// the one that every other inherits from.
  public static func of(_ type: Owner.Type) -> MethodTable {
    unsafe MethodTable(ClassEntry.of(type))
  }

  var core: CoreTable { unsafe CoreTable(raw) }

  /// The name of the class.
  public var name: String { core.name }

  /// The superclass's table, whose methods this one inherits; an object's own table inherits from its class's. Closures registered through it take
  /// any object.
  public var parent: MethodTable<AnyObject>? {
    if reference != nil { return unsafe MethodTable<AnyObject>(entry) }
    return unsafe entry.pointee.parent.map { unsafe MethodTable<AnyObject>($0) }
  }

  /// A number that grows whenever this table or one of its parents changes.
  public var generation: UInt64 { core.generation }

  /// The methods of this table itself, in the order in which they were registered.
  public var methods: [MethodDescription] { core.methods }

  /// What a selector runs, here or inherited.
  ///
  /// Costs a hash probe for each class up to the one that has it. The counterpart of `class_getInstanceMethod`.
  public func method(for selector: Selector) -> MethodDescription? { core.method(for: selector) }
}
