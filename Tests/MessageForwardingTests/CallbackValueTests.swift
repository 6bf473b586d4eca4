import CallbackTestKit
import MessageForwarding
import Testing

/// Values of every class that the ABI knows, from C to Swift and back: by closures, by messages, and by types known at run time only.
@Suite struct CallbackValueTests {
  final class Echo {}

  /// C calls the callback with each value, and hands its answer back.
  private func expectRoundTrips<Value: CRepresentable & SendableMetatype, Pointer>(
    _ call: (Pointer, Value) -> Value, _ values: [Value], by key: @escaping (Value) -> String = { "\($0)" }
  ) throws {
    let echo = Echo()
    let methods = try MethodTable(for: echo)
    try methods.add("echo(_:)") { (_, value: Value) in value }
    try methods.add("keep(_:)") { (_, value: Value) in _ = value }
    let target = try Target(echo, methods: methods)
    let encoding = Value.cEncoding

    var seen: [String] = []
    let callbacks: [(String, Pointer, AnyObject)] = try [
      {
        let closure = try Callback { (value: Value) -> Value in
          seen.append(key(value))
          return value
        }
        #expect(closure.signature.encoding == encoding + encoding)
        return ("closure", try closure.pointer(), closure)
      },
      {
        let message = try Callback<(Value) -> Value>("echo(_:)", to: target)
        return ("message", try message.pointer(), message)
      },
      {
        let message = try Callback("echo(_:)", signature: encoding + encoding, to: target)
        return ("message by encoding", try message.pointer(), message)
      },
    ].map { (make: () throws -> (String, Pointer, AnyObject)) in try make() }
    defer { extendLifetime((callbacks, target)) }
    for (way, pointer, _) in callbacks {
      for value in values { #expect(key(call(pointer, value)) == key(value), "\(way), \(Value.self)") }
    }
    #expect(seen == values.map(key))
  }

  @Test func numbers() throws {
    try expectRoundTrips(kit_call_bool, [true, false])
    try expectRoundTrips(kit_call_int8, [.min, -1, 0, .max])
    try expectRoundTrips(kit_call_uint8, [0, 1, .max])
    try expectRoundTrips(kit_call_int16, [.min, -1, .max])
    try expectRoundTrips(kit_call_uint16, [0, .max])
    try expectRoundTrips(kit_call_int32, [.min, -1, .max])
    try expectRoundTrips(kit_call_uint32, [0, .max])
    try expectRoundTrips(kit_call_int64, [.min, -1, .max])
    try expectRoundTrips(kit_call_uint64, [0, .max])
    try expectRoundTrips(kit_call_float, [1.5, -.infinity, .nan])
    try expectRoundTrips(kit_call_double, [1.5, .leastNonzeroMagnitude, .nan])
    #if arch(x86_64)
      try expectRoundTrips(kit_call_long_double, [1.5, .pi, .greatestFiniteMagnitude])
    #endif
  }

  @Test func integersOf128Bits() throws {
    let signed = try Callback { (value: Int128) -> Int128 in value + 1 }
    let unsigned = try Callback { (value: UInt128) -> UInt128 in value + 1 }
    #expect(unsafe kit_call_int128(signed.address))
    #expect(unsafe kit_call_uint128(unsigned.address))
    extendLifetime((signed, unsigned))
  }

  @Test func pointers() throws {
    var place = 0
    unsafe try withUnsafeMutablePointer(to: &place) { place in
      unsafe try expectRoundTrips(kit_call_pointer, [nil, UnsafeMutableRawPointer(place)])
    }
    unsafe try "text".withCString { unsafe try expectRoundTrips(kit_call_string, [nil, $0]) }
  }

  @Test func structs() throws {
    try expectRoundTrips(kit_call_pair, [kit_pair(a: 1, b: -2)])
    try expectRoundTrips(kit_call_floats, [kit_floats(x: 1.5, y: -2.5)])
    try expectRoundTrips(kit_call_mixed, [kit_mixed(x: 1.5, n: .min)])
    try expectRoundTrips(kit_call_pixel, [kit_pixel(r: 1, g: 2, b: 255)])
    try expectRoundTrips(kit_call_padded, [kit_padded(a: -1, b: 2.5, c: .max, d: -4)])
    try expectRoundTrips(kit_call_triple, [kit_triple(a: 1, b: .min, c: 3)])
    try expectRoundTrips(kit_call_quad, [kit_quad(a: 1, b: -2, c: 3.5, d: .infinity)])
    try expectRoundTrips(kit_call_box, [kit_box(low: kit_floats(x: 1, y: 2), high: kit_floats(x: 3, y: 4))])
    try expectRoundTrips(kit_call_either, [kit_either(n: .max), kit_either(x: 2.5)]) { unsafe "\($0.n)" }
    #if arch(x86_64)
      try expectRoundTrips(kit_call_wide, [kit_wide(wide: .pi, n: -1)])
    #endif
  }

  @Test func moreArgumentsThanRegisters() throws {
    let direct = unsafe kit_call_many(kit_sum_many)
    let callback = unsafe try Callback {
      (
        a: Int8, b: Double, c: kit_pair, d: Float, e: kit_triple, f: Bool, g: UInt16, h: kit_mixed, i: Int64,
        j: UnsafePointer<CChar>?, k: Double, l: Float, m: kit_floats, n: Int32, o: Double, p: UInt64, q: kit_pixel, r: Double,
        s: Double, t: Double, u: UnsafeMutableRawPointer?
      ) -> Double in
      unsafe kit_sum_many(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u)
    }
    let sum = try unsafe callback.withPointer { unsafe kit_call_many($0) }
    #expect(sum == direct)
    #expect(direct > 1000)
  }

  @Test func noArgumentsAndNoResult() throws {
    var calls = 0
    let callback = try Callback { calls += 1 }
    #expect(callback.signature.encoding == "v")
    for _ in 0..<3 { try callback.withPointer { kit_call_void($0) } }
    #expect(calls == 3)
  }

  @Test func valuesAtRunTimeOnly() throws {
    let numbers = try Callback(signature: "ii") { arguments in (arguments[0] as? Int32).map { $0 * 2 } }
    #expect(try numbers.withPointer { kit_call_int32($0, 21) } == 42)
    let exact = try Callback(signature: "ii") { _ in 7.0 }
    #expect(try exact.withPointer { kit_call_int32($0, 0) } == 7)
    // A C string comes as a copy, NULL as nil; a pointer goes back, text does not.
    var texts: [Any] = []
    let strings = try Callback(signature: "**") { arguments in
      texts.append(arguments[0])
      return nil
    }
    unsafe #expect(try strings.withPointer { unsafe kit_call_string($0, "hello") } == nil)
    unsafe #expect(try strings.withPointer { unsafe kit_call_string($0, nil) } == nil)
    #expect(texts.count == 2 && texts[0] as? String == "hello" && texts[1] as? String == nil)
    var calls = 0
    let nothing = try Callback(signature: "v") { _ in
      calls += 1
      return nil
    }
    try nothing.withPointer { kit_call_void($0) }
    #expect(calls == 1)
    let pair = try Callback(signature: "{kit_pair=ii}{kit_pair=ii}") { arguments in
      (arguments[0] as? kit_pair).map { kit_pair(a: $0.b, b: $0.a) }
    }
    _ = try MethodSignature(kit_pair.self)
    #expect(try pair.withPointer { kit_call_pair($0, kit_pair(a: 1, b: 2)) }.a == 2)
  }

  @Test(arguments: [
    ("i", "nil"), ("i", "text"), ("c", "300"), ("*", "text"), ("v", "3"),
  ]) func aResultThatDoesNotFitIsAnError(_ result: String, _ value: String) throws {
    var failure: (any Error)?
    let given: Any? = value == "nil" ? nil : Int(value) as Any? ?? value
    let callback = try Callback(signature: result + "i", onError: { failure = $0 }) { _ in given }
    #expect(unsafe kit_call_any(callback.address, 1) & 0xff == 0)
    extendLifetime(callback)
    let error = try #require(failure as? MessageError)
    #expect(error.code == .signatureMismatch && error.argument == .result, "\(error)")
  }
}
