import MessageForwarding
import Testing

/// Values of objects that have no properties for them. One at a time: the sweep is everybody's.
@Suite(.serialized) struct AssociatedValueTests {
  class Plain {}

  final class Storing: AssociatedValuesOwner {
    let associatedValues = AssociatedValues()
  }

  @MainActor final class OnMain: AssociatedValuesOwner {
    nonisolated let associatedValues = AssociatedValues()
  }

  enum Subtitle: AssociatedKeyType { typealias Value = String }
  static let number = AssociatedKey<Int>()
  static let maybe = AssociatedKey<Int?>()

  @Test func valuesBelongToOneObjectAndOneKey() {
    for (a, b) in [(Plain(), Plain()), (Storing(), Storing())] as [(AnyObject, AnyObject)] {
      AssociatedValues.of(a)[Self.number] = 1
      AssociatedValues.of(a)[Subtitle.self] = "one"
      #expect(AssociatedValues.of(a)[Self.number] == 1)
      #expect(AssociatedValues.of(a)[Subtitle.self] == "one")
      #expect(AssociatedValues.of(b)[Self.number] == nil)
      #expect(AssociatedValues.of(a)[AssociatedKey<Int>()] == nil)
      AssociatedValues.of(a)[Self.number] = nil
      #expect(AssociatedValues.of(a)[Self.number] == nil)
      #expect(AssociatedValues.of(a).count == 1)
      AssociatedValues.of(a)[Self.maybe] = .some(nil)
      #expect(AssociatedValues.of(a)[Self.maybe] == .some(nil))
      #expect(AssociatedValues.of(a).value(for: Self.number) { 5 } == 5)
      #expect(AssociatedValues.of(a).value(for: Self.number) { 6 } == 5)
    }
  }

  @Test func aHundredKeysOfOneObject() {
    LifetimeTracker.check { tracker in
      let owner = Plain()
      let keys = (0..<100).map { _ in AssociatedKey<Tracked>() }
      for (index, key) in keys.enumerated() { AssociatedValues.of(owner)[key] = tracker.instance(index) }
      #expect(AssociatedValues.of(owner).count == 100)
      for (index, key) in keys.enumerated() { #expect(AssociatedValues.of(owner)[key]?.value == index) }
      for key in keys { AssociatedValues.of(owner)[key] = tracker.instance(-1) }
      #expect(tracker.alive == 100)
      AssociatedValues.of(owner).removeAll()
      #expect(tracker.alive == 0)
      #expect(AssociatedValues.of(owner).count == 0)
    }
  }

  @Test func aStoredContainerGoesWithItsOwnerExactly() async {
    let key = AssociatedKey<Tracked>()
    LifetimeTracker.check { tracker in
      do {
        let owner = Storing()
        AssociatedValues.of(owner)[key] = tracker.instance()
        #expect(tracker.alive == 1)
      }
      #expect(tracker.alive == 0)
    }
    let tracker = LifetimeTracker()
    await MainActor.run { AssociatedValues.of(OnMain())[key] = tracker.instance() }
    #expect(tracker.alive == 0)
  }

  @Test func otherValuesGoWithTheNextSweep() {
    let key = AssociatedKey<Tracked>()
    LifetimeTracker.check { tracker in
      do {
        let kept = Plain()
        AssociatedValues.of(kept)[key] = tracker.instance()
        for _ in 0..<10 { AssociatedValues.of(Plain())[key] = tracker.instance() }
        AssociatedValues.sweep()
        #expect(tracker.alive == 1)
        extendLifetime(kept)
      }
      AssociatedValues.sweep()
    }
  }

  @Test func theDeadDoNotPileUp() {
    let key = AssociatedKey<Tracked>()
    let tracker = LifetimeTracker()
    let living = AssociatedValues.sweep()
    for _ in 0..<10_000 { AssociatedValues.of(Plain())[key] = tracker.instance() }
    #expect(tracker.alive <= max(16, 2 * living + 64))
    AssociatedValues.sweep()
    #expect(tracker.alive == 0)
  }

  @Test func aNewObjectAtADeadOnesAddressStartsWithout() {
    // Nearly each gets the address of the one before, except from a sanitizer's allocator.
    for _ in 0..<1_000 {
      let owner = Plain()
      #expect(AssociatedValues.of(owner)[Self.number] == nil)
      AssociatedValues.of(owner)[Self.number] = 1
    }
  }

  @Test func deinitsMayComeBack() {
    final class Chained {
      let life: Tracked
      init(_ life: Tracked) { self.life = life }
      deinit {
        AssociatedValues.of(self)[AssociatedValueTests.number] = 1
        AssociatedValues.of(Plain())[AssociatedValueTests.number] = 2
        AssociatedValues.sweep()
      }
    }
    let key = AssociatedKey<Chained>()
    LifetimeTracker.check { tracker in
      do {
        let owner = Plain()
        AssociatedValues.of(owner)[key] = Chained(tracker.instance())
        AssociatedValues.of(owner)[key] = Chained(tracker.instance())
        #expect(tracker.alive == 1)
      }
      AssociatedValues.sweep()
    }
  }

  @Test func manyThreadsSetReadAndLetGo() async {
    final class Shared: Sendable {}
    let shared = Shared()
    let key = AssociatedKey<Int>()
    let tracker = LifetimeTracker()
    let trackedKey = AssociatedKey<Tracked>()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          for index in 0..<500 {
            AssociatedValues.of(shared)[key] = index
            _ = AssociatedValues.of(shared)[key]
            let own = Shared()
            AssociatedValues.of(own)[trackedKey] = tracker.instance(number)
            #expect(AssociatedValues.of(own)[trackedKey]?.value == number)
            if index % 50 == 0 { AssociatedValues.sweep() }
          }
        }
      }
    }
    AssociatedValues.sweep()
    #expect(tracker.alive == 0)
    #expect(AssociatedValues.of(shared)[key] == 499)
  }
}
