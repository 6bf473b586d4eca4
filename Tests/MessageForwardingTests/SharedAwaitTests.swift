import Dispatch
import MessageForwarding
import Testing

/// Awaited messages of a `SharedMulticastProxy`: each target is called where it belongs, one after another.
@Suite struct SharedAwaitTests {
  let proxy = SharedMulticastProxy(name: "Shared")
  let note = Message<Int>("note(_:)")
  let length = Message.Returning("length()", returning: Int.self)

  @Test func eachTargetAnswersWhereItBelongsInOrder() async throws {
    let (librarian, archive, notebook, panel) = (Librarian(), Archive("archive"), Notebook("note"), Panel())
    try proxy.add(notebook)
    try await librarian.open("librarian", in: proxy)
    try archive.join(proxy)
    try proxy.add(panel, on: MainActor.shared)
    #expect(try await proxy.awaiting.send(length) == 7)
    #expect(try await proxy.awaiting.send(length, choosing: .first) == 4)
    #expect(try await proxy.awaiting.send("length()", returning: Int.self, choosing: .all).map { try $0.get() } == [4, 9, 7])
    #expect(try await proxy.awaiting.send(optional: length, choosing: .reduce(0, +)) == 20)
    #expect(try await proxy.awaiting.send(optional: "nobody()", returning: Int.self) == nil)
    try await proxy.awaiting.send("note(_:)", 1)
    try await proxy.awaiting.send(optional: "nobody()")
    #expect(notebook.lines.current == ["note 1"] && archive.lines == ["archive 1"] && archive.strays == 0)
    #expect(await librarian.lines == ["librarian 1"])
    #expect(await panel.lines == ["panel 1"])
    await #expect { try await proxy.awaiting.send("nobody()") } throws: {
      ($0 as? MessageError)?.code == .unrecognizedSelector && ($0 as? MessageError)?.receiver == "Shared"
    }
    let answers = try await proxy.awaiting.send(length, choosing: .answers)
    #expect(answers.map(\.target) == ["Notebook", "Diary", "Diary"])
    #expect(answers[0].identity == ObjectIdentifier(notebook))
  }

  @Test func errorsDoNotStopTheOthers() async throws {
    let (librarian, archive, notebook) = (Librarian(), Archive("a"), Notebook("n"))
    try await librarian.open("l", in: proxy)
    try archive.join(proxy)
    let one = Message<String>.Returning<Int>("refuse(_:)")
    await #expect {
      _ = try await proxy.awaiting.send(one, "x")
    } throws: {
      guard let error = $0 as? MessageError, error.code == .severalTargetsFailed, error.receiver == "Shared" else { return false }
      return error.failures.map { $0.error as? Refusal } == [Refusal(reason: "l: x"), Refusal(reason: "a: x")]
    }
    #expect(proxy.remove(archive.diary))
    await #expect(throws: Refusal(reason: "l: y")) { _ = try await proxy.awaiting.send(one, "y") }
    try proxy.add(notebook)
    let all = try await proxy.awaiting.send(one, "z", choosing: .all)
    #expect(all.map { result in (Swift.Result { try result.get() }.failure as? Refusal)?.reason } == ["l: z", "n: z"])
    await #expect { try await proxy.awaiting.send("note(_:)", "text") } throws: {
      ($0 as? MessageError)?.failures.count == 2
    }
    proxy.mismatches = .skipped
    try await proxy.awaiting.send(optional: "note(_:)", "text")
  }

  @Test func whatWasPostedBeforeComesBefore() async throws {
    let (librarian, archive) = (Librarian(), Archive("a"))
    try await librarian.open("l", in: proxy)
    try archive.join(proxy)
    for number in 0..<500 { proxy.post(note, number) }
    try await proxy.awaiting.send(note, 500)
    #expect(archive.lines == (0...500).map { "a \($0)" })
    #expect(await librarian.lines == (0...500).map { "l \($0)" })
  }

  @Test func asyncMethodsAreWaitedForButNotOnAQueue() async throws {
    let notebook = Notebook("n")
    try proxy.add(notebook)
    try await proxy.awaiting.send("noteSlowly(_:)", 1)
    #expect(notebook.lines.current == ["n 1"])
    _ = try messageError(.awaitNeeded) { try proxy.send("noteSlowly(_:)", 2) }
    proxy.removeAll()
    try proxy.add(notebook, on: DispatchQueue(label: "impatient"))
    await #expect { try await proxy.awaiting.send("noteSlowly(_:)", 3) } throws: { ($0 as? MessageError)?.code == .awaitNeeded }
    #expect(notebook.lines.current == ["n 1"])
  }

  @Test func aTargetRemovedWhileTheRoundWaitsIsNotCalled() async throws {
    let (archive, second) = (Archive("a"), Notebook("n"))
    let third = Notebook("late")
    try archive.join(proxy)
    try proxy.add(second)
    let proxy = proxy
    archive.queue.sync {
      archive.diary.onNote = { _ in
        proxy.remove(second)
        try proxy.add(third)
      }
    }
    try await proxy.awaiting.send(note, 1)
    #expect(archive.lines == ["a 1"] && second.lines.current.isEmpty && third.lines.current.isEmpty)
    archive.queue.sync { archive.diary.onNote = nil }
    try await proxy.awaiting.send(note, 2)
    #expect(third.lines.current == ["late 2"])
  }

  @Test func aCancelledTaskCallsNobodyElse() async throws {
    let (archive, second) = (Archive("a"), Notebook("n"))
    try archive.join(proxy)
    try proxy.add(second)
    let (proxy, note) = (proxy, note)
    let cancel = Guarded<(@Sendable () -> Void)?>(nil)
    archive.queue.sync { archive.diary.onNote = { _ in cancel.current?() } }
    archive.queue.suspend()
    let task = Task { try await proxy.awaiting.send(note, 1) }
    cancel.with { $0 = { task.cancel() } }
    archive.queue.resume()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(archive.lines == ["a 1"] && second.lines.current.isEmpty)
    archive.queue.sync { archive.diary.onNote = nil }
    let late = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      try await proxy.awaiting.send(note, 2)
    }
    await #expect(throws: CancellationError.self) { try await late.value }
    #expect(archive.lines == ["a 1"])
  }

  @Test func aMethodThatIsWaitedForMayWaitForItsOwnTarget() async throws {
    final class Echo: Sendable {
      let proxy: SharedMulticastProxy
      let heard = Guarded<[Int]>([])
      init(_ proxy: SharedMulticastProxy) { self.proxy = proxy }
    }
    try MethodTable.of(Echo.self).add("echo(_:)") { (echo, number: Int) async throws in
      echo.heard.with { $0.append(number) }
      if number > 0 { try await echo.proxy.awaiting.send("echo(_:)", number - 1) }
    }
    let echo = Echo(proxy)
    try proxy.add(echo)
    proxy.post("echo(_:)", 3)
    await proxy.drained()
    #expect(echo.heard.current == [3, 2, 1, 0])
  }

  @Test func aNestedSharedProxyIsOneAnswer() async throws {
    let inner = SharedMulticastProxy(name: "Inner")
    let (librarian, archive, notebook) = (Librarian(), Archive("archive"), Notebook("n"))
    try await librarian.open("l", in: inner)
    try archive.join(inner)
    try proxy.add(inner)
    try proxy.add(notebook)
    #expect(try await proxy.awaiting.send(length, choosing: .all).map { try $0.get() } == [7, 1])
    try inner.setDefaultChoice(.first, for: "length()")
    #expect(try await proxy.awaiting.send(length, choosing: .first) == 1)
    inner.removeAll()
    #expect(try await proxy.awaiting.send(length, choosing: .all).count == 1, "one that does not respond is skipped")
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
