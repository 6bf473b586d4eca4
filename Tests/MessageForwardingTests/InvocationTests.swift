import Foundation
import MessageForwarding
import Testing

/// R13, and a message as a value: made, filled, read, sent, kept.
@Suite struct InvocationTests {
  let calculator = Calculator()

  @Test func isMadeSentAndRead() throws {
    let invocation = try Invocation("add(_:to:)", 2, 3, returning: Int.self)
    #expect(invocation.selector == "add(_:to:)")
    #expect(invocation.signature.encoding == "q@:qq")
    #expect(!invocation.hasResult)
    #expect(invocation.result == nil)
    try invocation.invoke(on: calculator)
    #expect(try invocation.result(as: Int.self) == 5)
    #expect(invocation.result as? Int == 5)
    #expect(try invocation.argument(1, as: Int.self) == 3)
    try invocation.setArgument(1, to: 40)
    try invocation.invoke(on: calculator)
    #expect(try invocation.result(as: Int.self) == 42)
  }

  @Test func aMessageWithoutResultHasAnEmptyOne() throws {
    let invocation = try Invocation("log(_:level:)", "started", 1)
    try invocation.invoke(on: calculator)
    try invocation.invoke(on: Target(calculator))
    #expect(calculator.log == ["1 started", "1 started"])
    #expect(invocation.hasResult)
    #expect(invocation.result is Void)
    #expect(try invocation.result(as: Void.self) == ())
    try invocation.setResult(())
    _ = try messageError(.signatureMismatch) { try invocation.setResult(1) }
  }

  @Test func anEmptyOneIsFilledAtRunTime() throws {
    let signature = try #require(calculator.methodSignature(for: "log(_:level:)"))
    let invocation = try Invocation("log(_:level:)", signature: signature)
    #expect(invocation.arguments.count == 2)
    #expect(try invocation.argument(1, as: Int.self) == 0)
    #expect(try invocation.argument(0, as: String?.self) == nil)
    try invocation.setArguments(["filled", 7])
    try invocation.invoke(on: calculator)
    #expect(calculator.log == ["7 filled"])
    #expect("\(invocation)" == #"log("filled", level: 7)"#)
    _ = try messageError(.argumentCountMismatch) { _ = try Invocation("log(_:)", signature: signature) }
    _ = try messageError(.argumentCountMismatch) { _ = try Invocation("log(_:level:)", "x") }
    _ = try messageError(.argumentCountMismatch) { try invocation.setArguments([1]) }
    _ = try messageError(.argumentCountMismatch) { try invocation.setSelector("reset()") }
    try invocation.setSelector("note(_:level:)")
    _ = try messageError(.unrecognizedSelector) { try invocation.invoke(on: calculator) }
    #expect(!invocation.hasResult)
  }

  @Test func theReceiversMethodSaysTheTypes() throws {
    func send(_ selector: Selector, _ arguments: Any...) throws -> Any? {
      let invocation = try Invocation(selector, for: calculator, arguments: arguments)
      try invocation.invoke(on: calculator)
      return invocation.result
    }
    #expect(try send("add(_:to:)", UInt8(2), 3.0) as? Int == 5)
    #expect(try send("half(_:)", 3) as? Double == 1.5)
    #expect(try send("narrow(_:)", 127) as? Int8 == 127)
    #expect(try send("maybe(_:)", UInt16(6)) as? Int == 7)
    #expect(try send("object(_:)", Dog("rex")) as? String == "rex")
    #expect(try send("move(_:)", Point(x: 1, y: 2)) as? Point == Point(x: 2, y: 1))
    #expect(try send("length(_:)", "four") as? Int == 4)
    #expect(try send("run(_:)", { 9 } as () -> Int) as? Int == 9)
    let error = try messageError(.signatureMismatch) { _ = try send("narrow(_:)", 300) }
    #expect(error.argument == .index(0))
    #expect((error.expected, error.got) == ("Int8", "300 (Int)"))
    #expect("\(error)" == "signature mismatch: narrow(_:), argument 0, expected Int8, got 300 (Int)")
    _ = try messageError(.unrecognizedSelector) { _ = try send("dance()") }
    _ = try messageError(.argumentCountMismatch) { _ = try send("half(_:)") }
  }

  struct Loss: @unchecked Sendable {
    let selector: Selector
    let value: Any
    init(_ selector: Selector, _ value: Any) { (self.selector, self.value) = (selector, value) }
  }

  @Test(arguments: [
    Loss("narrow(_:)", 128), Loss("narrow(_:)", -129.0), Loss("narrow(_:)", 1.5), Loss("narrow(_:)", true), Loss("narrow(_:)", "1"),
    Loss("narrow(_:)", Int8?.none as Any), Loss("half(_:)", Int.max), Loss("half(_:)", "1"), Loss("text(_:)", 1),
    Loss("text(_:)", String?.none as Any), Loss("object(_:)", Deaf()), Loss("object(_:)", Animal?.none as Any),
    Loss("object(_:)", NSNull()), Loss("maybe(_:)", 1.5), Loss("move(_:)", 1), Loss("run(_:)", 1),
  ])
  func whatWouldLoseSomethingIsRefused(_ loss: Loss) throws {
    let error = try messageError(.signatureMismatch) {
      _ = try Invocation(loss.selector, for: calculator, arguments: [loss.value])
    }
    #expect(error.argument == .index(0))
  }

  // Field report 49.
  @Test func nilAndNullGoRoundWhereTheyMayBe() throws {
    func result(_ selector: Selector, _ value: Any) throws -> Invocation {
      let invocation = try Invocation(selector, for: calculator, arguments: [value])
      try invocation.invoke(on: calculator)
      return invocation
    }
    for none in [Animal?.none as Any, Any?.none as Any, Int?.none as Any, NSNull()] {
      #expect(try result("maybeObject(_:)", none).result(as: String.self) == "none")
      #expect(try result("maybe(_:)", none).result(as: Int?.self) == nil)
    }
    #expect(try result("any(_:)", NSNull()).result(as: Any.self) is NSNull)
    #expect(try result("any(_:)", Any?.none as Any).result(as: Any?.self) == nil)
    #expect(try result("maybeMaybe(_:)", Int??.some(nil) as Any).result(as: Int??.self) == .some(nil))
    #expect(try result("maybeMaybe(_:)", Int??.none as Any).result(as: Int??.self) == .none)
    #expect(try result("maybeMaybe(_:)", 3).result(as: Int??.self) == 3)
    let error = try messageError(.signatureMismatch) { _ = try result("object(_:)", Animal?.none as Any) }
    #expect(error.argument == .index(0))
    #expect(error.got == "nil")
  }

  @Test func cTypesWithoutSwiftOnesAreFilledAndRead() throws {
    let all = try Invocation("a(_:_:_:_:_:_:_:_:_:)", signature: MethodSignature("v@:BcCsS*^v:@"))
    #expect(all.arguments.map { "\($0)" } == ["false", "0", "0", "0", "0", "nil", "nil", "nil", "nil"])
    try all.setArguments([true, -1, 255, -300, 65535, "text", Int?.none as Any, "reload()", [1, 2]])
    #expect(all.arguments.prefix(6).map { "\($0)" } == ["true", "-1", "255", "-300", "65535", "text"])
    #expect(try all.argument(7, as: Selector.self) == "reload()")
    #expect(try all.argument(8, as: [Int].self) == [1, 2])
    #expect(try all.argument(1, as: Int.self) == -1)
    #expect(try all.argument(2, as: Double.self) == 255)
    _ = try messageError(.signatureMismatch) { _ = try all.argument(2, as: Int8.self) }
    _ = try messageError(.signatureMismatch) { _ = try all.argument(5, as: Int.self) }
    _ = try messageError(.signatureMismatch) { try all.setArgument(0, to: 1) }
    for index in [-1, 9, Int.max, Int.min] {
      _ = try messageError(.indexOutOfRange) { _ = try all.argument(index, as: Int.self) }
      _ = try messageError(.indexOutOfRange) { try all.setArgument(index, to: 1) }
    }
  }

  @Test(arguments: [
    "B", "c", "C", "s", "S", "i", "I", "l", "L", "q", "Q", "t", "T", "f", "d", "D", "*", "@", "@?", "#", ":", "^v", "^?",
    "^{Opaque}", "[4f]",
    "jd", "jf", "{Odd=c[3s]{In=fd}}", "(Either=id)", "{Text=*@}",
  ])
  func everyTypeCanBeReadWrittenBackAndReturned(_ encoding: String) throws {
    // A function cannot return an array.
    let isArray = encoding.hasPrefix("[")
    let signature = try MethodSignature("\(isArray ? "v" : encoding)@:\(encoding)")
    let invocation = try Invocation("f(_:)", signature: signature)
    let value = invocation.arguments[0]
    try invocation.setArgument(0, to: value)
    try invocation.setArguments([value])
    if !isArray {
      try invocation.setResult(value)
      #expect(invocation.hasResult)
      #expect(String(describing: try #require(invocation.result)) == String(describing: value))
    }
    #expect(try invocation.copy().description == invocation.description)
    _ = try messageError(.unrecognizedSelector) { try invocation.invoke(on: Target(Deaf())) }
  }

  @Test func cStructsAreValuesOrBytes() throws {
    let unknown = try Invocation("s(_:)", signature: MethodSignature("v@:{Unheard=cc}"))
    #expect(try unknown.argument(0, as: [UInt8].self) == [0, 0])
    try unknown.setArgument(0, to: [1, 2] as [UInt8])
    #expect(unknown.arguments[0] as? [UInt8] == [1, 2])
    _ = try messageError(.signatureMismatch) { try unknown.setArgument(0, to: [1] as [UInt8]) }
    _ = try MethodSignature(Point.self)
    let point = try Invocation("s(_:)", signature: MethodSignature("{Point=dd}@:{Point=dd}"))
    try point.setArgument(0, to: Point(x: 1, y: 2))
    #expect(point.arguments[0] as? Point == Point(x: 1, y: 2))
    try point.setResult(Point(x: 3, y: 4))
    #expect(try point.result(as: Point.self) == Point(x: 3, y: 4))
  }

  @Test func theResultCanBeSetAndIsConverted() throws {
    let invocation = try Invocation("narrow(_:)", Int8(1), returning: Int8.self)
    _ = try messageError(.noResult) { _ = try invocation.result(as: Int8.self) }
    try invocation.setResult(100)
    #expect(try invocation.result(as: Int8.self) == 100)
    #expect(try invocation.result(as: Double.self) == 100)
    let error = try messageError(.signatureMismatch) { try invocation.setResult(200) }
    #expect(error.argument == .result)
    #expect(try invocation.result(as: Int8.self) == 100)
  }

  // R10 for many receivers.
  @Test func manyReceiversHearItInOrder() throws {
    let journal = Journal()
    let listeners = ["a", "bb", "ccc"].map { Listener($0, journal) }
    let hear = try Invocation("hear(_:)", "x")
    try hear.invoke(on: [listeners[0], calculator, listeners[1], listeners[2]])
    #expect(journal.lines == ["a x", "bb x", "ccc x"])
    let length = try Invocation("length()", returning: Int.self)
    try length.invoke(on: listeners)
    #expect(try length.result(as: Int.self) == 3)
    listeners[0].onHear = { throw Refusal(reason: "0") }
    #expect(throws: Refusal(reason: "0")) { try hear.invoke(on: listeners) }
    #expect(journal.lines.suffix(3) == ["a x", "bb x", "ccc x"])
    listeners[2].onHear = { throw Refusal(reason: "2") }
    let error = try messageError(.severalTargetsFailed) { try hear.invoke(on: listeners) }
    #expect(error.failures.map { $0.error as? Refusal } == [Refusal(reason: "0"), Refusal(reason: "2")])
    _ = try messageError(.unrecognizedSelector) { try Invocation("dance()").invoke(on: listeners) }
    _ = try messageError(.unrecognizedSelector) { try hear.invoke(on: []) }
  }

  @Test func aMethodMaySendTheInvocationThatRunsIt() throws {
    let journal = Journal()
    let listener = Listener("a", journal)
    let invocation = try Invocation("hear(_:)", "x")
    var again = 2
    listener.onHear = {
      guard again > 0 else { return }
      again -= 1
      try invocation.invoke(on: listener)
      _ = try messageError(.inUse) { try invocation.setArgument(0, to: "y") }
      invocation.clear()
    }
    try invocation.invoke(on: listener)
    #expect(journal.lines == ["a x", "a x", "a x"])
    listener.onHear = nil
  }

  @Test func argumentsLiveUntilTheyAreClearedOrReplaced() throws {
    try LifetimeTracker.check { tracker in
      let invocation = try Invocation("keep(_:)", tracker.instance(1))
      #expect(tracker.alive == 1)
      #expect(try invocation.argument(0, as: Tracked.self).value == 1)
      try invocation.setArgument(0, to: tracker.instance(2))
      #expect(tracker.alive == 1)
      var copy: Invocation? = try invocation.copy()
      invocation.clear()
      #expect(tracker.alive == 1)
      #expect(try copy?.argument(0, as: Tracked.self).value == 2)
      #expect(try invocation.argument(0, as: Tracked?.self) == nil)
      _ = try messageError(.signatureMismatch) { try invocation.invoke(on: calculator) }
      copy = nil
      #expect(tracker.alive == 0)
    }
    #expect(calculator.kept.isEmpty)
  }

  @Test func resultsLiveAsLongAsTheInvocation() throws {
    try LifetimeTracker.check { tracker in
      let invocation = try Invocation("any(_:)", tracker.instance(1) as Any, returning: Any.self)
      try invocation.invoke(on: calculator)
      try invocation.setArgument(0, to: 1 as Any)
      #expect((invocation.result as? Tracked)?.value == 1)
      #expect(try invocation.result(as: Tracked.self).value == 1)
      let copy = try invocation.copy()
      try invocation.setResult(tracker.instance(2))
      #expect(tracker.alive == 2)
      #expect(try copy.result(as: Tracked.self).value == 1)
      try invocation.invoke(on: calculator)
      #expect(tracker.alive == 1)
      _ = try messageError(.unrecognizedSelector) { try copy.invoke(on: Target(Deaf())) }
      #expect(tracker.alive == 0)
    }
  }

  // Field report 54.
  @Test func aKeptClosureLivesAndRunsLater() throws {
    try LifetimeTracker.check { tracker in
      var invocation: Invocation?
      do {
        let captured = tracker.instance(7)
        invocation = try Invocation("run(_:)", { captured.value } as () -> Int, returning: Int.self)
      }
      #expect(tracker.alive == 1)
      try invocation?.invoke(on: calculator)
      #expect(try invocation?.result(as: Int.self) == 7)
      invocation = nil
      #expect(tracker.alive == 0)
    }
  }

  @Test func cStringsAreCopied() throws {
    let invocation: Invocation = try unsafe "kept".withCString { unsafe try Invocation("length(_:)", $0, returning: Int.self) }
    try invocation.invoke(on: calculator)
    #expect(try invocation.result(as: Int.self) == 4)
    #expect(invocation.arguments[0] as? String == "kept")
    try invocation.setArgument(0, to: "longer text")
    #expect(try invocation.copy().argument(0, as: String.self) == "longer text")
  }

  @Test func aTextThatCWouldCutIsRefused() throws {
    let invocation = try Invocation("measure(_:)", signature: MethodSignature("*@:*"))
    let error = try messageError(.signatureMismatch) { try invocation.setArgument(0, to: "cut\0here") }
    #expect((error.argument, error.got) == (.index(0), "text that contains NUL"))
    try invocation.setArgument(0, to: "whole")
    #expect(try invocation.argument(0, as: String.self) == "whole")
  }

  @Test func aTextIsNoResultInC() throws {
    let invocation = try Invocation("name()", signature: MethodSignature("*@:"))
    let error = try messageError(.signatureMismatch) { try invocation.setResult("text that is long enough to be on the heap") }
    #expect(error.argument == .result)
    #expect(!invocation.hasResult)
    let lasting: StaticString = "lasting"
    try unsafe invocation.setResult(lasting.utf8Start)
    #expect(try invocation.result(as: String.self) == "lasting")
  }

  @Test func oneThatIsAmongItsOwnArgumentsCanBeDescribed() throws {
    let invocation = try Invocation("keep(_:in:)", signature: MethodSignature("v@:@@"))
    try invocation.setArgument(0, to: invocation)
    try invocation.setArgument(1, to: [invocation])
    for _ in 0..<2 { #expect("\(invocation)" == "keep(…, in: […])") }
    invocation.clear()
  }

  @Test func longDoublesAndWideIntegersAreExact() throws {
    let wide = try Invocation("w(_:_:)", Int128.max, UInt128.max)
    #expect(wide.arguments[0] as? Int128 == .max)
    #expect(try wide.argument(1, as: UInt128.self) == .max)
    try wide.setArgument(0, to: 5)
    #expect(try wide.argument(0, as: Int8.self) == 5)
    let float = try Invocation("f(_:)", Float(0.5))
    #expect(try float.argument(0, as: Double.self) == 0.5)
    _ = try messageError(.signatureMismatch) { try float.setArgument(0, to: 0.1) }
    try float.setArgument(0, to: Double.nan)
    #expect(try float.argument(0, as: Double.self).isNaN)
  }

  // Field report 37.
  @Test func everyReceiverGetsEqualValuesOfOddTypes() throws {
    final class Odd: Responder {
      var got: [String] = []
      init() { _ = Self.registered }
      private static let registered: Void = {
        unsafe try? MethodTable.of(Odd.self).add("take(_:_:_:_:_:)") {
          (odd: Odd, body: @escaping () -> Int, selector: Selector, type: Any.Type, text: UnsafePointer<CChar>, point: Point) in
          odd.got.append(unsafe "\(body()) \(selector) \(type) \(String(cString: text)) \(point.y)")
        }
      }()
    }
    let receivers = [Odd(), Odd()]
    let body: () -> Int = { 7 }
    let selector: Selector = "reload()"
    let invocation = try unsafe "text".withCString { text in
      try unsafe Invocation("take(_:_:_:_:_:)", body, selector, Int.self as Any.Type, text, Point(x: 1, y: 2))
    }
    try invocation.invoke(on: receivers)
    #expect(receivers.map(\.got) == Array(repeating: ["7 reload() Int text 2.0"], count: 2))
  }
}
