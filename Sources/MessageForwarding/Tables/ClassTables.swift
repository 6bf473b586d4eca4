internal import CFFIShim

/// The C core's table of each class, and of its static methods: made when it is first asked for, never freed.
@safe
@usableFromInline
struct ClassEntry {
  /// The class.
  let type: AnyClass
  /// Its superclass's; nil for `AnyObject` and for ``Proxy``, and for the static methods of a class that has no superclass.
  let parent: UnsafePointer<ClassEntry>?
  @usableFromInline let table: OpaquePointer
  /// Whether objects of the class make their own target: see ``SelfTargeting``.
  @usableFromInline let isSelfTargeting: Bool
  /// What stands for the class, where these are its static methods.
  let typeObject: TypeObject?

  private static let all = PointerMap()
  private static let allTypes = PointerMap()

  /// The entry of a class. Costs a hash probe after the first time; no lock, no allocation. `AnyObject` counts as the superclass of every
  /// class that has none.
  @usableFromInline
  static func of(_ type: AnyClass) -> UnsafePointer<ClassEntry> {
    if let entry = unsafe find(type, in: all) { return unsafe entry }
    // The superclass comes first, and outside the lock, which making a table of its own needs.
    let parent = unsafe superclass(of: type).map { unsafe of($0) }
    return unsafe insert(type, in: all) {
      unsafe ClassEntry(
        type: type, parent: parent, table: createTable(_typeName(type, qualified: false), of: type, parent?.pointee.table),
        isSelfTargeting: type is any SelfTargeting.Type, typeObject: nil)
    }
  }

  /// The entry of a class's static methods.
  static func ofType(_ type: AnyClass) -> UnsafePointer<ClassEntry> {
    if let entry = unsafe find(type, in: allTypes) { return unsafe entry }
    let parent = unsafe _getSuperclass(type).map { unsafe ofType($0) }
    return unsafe insert(type, in: allTypes) {
      let object = TypeObject(type)
      return unsafe ClassEntry(
        type: type, parent: parent, table: createTable(object.targetName, of: nil, parent?.pointee.table), isSelfTargeting: false,
        typeObject: object)
    }
  }

  private static func find(_ type: AnyClass, in entries: PointerMap) -> UnsafePointer<ClassEntry>? {
    unsafe entries.find(UInt(bitPattern: ObjectIdentifier(type))).flatMap { unsafe UnsafePointer(bitPattern: $0) }
  }

  private static func insert(_ type: AnyClass, in entries: PointerMap, _ make: () -> ClassEntry) -> UnsafePointer<ClassEntry> {
    let entry = entries.find(UInt(bitPattern: ObjectIdentifier(type))) {
      let made = UnsafeMutablePointer<ClassEntry>.allocate(capacity: 1)
      unsafe made.initialize(to: make())
      return UInt(bitPattern: made)
    }
    return unsafe UnsafePointer(bitPattern: entry)!
  }

  private static func superclass(of type: AnyClass) -> AnyClass? {
    if ObjectIdentifier(type) == ObjectIdentifier(AnyObject.self) { return nil }
    // A proxy has no methods that it could hand on.
    if ObjectIdentifier(type) == ObjectIdentifier(Proxy.self) { return nil }
    return _getSuperclass(type) ?? anyObject
  }

  /// `AnyObject` as a class: only its address is ever looked at.
  private static let anyObject: AnyClass = anyClass(AnyObject.self)

  private static func anyClass<Object: AnyObject>(_ type: Object.Type) -> AnyClass { type }

  /// The table of a class's objects, which forward if they are proxies; without a class, of a type.
  private static func createTable(_ name: String, of type: AnyClass?, _ parent: OpaquePointer?) -> OpaquePointer {
    var table: OpaquePointer?
    do {
      try unsafe checked { unsafe mf_table_create(name, parent, SwiftRuntime.ops, &table, $0) }
      if let type = type as? Proxy.Type { unsafe try ProxyHooks.install(type, table!) }
    } catch {
      // The name is never empty: only memory can be lacking, and then Swift itself stops.
      preconditionFailure("\(error)")
    }
    return unsafe table!
  }
}

/// An object that is a target by itself, not through its class's table.
protocol SelfTargeting: AnyObject {
  var coreTarget: mf_target { get }
}
