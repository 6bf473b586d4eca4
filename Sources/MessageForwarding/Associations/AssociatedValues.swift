/// Values that an object keeps without having properties for them.
///
/// ```swift
/// let values = AssociatedValues.of(view)
/// values[subtitle] = "draft"
/// ```
///
/// Any object of any class may have them. They belong to that very object: one that is allocated at the same address later starts without.
///
/// When they are released:
/// - An owner that conforms to ``AssociatedValuesOwner`` stores them itself: they go in its `deinit`, exactly.
/// - For any other owner the library holds them, because Swift tells nobody that an object goes. They go when ``sweep()`` is called; when an object at
///   the same address gets values; or at the latest when as many new owners got values as there were at the last sweep, and 16 at least. So no
///   more is ever kept for the dead than for the living, 16 apart. It happens on the thread that does so.
///
/// A value that refers to its owner strongly keeps it alive for ever: capture it weakly. In its `deinit` such an owner has no values any more.
///
/// Any thread may use them; a value's key says whether it may be shared. Costs a lock and a hash probe; without a stored container, two.
/// The counterpart of `objc_setAssociatedObject` with `OBJC_ASSOCIATION_RETAIN`.
public final class AssociatedValues: Sendable {
  private struct Entry {
    /// Kept, so that no other key gets its address.
    let key: AnyObject?
    let value: AnyBox
  }

  private let entries = Locked<[ObjectIdentifier: Entry]>([:])

  /// Makes an empty container, to be stored by an owner: see ``AssociatedValuesOwner``.
  public init() {}

  /// The value under a key; setting nil removes it.
  public subscript<Value>(key: AssociatedKey<Value>) -> Value? {
    get { value(ObjectIdentifier(key)) }
    set { set(ObjectIdentifier(key), newValue.map { Entry(key: key, value: Box($0)) }) }
  }

  /// The value under a type that is a key; setting nil removes it.
  public subscript<Key: AssociatedKeyType>(key: Key.Type) -> Key.Value? {
    get { value(ObjectIdentifier(key)) }
    set { set(ObjectIdentifier(key), newValue.map { Entry(key: nil, value: Box($0)) }) }
  }

  /// The value under a key, made if there is none.
  ///
  /// `make` runs without a lock; of two threads that both make one, the first wins, and both get its value.
  public func value<Value>(for key: AssociatedKey<Value>, orInsert make: () throws -> Value) rethrows -> Value {
    if let there = self[key] { return there }
    let made = Box(try make())
    let kept = entries.withLock { entries -> AnyBox in
      if let there = entries[ObjectIdentifier(key)] { return there.value }
      entries[ObjectIdentifier(key)] = Entry(key: key, value: made)
      return made
    }
    return (kept as? Box<Value> ?? made).value
  }

  /// How many values there are.
  public var count: Int { entries.withLock { $0.count } }

  /// Releases all values.
  public func removeAll() {
    let released = entries.withLock { entries in
      defer { entries = [:] }
      return entries
    }
    withExtendedLifetime(released) {}
  }

  private func value<Value>(_ key: ObjectIdentifier) -> Value? {
    let box = entries.withLock { $0[key]?.value }
    return (box as? Box<Value>)?.value
  }

  private func set(_ key: ObjectIdentifier, _ entry: Entry?) {
    // What was there goes after the lock was left: its deinit may come back here.
    let released = entries.withLock { entries in
      let old = entries[key]
      entries[key] = entry
      return old
    }
    withExtendedLifetime(released) {}
  }
}

/// An owner that stores its ``AssociatedValues`` itself, so that they go with it, exactly.
///
/// ```swift
/// final class View: AssociatedValuesOwner {
///   let associatedValues = AssociatedValues()
/// }
/// ```
///
/// In a class of an actor write `nonisolated let`.
public protocol AssociatedValuesOwner: AnyObject, SendableMetatype {
  /// A stored property; always the same container.
  var associatedValues: AssociatedValues { get }
}
