import Dispatch
import Foundation
import MessageForwarding
import Synchronization

/// A value behind a lock, for targets that every thread calls.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }

  var current: Value { with { $0 } }
}

/// A target that every thread may call.
final class Notebook: Sendable, Responder {
  let name: String
  let lines: Guarded<[String]>
  private let tracked: Tracked?
  /// Runs at each note.
  let onNote = Guarded<(@Sendable (Int) throws -> Void)?>(nil)

  init(_ name: String, _ lines: Guarded<[String]> = Guarded([]), _ tracked: Tracked? = nil) {
    _ = Notebook.registered
    self.name = name
    self.lines = lines
    self.tracked = tracked
  }

  private static let registered: Void = {
    let table = MethodTable.of(Notebook.self)
    do {
      try table.add("note(_:)") { (notebook, number: Int) in
        notebook.lines.with { $0.append("\(notebook.name) \(number)") }
        try notebook.onNote.current?(number)
      }
      try table.add("pass()") { _ in }
      try table.add("length()") { $0.name.count }
      try table.add("isCalled(_:)") { $0.name == $1 }
      try table.add("refuse(_:)") { (notebook, reason: String) -> Int in throw Refusal(reason: "\(notebook.name): \(reason)") }
      try table.add("noteSlowly(_:)") { (notebook, number: Int) async in
        await Task.yield()
        notebook.lines.with { $0.append("\(notebook.name) \(number)") }
      }
    } catch {
      preconditionFailure("\(error)")
    }
  }()
}

/// A target that no two threads may call at once: it belongs to an actor or a queue, and notes whether it was called there.
final class Diary: Responder {
  let name: String
  var lines: [String] = []
  var kept: [Tracked] = []
  var strays = 0
  var onNote: ((Int) throws -> Void)?
  private let isHome: () -> Bool
  private let tracked: Tracked?

  init(_ name: String, _ tracked: Tracked? = nil, isHome: @escaping () -> Bool) {
    _ = Diary.registered
    self.name = name
    self.tracked = tracked
    self.isHome = isHome
  }

  private func visited() {
    if !isHome() { strays += 1 }
  }

  private static let registered: Void = {
    let table = MethodTable.of(Diary.self)
    do {
      try table.add("note(_:)") { (diary, number: Int) in
        diary.visited()
        diary.lines.append("\(diary.name) \(number)")
        try diary.onNote?(number)
      }
      try table.add("keep(_:)") { (diary, object: Tracked) in
        diary.visited()
        diary.kept.append(object)
      }
      try table.add("length()") { (diary) -> Int in
        diary.visited()
        return diary.name.count
      }
      try table.add("refuse(_:)") { (diary, reason: String) -> Int in
        diary.visited()
        throw Refusal(reason: "\(diary.name): \(reason)")
      }
    } catch {
      preconditionFailure("\(error)")
    }
  }()
}

/// An actor with a diary of its own.
actor Librarian {
  private(set) var diary: Diary?

  /// Makes a diary that belongs to this actor, and adds it to a proxy.
  @discardableResult
  func open(
    _ name: String, in proxy: SharedMulticastProxy, under wanted: ProtocolDescription? = nil, retention: Retention = .weak,
    delivery: Delivery = .automatic, _ tracked: Tracked? = nil
  ) throws -> Bool {
    try proxy.add(make(name, tracked), on: self, under: wanted, retention: retention, delivery: delivery)
  }

  /// Makes a diary that belongs to this actor.
  func make(_ name: String, _ tracked: Tracked? = nil) -> Diary {
    let made = Diary(name, tracked) { [unowned self] in
      self.assertIsolated()
      return true
    }
    diary = made
    return made
  }

  func close() { diary = nil }
  func remove(from proxy: SharedMulticastProxy) -> Bool { diary.map { proxy.remove($0) } ?? false }
  var lines: [String] { diary?.lines ?? [] }

  func run<Result: Sendable>(_ body: @Sendable (isolated Librarian) throws -> Result) rethrows -> Result { try body(self) }
}

/// A serial queue with a diary of its own.
final class Archive: @unchecked Sendable {
  let queue: DispatchQueue
  // Touched on the queue only.
  private(set) var diary: Diary
  private let mark = DispatchSpecificKey<Bool>()

  init(_ name: String, _ tracked: Tracked? = nil, on target: DispatchQueue? = nil) {
    queue = DispatchQueue(label: "archive \(name)", target: target)
    queue.setSpecific(key: mark, value: true)
    diary = Diary(name, tracked) { [mark] in DispatchQueue.getSpecific(key: mark) == true }
  }

  @discardableResult
  func join(
    _ proxy: SharedMulticastProxy, under wanted: ProtocolDescription? = nil, retention: Retention = .weak,
    delivery: Delivery = .automatic
  ) throws -> Bool {
    // Nobody touches the diary but on the queue, here neither.
    nonisolated(unsafe) let diary = diary
    return try unsafe proxy.add(diary, on: queue, under: wanted, retention: retention, delivery: delivery)
  }

  var lines: [String] { queue.sync { diary.lines } }
  var strays: Int { queue.sync { diary.strays } }
}

/// A target of the main actor.
@MainActor
final class Panel: Responder {
  var lines: [String] = []

  nonisolated init() { _ = Panel.registered }

  func show(_ number: Int) -> Int {
    MainActor.assertIsolated()
    lines.append("panel \(number)")
    return number
  }

  private nonisolated static let registered: Void = {
    let table = MethodTable.of(Panel.self)
    do {
      try table.add("show(_:)", on: MainActor.self) { (panel: Panel, number: Int) -> Int in panel.show(number) }
      try table.add("note(_:)", on: MainActor.self) { (panel: Panel, number: Int) in _ = panel.show(number) }
    } catch {
      preconditionFailure("\(error)")
    }
  }()
}

/// Runs a body on as many threads at once, and waits for all.
func inThreads(_ count: Int, _ body: @escaping @Sendable (Int) throws -> Void) throws {
  let failures = Guarded<[any Error]>([])
  let group = DispatchGroup()
  let start = DispatchSemaphore(value: 0)
  for index in 0..<count {
    group.enter()
    Thread {
      start.wait()
      do { try body(index) } catch { failures.with { $0.append(error) } }
      group.leave()
    }.start()
  }
  for _ in 0..<count { start.signal() }
  group.wait()
  if let failure = failures.current.first { throw failure }
}

/// Runs both bodies on threads of their own, round after round, which each begin at the same moment.
func inPairs(
  _ rounds: Int, _ first: @escaping @Sendable (Int) throws -> Void, _ second: @escaping @Sendable (Int) throws -> Void
) throws {
  final class Gate: Sendable {
    private let arrived = Atomic(0)
    func pass(_ round: Int) {
      arrived.add(1, ordering: .acquiringAndReleasing)
      var looks = 0
      while arrived.load(ordering: .acquiring) < 2 * (round + 1) {
        looks += 1
        // The other thread may have no processor.
        if looks > 5_000 { sched_yield() }
      }
    }
  }
  let gate = Gate()
  try inThreads(2) { thread in
    for round in 0..<rounds {
      gate.pass(round)
      try thread == 0 ? first(round) : second(round)
    }
  }
}
