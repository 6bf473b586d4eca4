/// What waits for one target, first in, first out, one at a time.
final class Mailbox: Sendable {
  enum Item: Sendable {
    case letter(Letter)
    /// Tells that everything before it has been delivered.
    case mark(@Sendable () -> Void)
  }

  enum Wait {
    /// For its turn on an actor. The method itself does not wait.
    case actor
    /// For its method, which may send messages itself and wait for them.
    case method
  }

  private struct State {
    var items: [Item?] = []
    var first = 0
    /// Whether somebody is on the way to empty the mailbox.
    var isScheduled = false
    /// The thread that is delivering a letter now, or 0; and how many, one within the other.
    var thread: UInt = 0
    var depth = 0
    /// What a letter that is being delivered waits for.
    var waitsFor: Wait?

    var isEmpty: Bool { first == items.count }
    func isBusy(for thread: UInt) -> Bool { waitsFor != nil || (depth > 0 && self.thread != thread) }

    mutating func takeFirst() -> Item? {
      guard !isEmpty else { return nil }
      defer {
        items[first] = nil
        first += 1
        if isEmpty || (first >= 64 && first * 2 >= items.count) {
          items.removeFirst(first)
          first = 0
        }
      }
      return items[first]
    }

    mutating func putBack(_ item: Item) {
      if first == 0 {
        items.insert(item, at: 0)
      } else {
        first -= 1
        items[first] = item
      }
    }

    mutating func putMark(_ mark: @escaping @Sendable () -> Void) -> Bool {
      guard !isEmpty || isScheduled else { return false }
      items.append(.mark(mark))
      return true
    }

    mutating func enter(_ thread: UInt) {
      self.thread = thread
      depth += 1
    }
  }

  private let state = Locked(State())

  /// Whether nothing is waiting and nobody is on the way.
  var isIdle: Bool { state.withLock { $0.isEmpty && !$0.isScheduled } }

  /// Puts an item behind all others. Returns whether the caller has to send somebody.
  func put(_ item: Item) -> Bool {
    state.withLock { state in
      state.items.append(item)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
  }

  /// Puts a mark behind what is waiting, if anything is or somebody is on the way.
  func putMark(_ mark: @escaping @Sendable () -> Void) -> Bool {
    state.withLock { $0.putMark(mark) }
  }

  /// Waits until everything before has been delivered; but not for a method that may itself be waiting for the caller.
  func turn() async {
    await withCheckedContinuation { continuation in
      let waits = state.withLock { state in
        state.waitsFor != .method && state.putMark { continuation.resume() }
      }
      if !waits { continuation.resume() }
    }
  }

  /// The next item, whose delivery the caller begins with this and must `end`; nil when there is none, or another one is being delivered.
  func next() -> Item? {
    let thread = currentThread()
    return state.withLock { state in
      guard !state.isBusy(for: thread), let item = state.takeFirst() else { return nil }
      state.enter(thread)
      return item
    }
  }

  /// Puts an item back whose delivery was begun, and must `end` all the same.
  func putBack(_ item: Item) { state.withLock { $0.putBack(item) } }

  /// Begins a delivery past the mailbox, which the caller must `end`. False when something stands before it.
  func beginPast() -> Bool {
    let thread = currentThread()
    return state.withLock { state in
      guard state.isEmpty, !state.isBusy(for: thread) else { return false }
      state.enter(thread)
      return true
    }
  }

  /// The delivery that was begun will wait: from here on on any thread.
  func waits(for wait: Wait) {
    state.withLock { state in
      state.depth -= 1
      state.waitsFor = wait
    }
  }

  /// Ends a delivery. Returns whether the caller has to send somebody.
  func end() -> Bool {
    state.withLock { state in
      if state.waitsFor != nil { state.waitsFor = nil } else { state.depth -= 1 }
      guard state.depth == 0, !state.isEmpty, !state.isScheduled else { return false }
      state.isScheduled = true
      return true
    }
  }

  /// Whoever was sent leaves. Returns whether they have to come again, because something is waiting that nobody is delivering.
  func leave() -> Bool {
    state.withLock { state in
      state.isScheduled = !state.isEmpty && state.waitsFor == nil && state.depth == 0
      return state.isScheduled
    }
  }

}
