internal import Synchronization

/// A map from addresses that live forever to other addresses that do, read without a lock.
///
/// Entries are added under a lock and never change, so a reader needs no more than to see an entry whole. The keys are type and class
/// metadata: as many as the program has types.
final class PointerMap: Sendable {
  private struct Slot: ~Copyable {
    let key: Atomic<UInt>
    let value: Atomic<UInt>
  }

  // `capacity` slots, a power of two, at most three quarters full. Replaced when it grows; the old ones stay for readers, in `all`.
  @safe
  private struct Slots: @unchecked Sendable {
    let capacity: Int
    let first: UnsafeMutablePointer<Slot>

    init(capacity: Int) {
      self.capacity = capacity
      unsafe first = .allocate(capacity: capacity)
      for index in 0..<capacity {
        unsafe (first + index).initialize(to: Slot(key: Atomic(0), value: Atomic(0)))
      }
    }

    /// Slots that stay.
    static func allocate(capacity: Int) -> UnsafeMutablePointer<Slots> {
      let slots = UnsafeMutablePointer<Slots>.allocate(capacity: 1)
      unsafe slots.initialize(to: Slots(capacity: capacity))
      return unsafe slots
    }

    func find(_ key: UInt) -> UInt? {
      var index = start(key)
      while true {
        let found = unsafe first[index].key.load(ordering: .acquiring)
        if found == key { return unsafe first[index].value.load(ordering: .relaxed) }
        if found == 0 { return nil }
        index = (index + 1) & (capacity - 1)
      }
    }

    func insert(_ key: UInt, _ value: UInt) {
      var index = start(key)
      while unsafe first[index].key.load(ordering: .relaxed) != 0 { index = (index + 1) & (capacity - 1) }
      unsafe first[index].value.store(value, ordering: .relaxed)
      unsafe first[index].key.store(key, ordering: .releasing)
    }

    private func start(_ key: UInt) -> Int {
      // Addresses differ in their middle bits; multiplication carries them to the top.
      Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (capacity - 1)
    }
  }

  @safe
  private struct Writing {
    var all: [UnsafeMutablePointer<Slots>]
    var entries: [(UInt, UInt)] = []
  }

  /// The address of the slots that readers look at.
  private let current: Atomic<UInt>
  private let writing: Locked<Writing>

  init() {
    let slots = unsafe Slots.allocate(capacity: 64)
    current = Atomic(UInt(bitPattern: slots))
    writing = unsafe Locked(Writing(all: [slots]))
  }

  /// The value for a key. No lock, no allocation.
  func find(_ key: UInt) -> UInt? {
    unsafe UnsafePointer<Slots>(bitPattern: current.load(ordering: .acquiring))!.pointee.find(key)
  }

  /// The value for a key, made if there is none. `make` runs under the lock, at most once for a key.
  func find(_ key: UInt, orInsert make: () -> UInt) -> UInt {
    if let value = find(key) { return value }
    return writing.withLock { writing in
      if let value = find(key) { return value }
      let value = make()
      insert(key, value, &writing)
      return value
    }
  }

  private func insert(_ key: UInt, _ value: UInt, _ writing: inout Writing) {
    writing.entries.append((key, value))
    let slots = unsafe writing.all[writing.all.count - 1].pointee
    if writing.entries.count * 4 <= slots.capacity * 3 { return slots.insert(key, value) }
    let larger = unsafe Slots.allocate(capacity: slots.capacity * 2)
    for (key, value) in writing.entries { unsafe larger.pointee.insert(key, value) }
    unsafe writing.all.append(larger)
    current.store(UInt(bitPattern: larger), ordering: .releasing)
  }
}
