internal import CFFIShim

/// The static methods of one class, registered by name: what the class itself does for each selector.
///
/// ```swift
/// let table = MethodTable.ofType(Shape.self)
/// try table.add("named(_:)") { $0.init(name: $1) }                        // $0 is Shape.Type, or a subclass's
/// let circle = try Target(type: Circle.self).send("named(_:)", "circle", returning: Shape.self)
/// ```
///
/// There is one such table for each class, beside its ``MethodTable``; it lives as long as the process. A subclass inherits its superclass's
/// static methods and may override them. Any thread may register while others send. The counterpart of a metaclass in the ObjC runtime.
@safe
public struct TypeMethodTable<Owner: AnyObject>: Sendable {
  // Never changes, and lives for ever.
  nonisolated(unsafe) let entry: UnsafePointer<ClassEntry>

  var core: CoreTable { unsafe CoreTable(entry.pointee.table) }

  /// The name of the type, such as `Shape.Type`.
  public var name: String { core.name }

  /// A number that grows whenever this table, or that of a superclass, changes.
  public var generation: UInt64 { core.generation }

  /// The methods of this table itself, in the order in which they were registered.
  public var methods: [MethodDescription] { core.methods }

  /// What a selector runs, here or inherited. The counterpart of `class_getClassMethod`.
  public func method(for selector: Selector) -> MethodDescription? { core.method(for: selector) }

  /// Registers a static method. Its signature comes from the closure's types.
  ///
  /// The closure takes the type that the message was sent to first, then the arguments. All else is as for objects: ``MethodTable/add(_:_:)``.
  ///
  /// - Throws: As ``MethodTable/add(_:_:)``. Then nothing is registered.
  @inlinable
  public func add<each Argument, Result>(
    _ selector: Selector, _ body: @escaping @Sendable (Owner.Type, repeat each Argument) throws -> Result
  ) throws(MessageError) {
    try register(selector, Self.makeBody(body), replacing: false)
  }

  /// Registers a static method in place of the one that is there, if any: see ``MethodTable/replace(_:_:)``.
  @inlinable
  public func replace<each Argument, Result>(
    _ selector: Selector, _ body: @escaping @Sendable (Owner.Type, repeat each Argument) throws -> Result
  ) throws(MessageError) {
    try register(selector, Self.makeBody(body), replacing: true)
  }

  /// Removes this table's own method; a superclass's shows again: see ``MethodTable/remove(_:)``.
  public func remove(_ selector: Selector) throws(MessageError) { try core.remove(selector) }

  /// Exchanges what two selectors of this table run: see ``MethodTable/exchange(_:_:)``.
  public func exchange(_ a: Selector, _ b: Selector) throws(MessageError) { try core.exchange(a, b) }

  @inlinable
  static func makeBody<each Argument, Result>(
    _ body: @escaping @Sendable (Owner.Type, repeat each Argument) throws -> Result
  ) -> MethodBody {
    unsafe TypedMethodBody<Result, repeat each Argument>(
      Shape.of(Result.self, repeat (each Argument).self)
    ) { (object: UnsafeMutableRawPointer, arguments: repeat each Argument) throws -> Result in
      // The table is the type's, or a superclass's: the C core pairs them. Objects that stand for types live for ever.
      let type: AnyClass = unsafe Unmanaged<TypeObject>.fromOpaque(object)._withUnsafeGuaranteedRef { $0.type }
      return try body(unsafe unsafeBitCast(type, to: Owner.Type.self), repeat each arguments)
    }
  }

  @usableFromInline
  func register(_ selector: Selector, _ body: MethodBody, replacing: Bool) throws(MessageError) {
    try core.register(selector, body, replacing: replacing)
  }
}

extension MethodTable {
  /// The one table of a class's static methods, made when it is first asked for.
  ///
  /// Costs a hash probe after the first time. With a dynamic class (`type(of: object)`), it is that class's table.
  public static func ofType(_ type: Owner.Type) -> TypeMethodTable<Owner> {
    unsafe TypeMethodTable(entry: ClassEntry.ofType(type))
  }
}
