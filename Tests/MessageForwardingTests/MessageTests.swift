import MessageForwarding
import Testing

@Suite struct MessageTests {
  final class Calculator: Responder {
    var log: [String] = []

    static let registered: Void = {
      let table = MethodTable.of(Calculator.self)
      do {
        try table.add("add(_:to:)") { (_: Calculator, a: Int32, b: Double) in Int32(Double(a) + b) }
        try table.add("log(_:level:)") { (calculator, text: String, level: Int) in calculator.log.append("\(level) \(text)") }
        try table.add("fail(with:)") { (_: Calculator, reason: String) in throw Refusal(reason: reason) }
        try table.add("take(_:)") { (_: Calculator, animal: Animal) in animal.name }
        try table.add("takeMaybe(_:)") { (_: Calculator, animal: Animal?) in animal?.name ?? "none" }
        try table.add("takeAny(_:)") { (_: Calculator, value: Any) in "\(value)" }
        try table.add("takeObject(_:)") { (_: Calculator, value: AnyObject) in "\(type(of: value))" }
        try table.add("takeText(_:)") { (_: Calculator, value: String) in value }
        try table.add("takeMaybeText(_:)") { (_: Calculator, value: String?) in value ?? "none" }
        try table.add("takeNamed(_:)") { (_: Calculator, value: any Named) in value.name }
        unsafe try table.add("takePointer(_:)") { (_: Calculator, value: UnsafeRawPointer) in UInt(bitPattern: value) }
        try table.add("giveAny()") { _ -> Any in "given" }
        try table.add("giveDog()") { _ in Dog("rex") }
        try table.add("giveNothing()") { _ -> Animal? in nil }
      } catch {
        preconditionFailure("\(error)")
      }
    }()

    init() { _ = Self.registered }
  }

  @Test func bothSpellingsReachTheMethod() throws {
    let calculator = Calculator()
    try calculator.send("log:level:", "a", 1)
    try calculator.send("log(_:level:)", "b", 2)
    try Target(calculator).send("log(_:level:)", "c", 3)
    #expect(calculator.log == ["1 a", "2 b", "3 c"])
  }

  @Test func preparedMessagesAreValues() throws {
    let add = Message<Int32, Double>.Returning<Int32>("add(_:to:)")
    let log = Message<String, Int>("log(_:level:)")
    let calculator = Calculator()
    #expect(try calculator.send(add, 2, 3.5) == 5)
    try calculator.send(log, "x", 1)
    #expect(calculator.log == ["1 x"])
    #expect(add.problem == nil)
    #expect(add.signature?.encoding == "i@:id")
    #expect(log.signature?.encoding == "v@:@q")
    #expect(Message("log(_:level:)", String.self, Int.self).signature == log.signature)
    #expect(Message("reset()").signature?.encoding == "v@:")
    #expect(Message.Returning("add(_:to:)", Int32.self, Double.self, returning: Int32.self).signature == add.signature)
  }

  @Test func aThrownErrorIsThrownAsItIs() throws {
    let calculator = Calculator()
    #expect(throws: Refusal(reason: "no")) { try calculator.send("fail(with:)", "no") }
    let proxy = MulticastProxy()
    defer { extendLifetime(calculator) }
    try proxy.add(calculator)
    #expect(throws: Refusal(reason: "no")) { try proxy.send("fail(with:)", "no") }
  }

  @Test func nobodyResponds() throws {
    let calculator = Calculator()
    let error = try messageError(.unrecognizedSelector) { try calculator.send("dance(_:)", 1) }
    #expect(error.selector == "dance(_:)")
    #expect(error.receiver == "Calculator")
    #expect("\(error)" == "unrecognized selector: dance(_:) sent to Calculator")
    #expect(!calculator.responds(to: "dance(_:)"))
    #expect(calculator.methodSignature(for: "dance(_:)") == nil)
    #expect(calculator.responds(to: "log(_:level:)"))
    #expect(calculator.methodSignature(for: "log(_:level:)")?.encoding == "v@:@q")
  }

  @Test func otherCTypesAreAMismatchThatNamesTheArgument() throws {
    let calculator = Calculator()
    let second = try messageError(.signatureMismatch) { _ = try calculator.send("add(_:to:)", Int32(1), 2, returning: Int32.self) }
    #expect(second.argument == .index(1))
    #expect((second.expected, second.got) == ("d", "q"))
    #expect(second.receiver == "Calculator")
    let result = try messageError(.signatureMismatch) { try calculator.send("add(_:to:)", Int32(1), 2.0) }
    #expect(result.argument == .result)
    #expect((result.expected, result.got) == ("v", "i"))
  }

  @Test func otherSwiftTypesAreAMismatchThatNamesTheArgument() throws {
    let calculator = Calculator()
    let error = try messageError(.signatureMismatch) { try calculator.send("log(_:level:)", ["a"], 1) }
    #expect(error.argument == .index(0))
    #expect((error.expected, error.got) == ("String", "Array<String>"))
    #expect(error.selector == "log(_:level:)")
    let object = try messageError(.signatureMismatch) { _ = try calculator.send("take(_:)", calculator, returning: String.self) }
    #expect((object.expected, object.got) == ("Animal", "Calculator"))
    let result = try messageError(.signatureMismatch) { _ = try calculator.send("giveDog()", returning: Calculator.self) }
    #expect(result.argument == .result)
    #expect((result.expected, result.got) == ("Calculator", "Dog"))
    #expect(calculator.log.isEmpty)
  }

  @Test func whatFitsIsTaken() throws {
    let calculator = Calculator()
    let dog = Dog("rex")
    func text<Value>(_ selector: Selector, _ value: Value) throws -> String {
      try calculator.send(selector, value, returning: String.self)
    }
    #expect(try text("take(_:)", dog) == "rex")
    #expect(try text("take(_:)", dog as Animal?) == "rex")
    #expect(try text("take(_:)", dog as any Named) == "rex")
    #expect(try text("take(_:)", dog as Any) == "rex")
    #expect(try text("takeMaybe(_:)", dog) == "rex")
    #expect(try text("takeMaybe(_:)", nil as Dog?) == "none")
    #expect(try text("takeAny(_:)", "words") == "words")
    #expect(try text("takeAny(_:)", [1]) == "[1]")
    #expect(try text("takeObject(_:)", dog) == "Dog")
    #expect(try text("takeText(_:)", "words" as Any) == "words")
    #expect(try text("takeText(_:)", "words" as String?) == "words")
    #expect(try text("takeMaybeText(_:)", "words") == "words")
    #expect(try text("takeMaybeText(_:)", nil as String?) == "none")
    #expect(try calculator.send("giveAny()", returning: String.self) == "given")
    #expect(try calculator.send("giveDog()", returning: Animal.self).name == "rex")
    #expect(try calculator.send("giveDog()", returning: Animal?.self)?.name == "rex")
    #expect(try calculator.send("giveDog()", returning: AnyObject.self) is Dog)
    #expect(try calculator.send("giveDog()", returning: Any.self) is Dog)
    #expect(try calculator.send("giveNothing()", returning: Dog?.self) == nil)
  }

  @Test func nilDoesNotFitWhereItCannotBe() throws {
    let calculator = Calculator()
    func mismatch<Value>(_ selector: Selector, _ value: Value) throws {
      let error = try messageError(.signatureMismatch) { _ = try calculator.send(selector, value, returning: String.self) }
      #expect(error.argument == .index(0))
      #expect(error.got == "nil", "\(error)")
    }
    try mismatch("take(_:)", nil as Animal?)
    try mismatch("takeText(_:)", nil as String?)
    try mismatch("takeObject(_:)", nil as Animal?)
    let pointer = try messageError(.signatureMismatch) {
      _ = unsafe try calculator.send("takePointer(_:)", nil as UnsafeRawPointer?, returning: UInt.self)
    }
    #expect(pointer.got == "nil")
    let result = try messageError(.signatureMismatch) { _ = try calculator.send("giveNothing()", returning: Animal.self) }
    #expect(result.argument == .result)
  }

  /// A cast to an existential could walk past the isolation of the conformance, so only the very type fits.
  @Test func anExistentialTakesOnlyItself() throws {
    let calculator = Calculator()
    let dog = Dog("rex")
    #expect(try calculator.send("takeNamed(_:)", dog as any Named, returning: String.self) == "rex")
    let error = try messageError(.signatureMismatch) { _ = try calculator.send("takeNamed(_:)", dog, returning: String.self) }
    #expect(error.got == "Dog")
  }

  @Test func whatIsWrongWithAMessageIsThrownByEverySend() throws {
    let calculator = Calculator()
    let proxy = MulticastProxy()
    let count = Message<Int>("log(_:level:)")
    #expect(count.problem?.code == .argumentCountMismatch)
    #expect(count.signature == nil)
    _ = try messageError(.argumentCountMismatch) { try calculator.send(count, 1) }
    _ = try messageError(.argumentCountMismatch) { try proxy.send(count, 1) }
    _ = try messageError(.argumentCountMismatch) { try proxy.send(optional: count, 1) }
    let size = Message<FalseSize>.Returning<FalseSize>("f(_:)")
    #expect(size.problem?.code == .sizeMismatch)
    #expect(size.problem?.selector == "f(_:)")
    _ = try messageError(.sizeMismatch) { _ = try calculator.send(size, FalseSize()) }
    _ = try messageError(.sizeMismatch) { _ = try proxy.send(size, FalseSize(), choosing: .all) }
  }

  @Test func everyErrorNamesTheThing() throws {
    let calculator = Calculator()
    let errors: [(String, () throws -> Void)] = [
      ("dance()", { try calculator.send("dance()") }),
      ("Calculator", { try calculator.send("dance()") }),
      ("argument 1", { try calculator.send("log(_:level:)", "x", 1.5) }),
      ("v@:{", { _ = try MethodSignature("v@:{") }),
      ("log(_:level:)", { try calculator.send("log(_:level:)") }),
      ("(1)", { _ = try Selector(String("x(1)\0")) }),
      ("FalseSize", { _ = try MethodSignature(FalseSize.self) }),
    ]
    for (thing, body) in errors {
      let error = #expect(throws: MessageError.self, performing: body)
      let text = "\(try #require(error))"
      #expect(text.contains(thing), "\(text)")
    }
  }

  @Test func codesGrow() {
    #expect(MessageError.Code.unrecognizedSelector.rawValue == 6)
    #expect("\(MessageError.Code.forwardingLoop)" == "forwarding loop")
    #expect("\(MessageError.Code.argumentCountMismatch)" == "wrong number of arguments")
  }
}
