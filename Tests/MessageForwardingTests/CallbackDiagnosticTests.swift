import CFFIShim
import CallbackTestKit
import Testing

@testable import MessageForwarding

/// What is told of callbacks when nobody else can be told.
extension DiagnosticTests {
  @Test func aCallAfterTheReleaseIsCaught() throws {
    guard !mf_forces_libffi() else { return }
    var callback: Callback<(Int32) -> Int32>? = try Callback { $0 + 1 }
    let pointer = try callback!.pointer(as: (@convention(c) (Int32) -> Int32).self)
    #expect(kit_call_int32(pointer, 1) == 2)
    let found = try reports(of: "?") {
      callback = nil
      for _ in 0..<100 { _ = try Callback { (value: Int32) -> Int32 in value } }
      #expect(kit_call_int32(pointer, 1) == 0)
    }
    #expect(found.contains { $0.kind == .callbackReleased })
    #expect(callback == nil)
  }

  @Test func anErrorThatNobodyTakesIsReported() throws {
    let found = try reports(of: "fi") {
      let failing = try Callback(signature: "fi", default: 1.5) { _ in throw Refusal(reason: "no") }
      #expect(unsafe kit_call_any(failing.address, 1) != -1)
      extendLifetime(failing)
    }
    #expect(found.count == 1 && found[0].kind == .callbackFailed && found[0].error as? Refusal == Refusal(reason: "no"))
    #expect(found.map { "\($0)" } == [#"a callback to Swift (fi) failed, and C got its default: Refusal(reason: "no")"#])
  }

  /// An actor, with a callback of its own whose closure uses what the actor owns.
  actor Desk {
    var letters: [Int32] = []
    private var callback: Callback<(Int32) -> Int32>?

    func open() throws {
      callback = try Callback(default: -1) { [unowned self] (letter: Int32) -> Int32 in
        // It is seen beforehand that the call runs on this actor.
        assumeIsolated { $0.letters.append(letter) }
        return letter
      }
    }

    func callHere(_ letter: Int32) throws -> Int32 { try callback!.withPointer { kit_call_int32($0, letter) } }
    func callOnThreads() throws -> Int64 { try callback!.withPointer { kit_call_on_threads($0, 2, 3) } }
  }

  @Test func aCallbackOfAnActorRunsThereOnly() async throws {
    let desk = Desk()
    try await desk.open()
    #expect(try await desk.callHere(7) == 7)
    #expect(try await desk.callOnThreads() == -6)
    #expect(await desk.letters == [7])
    weak let gone = try await {
      let other = Desk()
      try await other.open()
      return other
    }()
    #expect(gone == nil, "an actor does not hold itself by its callback")
  }

  @MainActor @Test func aCallbackOfTheMainActorRunsThereOnly() throws {
    var letters: [Int32] = []
    let callback = try Callback<(Int32) -> Int32>(onError: { letters.append($0 is Refusal ? -1 : -2) }) { letter in
      if letter < 0 { throw Refusal(reason: "no") }
      letters.append(letter)
      return letter
    }
    let found = reports(of: "ii") {
      #expect((try? callback.withPointer { kit_call_int32($0, 5) } == 5) == true)
      #expect((try? callback.withPointer { kit_call_int32($0, -5) } == 0) == true)
      #expect((try? callback.withPointer { kit_call_on_threads($0, 2, 10) } == 0) == true)
    }
    #expect(letters == [5, -1])
    let errors = found.compactMap { $0.error as? MessageError }
    #expect(errors.count >= 20)
    #expect(errors.contains { $0.reason == "C called the callback outside of the actor that it belongs to" })
  }
}
