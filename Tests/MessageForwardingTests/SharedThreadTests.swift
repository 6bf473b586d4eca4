import CFFIShim
import Foundation
import MessageForwarding
import Synchronization
import Testing

/// One `SharedMulticastProxy` and eight threads.
@Suite struct SharedThreadTests {
  private static let threads = 8

  /// Counts for each thread what it heard from it.
  private final class Ear: Sendable {
    let heard: [Counter] = (0..<SharedThreadTests.threads).map { _ in Counter() }
    private let all: Counter
    private let tracked: Tracked

    init(_ tracker: LifetimeTracker, _ all: Counter = Counter()) {
      _ = Ear.registered
      self.all = all
      tracked = tracker.instance()
    }

    private static let registered: Void = {
      let table = MethodTable.of(Ear.self)
      do {
        try table.add("hear(_:)") { (ear: Ear, thread: Int) in
          ear.heard[thread].add(1)
          ear.all.add(1)
        }
      } catch {
        preconditionFailure("\(error)")
      }
    }()
  }

  private final class Counter: Sendable {
    private let count = Atomic(0)
    var value: Int { count.load(ordering: .relaxed) }
    func add(_ difference: Int) { count.add(difference, ordering: .relaxed) }
  }

  /// What a thread knows of a target that only it adds and removes.
  private struct Own {
    let ear: Ear
    var isIn = false
    var expected = 0
  }

  // Field report 19.
  @Test func everyoneHearsExactlyWhatWasSentWhileItWasATarget() throws {
    try checkLifetimes { tracker in
      let proxy = SharedMulticastProxy(name: "Busy")
      // A thread holds its closure a little longer than it runs: what is counted is not in it.
      let lastingCount = 4
      let lasting = (0..<lastingCount).map { _ in Ear(tracker) }
      for ear in lasting { try proxy.add(ear) }
      let sent = (0..<Self.threads).map { _ in Counter() }
      try inThreads(Self.threads) { thread in
        var random = SystemRandomNumberGenerator()
        let hear = Message<Int>("hear(_:)")
        var own = (0..<3).map { _ in Own(ear: Ear(tracker)) }
        for _ in 0..<3_000 {
          let index = Int.random(in: 0..<own.count, using: &random)
          switch Int.random(in: 0..<10, using: &random) {
          case 0, 1:
            let added = try proxy.add(own[index].ear, retention: .random(), at: Bool.random() ? .end : .start)
            #expect(added != own[index].isIn)
            own[index].isIn = true
          case 2, 3:
            // It may also have removed the place of a dead one at this address.
            let removed = proxy.remove(own[index].ear)
            #expect(removed || !own[index].isIn)
            own[index].isIn = false
          case 4:
            // Dropped while it may be a target, and another object comes in its place.
            let expected = own[index].expected
            #expect(own[index].ear.heard[thread].value == expected)
            if own[index].isIn { proxy.remove(own[index].ear) }
            own[index] = Own(ear: Ear(tracker))
            let passing = Ear(tracker)
            try proxy.add(passing)
            #expect(proxy.contains(passing))
          case 5:
            #expect(proxy.responds(to: "hear(_:)") && !proxy.responds(to: "nobody()"))
            #expect(proxy.contains(own[index].ear) == own[index].isIn)
            #expect(proxy.count >= lastingCount)
          default:
            try proxy.send(hear, thread)
            sent[thread].add(1)
            for index in own.indices where own[index].isIn { own[index].expected += 1 }
          }
        }
        for one in own {
          #expect(one.ear.heard[thread].value == one.expected)
          proxy.remove(one.ear)
        }
      }
      for ear in lasting { #expect(ear.heard.map(\.value) == sent.map(\.value)) }
      #expect(proxy.count == lastingCount)
    }
  }

  // Field report 8.
  @Test func aMessageToATargetThatComesAndGoesIsDeliveredOnceOrReported() throws {
    try checkLifetimes { tracker in
      let proxy = SharedMulticastProxy(name: "Blinking")
      let (heard, sent, delivered, unanswered) = (Counter(), Counter(), Counter(), Counter())
      let isDone = Atomic(false)
      try inThreads(2) { thread in
        if thread == 0 {
          defer { isDone.store(true, ordering: .releasing) }
          while proxy.isEmpty { sched_yield() }
          for _ in 0..<50_000 where proxy.responds(to: "hear(_:)") {
            sent.add(1)
            do {
              try proxy.send("hear(_:)", 0)
              delivered.add(1)
            } catch let error as MessageError where error.code == .unrecognizedSelector {
              unanswered.add(1)
            }
          }
        } else {
          // There is never more than one. The first one stays until it was heard.
          while !isDone.load(ordering: .acquiring) {
            let ear = Ear(tracker, heard)
            try proxy.add(ear)
            #expect(proxy.contains(ear))
            while heard.value == 0 && !isDone.load(ordering: .acquiring) { sched_yield() }
            if Bool.random() { proxy.remove(ear) } else { extendLifetime(ear) }
          }
        }
      }
      #expect(heard.value == delivered.value && heard.value > 0)
      #expect(delivered.value + unanswered.value == sent.value)
    }
  }

  @Test func postsFromEightThreadsAllArriveWhereTheyBelong() async throws {
    let librarian = Librarian()
    let archive = Archive("a")
    let proxy = SharedMulticastProxy(name: "Busy")
    try await librarian.open("l", in: proxy)
    try archive.join(proxy)
    let passers = Counter()
    let count = 300
    try await onThread {
      try inThreads(Self.threads) { thread in
        for number in 0..<count {
          proxy.post("note(_:)", thread * count + number)
          if number.isMultiple(of: 10) {
            // Others come and go meanwhile, and hear what nobody else does.
            let passer = Notebook("p")
            try proxy.add(passer, delivery: .queued)
            proxy.post("pass()", delivery: .queued)
            if Bool.random() { proxy.remove(passer) }
            passers.add(1)
          }
        }
      }
    }
    await proxy.drained()
    for lines in [await librarian.lines, archive.lines] {
      let numbers = lines.compactMap { Int($0.dropFirst(2)) }
      #expect(numbers.sorted() == Array(0..<Self.threads * count))
      for thread in 0..<Self.threads {
        #expect(numbers.filter { $0 / count == thread } == Array(thread * count..<(thread + 1) * count))
      }
    }
    #expect(archive.strays == 0)
  }

  private func checkLifetimes(_ body: (LifetimeTracker) throws -> Void) throws {
    try LifetimeTracker.check { tracker in
      try body(tracker)
      // What was removed may just be on its way out on another thread.
      let status = mf_quiesce(nil)
      #expect(status == MF_OK)
    }
  }

  /// Runs what blocks where it takes no thread of the tasks.
  private func onThread(_ body: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
      Thread { continuation.resume(with: Result { try body() }) }.start()
    }
  }
}

extension Retention {
  fileprivate static func random() -> Retention { Bool.random() ? .weak : .strong }
}
