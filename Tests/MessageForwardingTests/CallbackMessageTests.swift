import CallbackTestKit
import MessageForwarding
import Testing

/// Calls from C that become messages: to one object or many, chosen results, errors.
@Suite struct CallbackMessageTests {
  final class Counter: Responder {
    let step: Int32
    var heard: [Int32] = []
    init(_ step: Int32) {
      self.step = step
      _ = Self.methods
    }

    private static let methods: Void = {
      let table = MethodTable.of(Counter.self)
      do {
        try table.add("count(_:)") { (counter, value: Int32) -> Int32 in
          counter.heard.append(value)
          return value + counter.step
        }
        try table.add("isAllowed(_:)") { (counter, value: Bool) in value && counter.step > 1 }
        try table.add("fail(_:)") { (counter, value: Int32) throws -> Int32 in throw Refusal(reason: "\(counter.step)") }
        try table.add("doubled(_:)") { (_: Counter, value: Double) in value * 2 }
        try table.add("object(_:)") { (_: Counter, value: String) in value }
      } catch {
        preconditionFailure("\(error)")
      }
    }()
  }

  @Test func oneSlotIsHeardByMany() throws {
    let proxy = MulticastProxy()
    let counters = [1, 2, 3].map { Counter($0) }
    for counter in counters { try proxy.add(counter) }
    let typed = try Callback<(Int32) -> Int32>("count(_:)", to: proxy)
    let untyped = try Callback("count:", signature: "ii", to: proxy)
    #expect(try typed.withPointer { kit_call_times($0, 4) } == 0 + 1 + 2 + 3 + 4 * 3)
    #expect(counters.allSatisfy { $0.heard == [0, 1, 2, 3] })
    #expect(try untyped.withPointer { kit_call_int32($0, 9) } == 12)
    #expect(counters.allSatisfy { $0.heard.last == 9 })
    // The proxy's choice is what C gets, and its targets come and go.
    proxy.defaultChoice = .first
    #expect(try typed.withPointer { kit_call_int32($0, 9) } == 10)
    proxy.remove(counters[0])
    #expect(try typed.withPointer { kit_call_int32($0, 9) } == 11)
    let allowed = try Callback<(Bool) -> Bool>("isAllowed(_:)", to: proxy)
    try proxy.setDefaultChoice(.every, for: "isAllowed(_:)")
    #expect(try allowed.withPointer { kit_call_bool($0, true) })
    try proxy.add(counters[0])
    #expect(try allowed.withPointer { !kit_call_bool($0, true) })
    // Any other choice is a closure that sends.
    let sum = try Callback { (value: Int32) -> Int32 in
      try proxy.send("count(_:)", value, returning: Int32.self, choosing: .reduce(0, +))
    }
    #expect(try sum.withPointer { kit_call_int32($0, 100) } == 306)
  }

  @Test func proxiesAndOwnMethodsAreReached() throws {
    let counter = Counter(5)
    let wrapper = Wrapper(counter)
    let relay = Relay(wrapper)
    let callback = try Callback<(Int32) -> Int32>("count(_:)", to: relay)
    #expect(try callback.withPointer { kit_call_int32($0, 1) } == 6)
    #expect(wrapper.seen == ["count(1)"])
    let own = try MethodTable(for: counter)
    try own.add("count(_:)") { (_, value: Int32) in -value }
    for retention in [Retention.weak, .strong] {
      let callback = try Callback<(Int32) -> Int32>("count(_:)", to: Target(counter, methods: own), retention: retention)
      #expect(try callback.withPointer { kit_call_int32($0, 1) } == -1)
    }
    extendLifetime((relay, wrapper, own))
  }

  /// What C gets, and what the one who made the callback.
  @Test func errorsDoNotReachC() throws {
    let (first, second) = (Counter(1), Counter(2))
    let proxy = MulticastProxy(name: "observers")
    var failures: [any Error] = []
    func result(_ selector: Selector, default value: Int32? = nil, optional: Bool = false) throws -> Int32 {
      let callback = try Callback<(Int32) -> Int32>(
        selector, to: proxy, optional: optional, default: value, onError: { failures.append($0) })
      return try callback.withPointer { kit_call_int32($0, 7) }
    }
    // Nobody responds.
    #expect(try result("count(_:)") == 0)
    let unrecognized = try #require(failures.popLast() as? MessageError)
    #expect(unrecognized.code == .unrecognizedSelector && unrecognized.receiver == "observers")
    #expect(try result("count(_:)", default: -1, optional: true) == -1)
    #expect(try result("count(_:)", optional: true) == 0)
    #expect(failures.isEmpty, "nobody need respond")
    try proxy.add(first)
    #expect(try result("count(_:)", default: -1, optional: true) == 8)
    // A target's own error comes as it is.
    #expect(try result("fail(_:)", default: 42) == 42)
    #expect(failures.popLast() as? Refusal == Refusal(reason: "1"))
    try proxy.add(second)
    #expect(try result("fail(_:)") == 0)
    let several = try #require(failures.popLast() as? MessageError)
    #expect(several.code == .severalTargetsFailed && several.failures.count == 2)
    // Types that do not agree, seen from C's side.
    #expect(try result("doubled(_:)", default: 3) == 3)
    let mismatch = try #require(failures.popLast() as? MessageError)
    #expect(mismatch.failures.isEmpty || mismatch.failures.allSatisfy { ($0.error as? MessageError)?.code == .signatureMismatch })
    #expect(failures.isEmpty)
  }

  @Test func closuresFailLikewise() throws {
    var failures: [any Error] = []
    let callback = try Callback<(kit_triple) -> kit_triple>(
      default: kit_triple(a: 1, b: 2, c: 3), onError: { failures.append($0) }
    ) { _ in throw Refusal(reason: "no") }
    #expect(try callback.withPointer { kit_call_triple($0, kit_triple(a: 9, b: 9, c: 9)) }.c == 3)
    #expect(failures.popLast() as? Refusal == Refusal(reason: "no"))
    // A pointer that is never NULL in Swift, and is in C.
    let never = unsafe try Callback<(UnsafePointer<CChar>) -> UnsafePointer<CChar>>(onError: { failures.append($0) }) { unsafe $0 }
    typealias MayBeNull = @convention(c) (UnsafePointer<CChar>?) -> UnsafePointer<CChar>?
    let pointer = unsafe unsafeBitCast(never.address, to: MayBeNull.self)
    unsafe #expect(kit_call_string(pointer, nil) == nil)
    let null = try #require(failures.popLast() as? MessageError)
    #expect(null.code == .signatureMismatch && null.argument == .index(0) && null.got == "nil", "\(null)")
    unsafe "x".withCString { text in unsafe #expect(kit_call_string(pointer, text) == text) }
    let encoded = try Callback(signature: "ii", default: 11, onError: { failures.append($0) }) { _ in throw Refusal(reason: "no") }
    #expect(try encoded.withPointer { kit_call_int32($0, 7) } == 11)
    #expect(failures.popLast() as? Refusal == Refusal(reason: "no"))
    unsafe extendLifetime(never)
  }

  @Test func whatCannotBeIsRefused() throws {
    let counter = Counter(1)
    let count = try messageError(.argumentCountMismatch) { _ = try Callback<() -> Int32>("count(_:)", to: counter) }
    #expect(count.selector == "count(_:)" && count.expectedCount == 1 && count.gotCount == 0)
    _ = try messageError(.argumentCountMismatch) { _ = try Callback("count(_:)", signature: "i", to: counter) }
    _ = try messageError(.invalidEncoding) { _ = try Callback("count(_:)", signature: "i{", to: counter) }
    let method = try messageError(.unsupportedType) { _ = try Callback("count(_:)", signature: "i@:i", to: counter) }
    #expect(method.advice == "write the arguments of the C function alone")
    let object = try messageError(.unsupportedType) { _ = try Callback(signature: "vi@") { _ in nil } }
    #expect(object.argument == .index(1) && object.reason == "C has no objects")
    let result = try messageError(.unsupportedType) { _ = try Callback(signature: "@i") { _ in nil } }
    #expect(result.argument == .result)
    let unfit = try messageError(.signatureMismatch) { _ = try Callback("count(_:)", signature: "ci", to: counter, default: 300) }
    #expect(unfit.got == "300 (Int)")
    let text = try messageError(.signatureMismatch) { _ = try Callback(signature: "*i", default: "text") { _ in nil } }
    #expect(text.argument == .result)
    _ = try messageError(.sizeMismatch) { _ = try Callback { (_: FalseSize) in } }
    _ = try messageError(.unsupportedType) { _ = try Callback { (_: NotBytes) in } }
    extendLifetime(counter)
  }

  @Test func thePointersTypeIsCompared() throws {
    let callback = unsafe try Callback { (value: Int32, text: UnsafePointer<CChar>?) -> Int32 in value }
    _ = unsafe try callback.pointer(as: (@convention(c) (Int32, UnsafePointer<CChar>?) -> Int32).self)
    _ = unsafe try callback.pointer(as: (@convention(c) (Int32, UnsafePointer<CChar>?) -> Int32)?.self)
    _ = unsafe try callback.pointer(as: (@convention(c) @Sendable (Int32, UnsafePointer<CChar>?) -> Int32).self)
    let other = try messageError(.signatureMismatch) {
      _ = unsafe try callback.pointer(as: (@convention(c) (Int32, OpaquePointer?) -> Int32).self)
    }
    #expect(other.expected == "@convention(c) (Int32, Optional<UnsafePointer<Int8>>) -> Int32")
    #expect(other.got == "@convention(c) (Int32, Optional<OpaquePointer>) -> Int32")
    _ = try messageError(.signatureMismatch) { _ = unsafe try callback.pointer(as: ((Int32, UnsafePointer<CChar>?) -> Int32).self) }
    _ = try messageError(.signatureMismatch) { _ = unsafe try callback.pointer(as: Int.self) }
    _ = try messageError(.signatureMismatch) { _ = unsafe try callback.pointer(as: (Int, Int, Int).self) }
    let encoded = try Callback(signature: "ii") { $0[0] }
    let none = try messageError(.signatureMismatch) { _ = unsafe try encoded.pointer(as: UnsafeRawPointer.self) }
    #expect(none.reason == "this is no C function pointer")
    unsafe extendLifetime((callback, encoded))
  }

  /// A reference that says that it is a C value.
  struct NotBytes: CRepresentable {
    var object = Deaf()
    static var cEncoding: String { "^v" }
  }
}
