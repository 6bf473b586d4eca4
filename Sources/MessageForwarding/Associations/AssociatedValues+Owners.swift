extension AssociatedValues {
  /// The values of an object, its own container or the library's.
  public static func of(_ owner: AnyObject) -> AssociatedValues {
    if let owner = owner as? any AssociatedValuesOwner { return owner.associatedValues }
    return Owners.values(of: owner)
  }

  /// Releases the values of owners that are gone, as far as the library holds them.
  ///
  /// O(n) in such owners. Returns how many living ones have values.
  @discardableResult
  public static func sweep() -> Int { Owners.sweep() }
}

/// The containers of objects that do not store one.
private enum Owners {
  private final class Entry {
    weak var owner: AnyObject?
    let values = AssociatedValues()

    init(_ owner: AnyObject) { self.owner = owner }
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// How many entries there may be before the dead are looked for.
    var limit = 16
  }

  private static let state = Locked(State())

  static func values(of owner: AnyObject) -> AssociatedValues {
    let key = ObjectIdentifier(owner)
    // What is released is released without the lock: values may have a deinit that comes back here, and so may an owner that was dying.
    var released: [AnyObject] = []
    defer { withExtendedLifetime(released) {} }
    return state.withLock { state in
      if let there = state.entries[key] {
        // Owners are compared while the caller holds this one, so an equal one does not go here.
        if there.owner === owner { return there.values }
        released.append(there)
      }
      let made = Entry(owner)
      // In its deinit an object cannot be referred to weakly, and gets a container for this once.
      guard made.owner != nil else { return made.values }
      if state.entries.count >= state.limit { sweep(&state, &released) }
      state.entries[key] = made
      return made.values
    }
  }

  static func sweep() -> Int {
    var released: [AnyObject] = []
    defer { withExtendedLifetime(released) {} }
    return state.withLock { state in
      sweep(&state, &released)
      return state.entries.count
    }
  }

  private static func sweep(_ state: inout State, _ released: inout [AnyObject]) {
    for (key, entry) in state.entries {
      if let owner = entry.owner {
        released.append(owner)
      } else {
        released.append(entry)
        state.entries[key] = nil
      }
    }
    state.limit = max(16, state.entries.count * 2)
  }
}
