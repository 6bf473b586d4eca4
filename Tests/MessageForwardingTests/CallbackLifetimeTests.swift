import CFFIShim
import CallbackTestKit
import Dispatch
import Glibc
import MessageForwarding
import Synchronization
import Testing

/// Who keeps what, and what happens when a callback is released before and while C is inside; after that: DiagnosticTests.
@Suite struct CallbackLifetimeTests {
  typealias Plain = @convention(c) (Int32) -> Int32

  final class Adder: Responder {
    let tracked: Tracked
    init(_ tracked: Tracked) {
      self.tracked = tracked
      _ = Self.methods
    }

    private static let methods = Result { try MethodTable.of(Adder.self).add("add(_:)") { (_, value: Int32) in value + 1 } }
  }

  @Test func nothingIsLeft() throws {
    try LifetimeTracker.check { tracker in
      let instance = tracker.instance(2)
      let closure = try Callback { (value: Int32) -> Int32 in value * Int32(instance.value) }
      #expect(try closure.withPointer { kit_call_int32($0, 21) } == 42)
      let adder = Adder(tracker.instance())
      for retention in [Retention.weak, .strong] {
        let message = try Callback<(Int32) -> Int32>("add(_:)", to: adder, retention: retention, default: 0) { _ in }
        #expect(try message.withPointer { kit_call_int32($0, 41) } == 42)
      }
      let untyped = try Callback(signature: "ii", onError: { _ in _ = instance.value }) { [instance] in
        _ = instance.value
        return $0[0]
      }
      #expect(try untyped.withPointer { kit_call_int32($0, 42) } == 42)
      _ = try? Callback("add(_:)", signature: "ii", to: Adder(tracker.instance()), retention: .strong, default: "no number")
    }
  }

  @Test func aTargetIsHeldAsItWasAsked() throws {
    try LifetimeTracker.check { tracker in
      var failures: [any Error] = []
      var adder: Adder? = Adder(tracker.instance())
      let weakly = try Callback<(Int32) -> Int32>("add(_:)", to: adder!, default: -1, onError: { failures.append($0) })
      let strongly = try Callback<(Int32) -> Int32>("add(_:)", to: adder!, retention: .strong)
      var proxy: MulticastProxy? = MulticastProxy(name: "observers")
      let toProxy = try Callback<(Int32) -> Int32>("add(_:)", to: proxy!, onError: { failures.append($0) })
      adder = nil
      #expect(tracker.alive == 1)
      #expect(try strongly.withPointer { kit_call_int32($0, 1) } == 2)
      #expect(try weakly.withPointer { kit_call_int32($0, 1) } == 2)
      extendLifetime(strongly)
      proxy = nil
      #expect(try toProxy.withPointer { kit_call_int32($0, 1) } == 0)
      let gone = try #require(failures.popLast() as? MessageError)
      #expect(gone.code == .targetGone && gone.receiver == "observers", "\(gone)")
      #expect(proxy == nil)
    }
    var failures: [any Error] = []
    let weakly = try Callback<(Int32) -> Int32>(
      "add(_:)", to: Adder(LifetimeTracker().instance()), default: -1, onError: { failures.append($0) })
    #expect(try weakly.withPointer { kit_call_int32($0, 1) } == -1)
    #expect((failures.popLast() as? MessageError)?.code == .targetGone)
  }

  /// C is inside when its callback is released, also twice over: the calls end as usual, and the last one frees it.
  @Test func releasedWhileCIsInside() throws {
    try LifetimeTracker.check { tracker in
      final class Slot {
        var callback: Callback<(Int32) -> Int32>?
        var errors: [any Error] = []
      }
      let slot = Slot()
      var nested: Int32 = 0
      // Found again from within, where the callback itself is gone.
      var pointer: Plain?
      slot.callback = try Callback(default: -1, onError: { [unowned slot] in slot.errors.append($0) }) {
        [unowned slot, instance = tracker.instance(100)] (value: Int32) -> Int32 in
        slot.callback = nil
        #expect(tracker.alive == 1, "C is inside")
        // C comes again: that is too late.
        if value == 1 { nested = pointer!(2) }
        return value + Int32(instance.value)
      }
      pointer = try slot.callback!.pointer()
      #expect(kit_call_int32(pointer, 1) == 101)
      #expect(nested == -1)
      #expect(slot.errors.count == 1 && (slot.errors[0] as? MessageError)?.code == .targetGone)
      #expect(tracker.alive == 0)
    }
  }

  /// One thread is inside, another releases the callback and goes on.
  @Test func releasedByAnotherThread() throws {
    let tracker = LifetimeTracker()
    let entered = DispatchSemaphore(value: 0), released = DispatchSemaphore(value: 0), left = DispatchSemaphore(value: 0)
    let result = Atomic<Int32>(0)
    do {
      let callback = try SharedCallback { [instance = tracker.instance(1)] (value: Int32) -> Int32 in
        entered.signal()
        released.wait()
        return value + Int32(instance.value)
      }
      let pointer = try callback.pointer(as: (@convention(c) @Sendable (Int32) -> Int32).self)
      DispatchQueue.global().async {
        result.store(kit_call_int32(pointer, 41), ordering: .sequentiallyConsistent)
        left.signal()
      }
      entered.wait()
    }
    #expect(tracker.alive == 1)
    released.signal()
    left.wait()
    #expect(result.load(ordering: .sequentiallyConsistent) == 42)
    #expect(tracker.alive == 0)
  }

  /// In a process of its own, where nothing else takes memory.
  @Test func memoryStaysFlat() async throws {
    await #expect(processExitsWith: .success) {
      let adder = Adder(LifetimeTracker().instance())
      func round(_ number: Int32) throws {
        let closure = try Callback { (value: Int32) -> Int32 in value + number }
        let message = try Callback<(Int32) -> Int32>("add(_:)", to: adder)
        #expect(try closure.withPointer { kit_call_int32($0, 1) } == 1 + number)
        #expect(try message.withPointer { kit_call_int32($0, 1) } == 2)
        #if arch(x86_64)
          // Every hundredth needs executable memory.
          guard number % 100 == 0 else { return }
          let wide = try Callback { (value: Float80) -> Float80 in value / 2 }
          #expect(try wide.withPointer { kit_call_long_double($0, 5) } == 2.5)
        #endif
      }
      for number in 0..<10_000 as Range<Int32> { try round(number) }
      #expect(mf_closure_count() == 0)
      let before = residentBytes()
      for number in 0..<100_000 as Range<Int32> { try round(number) }
      // A sanitizer keeps what is freed.
      if !isSanitized { #expect(residentBytes() - before < 2 << 20) }
      #expect(mf_closure_count() == 0)
      extendLifetime(adder)
    }
  }

  /// Likewise, for a thread that is elsewhere at the fork may hold any lock of Swift's runtime.
  @Test func aForkedChildMayCallIt() async throws {
    await #expect(processExitsWith: .success) {
      let proxy = MulticastProxy()
      let adder = Adder(LifetimeTracker().instance())
      try proxy.add(adder)
      let message = try Callback<(Int32) -> Int32>("add(_:)", to: proxy)
      let closure = try Callback { (value: Int32) -> Int32 in
        // One more is made, called and freed there.
        let inner = try Callback { (value: Int32) -> Int32 in value * 2 }
        return try inner.withPointer { kit_call_int32($0, value) }
      }
      #expect(try message.withPointer { kit_call_in_child($0, 41) } == 42)
      #expect(try closure.withPointer { kit_call_in_child($0, 21) } == 42)
      #expect(try closure.withPointer { kit_call_int32($0, 4) } == 8)
      extendLifetime(adder)
    }
  }
}

/// The memory that the process has of the machine now.
private func residentBytes() -> Int {
  guard let file = unsafe fopen("/proc/self/statm", "r") else { return 0 }
  defer { unsafe fclose(file) }
  var line = [CChar](repeating: 0, count: 128)
  guard unsafe fgets(&line, 128, file) != nil else { return 0 }
  let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * Int(getpagesize()) } ?? 0
}
