import MessageForwarding
import Testing

/// Classes that list their methods.
@Suite struct DeclaredMethodTests {
  final class Lamp: MethodDeclaring {
    var brightness = 1.0
    var lines: [String] = []
    let watts: Int32 = 60
    func log(_ line: String, level: Int) { lines.append("\(level) \(line)") }
    func sum(_ values: [Int]) throws -> Int {
      guard !values.isEmpty else { throw Refusal(reason: "nothing") }
      return values.reduce(0, +)
    }

    static let methods: [MethodDeclaration<Lamp>] = [
      .method("log(_:level:)") { $0.log($1, level: $2) },
      .method("sum(_:)") { try $0.sum($1) },
      .method("reset()") { $0.lines.removeAll() },
      .method("run(_:)") { (_, body: @escaping () -> Int) in body() },
      .property("brightness", \.brightness),
      .property("watts", \.watts),
      .property("lineCount", \.lines.count),
      .static("make(brightness:)") { (_, brightness: Double) in
        let lamp = Lamp()
        lamp.brightness = brightness
        return lamp
      },
    ]
  }

  @Test func whatIsListedIsRegistered() throws {
    let lamp = Lamp()
    try lamp.send("log(_:level:)", "on", 2)
    #expect(lamp.lines == ["2 on"])
    #expect(try lamp.send("sum(_:)", [1, 2], returning: Int.self) == 3)
    #expect(throws: Refusal(reason: "nothing")) { try lamp.send("sum(_:)", [Int](), returning: Int.self) }
    #expect(try lamp.dynamic.lineCount() == 1)
    try lamp.send("setBrightness(_:)", 0.5)
    #expect(try lamp.brightness == 0.5 && lamp.send("brightness()", returning: Double.self) == 0.5)
    #expect(
      try messageError(.unrecognizedSelector) { try lamp.send("setWatts(_:)", 1) }.reason == "the property watts can only be read")
    let made = try Target(type: Lamp.self).send("make(brightness:)", 0.25, returning: Lamp.self)
    #expect(made.brightness == 0.25)
    #expect(
      MethodTable.of(Lamp.self).methods.map(\.selector.name) == [
        "log(_:level:)", "sum(_:)", "reset()", "run(_:)", "brightness()", "setBrightness(_:)", "watts()", "lineCount()",
      ])
    #expect(MethodTable.ofType(Lamp.self).methods.map(\.selector) == ["make(brightness:)"])
    #expect(MethodTable.of(Lamp.self).problems.isEmpty && MethodTable.ofType(Lamp.self).problems.isEmpty)
  }

  @Test func aListedMethodIsReplacedLikeAnyOther() throws {
    final class Replaced: MethodDeclaring {
      static let methods: [MethodDeclaration<Replaced>] = [.method("value()") { _ in 1 }]
    }
    let object = Replaced()
    let proxy = MulticastProxy()
    try proxy.add(object)
    let value = Message.Returning("value()", returning: Int.self)
    #expect(try proxy.send(value) == 1)
    try MethodTable.of(Replaced.self).replace("value()") { _ in 2 }
    #expect(try proxy.send(value) == 2 && object.send(value) == 2)
    try MethodTable.of(Replaced.self).remove("value()")
    #expect(!object.responds(to: "value()"))
  }

  class Shape: MethodDeclaring {
    func title() -> String { "shape" }
    func area() -> Double { 0 }

    class var methods: [MethodDeclaration<Shape>] {
      [
        .method("title()") { $0.title() },
        .method("area()") { $0.area() },
        .static("kind()") { "\($0)" },
      ]
    }
  }

  class Plain: Shape {
    override func area() -> Double { 1 }
  }

  final class Circle: Shape {
    let radius = 2.0
    override func title() -> String { "circle" }

    override class var methods: [MethodDeclaration<Shape>] {
      super.methods + [
        .method("title()") { "round " + $0.title() },
        .subclass(
          Circle.self,
          [
            .method("diameter()") { $0.radius * 2 },
            .property("radius", \.radius),
            .static("kind()") { "the class \($0)" },
          ]),
      ]
    }
  }

  @Test func subclassesInheritTheListAndAddToIt() throws {
    let (shape, plain, circle) = (Shape(), Plain(), Circle())
    #expect(
      try [shape, plain, circle].map { try $0.send("title()", returning: String.self) } == ["shape", "shape", "round circle"])
    #expect(try plain.send("area()", returning: Double.self) == 1)
    #expect(try circle.send("diameter()", returning: Double.self) == 4)
    #expect(try circle.send("radius()", returning: Double.self) == 2)
    #expect(!shape.responds(to: "radius()"))
    #expect(MethodTable.of(Plain.self).methods.isEmpty, "an inherited list is the superclass's")
    #expect(MethodTable.of(Circle.self).methods.map(\.selector.name) == ["title()", "diameter()", "radius()"])
    #expect(try circle.sendSuper(above: Circle.self, "title()", returning: String.self) == "circle")
    let kinds = try [Shape.self, Plain.self, Circle.self].map { try Target(type: $0).send("kind()", returning: String.self) }
    #expect(kinds == ["Shape", "Plain", "the class Circle"])
    #expect(MethodTable.of(Circle.self).problems.isEmpty)
    // What the superclass's table learns later, its subclasses learn, too.
    try MethodTable.of(Shape.self).replace("area()") { _ in -1.0 }
    #expect(try [plain, circle].map { try $0.send("area()", returning: Double.self) } == [-1, -1])
  }

  class Wrong: MethodDeclaring {
    class var methods: [MethodDeclaration<Wrong>] {
      [
        .method("right()") { _ in 1 },
        .method("few(_:_:)") { (_, text: String) in text },
        .method("load()") { _ in "text" },
        .method("load()") { _ in 2 },
        .method("bad(_:)") { (_, value: FalseSize) in },
        .property("", \.self),
        .subclass(Lamp.self, [.method("lamp()") { $0.brightness }]),
        .static("few(_:)") { _ in },
      ]
    }
  }

  final class StillWrong: Wrong {
    override class var methods: [MethodDeclaration<Wrong>] {
      super.methods + [.method("few(_:_:)") { (_, a: Int, b: Int) in a + b }, .method("more(_:)") { _ in }]
    }
  }

  @Test func mistakesAreKeptAsProblems() throws {
    let problems = MethodTable.of(Wrong.self).problems
    #expect(problems.map(\.code) == [.argumentCountMismatch, .duplicate, .sizeMismatch, .invalidName, .invalidArgument])
    #expect(problems.map(\.selector) == ["few(_:_:)", "load()", "bad(_:)", nil, "lamp()"])
    #expect(problems.allSatisfy { $0.receiver == "Wrong" })
    #expect(
      problems.map { "\($0)" }.allSatisfy {
        $0.contains("DeclaredMethodTests.swift:") || $0.contains("FalseSize") || $0.contains("name")
      })
    #expect(problems[1].expected == "() -> String [@@:]" && problems[1].got == "() -> Int [q@:]")
    #expect(MethodTable.of(Wrong.self).methods.map(\.selector) == ["right()"])
    #expect(MethodTable.ofType(Wrong.self).problems.map(\.code) == [.argumentCountMismatch])
    #expect(MethodTable.of(StillWrong.self).problems.map(\.selector) == ["more(_:)"])
  }

  @Test func whoeverSendsAWronglyDeclaredMessageIsTold() throws {
    let wrong = Wrong()
    let proxy = MulticastProxy()
    try proxy.add(wrong)
    let roads: [() throws -> Void] = [
      { try wrong.send("few(_:_:)", "a", "b") },
      { try wrong.send(Message<String, String>("few(_:_:)"), "a", "b") },
      { try wrong.send("few(_:_:)", arguments: ["a", "b"]) },
      { try Invocation("few(_:_:)", "a", "b").invoke(on: wrong) },
      { try proxy.send("few(_:_:)", "a", "b") },
      { try proxy.send(optional: "few(_:_:)", "a", "b") },
      { try Relay(wrong).send("few(_:_:)", "a", "b") },
    ]
    for road in roads {
      let error = try messageError(.argumentCountMismatch, road)
      #expect((error.expectedCount, error.gotCount) == (2, 1))
      #expect(error.receiver == "Wrong" && error.selector == "few(_:_:)")
    }
    #expect(try messageError(.duplicate) { _ = try wrong.send("load()", returning: Int.self) }.got == "() -> Int [q@:]")
    _ = try messageError(.argumentCountMismatch) { try Target(type: Wrong.self).send("few(_:)", 1) }
    #expect(try messageError(.unrecognizedSelector) { try wrong.send("other()") }.receiver == "Wrong")
    #expect(try wrong.send("right()", returning: Int.self) == 1)
    #expect(!wrong.responds(to: "other()"))
  }

  @Test func aSubclassIsToldWhatItInheritsAndCanPutItRight() throws {
    let object = StillWrong()
    #expect(try object.send("few(_:_:)", 1, 2, returning: Int.self) == 3)
    _ = try messageError(.argumentCountMismatch) { try object.send("more(_:)", 1) }
    _ = try messageError(.duplicate) { try object.send("load()") }
    #expect(try object.send("right()", returning: Int.self) == 1)
    try MethodTable.of(StillWrong.self).add("load()") { _ in 3 }
    #expect(try object.send("load()", returning: Int.self) == 3, "registered by hand")
  }

  final class Generic<Value: Sendable>: MethodDeclaring {
    static var methods: [MethodDeclaration<Generic<Value>>] { [.method("echo(_:)") { (_, value: Value) in value }] }
  }

  @Test func aGenericClassDeclaresForEachOfItsTypes() throws {
    #expect(try Generic<Int>().send("echo(_:)", 3, returning: Int.self) == 3)
    #expect(try Generic<String>().send("echo(_:)", "x", returning: String.self) == "x")
    #expect(MethodTable.of(Generic<Int>.self).methods[0].signature.encoding == "q@:q")
  }

  final class Step: Proxy, MethodDeclaring {
    static let methods: [MethodDeclaration<Step>] = [.method("own()") { _ in 1 }, .method("wrong(_:)") { _ in }]
    override func forwardingTarget(for selector: Selector) -> (any Responder)? { Lamp() }
  }

  @Test func aProxyClassDeclaresBesideForwarding() throws {
    let step = Step()
    #expect(try step.send("own()", returning: Int.self) == 1)
    #expect(try step.send("sum(_:)", [4], returning: Int.self) == 4)
    #expect(MethodTable.of(Step.self).problems.map(\.selector) == ["wrong(_:)"])
  }

  final class Raced: MethodDeclaring {
    static var methods: [MethodDeclaration<Raced>] {
      (0..<20).map { index in .method(try! Selector("m\(index)()")) { _ in index } }
    }
  }

  @Test func theListIsRegisteredOnceFromEveryThread() async {
    await withTaskGroup(of: Int?.self) { group in
      for index in 0..<8 {
        group.addTask { try? Raced().send(Selector("m\(index)()"), returning: Int.self) }
      }
      var found: [Int] = []
      for await value in group { if let value { found.append(value) } }
      #expect(found.sorted() == Array(0..<8))
    }
    #expect(MethodTable.of(Raced.self).methods.count == 20)
    #expect(MethodTable.of(Raced.self).problems.isEmpty)
  }

  @MainActor final class Window: MethodDeclaring {
    nonisolated let number = 7
    var titles: [String] = []
    func show(_ title: String) -> Int {
      titles.append(title)
      return titles.count
    }
    func load(_ title: String) async -> String {
      await Task.yield()
      return titles.last.map { "\($0), \(title)" } ?? title
    }
    func clear() { titles = [] }

    nonisolated static let methods: [MethodDeclaration<Window>] = [
      .property("number", \.number),
      .method("show(_:)", on: MainActor.self) { $0.show($1) },
      .method("load(_:)", on: MainActor.self) { await $0.load($1) },
      .method("clear()", on: MainActor.self) { $0.clear() },
    ]
    nonisolated init() {}
  }

  @Test func aClassOfTheMainActorDeclaresWhereItsMethodsRun() async throws {
    let window = Window()
    #expect(try window.send("number()", returning: Int.self) == 7)
    _ = try messageError(.awaitNeeded) { _ = try window.send("show(_:)", "a", returning: Int.self) }
    #expect(try await window.awaiting.send("show(_:)", "a", returning: Int.self) == 1)
    #expect(try await window.awaiting.send("load(_:)", "b", returning: String.self) == "a, b")
    try await window.awaiting.send("clear()")
    #expect(await window.titles.isEmpty)
    let methods = MethodTable.of(Window.self).methods
    #expect(methods.map(\.actor) == [nil, "MainActor", "MainActor", "MainActor"])
    #expect(methods.map(\.isAsync) == [false, false, true, false])
  }

  actor Account: MethodDeclaring {
    private var balance = 0
    func deposit(_ amount: Int) -> Int {
      balance += amount
      return balance
    }
    func close() -> Int { balance }
    func audit() async -> Int {
      await Task.yield()
      return -balance
    }
    func wait(_ rounds: Int) async -> Int {
      for _ in 0..<rounds { await Task.yield() }
      return rounds
    }

    static let methods: [MethodDeclaration<Account>] = [
      .method("deposit(_:)", on: Account.self) { $0.deposit($1) },
      .method("close()", on: Account.self) { $0.close() },
      .method("audit()", on: Account.self) { await $0.audit() },
      .method("wait(_:)", on: Account.self) { await $0.wait($1) },
    ]
  }

  @Test func anActorDeclaresMethodsThatRunOnIt() async throws {
    let account = Account()
    #expect(try await account.awaiting.send("deposit(_:)", 5, returning: Int.self) == 5)
    #expect(try await account.awaiting.send("close()", returning: Int.self) == 5)
    #expect(try await account.awaiting.send("audit()", returning: Int.self) == -5)
    #expect(try await account.awaiting.send("wait(_:)", 2, returning: Int.self) == 2)
    #expect(MethodTable.of(Account.self).methods.allSatisfy { $0.actor == "Account" })
    #expect(try messageError(.awaitNeeded) { _ = try account.send("close()", returning: Int.self) }.expected == "Account")
  }

  final class Fetcher: MethodDeclaring {
    nonisolated(nonsending) func fetch(_ address: String) async throws -> Int {
      await Task.yield()
      if address.isEmpty { throw Refusal(reason: "no address") }
      return address.count
    }

    static let methods: [MethodDeclaration<Fetcher>] = [.method("fetch(_:)") { try await $0.fetch($1) }]
  }

  @Test func anAsyncMethodIsDeclaredLikeAnyOther() async throws {
    let fetcher = Fetcher()
    #expect(try await fetcher.awaiting.send("fetch(_:)", "abc", returning: Int.self) == 3)
    await #expect(throws: Refusal(reason: "no address")) { try await fetcher.awaiting.send("fetch(_:)", "", returning: Int.self) }
    #expect(MethodTable.of(Fetcher.self).methods[0].isAsync)
  }
}
