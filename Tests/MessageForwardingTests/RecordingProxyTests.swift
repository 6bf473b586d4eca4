import MessageForwarding
import Testing

/// Recorders: what they keep, for how long, and what they answer.
@Suite struct RecordingProxyTests {
  @Test func whatIsHeardIsWrittenDownAndHandedOn() throws {
    let calculator = Calculator()
    let recorder = RecordingProxy(calculator)
    try recorder.send("log(_:level:)", "started", 1)
    #expect(try recorder.send("add(_:to:)", 2, 3, returning: Int.self) == 5)
    #expect(calculator.log == ["1 started"])
    #expect(recorder.invocations.map(\.description) == [#"log("started", level: 1)"#, "add(2, to: 3)"])
    #expect(try recorder.invocations[1].result(as: Int.self) == 5)
    #expect(recorder.invocations(of: "add(_:to:)").count == 1)
    let other = Calculator()
    try recorder.replay(on: other)
    #expect(other.log == ["1 started"])
    recorder.isRecording = false
    #expect(try recorder.send("add(_:to:)", 2, 3, returning: Int.self) == 5)
    #expect(recorder.invocations.count == 2)
    _ = try messageError(.unrecognizedSelector) { try recorder.send("dance()") }
  }

  @Test func aRecorderAloneTakesEverythingAndAnswersByStubs() throws {
    let recorder = RecordingProxy(name: "Mock")
    try recorder.send("anything(_:)", "x")
    #expect(try recorder.send("count()", returning: Int.self) == 0)
    recorder.stub("count()", returning: 7)
    #expect(try recorder.send("count()", returning: Int.self) == 7)
    #expect(try recorder.send("count()", returning: Int8.self) == 7)
    recorder.stub("fail()") { _ in throw Refusal(reason: "stub") }
    #expect(throws: Refusal(reason: "stub")) { try recorder.send("fail()") }
    #expect(recorder.responds(to: "whatever(_:)"))
    let error = try messageError(.signatureMismatch) { _ = try recorder.send("count()", returning: [Int].self) }
    #expect(error.argument == .result)
    let real = RecordingProxy(Calculator())
    real.stub("extra()", returning: "stubbed")
    #expect(try real.send("extra()", returning: String.self) == "stubbed")
    #expect(!real.responds(to: "dance()"))
  }

  // Field report 5: arguments that were temporary are alive when they are read later.
  @Test func recordedArgumentsAreAlive() throws {
    try LifetimeTracker.check { tracker in
      let recorder = RecordingProxy()
      do { try recorder.send("attach(_:)", tracker.instance(42)) }
      #expect(tracker.alive == 1)
      #expect(try recorder.invocations[0].argument(0, as: Tracked.self).value == 42)
    }
  }

  private final class Owner {
    let recorder = RecordingProxy()
    let life: Tracked
    init(_ life: Tracked) { self.life = life }
  }

  // Field report 4: a recorded owner goes once the recorder lets go, and a stub that answers the recorder itself is no cycle.
  @Test func removeAllLetsARecordedOwnerGo() throws {
    try LifetimeTracker.check { tracker in
      let recorder: RecordingProxy
      do {
        let owner = Owner(tracker.instance())
        recorder = owner.recorder
        try recorder.send("attach(_:)", owner)
      }
      #expect(tracker.alive == 1)
      recorder.removeAll()
      #expect(tracker.alive == 0)
    }
  }

  private final class CountedRecorder: RecordingProxy {
    let life: Tracked
    init(_ life: Tracked) {
      self.life = life
      super.init()
    }
  }

  @Test func aStubThatAnswersTheRecorderIsNoCycle() throws {
    try LifetimeTracker.check { tracker in
      let recorder = CountedRecorder(tracker.instance())
      recorder.stub("next()", returning: recorder)
      let proxy = try recorder.send("next()", returning: Proxy.self)
      let object = try recorder.send("next()", returning: AnyObject.self)
      #expect(proxy === recorder && object === recorder)
      #expect(recorder.invocations.count == 2)
    }
  }

  // Field report 6: two recorders handed to each other.
  @Test func twoRecordersHandedToEachOtherGoWhenOneIsStopped() throws {
    try LifetimeTracker.check { tracker in
      let a = CountedRecorder(tracker.instance())
      let b = CountedRecorder(tracker.instance())
      try a.send("accept(_:)", b)
      try b.send("accept(_:)", a)
      a.stop()
    }
  }

  // Field report 24: arguments are read on another thread, after the call returned.
  @Test func aKeptInvocationIsReadOnAnotherThread() async throws {
    struct Handed: @unchecked Sendable { let invocation: Invocation }
    let recorder = RecordingProxy()
    try unsafe "c text".withCString { text in
      try unsafe recorder.send("take(_:_:_:_:)", "text", [1, 2], Point(x: 1, y: 2), text)
    }
    let handed = Handed(invocation: recorder.invocations[0])
    recorder.removeAll()
    let read = await Task.detached { handed.invocation.arguments.map { "\($0)" } }.value
    #expect(read == ["text", "[1, 2]", "Point(x: 1.0, y: 2.0)", "c text"])
  }

  // Field report 54.
  @Test func aRecordedClosureIsReplayedAfterItsScope() throws {
    try LifetimeTracker.check { tracker in
      let recorder = RecordingProxy()
      do {
        let captured = tracker.instance(7)
        let body: () -> Int = { captured.value }
        _ = try recorder.send("run(_:)", body, returning: Int.self)
      }
      #expect(tracker.alive == 1)
      try recorder.replay(on: Calculator())
      recorder.removeAll()
      #expect(tracker.alive == 0)
    }
  }

  @Test func aRecorderTakesWhatARecorderBehindItTakesWithAnyTypes() throws {
    let inner = RecordingProxy(name: "inner")
    inner.stub("answer(_:)", returning: 42)
    let group = MulticastProxy()
    try group.add(inner)
    for real in [inner, group] as [any Responder] {
      let outer = RecordingProxy(real, name: "outer")
      #expect(outer.responds(to: "answer(_:)"))
      #expect(try outer.send("answer(_:)", "why", returning: Int.self) == 42)
      #expect(outer.invocations.map { "\($0)" } == ["answer(\"why\")"])
    }
    #expect(inner.invocations.count == 2)
    let deaf = RecordingProxy(MulticastProxy(name: "empty"), name: "deaf")
    #expect(!deaf.responds(to: "answer(_:)"))
    _ = try messageError(.unrecognizedSelector) { try deaf.send("answer(_:)", "why") }
  }

  @Test func recordersInALoopAreAnErrorWithThePath() throws {
    let group = MulticastProxy(name: "group")
    let recorder = RecordingProxy(group, name: "recorder")
    try group.add(recorder)
    #expect(!recorder.responds(to: "never()"))
    let error = try messageError(.forwardingLoop) { try recorder.send("never()") }
    #expect(error.subject?.hasPrefix("recorder > group > recorder") == true, "\(error)")
  }
}
