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
  /// What is wrong with methods that the class declares.
  let ownProblems: [MessageError]
  /// The same, those of superclasses included; nil when there are none.
  let problems: DeclarationProblems?

  private static let all = PointerMap()
  private static let allTypes = PointerMap()

  /// The entry of a class. Costs a hash probe after the first time; no lock, no allocation. `AnyObject` counts as the superclass of every
  /// class that has none.
  @usableFromInline
  static func of(_ type: AnyClass) -> UnsafePointer<ClassEntry> {
    if let entry = unsafe find(type, in: all) { return unsafe entry }
    let parent = unsafe superclass(of: type).map { unsafe of($0) }
    return unsafe keep(ClassEntry(type, parent, typeObject: nil), in: all)
  }

  /// The entry of a class's static methods.
  static func ofType(_ type: AnyClass) -> UnsafePointer<ClassEntry> {
    if let entry = unsafe find(type, in: allTypes) { return unsafe entry }
    let parent = unsafe _getSuperclass(type).map { unsafe ofType($0) }
    return unsafe keep(ClassEntry(type, parent, typeObject: TypeObject(type)), in: allTypes)
  }

  /// Made without a lock: the class may declare methods, which is its own code.
  private init(_ type: AnyClass, _ parent: UnsafePointer<ClassEntry>?, typeObject: TypeObject?) {
    self.type = type
    unsafe self.parent = unsafe parent
    self.typeObject = typeObject
    isSelfTargeting = typeObject == nil && type is any SelfTargeting.Type
    let declared = DeclaredMethods(of: type, isOfType: typeObject != nil)
    var made: OpaquePointer?
    do throws(MessageError) {
      let name = typeObject?.targetName ?? _typeName(type, qualified: false)
      try unsafe checked { unsafe mf_table_create(name, parent?.pointee.table, SwiftRuntime.ops, &made, $0) }
      let wrong = unsafe declared.register(in: CoreTable(made!))
      ownProblems = wrong
      let inherited = unsafe parent?.pointee.problems
      problems = wrong.isEmpty ? inherited : DeclarationProblems(wrong, inherited)
      if typeObject == nil, let type = type as? Proxy.Type {
        unsafe try ProxyHooks.install(type, made!)
      } else if !wrong.isEmpty {
        unsafe try problems?.install(made!)
      }
    } catch {
      // The name is never empty: only memory can be lacking, and then Swift itself stops.
      preconditionFailure("\(error)")
    }
    unsafe table = unsafe made!
  }

  private static func find(_ type: AnyClass, in entries: PointerMap) -> UnsafePointer<ClassEntry>? {
    unsafe entries.find(UInt(bitPattern: ObjectIdentifier(type))).flatMap { unsafe UnsafePointer(bitPattern: $0) }
  }

  private static func keep(_ entry: ClassEntry, in entries: PointerMap) -> UnsafePointer<ClassEntry> {
    var isKept = false
    let kept = entries.find(UInt(bitPattern: ObjectIdentifier(entry.type))) {
      isKept = true
      let made = UnsafeMutablePointer<ClassEntry>.allocate(capacity: 1)
      unsafe made.initialize(to: entry)
      return UInt(bitPattern: made)
    }
    // Another thread was first.
    if !isKept { unsafe mf_table_release(entry.table) }
    return unsafe UnsafePointer(bitPattern: kept)!
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

/// An object that is a target by itself, not through its class's table.
protocol SelfTargeting: AnyObject {
  var coreTarget: mf_target { get }
}
