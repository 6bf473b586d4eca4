internal import CFFIShim

/// The C core's table of each class: made when it is first asked for, never freed.
@safe
@usableFromInline
struct ClassEntry {
  /// The class.
  let type: AnyClass
  /// Its superclass's; nil for `AnyObject` and for ``Proxy``.
  let parent: UnsafePointer<ClassEntry>?
  @usableFromInline let table: OpaquePointer
  /// Whether objects of the class make their own target: see ``SelfTargeting``.
  @usableFromInline let isSelfTargeting: Bool

  private static let all = PointerMap()

  /// The entry of a class. Costs a hash probe after the first time; no lock, no allocation. `AnyObject` counts as the superclass of every
  /// class that has none.
  @usableFromInline
  static func of(_ type: AnyClass) -> UnsafePointer<ClassEntry> {
    let key = UInt(bitPattern: ObjectIdentifier(type))
    if let entry = all.find(key) { return unsafe UnsafePointer(bitPattern: entry)! }
    // The superclass comes first, and outside the lock, which making a table of its own needs.
    let parent = unsafe superclass(of: type).map { unsafe of($0) }
    let entry = all.find(key) {
      let made = UnsafeMutablePointer<ClassEntry>.allocate(capacity: 1)
      unsafe made.initialize(
        to: unsafe ClassEntry(
          type: type, parent: parent, table: createTable(type, parent?.pointee.table),
          isSelfTargeting: type is any SelfTargeting.Type))
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

  private static func createTable(_ type: AnyClass, _ parent: OpaquePointer?) -> OpaquePointer {
    var table: OpaquePointer?
    do {
      try unsafe checked { unsafe mf_table_create(_typeName(type, qualified: false), parent, SwiftRuntime.ops, &table, $0) }
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
