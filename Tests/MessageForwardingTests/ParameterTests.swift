import MessageForwarding
import Testing

/// Methods with parameters and results of every kind that Swift has: called directly, and through every road there is.
@Suite struct ParameterTests {
  final class Odd: Responder {
    var kept: (() async -> Int)?

    // Closures.
    func run(_ body: @escaping (Int) -> Int) -> Int { body(2) }
    func runSendable(_ body: @escaping @Sendable (Int) -> Int) -> Int { body(3) }
    func runThrowing(_ body: @escaping () throws -> Int) -> String { (try? "\(body())") ?? "threw" }
    func runMaybe(_ body: (() -> Int)?) -> Int { body?() ?? -1 }
    func runC(_ body: @convention(c) (Int32) -> Int32) -> Int32 { body(5) }
    func runBoth(_ a: @escaping () -> Int, _ b: @escaping (Int) -> String) -> String { b(a()) }
    func adder(_ summand: Int) -> (Int) -> Int { { $0 + summand } }
    func keep(_ body: @escaping () async -> Int) -> Bool {
      kept = body
      return true
    }

    // Pointers and C strings.
    func read(_ pointer: UnsafePointer<Int32>) -> Int32 { unsafe pointer.pointee }
    func increment(_ pointer: UnsafeMutablePointer<Int32>) -> Int32 {
      unsafe pointer.pointee += 1
      return unsafe pointer.pointee
    }
    func sum(_ numbers: UnsafeBufferPointer<Int32>) -> Int32 { unsafe numbers.reduce(0, +) }
    func isNull(_ pointer: UnsafeRawPointer?) -> Bool { unsafe pointer == nil }
    func length(_ text: UnsafePointer<CChar>) -> Int { unsafe String(cString: text).utf8.count }

    // Types and names.
    func name(of type: any Any.Type) -> String { "\(type)" }
    func make(_ type: Animal.Type) -> String { type.init("made").name }
    func arguments(_ selector: Selector) -> Int { selector.argumentCount }
    func names(_ path: KeyPath<Animal, String>, of animal: Animal) -> String { animal[keyPath: path] }

    // Several values in one.
    func total(_ values: Int...) -> Int { values.reduce(0, +) }
    func swap(_ pair: (Int, String)) -> String { "\(pair.1)\(pair.0)" }
    func first(_ values: (x: Int, y: Int?)) -> Int { values.y ?? values.x }
    func join(_ parts: [String: [Int]]) -> String { parts.map { "\($0)\($1)" }.joined() }
    func mood(_ mood: Mood) -> String { if case .cross(let reason) = mood { reason } else { "calm" } }
    func outcome(_ result: Result<Int, Refusal>) -> Int { (try? result.get()) ?? -1 }

    // Existentials, opaque and generic ones.
    func greet(_ named: any Named) -> String { named.name }
    func same(_ a: any Equatable, _ b: Any) -> String { "\(a) \(b)" }
    func describe(_ value: some CustomStringConvertible) -> String { value.description }
    func show<Value>(_ value: Value) -> String { "\(Value.self) \(value)" }
    func opaque() -> some Equatable & Sendable { 7 }
    func refuse(_ error: any Error) -> String { "\(error)" }

    // Others.
    func greet(_ name: String, politely: Bool = true) -> String { politely ? "dear \(name)" : name }
    func typed(_ value: Int) throws(Refusal) -> Int {
      if value < 0 { throw Refusal(reason: "negative") }
      return value
    }
    func maybe(_ value: Int??) -> String { value.map { $0.map { "\($0)" } ?? "inner nil" } ?? "outer nil" }
    func change(_ value: inout String) -> String {
      value += "!"
      return value
    }
  }

  init() { _ = Self.registered }

  private static let registered: Void = {
    let table = MethodTable.of(Odd.self)
    do {
      try table.add("run(_:)") { $0.run($1) }
      try table.add("runSendable(_:)") { $0.runSendable($1) }
      try table.add("runThrowing(_:)") { $0.runThrowing($1) }
      try table.add("runMaybe(_:)") { $0.runMaybe($1) }
      try table.add("runC(_:)") { $0.runC($1) }
      try table.add("runBoth(_:_:)") { $0.runBoth($1, $2) }
      try table.add("adder(_:)") { $0.adder($1) }
      try table.add("keep(_:)") { $0.keep($1) }
      try unsafe table.add("read(_:)") { unsafe $0.read($1) }
      try unsafe table.add("increment(_:)") { unsafe $0.increment($1) }
      try unsafe table.add("sum(_:)") { unsafe $0.sum($1) }
      try unsafe table.add("isNull(_:)") { unsafe $0.isNull($1) }
      try unsafe table.add("length(_:)") { unsafe $0.length($1) }
      try table.add("name(of:)") { $0.name(of: $1) }
      try table.add("make(_:)") { $0.make($1) }
      try table.add("arguments(_:)") { $0.arguments($1) }
      try table.add("names(_:of:)") { $0.names($1, of: $2) }
      try table.add("total(_:)") { (_: Odd, values: [Int]) in values.reduce(0, +) }
      try table.add("swap(_:)") { $0.swap($1) }
      try table.add("first(_:)") { $0.first($1) }
      try table.add("join(_:)") { $0.join($1) }
      try table.add("mood(_:)") { $0.mood($1) }
      try table.add("outcome(_:)") { $0.outcome($1) }
      try table.add("greet(_:)") { (odd, named: any Named) in odd.greet(named) }
      try table.add("same(_:_:)") { $0.same($1, $2) }
      try table.add("describe(_:)") { (odd, value: Int) in odd.describe(value) }
      try table.add("showNumber(_:)") { (odd, value: Double) in odd.show(value) }
      try table.add("showText(_:)") { (odd, value: String) in odd.show(value) }
      try table.add("opaque()") { $0.opaque() as? Int }
      try table.add("refuse(_:)") { $0.refuse($1) }
      try table.add("greet(name:)") { (odd, name: String) in odd.greet(name) }
      try table.add("greet(_:politely:)") { $0.greet($1, politely: $2) }
      try table.add("typed(_:)") { try $0.typed($1) }
      try table.add("maybe(_:)") { $0.maybe($1) }
      try table.add("change(_:)") { (odd: Odd, value: inout String) in odd.change(&value) }
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  /// Sends the message by every road, and expects what the direct call gave.
  private func expect<each Argument, Answer: Equatable>(
    _ truth: Answer, _ selector: Selector, _ arguments: repeat each Argument, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (odd, other) = (Odd(), Odd())
    let proxy = MulticastProxy()
    try proxy.add(odd)
    try proxy.add(other)
    let outer = MulticastProxy()
    try outer.add(proxy)
    let message = Message<repeat each Argument>.Returning<Answer>(selector)
    let invocation = try Invocation(selector, repeat each arguments, returning: Answer.self)
    try invocation.invoke(on: odd)
    let roads: [(String, Answer)] = [
      ("by name", try odd.send(selector, repeat each arguments, returning: Answer.self)),
      ("prepared", try odd.send(message, repeat each arguments)),
      ("multicast", try proxy.send(message, repeat each arguments)),
      ("nested", try outer.send(message, repeat each arguments)),
      ("forwarded", try Relay(outer).send(message, repeat each arguments)),
      ("in an invocation", try invocation.result(as: Answer.self)),
      ("by a proxy that forwards invocations", try Wrapper(odd).send(message, repeat each arguments)),
    ]
    let all = try proxy.send(message, repeat each arguments, choosing: .all).map { ("of all", try $0.get()) }
    for (road, answer) in roads + all {
      #expect(answer == truth, "\(selector) \(road)", sourceLocation: sourceLocation)
    }
  }

  private let odd = Odd()

  // Field reports 37 and 54.
  @Test func closures() async throws {
    let base = 10
    try expect(odd.run { $0 + base }, "run(_:)", { $0 + base } as (Int) -> Int)
    try expect(odd.runSendable { $0 * base }, "runSendable(_:)", { $0 * base } as @Sendable (Int) -> Int)
    for reason in ["x", nil] {
      let body = { () throws -> Int in if let reason { throw Refusal(reason: reason) } else { 4 } }
      try expect(odd.runThrowing(body), "runThrowing(_:)", body)
    }
    try expect(odd.runMaybe { 9 }, "runMaybe(_:)", { 9 } as (() -> Int)?)
    try expect(odd.runMaybe(nil), "runMaybe(_:)", (() -> Int)?.none)
    try expect(odd.runC { $0 * 2 }, "runC(_:)", { $0 * 2 } as @convention(c) (Int32) -> Int32)
    try expect(odd.runBoth({ 1 }, { "<\($0)>" }), "runBoth(_:_:)", { 1 } as () -> Int, { "<\($0)>" } as (Int) -> String)
    let adder = try odd.send("adder(_:)", 5, returning: ((Int) -> Int).self)
    #expect(adder(1) == odd.adder(5)(1))
    let asynchronous = { () async -> Int in
      await Task.yield()
      return base
    }
    try expect(true, "keep(_:)", asynchronous)
    _ = try odd.send("keep(_:)", asynchronous, returning: Bool.self)
    #expect(await odd.kept?() == base)
  }

  @Test func closuresOfOtherTypesAreNotCalled() throws {
    let error = try messageError(.signatureMismatch) {
      _ = try odd.send("run(_:)", { $0 } as (String) -> String, returning: Int.self)
    }
    #expect(error.expected == "(Int) -> Int" && error.got == "(String) -> String" && error.argument == .index(0))
  }

  @Test func pointersAndCStrings() throws {
    var numbers: [Int32] = [3, 4, 5]
    let truth = unsafe numbers.withUnsafeBufferPointer { unsafe (odd.read($0.baseAddress!), odd.sum($0)) }
    try unsafe numbers.withUnsafeBufferPointer {
      try unsafe expect(truth.0, "read(_:)", $0.baseAddress!)
      try unsafe expect(truth.1, "sum(_:)", $0)
      try unsafe expect(false, "isNull(_:)", UnsafeRawPointer($0.baseAddress))
    }
    try unsafe expect(true, "isNull(_:)", UnsafeRawPointer?.none)
    try unsafe "grüße".withCString { text in try unsafe expect(odd.length(text), "length(_:)", text) }
    // What a method writes to is the sender's.
    let changed = try unsafe numbers.withUnsafeMutableBufferPointer {
      try unsafe odd.send("increment(_:)", $0.baseAddress!, returning: Int32.self)
    }
    #expect(changed == 4 && numbers == [4, 4, 5])
    let error = try messageError(.signatureMismatch) {
      _ = try unsafe odd.send("read(_:)", UnsafePointer<Int32>?.none, returning: Int32.self)
    }
    #expect(error.got == "nil")
  }

  @Test func typesAndNames() throws {
    for type in [Int.self, Animal.self, [String].self] as [any Any.Type] { try expect(odd.name(of: type), "name(of:)", type) }
    for type in [Animal.self, Dog.self] as [Animal.Type] { try expect(odd.make(type), "make(_:)", type) }
    try expect(odd.arguments("a(_:b:)"), "arguments(_:)", "a(_:b:)" as Selector)
    try expect(odd.names(\.name, of: Dog("rex")), "names(_:of:)", \Animal.name as KeyPath<Animal, String>, Dog("rex") as Animal)
  }

  // Field report 53: a variadic parameter is one array.
  @Test func severalValuesInOne() throws {
    try expect(odd.total(1, 2, 3), "total(_:)", [1, 2, 3])
    try expect(odd.total(), "total(_:)", [Int]())
    try expect(odd.swap((1, "a")), "swap(_:)", (1, "a"))
    try expect(odd.first((x: 1, y: nil)), "first(_:)", (x: 1, y: Int?.none))
    try expect(odd.join(["a": [1, 2]]), "join(_:)", ["a": [1, 2]])
    for mood in [Mood.calm, .cross(because: "rain")] { try expect(odd.mood(mood), "mood(_:)", mood) }
    try expect(odd.outcome(.failure(Refusal(reason: ""))), "outcome(_:)", Result<Int, Refusal>.failure(Refusal(reason: "")))
  }

  // Field report 62: generic and opaque ones are registered for one type.
  @Test func existentialsAndGenericsOfOneType() throws {
    try expect(odd.greet(Dog("rex")), "greet(_:)", Dog("rex") as any Named)
    try expect(odd.same(1, "x"), "same(_:_:)", 1 as any Equatable, "x" as Any)
    try expect(odd.describe(5), "describe(_:)", 5)
    try expect(odd.show(2.5), "showNumber(_:)", 2.5)
    try expect(odd.show("text"), "showText(_:)", "text")
    try expect(odd.opaque() as? Int, "opaque()")
    try expect(odd.refuse(Refusal(reason: "x")), "refuse(_:)", Refusal(reason: "x") as any Error)
  }

  // Field report 49.
  @Test func nilAtEachDepth() throws {
    for value in [1, .some(nil), nil] as [Int??] { try expect(odd.maybe(value), "maybe(_:)", value) }
  }

  @Test func defaultsAndTypedThrows() throws {
    try expect(odd.greet("Ada"), "greet(name:)", "Ada")
    try expect(odd.greet("Ada", politely: false), "greet(_:politely:)", "Ada", false)
    try expect(try odd.typed(3), "typed(_:)", 3)
    #expect(throws: Refusal(reason: "negative")) { try odd.send("typed(_:)", -1, returning: Int.self) }
  }

  // A parameter that is inout changes a copy: nothing comes back, and nothing of the sender's is touched.
  @Test func inoutChangesACopy() throws {
    var copy = String(repeating: "long enough to be on the heap ", count: 3)
    let text = copy
    let truth = odd.change(&copy)
    for _ in 0..<3 {
      try expect(truth, "change(_:)", text)
      #expect(text + "!" == truth)
    }
  }

  @Test func aMethodThatIsNoClosureIsRefusedWithAdvice() throws {
    let table = MethodTable.of(Odd.self)
    let error = try messageError(.argumentCountMismatch) { try table.add("mood2(_:)", Odd.mood) }
    #expect(error.advice == "pass a closure that calls the method, such as { $0.name($1) }, instead of the method itself")
  }
}
