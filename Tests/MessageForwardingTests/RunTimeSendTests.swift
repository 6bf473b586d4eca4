import Foundation
import MessageForwarding
import Testing

/// Sends whose types the compiler does not know: with `[Any]`, and written as calls.
@Suite struct RunTimeSendTests {
  let calculator = Calculator()

  func multicast() throws -> MulticastProxy {
    let proxy = MulticastProxy(name: "M")
    try proxy.add(calculator)
    return proxy
  }

  struct Case: @unchecked Sendable {
    let selector: Selector
    let arguments: [Any]
    let result: String
    init(_ selector: Selector, _ arguments: [Any], _ result: Any?) {
      (self.selector, self.arguments, self.result) = (selector, arguments, "\(result as Any)")
    }
  }

  @Test(arguments: [
    Case("add(_:to:)", [2, 3], 5), Case("add(_:to:)", [UInt8(2), 3.0], 5), Case("half(_:)", [3], 1.5),
    Case("narrow(_:)", [-128], Int8(-128)),
    Case("log(_:level:)", ["started", 1], nil), Case("maybe(_:)", [6], 7), Case("maybe(_:)", [Any?.none as Any], nil),
    Case("maybe(_:)", [NSNull()], nil), Case("maybeObject(_:)", [NSNull()], "none"), Case("any(_:)", [4], 4),
    Case("maybeMaybe(_:)", [Int??.none as Any], nil), Case("maybeMaybe(_:)", [Int??.some(.none) as Any], nil),
    Case("maybeMaybe(_:)", [3], 3), Case("length(_:)", ["four"], 4), Case("move(_:)", [Point(x: 1, y: 2)], Point(x: 2, y: 1)),
  ])
  func argumentsBecomeWhatTheMethodTakes(_ test: Case) throws {
    let result = try calculator.send(test.selector, arguments: test.arguments)
    #expect("\(result as Any)" == test.result)
    let through = try multicast().send(test.selector, arguments: test.arguments)
    #expect("\(through as Any)" == test.result)
  }

  struct Loss: @unchecked Sendable {
    let selector: Selector
    let value: Any
    let got: String
    init(_ selector: Selector, _ value: Any, _ got: String) { (self.selector, self.value, self.got) = (selector, value, got) }
  }

  // Field report 49, for nil where nothing is optional.
  @Test(arguments: [
    Loss("narrow(_:)", 300, "300 (Int)"), Loss("narrow(_:)", 1.5, "1.5 (Double)"), Loss("half(_:)", Int.max, "\(Int.max) (Int)"),
    Loss("text(_:)", Any?.none as Any, "nil"), Loss("object(_:)", NSNull(), "NSNull"),
  ])
  func whatWouldLoseSomethingIsRefused(_ loss: Loss) throws {
    let error = try messageError(.signatureMismatch) { try calculator.send(loss.selector, arguments: [loss.value]) }
    #expect(error.argument == .index(0))
    #expect(error.receiver == "Calculator")
    #expect(error.got == loss.got)
  }

  @Test func mistakesNameTheReceiver() throws {
    for receiver in [calculator, Relay(calculator), try multicast()] as [any Responder] {
      let unknown = try messageError(.unrecognizedSelector) { try receiver.send("dance()", arguments: []) }
      #expect(unknown.receiver != nil)
      let few = try messageError(.argumentCountMismatch) { try receiver.send("add(_:to:)", arguments: [1]) }
      #expect(few.receiver != nil)
    }
    #expect(throws: Refusal(reason: "no")) { try calculator.send("fail(_:)", arguments: ["no"]) }
    #expect(throws: Refusal(reason: "no")) { try calculator.dynamic.fail("no") }
  }

  @Test func aCallIsAMessage() throws {
    let sum: Int = try calculator.dynamic.add(2, to: 3)
    #expect(sum == 5)
    let exact: Double = try calculator.dynamic.add(UInt8(2), to: 3.0)
    #expect(exact == 5)
    try calculator.dynamic.log("started", level: 1)
    #expect(calculator.log == ["1 started"])
    // A result may be dropped.
    try calculator.dynamic.add(2, to: 3)
    let any: Any = try calculator.dynamic.half(3)
    #expect(any as? Double == 1.5)
    // A name that every object has is the receiver's all the same.
    let text: String = try calculator.dynamic.description()
    #expect(text == "the target's own")
  }

  @Test func nilStaysNil() throws {
    let none: Int? = try calculator.dynamic.maybe(nil)
    #expect(none == nil)
    let next: Int? = try calculator.dynamic.maybe(Int?.some(6) as Any?)
    #expect(next == 7)
    let name: String = try calculator.dynamic.maybeObject(nil)
    #expect(name == "none")
    let inner: Int?? = try calculator.dynamic.maybeMaybe(Int??.some(.none) as Any?)
    #expect(inner == .some(.none))
    let outer: Int?? = try calculator.dynamic.maybeMaybe(Int??.none as Any?)
    #expect(outer == Int??.none)
    let error = try messageError(.signatureMismatch) { try calculator.dynamic.text(nil) }
    #expect(error.got == "nil")
  }

  @Test func aCallReachesWhatAProxyForwardsTo() throws {
    for proxy in [Relay(calculator), Wrapper(calculator), try multicast()] as [any Responder] {
      let sum: Int = try proxy.dynamic.add(2, to: 3)
      #expect(sum == 5)
      try proxy.dynamic.log("x", level: 2)
    }
    #expect(calculator.log.count == 3)
    let target: Int = try Target(calculator).dynamic.add(2, to: 3)
    #expect(target == 5)
  }

  @Test func wrongCallsAreErrors() throws {
    _ = try messageError(.unrecognizedSelector) { try calculator.dynamic.add(2, 3) }
    _ = try messageError(.signatureMismatch) { try calculator.dynamic.narrow(300) }
    let error = try messageError(.signatureMismatch) { let _: String = try calculator.dynamic.add(2, to: 3) }
    #expect(error.argument == .result)
    #expect(error.receiver == "Calculator")
    let long = String(repeating: "x", count: 5_000)
    _ = try messageError(.invalidName) { try calculator.dynamic[dynamicMember: long]() }
    _ = try messageError(.invalidName) { try calculator.dynamic[dynamicMember: "a\0b"]() }
  }

  @Test func argumentsAreLetGo() throws {
    try LifetimeTracker.check { tracker in
      let calculator = Calculator()
      try calculator.send("keep(_:)", arguments: [tracker.instance()])
      try calculator.dynamic.keep(tracker.instance())
      #expect(tracker.alive == 2)
      calculator.kept = []
      #expect(tracker.alive == 0)
      try calculator.send("any(_:)", arguments: [tracker.instance()])
      let _: Any = try calculator.dynamic.any(tracker.instance())
    }
  }
}
