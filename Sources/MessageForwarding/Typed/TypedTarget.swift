internal import CFFIShim

/// One target of a typed proxy. Its memory stays where it is; behind it stands the observer, bit for bit and not counted.
@safe
@usableFromInline
struct TypedTarget {
  /// How a round calls it: what a round looks at first.
  @usableFromInline
  enum Standing: UInt8 {
    /// Through its conformance; the proxy holds it.
    case strong
    /// Through its conformance, if it is not gone.
    case weak
    /// There is more to it: a proxy of the same kind, or an object that hears messages.
    case special
    /// Not any more.
    case removed
  }

  @usableFromInline var standing: Standing
  /// Whether it is called through its conformance.
  @usableFromInline let conforms: Bool
  /// The object, when it is held weakly.
  @usableFromInline weak var weakObject: AnyObject?
  /// The object, when it is held strongly.
  var strongObject: AnyObject?
  /// The targets of the proxy that this target is. Read only while the target is alive.
  let proxy: Unmanaged<TypedTargets>?
  /// Its methods, when they are not those of its class.
  let table: TableReference?
  /// The object's class, for the report when it was gone at once, and how many rounds there had been.
  let type: AnyClass
  let roundsBefore: Int
  /// The object's address, which another object may have when this one is gone.
  let key: UInt
}

/// Where a target is. Valid as long as it is one, and until the end of every round that could see it.
@usableFromInline
typealias TypedTargetPointer = UnsafeMutablePointer<TypedTarget>

extension TypedTargetPointer {
  /// Makes a target that hears by message.
  static func make(_ target: Target, _ retention: Retention, after rounds: Int) -> TypedTargetPointer {
    unsafe make(target.object, retention, .special, rounds, table: target.exceptionalTable)
  }

  /// Makes a target of an observer, which is this object.
  static func make<Observer>(
    _ observer: Observer, _ object: AnyObject, _ retention: Retention, _ proxy: TypedTargets?, after rounds: Int
  ) -> TypedTargetPointer {
    let standing: TypedTarget.Standing = proxy != nil ? .special : retention == .strong ? .strong : .weak
    let target = unsafe make(
      object, retention, standing, rounds, size: MemoryLayout<Observer>.size, conforms: true, proxy: proxy)
    unsafe target.observer(Observer.self).initialize(to: observer)
    // Whether the object is alive is known without this reference.
    unsafe Unmanaged.passUnretained(object).release()
    return unsafe target
  }

  private static func make(
    _ object: AnyObject, _ retention: Retention, _ standing: TypedTarget.Standing, _ rounds: Int, size: Int = 0,
    conforms: Bool = false, proxy: TypedTargets? = nil, table: TableReference? = nil
  ) -> TypedTargetPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<TypedTarget>.stride + size, alignment: 16)
    let isStrong = retention == .strong
    return unsafe memory.initializeMemory(
      as: TypedTarget.self,
      to: TypedTarget(
        standing: standing, conforms: conforms, weakObject: isStrong ? nil : object, strongObject: isStrong ? object : nil,
        proxy: proxy.map { unsafe .passUnretained($0) }, table: table, type: type(of: object),
        roundsBefore: rounds, key: TypedTargets.key(of: object)))
  }

  func free() {
    // What stands behind has no reference to give back.
    unsafe deinitialize(count: 1)
    unsafe UnsafeMutableRawPointer(self).deallocate()
  }

  /// The object; nil when it is gone or going.
  @usableFromInline
  var object: AnyObject? { unsafe pointee.strongObject ?? pointee.weakObject }

  /// The receiver of messages; nil when it is gone or going.
  @usableFromInline
  var receiver: Target? {
    guard let object = unsafe object else { return nil }
    guard let table = unsafe pointee.table else { return Target(object) }
    return unsafe Target(retaining: mf_target(object: Unmanaged.passUnretained(object).toOpaque(), table: table.raw), object)
  }

  @inlinable
  func observer<Observer>(_ type: Observer.Type) -> UnsafeMutablePointer<Observer> {
    unsafe UnsafeMutableRawPointer(self + 1).assumingMemoryBound(to: type)
  }

  /// Calls through the conformance of an object that the caller knows to be alive. Moved out and back, the observer is not counted.
  @inlinable @inline(__always)
  func withObserver<Observer, Result>(_ call: (Observer) throws -> Result) rethrows -> Result {
    let place = unsafe observer(Observer.self)
    let observer = unsafe place.move()
    do {
      let result = try call(observer)
      unsafe place.initialize(to: observer)
      return result
    } catch {
      unsafe place.initialize(to: observer)
      throw error
    }
  }
}

extension Target {
  /// The table, when it is not that of the object's class.
  fileprivate var exceptionalTable: TableReference? {
    let entry = unsafe ClassEntry.of(type(of: object))
    guard let table = unsafe core.table, unsafe !entry.pointee.isSelfTargeting && table != entry.pointee.table else { return nil }
    return unsafe TableReference(consuming: mf_table_retain(table)!)
  }
}
