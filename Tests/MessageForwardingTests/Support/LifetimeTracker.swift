import Testing

/// Counts objects that are alive, and says so when some are left at the end of a test.
final class LifetimeTracker {
  fileprivate(set) var alive = 0

  func instance(_ value: Int = 0) -> Tracked { Tracked(value, self) }

  /// Runs a test's body and expects every instance that it made to be gone afterwards.
  static func check(_ body: (LifetimeTracker) throws -> Void, sourceLocation: SourceLocation = #_sourceLocation) rethrows {
    let tracker = LifetimeTracker()
    try body(tracker)
    #expect(tracker.alive == 0, "objects left", sourceLocation: sourceLocation)
  }
}

/// An object whose life is counted.
final class Tracked {
  let value: Int
  private let tracker: LifetimeTracker

  init(_ value: Int, _ tracker: LifetimeTracker) {
    self.value = value
    self.tracker = tracker
    tracker.alive += 1
  }

  deinit { tracker.alive -= 1 }
}
