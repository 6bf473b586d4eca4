import Foundation
import MessageForwarding
import Testing

/// Rounds of a `SharedMulticastProxy` that call closures at once, beside those that go through frames: both do the same.
@Suite struct SharedDirectRoundTests {
  private final class Troupe: @unchecked Sendable {
    let proxy = SharedMulticastProxy(name: "Troupe")
    let tracker = LifetimeTracker()
    let lines = Guarded<[String]>([])
    private var held: [Notebook] = []
    private var others: [AnyObject] = []

    init(_ road: Road, seed: UInt64) throws {
      // Whatever is chosen for other messages, a proxy with choices asks the core.
      if road == .core { try proxy.setDefaultChoice(.last, for: "chosen()") }
      var random = Seeded(seed)
      let isUniform = Bool.random(using: &random)
      for index in 0..<8 {
        let retention = Bool.random(using: &random) ? Retention.weak : .strong
        let kind = isUniform ? 0 : Int.random(in: 0..<10, using: &random)
        switch kind {
        case 7:
          let panel = Panel()
          others.append(panel)
          try proxy.add(panel)
        case 8:
          let archive = Archive("archive")
          others.append(archive)
          try archive.join(proxy, retention: retention)
        case 9:
          let inner = SharedMulticastProxy(name: "inner")
          let notebook = Notebook("inside", lines, tracker.instance())
          others += [inner, notebook]
          try inner.add(notebook)
          try proxy.add(inner)
        default:
          let notebook = Notebook(String(repeating: "n", count: index + 1), lines, tracker.instance())
          held.append(notebook)
          try proxy.add(notebook, retention: retention)
        }
      }
      for (index, notebook) in held.enumerated() { act(index, notebook, Int.random(in: 0..<15, using: &random)) }
    }

    /// Nobody but the proxy holds some of them any more.
    func letSomeGo(seed: UInt64) {
      var random = Seeded(seed)
      held.removeAll { _ in Int.random(in: 0..<4, using: &random) == 0 }
    }

    private func act(_ index: Int, _ notebook: Notebook, _ act: Int) {
      weak let me = notebook
      weak let other = held[(index * 5 + act) % held.count]
      let body: @Sendable (Int) throws -> Void = { [unowned proxy] message in
        guard message > 2 else { return }
        switch act {
        case 0: if let me { proxy.remove(me) }
        case 1: if let other { proxy.remove(other) }
        case 2: if let other, proxy.remove(other) { try proxy.add(other, retention: .strong) }
        case 3: throw Refusal(reason: "act")
        case 4: if message == 4 { try proxy.send("note(_:)", 100) }
        case 5: proxy.removeAll()
        default: break
        }
      }
      notebook.onNote.with { $0 = body }
    }

    func send(_ number: Int) -> String {
      lines.with { $0 = [] }
      let noted = Result { try proxy.send(optional: Message<Int>("note(_:)"), number) }
      let length = Result { try proxy.send(optional: Message.Returning("length()", returning: Int.self)) }
      return "\(lines.current) \(text(noted)) \(text(length)) \(proxy.count)"
    }

    private func text<Value>(_ result: Result<Value, any Error>) -> String {
      switch result {
      case .success(let value): "\(value)"
      case .failure(let error): "\(error) \((error as? MessageError)?.failures.map { "\($0.target): \($0.error)" } ?? [])"
      }
    }
  }

  @Test(arguments: 1...300) func bothRoadsDoTheSame(seed: Int) throws {
    var troupes = try Road.allCases.map { try Troupe($0, seed: UInt64(seed)) }
    for message in 0..<7 {
      let told = troupes.map { troupe in
        // The first messages only let plans be made.
        if message == 2 { troupe.letSomeGo(seed: UInt64(seed)) }
        return troupe.send(message)
      }
      #expect(told[0] == told[1], "seed \(seed), message \(message)")
    }
    let trackers = troupes.map(\.tracker)
    troupes = []
    trackers.forEach { expectNoneAlive($0) }
  }

  /// Held by the proxy alone, and removed on another thread while it runs and after it ran: alive until the round ends.
  @Test(arguments: Road.allCases) func whoIsRemovedElsewhereLivesAsLongAsItRuns(_ road: Road) throws {
    let tracker = LifetimeTracker()
    let proxy = SharedMulticastProxy()
    if road == .core { try proxy.setDefaultChoice(.last, for: "chosen()") }
    let lines = Guarded<[String]>([])
    for name in ["a", "b"] {
      let notebook = Notebook(name, lines, tracker.instance())
      notebook.onNote.with {
        $0 = { [unowned proxy] number in
          guard number == 3 else { return }
          try inThreads(1) { _ in proxy.removeAll() }
          lines.with { $0.append("\(tracker.alive > 0)") }
        }
      }
      try proxy.add(notebook, retention: .strong)
    }
    for number in 1...3 { try proxy.send("note(_:)", number) }
    #expect(lines.current == ["a 1", "b 1", "a 2", "b 2", "a 3", "true"])
    expectNoneAlive(tracker)
  }

  /// What a thread of another test looks at just now goes a moment later.
  private func expectNoneAlive(_ tracker: LifetimeTracker) {
    for _ in 0..<10_000 where tracker.alive > 0 { Thread.sleep(forTimeInterval: 0.001) }
    #expect(tracker.alive == 0)
  }
}
