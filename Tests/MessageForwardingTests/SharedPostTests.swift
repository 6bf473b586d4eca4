import Dispatch
import MessageForwarding
import Testing

/// Posted messages: each target gets them where it belongs, in order, and nobody waits.
@Suite struct SharedPostTests {
  let errors = Guarded<[any Error]>([])
  let proxy: SharedMulticastProxy
  let note = Message<Int>("note(_:)")

  init() {
    let errors = errors
    proxy = SharedMulticastProxy(name: "Shared") { error in errors.with { $0.append(error) } }
  }

  private var codes: [MessageError.Code?] { errors.current.map { ($0 as? MessageError)?.code } }

  @Test func manyMessagesArriveOnAQueueInOrder() async throws {
    let archive = Archive("a")
    try archive.join(proxy)
    for number in 0..<100_000 { proxy.post(note, number) }
    await proxy.drained()
    #expect(archive.lines == (0..<100_000).map { "a \($0)" })
    #expect(archive.strays == 0 && errors.current.isEmpty)
  }

  @Test func manyMessagesArriveOnAnActorInTheOrderOfEachSender() async throws {
    let librarian = Librarian()
    try await librarian.open("l", in: proxy)
    let (proxy, note) = (proxy, note)
    await withTaskGroup(of: Void.self) { group in
      for sender in 0..<4 {
        group.addTask { for number in 0..<1_000 { proxy.post(note, sender * 1_000 + number) } }
      }
    }
    await proxy.drained()
    let lines = await librarian.lines
    #expect(lines.count == 4_000)
    for sender in 0..<4 {
      let own = lines.filter { Int($0.dropFirst(2)).map { $0 / 1_000 } == sender }
      #expect(own == (0..<1_000).map { "l \(sender * 1_000 + $0)" })
    }
  }

  @Test func whoIsThereAlreadyIsCalledBeforeThePostReturns() async throws {
    let (librarian, archive, notebook) = (Librarian(), Archive("a"), Notebook("n"))
    try await librarian.open("l", in: proxy)
    try archive.join(proxy)
    try proxy.add(notebook)
    let (proxy, note) = (proxy, note)
    #expect(
      await librarian.run { librarian in
        proxy.post(note, 1)
        return librarian.diary?.lines
      } == ["l 1"])
    #expect(
      archive.queue.sync {
        proxy.post(note, 2)
        return archive.diary.lines
      }.last == "a 2")
    #expect(notebook.lines.current == ["n 1", "n 2"])
    await proxy.drained()
    #expect(await librarian.lines == ["l 1", "l 2"])
    #expect(archive.lines == ["a 1", "a 2"] && archive.strays == 0)
  }

  @Test func whatWaitsIsDeliveredFirst() async throws {
    let archive = Archive("a")
    try archive.join(proxy)
    let (proxy, note) = (proxy, note)
    archive.queue.suspend()
    for number in 0..<300 { proxy.post(note, number) }
    archive.queue.async { proxy.post(note, 300) }
    archive.queue.resume()
    await proxy.drained()
    #expect(archive.lines == (0...300).map { "a \($0)" })
  }

  @Test func aQueuedMessageIsNeverDeliveredWithinThePost() async throws {
    let archive = Archive("a")
    let notebook = Notebook("n")
    try archive.join(proxy, delivery: .queued)
    try proxy.add(notebook)
    let (proxy, note) = (proxy, note)
    archive.queue.sync {
      proxy.post(note, 1)
      proxy.post(note, 2, delivery: .queued)
      #expect(archive.diary.lines == [])
    }
    #expect(notebook.lines.current.first == "n 1")
    await proxy.drained()
    #expect(archive.lines == ["a 1", "a 2"])
    #expect(notebook.lines.current == ["n 1", "n 2"])
    archive.queue.sync {
      proxy.post(note, 3, delivery: .automatic)
      #expect(archive.diary.lines.last == "a 3")
    }
  }

  @Test func aMessagePostedWhileOneIsDeliveredBeginsBeforeThePostReturns() async throws {
    let archive = Archive("a")
    try archive.join(proxy)
    let (proxy, note) = (proxy, note)
    archive.queue.sync {
      archive.diary.onNote = { number in
        guard number == 1 else { return }
        proxy.post(note, 2)
        archive.diary.lines.append("end of 1")
        proxy.post(note, 3, delivery: .queued)
      }
    }
    proxy.post(note, 1)
    await proxy.drained()
    await proxy.drained()
    #expect(archive.lines == ["a 1", "a 2", "end of 1", "a 3"])
    archive.queue.sync { archive.diary.onNote = nil }
  }

  @Test func aTargetThatMayBeCalledAnywhereGetsWhatIsQueuedInOrder() async throws {
    let notebook = Notebook("n")
    try proxy.add(notebook, delivery: .queued)
    for number in 0..<2_000 { proxy.post(note, number, delivery: number.isMultiple(of: 3) ? .automatic : nil) }
    await proxy.drained()
    #expect(notebook.lines.current == (0..<2_000).map { "n \($0)" })
  }

  @Test func aRemovedTargetGetsNothingThatWaits() async throws {
    let archive = Archive("a")
    let other = Archive("b", on: archive.queue)
    try archive.join(proxy)
    try other.join(proxy)
    archive.queue.suspend()
    for number in 0..<10 { proxy.post(note, number) }
    #expect(proxy.remove(archive.diary))
    try archive.join(proxy)
    proxy.post(note, 10)
    archive.queue.resume()
    await proxy.drained()
    #expect(archive.lines == ["a 10"], "added again, it is another addition")
    #expect(other.lines == (0...10).map { "b \($0)" })
  }

  @Test func aThousandMessagesOutliveTheirProxyAndTargetWithoutHarm() async throws {
    let tracker = LifetimeTracker()
    let queue = DispatchQueue(label: "late")
    for retention in [Retention.weak, .strong] {
      for proxyGoes in [true, false] {
        var proxy: SharedMulticastProxy? = SharedMulticastProxy()
        var archive: Archive? = Archive("a", tracker.instance(), on: queue)
        try archive?.join(try #require(proxy), retention: retention)
        queue.suspend()
        for _ in 0..<1_000 { proxy?.post("keep(_:)", tracker.instance()) }
        for number in 0..<1_000 { proxy?.post(note, number) }
        if proxyGoes { proxy = nil }
        archive = nil
        queue.resume()
        await proxy?.drained()
        queue.sync {}
      }
    }
    queue.sync {}
    #expect(tracker.alive == 0)
  }

  @Test func theLastReferenceToAProxyMayGoInAMethodThatAPostRuns() async throws {
    let archive = Archive("a")
    let holder = Guarded<SharedMulticastProxy?>(SharedMulticastProxy())
    let note = note
    archive.queue.sync { archive.diary.onNote = { _ in holder.with { $0 = nil } } }
    archive.queue.suspend()
    try holder.current.map { proxy in
      try archive.join(proxy)
      for number in 0..<10 { proxy.post(note, number) }
    }
    archive.queue.resume()
    while !archive.lines.contains("a 0") { await Task.yield() }
    // Nobody needs the others any more; which of them came before that is open.
    archive.queue.sync { archive.diary.onNote = nil }
    #expect(holder.current == nil)
    #expect(archive.lines == (0..<archive.lines.count).map { "a \($0)" })
  }

  @Test func anEmptyProxyDoesNothing() async throws {
    proxy.post(optional: note, 1)
    #expect(errors.current.isEmpty)
    proxy.post(note, 2)
    let error = try #require(errors.current.first as? MessageError)
    #expect(error.code == .unrecognizedSelector && error.selector == "note(_:)" && error.receiver == "Shared")
    await proxy.drained()
  }

  @Test func errorsGoToOnError() async throws {
    let (archive, notebook) = (Archive("a"), Notebook("n"))
    try archive.join(proxy)
    try proxy.add(notebook)
    archive.queue.sync { archive.diary.onNote = { throw Refusal(reason: "a \($0)") } }
    notebook.onNote.with { $0 = { throw Refusal(reason: "n \($0)") } }
    proxy.post(note, 1)
    await proxy.drained()
    #expect(errors.current.compactMap { $0 as? Refusal }.map(\.reason).sorted() == ["a 1", "n 1"])
    errors.with { $0 = [] }
    proxy.post("note(_:)", "text")
    proxy.post("length()")
    await proxy.drained()
    #expect(codes == Array(repeating: .signatureMismatch, count: 4))
    errors.with { $0 = [] }
    proxy.mismatches = .skipped
    proxy.post(optional: "note(_:)", "text")
    proxy.post("note(_:)")
    await proxy.drained()
    #expect(codes == [.argumentCountMismatch])
    archive.queue.sync { archive.diary.onNote = nil }
  }

  @Test func asyncMethodsRunToTheirEndOneAfterAnother() async throws {
    let notebook = Notebook("n")
    try proxy.add(notebook)
    for number in 0..<100 { proxy.post(number.isMultiple(of: 2) ? "noteSlowly(_:)" : "note(_:)", number) }
    await proxy.drained()
    #expect(notebook.lines.current == (0..<100).map { "n \($0)" })
    #expect(errors.current.isEmpty)
    // A queue cannot wait.
    let queue = DispatchQueue(label: "impatient")
    let other = Notebook("o")
    try proxy.add(other, on: queue)
    proxy.post("noteSlowly(_:)", 100)
    await proxy.drained()
    #expect(codes == [.awaitNeeded] && other.lines.current.isEmpty)
  }

  @Test func itReachesTheTargetsOfSharedProxiesWhereTheyBelong() async throws {
    let inner = SharedMulticastProxy(name: "Inner")
    let (librarian, archive) = (Librarian(), Archive("a"))
    try await librarian.open("l", in: inner)
    try archive.join(inner)
    // Whatever actor it is added with, it belongs nowhere.
    try proxy.add(inner, on: MainActor.shared)
    #expect(proxy.contains(inner))
    for number in 0..<100 { proxy.post(note, number) }
    await proxy.drained()
    #expect(await librarian.lines == (0..<100).map { "l \($0)" })
    #expect(archive.lines == (0..<100).map { "a \($0)" })
    #expect(errors.current.isEmpty)
    proxy.post("nobody()")
    #expect(codes == [.unrecognizedSelector])
  }
}
