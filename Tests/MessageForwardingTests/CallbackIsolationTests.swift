import CallbackTestKit
import MessageForwarding
import Synchronization
import Testing

/// Callbacks that any thread may call. Those of actors are in DiagnosticTests.
@Suite struct CallbackIsolationTests {
  /// A target that any thread may call.
  final class Tally: Responder, Sendable {
    let sum = Atomic(0)
    init() { _ = Self.methods }

    private static let methods = Result {
      try MethodTable.of(Tally.self).add("add(_:)") { (tally, value: Int32) -> Int32 in
        tally.sum.add(Int(value), ordering: .relaxed)
        return 1
      }
    }
  }

  @Test func threadsOfCCallASharedCallback() throws {
    let tally = Tally()
    let message = try SharedCallback<(Int32) -> Int32>("add(_:)", to: tally)
    #expect(try message.withPointer { kit_call_on_threads($0, 8, 1000) } == 8000)
    #expect(tally.sum.load(ordering: .relaxed) == 8 * 1000 * 999 / 2)
    let calls = Atomic(0)
    let closure = try SharedCallback { (value: Int32) -> Int32 in
      calls.add(1, ordering: .relaxed)
      return value
    }
    #expect(try closure.withPointer { kit_call_on_threads($0, 8, 1000) } == 8 * 1000 * 999 / 2)
    #expect(calls.load(ordering: .relaxed) == 8000)
    let encoded = try SharedCallback("add(_:)", signature: "ii", to: tally)
    #expect(try encoded.withPointer { kit_call_on_threads($0, 4, 100) } == 400)
    let untyped = try SharedCallback(signature: "ii") { $0[0] }
    #expect(try untyped.withPointer { kit_call_on_threads($0, 4, 100) } == 4 * 100 * 99 / 2)
    let silent = try SharedCallback { calls.store(0, ordering: .relaxed) }
    try silent.withPointer { kit_call_void($0) }
    let shared = SharedMulticastProxy()
    try shared.add(tally)
    let toMany = try SharedCallback<(Int32) -> Int32>("add(_:)", to: shared)
    #expect(try toMany.withPointer { kit_call_on_threads($0, 8, 100) } == 800)
    let toNobody = try SharedCallback<() -> Void>("none()", to: tally, optional: true)
    try toNobody.withPointer { kit_call_void($0) }
    #expect(calls.load(ordering: .relaxed) == 0)
  }
}
