import MessageForwarding
import Testing

/// Gives back what it is given: directly, or by message.
final class Echo<Value> {
  func echo(_ value: Value) -> Value { value }
}

/// Sends each value through every road there is, and compares with what a direct call gives.
private func roundTrip<Value>(
  _ values: [Value], _ encoding: String, _ same: (Value, Value) -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let table = MethodTable.of(Echo<Value>.self)
  try table.replace("echo(_:)") { $0.echo($1) }
  let echo = Echo<Value>()
  let proxy = MulticastProxy()
  try proxy.add(echo)
  let outer = MulticastProxy()
  defer { extendLifetime((echo, proxy)) }
  try outer.add(proxy)
  let prepared = Message<Value>.Returning<Value>("echo(_:)")
  let method = try #require(table.method(for: "echo(_:)"))
  #expect(method.signature.encoding == "\(encoding)@:\(encoding)", sourceLocation: sourceLocation)
  for value in values {
    let truth = echo.echo(value)
    let roads: [(String, Value)] = [
      ("by name", try Target(echo).send("echo(_:)", value, returning: Value.self)),
      ("prepared", try Target(echo).send(prepared, value)),
      ("multicast", try proxy.send("echo(_:)", value, returning: Value.self)),
      ("nested", try outer.send(prepared, value)),
      ("first", try proxy.send(prepared, value, choosing: .first)),
      ("all", try proxy.send(prepared, value, choosing: .all)[0].get()),
      ("optional", try #require(try proxy.send(optional: prepared, value, choosing: .reduce([]) { $0 + [$1] }))[0]),
    ]
    for (road, result) in roads {
      #expect(same(result, truth), "\(Value.self) \(road): \(result), not \(truth)", sourceLocation: sourceLocation)
    }
  }
}

private func roundTrip<Value: Equatable>(
  _ values: [Value], _ encoding: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try roundTrip(values, encoding, ==, sourceLocation: sourceLocation)
}

private func roundTripInteger<Value: FixedWidthInteger & CRepresentable>(_ type: Value.Type) throws {
  try roundTrip([.min, .max, 0, 1, Value.max / 3], Value.cEncoding)
}

@Suite struct ValueTests {
  @Test func integers() throws {
    try roundTripInteger(Int8.self)
    try roundTripInteger(UInt8.self)
    try roundTripInteger(Int16.self)
    try roundTripInteger(UInt16.self)
    try roundTripInteger(Int32.self)
    try roundTripInteger(UInt32.self)
    try roundTripInteger(Int64.self)
    try roundTripInteger(UInt64.self)
    try roundTripInteger(Int.self)
    try roundTripInteger(UInt.self)
    try roundTripInteger(Int128.self)
    try roundTripInteger(UInt128.self)
  }

  @Test func floatingPoint() throws {
    try roundTrip([0, -0.0, 1.5, .infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude] as [Float], "f")
    try roundTrip([0, -0.0, 1.5, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude] as [Double], "d")
    try roundTrip([Double.nan], "d") { $0.bitPattern == $1.bitPattern }
    #if arch(x86_64)
      try roundTrip([0, 1.5, .infinity, .leastNonzeroMagnitude, .pi] as [Float80], "D")
    #endif
  }

  @Test func truth() throws {
    try roundTrip([true, false], "B")
  }

  @Test func pointers() throws {
    var number: Int32 = 7
    unsafe withUnsafeMutablePointer(to: &number) { pointer in
      #expect(throws: Never.self) {
        try unsafe roundTrip([pointer], "^i")
        try unsafe roundTrip([pointer, nil], "^i")
        try unsafe roundTrip([UnsafePointer(pointer)], "^i")
        try unsafe roundTrip([UnsafeRawPointer(pointer)], "^v")
        try unsafe roundTrip([UnsafeMutableRawPointer(pointer), nil], "^v")
        try unsafe roundTrip([OpaquePointer(pointer)], "^v")
      }
    }
    unsafe "text".withCString { text in
      #expect(throws: Never.self) { try unsafe roundTrip([text], "*") }
    }
  }

  @Test func selectors() throws {
    try roundTrip(["a(_:)", "b()"] as [Selector], ":")
    try roundTrip([nil, "b()"] as [Selector?], ":")
  }

  @Test func structs() throws {
    try roundTrip([Point(x: 1.5, y: -2)], "{Point=dd}")
    try roundTrip([Triple(a: 10, b: 11, c: 12)], "{Triple=qqq}")
    try roundTrip([Mixed(a: -1, b: 2.5, c: .min, d: .max)], "{Mixed=cfqs}")
    try roundTrip([Pixel(r: 1, g: 2, b: 255)], "{Pixel=CCC}")
  }

  @Test func objects() throws {
    try roundTrip([Animal("cat"), Dog("rex")], "@", ===)
    try roundTrip([Animal("cat"), nil] as [Animal?], "@", ===)
    try roundTrip([Animal("cat") as AnyObject], "@", ===)
    try roundTrip([Animal("cat") as AnyObject?, nil], "@", ===)
  }

  @Test func anyOtherSwiftValue() throws {
    try roundTrip(["", "short", String(repeating: "long ", count: 100)], "@")
    try roundTrip([[1, 2, 3], []], "@")
    try roundTrip([["a": 1]], "@")
    try roundTrip([.calm, .cross(because: "rain")] as [Mood], "@")
    try roundTrip([1, nil] as [Int?], "@")
    try roundTrip([.some(.some(1)), .some(nil), nil] as [Int??], "@")
    try roundTrip(["x", nil] as [String?], "@")
    try roundTrip([nil, .some(nil), Animal("x")] as [Animal??], "@") { a, b in
      switch (a, b) {
      case (nil, nil), (.some(nil), .some(nil)): true
      case (.some(let a?), .some(let b?)): a === b
      default: false
      }
    }
    try roundTrip([(1, "two")], "@") { $0 == $1 }
    // As an argument () is a value like others; as a result it is none.
    try MethodTable.of(Echo<Void>.self).add("take(_:)") { $0.echo($1) }
    try Target(Echo<Void>()).send("take(_:)", ())
    try roundTrip([Dog("rex") as any Named], "@") { $0.name == $1.name }
    try roundTrip([1, "x", Animal("y"), Int?.none as Any] as [Any], "@") { "\($0)" == "\($1)" }
    try roundTrip([Int.self, String.self] as [any Any.Type], "@") { $0 == $1 }
    try roundTrip([Refusal(reason: "x") as any Error], "@") { $0 as? Refusal == $1 as? Refusal }
    try roundTrip([{ $0 + 1 }] as [(Int) -> Int], "@") { $0(1) == $1(1) }
    try roundTrip([Float16(1.5)], "@")
    try roundTrip([1...3], "@")
  }

  @Test func twelveMixedArguments() throws {
    final class Wide {
      func all(
        _ a: Int8, _ b: Float, _ c: String, _ d: Double, _ e: UInt16, _ f: Point, _ g: Int, _ h: Animal?, _ i: Bool, _ j: Float,
        _ k: UInt64, _ l: Triple
      ) -> String { "\(a) \(b) \(c) \(d) \(e) \(f) \(g) \(h?.name ?? "-") \(i) \(j) \(k) \(l)" }
    }
    try MethodTable.of(Wide.self).add("all(_:_:_:_:_:_:_:_:_:_:_:_:)") { $0.all($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) }
    let wide = Wide()
    let proxy = MulticastProxy()
    defer { extendLifetime(wide) }
    try proxy.add(wide)
    let point = Point(x: 1, y: 2)
    let triple = Triple(a: 1, b: 2, c: 3)
    let truth = wide.all(-1, 2.5, "three", 4.5, 5, point, 7, nil, true, 10.5, .max, triple)
    let results = try proxy.send(
      "all(_:_:_:_:_:_:_:_:_:_:_:_:)", Int8(-1), Float(2.5), "three", 4.5, UInt16(5), point, 7, Animal?.none, true, Float(10.5),
      UInt64.max, triple, returning: String.self, choosing: .all)
    #expect(try results.map { try $0.get() } == [truth])
  }
}
