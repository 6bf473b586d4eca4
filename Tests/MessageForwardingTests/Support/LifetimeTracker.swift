import Synchronization
import Testing

/// Counts objects that are alive, and says so when some are left at the end of a test.
final class LifetimeTracker: Sendable {
  private let count = Atomic(0)

  var alive: Int { count.load(ordering: .relaxed) }

  func instance(_ value: Int = 0) -> Tracked { Tracked(value, self) }

  fileprivate func change(by difference: Int) { count.add(difference, ordering: .relaxed) }

  /// Runs a test's body and expects every instance that it made to be gone afterwards.
  static func check(sourceLocation: SourceLocation = #_sourceLocation, _ body: (LifetimeTracker) throws -> Void) rethrows {
    let tracker = LifetimeTracker()
    try body(tracker)
    #expect(tracker.alive == 0, "objects left", sourceLocation: sourceLocation)
  }
}

/// An object whose life is counted.
final class Tracked: Sendable {
  let value: Int
  private let tracker: LifetimeTracker

  init(_ value: Int, _ tracker: LifetimeTracker) {
    self.value = value
    self.tracker = tracker
    tracker.change(by: 1)
  }

  deinit { tracker.change(by: -1) }
}
