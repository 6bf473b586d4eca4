import MessageForwarding
import Testing

/// R6, R7, R9, R10: who answers, with what, and what becomes of errors.
@Suite struct MulticastAnswerTests {
  let journal = Journal()
  let proxy = MulticastProxy(name: "Observers")

  /// Answers with a number, or throws.
  final class Voter: Responder {
    let vote: Int?
    init(_ vote: Int?) {
      _ = Self.registered
      self.vote = vote
    }

    func number() throws -> Int {
      guard let vote else { throw Refusal(reason: "no number") }
      return vote
    }

    private static let registered: Void = {
      let table = MethodTable.of(Voter.self)
      do {
        try table.add("number()") { try $0.number() }
        try table.add("text()") { "\(try $0.number())" }
        try table.add("isEven()") { try $0.number() % 2 == 0 }
      } catch {
        preconditionFailure("\(error)")
      }
    }()
  }

  private func voters(_ votes: Int?...) throws -> [Voter] {
    let voters = votes.map { Voter($0) }
    defer { extendLifetime(voters) }
    for voter in voters { try proxy.add(voter) }
    return voters
  }

  @Test func theLastResultIsTheUsualOne() throws {
    let all = try voters(1, 2, 3)
    defer { extendLifetime(all) }
    #expect(try proxy.send("number()", returning: Int.self) == 3)
    #expect(try proxy.send("number()", returning: Int.self, choosing: .last) == 3)
    #expect(try proxy.send("number()", returning: Int.self, choosing: .first) == 1)
    #expect(try proxy.send("number()", returning: Int.self, choosing: .all).map { try $0.get() } == [1, 2, 3])
    #expect(try proxy.send("number()", returning: Int.self, choosing: .reduce(10, +)) == 16)
    #expect(try proxy.send("text()", returning: String.self) == "3")
    #expect(try proxy.send("text()", returning: String.self, choosing: .first) == "1")
    #expect(try proxy.send("text()", returning: String.self, choosing: .reduce("") { $0 + $1 }) == "123")
  }

  @Test(arguments: [([1, 3], false, false), ([1, 2], true, false), ([2, 4], true, true)] as [([Int], Bool, Bool)])
  func anyAndEvery(votes: [Int], any: Bool, every: Bool) throws {
    let voters = votes.map { Voter($0) }
    defer { extendLifetime(voters) }
    for voter in voters { try proxy.add(voter) }
    #expect(try proxy.send("isEven()", returning: Bool.self, choosing: .any) == any)
    #expect(try proxy.send("isEven()", returning: Bool.self, choosing: .every) == every)
    let count = try proxy.send("isEven()", returning: Bool.self, choosing: .reduce(0) { $0 + ($1 ? 1 : 0) })
    #expect(count == votes.count { $0 % 2 == 0 })
  }

  @Test func aPreparedMessageChoosesToo() throws {
    let all = try voters(1, 2)
    defer { extendLifetime(all) }
    let number = Message.Returning("number()", returning: Int.self)
    #expect(try proxy.send(number) == 2)
    #expect(try proxy.send(number, choosing: .first) == 1)
    #expect(try proxy.send(optional: number) == 2)
  }

  @Test func oneErrorIsThrownAsItIsAfterTheRound() throws {
    let all = try voters(1, nil, 3)
    let listener = Listener("last", journal)
    defer { extendLifetime((all, listener)) }
    try proxy.add(listener)
    #expect(throws: Refusal(reason: "no number")) { try proxy.send("number()", returning: Int.self) }
    #expect(throws: Refusal(reason: "no number")) { try proxy.send("number()", returning: Int.self, choosing: .first) }
    #expect(throws: Refusal(reason: "no number")) { try proxy.send("isEven()", returning: Bool.self, choosing: .any) }
    #expect(throws: Refusal(reason: "no number")) { try proxy.send("number()", returning: Int.self, choosing: .reduce(0, +)) }
    let results = try proxy.send("number()", returning: Int.self, choosing: .all)
    #expect(results.count == 3)
    #expect(try results[0].get() == 1)
    #expect(throws: Refusal(reason: "no number")) { try results[1].get() }
    #expect(try results[2].get() == 3)
  }

  @Test func severalErrorsAreListedWithTheirTargets() throws {
    let first = Listener("first", journal)
    let second = Listener("second", journal)
    let third = Listener("third", journal)
    defer { extendLifetime((first, second, third)) }
    first.onHear = { throw Refusal(reason: "one") }
    third.onHear = { throw Refusal(reason: "three") }
    for listener in [first, second, third] { try proxy.add(listener) }
    let error = try messageError(.severalTargetsFailed) { try proxy.send("hear(_:)", "x") }
    #expect(journal.lines == ["first x", "second x", "third x"])
    #expect(error.failures.map { $0.error as? Refusal } == [Refusal(reason: "one"), Refusal(reason: "three")])
    #expect(error.failures.map(\.target) == ["Listener", "Listener"])
    #expect(error.failures.map(\.identity) == [ObjectIdentifier(first), ObjectIdentifier(third)])
    #expect(error.selector == "hear(_:)")
    #expect("\(error)".contains("three"))
    let reduced = try messageError(.severalTargetsFailed) {
      _ = try proxy.send("refuse(_:)", "r", returning: Int.self, choosing: .reduce(0, +))
    }
    #expect(reduced.failures.count == 3)
  }

  @Test func thoseThatDoNotRespondAreSkipped() throws {
    let deaf = Deaf()
    let listener = Listener("a", journal)
    defer { extendLifetime((deaf, listener)) }
    try proxy.add(deaf)
    try proxy.add(listener)
    try proxy.send("hear(_:)", "x")
    #expect(journal.lines == ["a x"])
    #expect(proxy.responds(to: "hear(_:)"))
    #expect(proxy.responders(to: "hear(_:)").map { ObjectIdentifier($0) } == [ObjectIdentifier(listener)])
    #expect(proxy.methodSignature(for: "hear(_:)")?.encoding == "v@:@")
  }

  @Test func nobodyResponds() throws {
    let deaf = Deaf()
    defer { extendLifetime(deaf) }
    for proxy in [proxy, MulticastProxy(name: "Observers")] {
      let error = try messageError(.unrecognizedSelector) { try proxy.send("dance()") }
      #expect(error.selector == "dance()")
      #expect(error.receiver == "Observers")
      _ = try messageError(.unrecognizedSelector) { _ = try proxy.send("dance()", returning: Int.self, choosing: .all) }
      _ = try messageError(.unrecognizedSelector) { _ = try proxy.send("dance()", returning: Bool.self, choosing: .every) }
      try proxy.send(optional: "dance()")
      #expect(try proxy.send(optional: "dance()", returning: Int.self) == nil)
      #expect(try proxy.send(optional: "dance()", returning: String.self) == nil)
      #expect(try proxy.send(optional: "dance()", returning: Animal.self) == nil)
      #expect(try proxy.send(optional: "dance()", returning: Int.self, choosing: .all) == nil)
      #expect(!proxy.responds(to: "dance()"))
      #expect(proxy.responders(to: "dance()").isEmpty)
      #expect(proxy.methodSignature(for: "dance()") == nil)
      try proxy.add(deaf)
    }
  }

  /// Hears numbers where others hear words.
  final class Counter: Responder {
    var heard: [Int] = []
    init() { _ = Self.registered }

    private static let registered: Void = {
      do {
        try MethodTable.of(Counter.self).add("hear(_:)") { $0.heard.append($1) }
      } catch {
        preconditionFailure("\(error)")
      }
    }()
  }

  @Test func aMismatchIsReportedAfterTheOthersWereCalled() throws {
    let counter = Counter()
    let listener = Listener("a", journal)
    defer { extendLifetime((counter, listener)) }
    try proxy.add(counter)
    try proxy.add(listener)
    let error = try messageError(.signatureMismatch) { try proxy.send("hear(_:)", "x") }
    #expect(journal.lines == ["a x"])
    #expect(counter.heard.isEmpty)
    #expect(error.argument == .index(0))
    #expect((error.expected, error.got) == ("q", "@"))
    #expect(error.receiver == "Counter")

    proxy.mismatches = .skipped
    try proxy.send("hear(_:)", "y")
    #expect(journal.lines == ["a x", "a y"])
    try proxy.send("hear(_:)", 7)
    #expect(counter.heard == [7])
    _ = try messageError(.unrecognizedSelector) { try proxy.send("hear(_:)", 1.5) }
  }

  @Test func anotherSwiftTypeIsAMismatchToo() throws {
    let listener = Listener("a", journal)
    let other = Listener("b", journal)
    defer { extendLifetime((listener, other)) }
    try proxy.add(listener)
    try proxy.add(other)
    let error = try messageError(.severalTargetsFailed) { try proxy.send("hear(_:)", ["not", "text"]) }
    #expect(error.failures.count == 2)
    let first = try #require(error.failures.first?.error as? MessageError)
    #expect(first.code == .signatureMismatch)
    #expect(first.argument == .index(0))
    #expect((first.expected, first.got) == ("String", "Array<String>"))
    #expect(journal.lines.isEmpty)
  }

  @Test func explainTellsEveryReason() throws {
    let counter = Counter()
    let deaf = Deaf()
    let listener = Listener("a", journal)
    let inner = MulticastProxy(name: "Inner")
    defer { extendLifetime((counter, deaf, listener, inner)) }
    var gone: Listener? = Listener("gone", journal)
    try inner.add(listener)
    try proxy.add(listener)
    try proxy.add(deaf)
    try proxy.add(counter)
    try proxy.add(try #require(gone))
    try proxy.add(inner)
    gone = nil
    let explanation = proxy.explain(Message<String>("hear(_:)"))
    #expect(explanation.proxy == "Observers")
    #expect(explanation.entries.map(\.target) == ["Listener", "Deaf", "Counter", "Listener", "Inner"])
    #expect(
      explanation.entries.map { "\($0.verdict)" } == [
        "called", "no such method", "argument 0 differs (expected q, got @)", "gone", "forwarded",
      ])
    #expect(explanation.entries[0].identity == ObjectIdentifier(listener))
    #expect(explanation.entries[0].signature?.encoding == "v@:@")
    #expect("\(explanation)".contains("hear(_:) to Observers:"))
    #expect("\(explanation)".contains("  Listener  called"))
    #expect("\(MulticastProxy().explain("x"))".contains("no targets"))
    // Asked without types, each tells what it has.
    #expect(proxy.explain("hear(_:)").entries.contains { "\($0.verdict)" == "called" && $0.signature?.encoding == "v@:q" })
  }

  @Test func explainSeesTheSwiftTypesBehindObjects() throws {
    class Animal {}
    class Dog: Animal {}
    final class Vet: Responder {}
    let table = MethodTable.of(Vet.self)
    try table.add("name(_:)") { (_, name: String) in }
    try table.add("treat(_:)") { (_, dog: Dog) in }
    try table.add("find()") { _ in Dog() }
    try table.add("note(_:)") { (_, note: Any) in }
    try table.add("maybe(_:)") { (_, name: String?) in }
    let vet = Vet()
    defer { extendLifetime(vet) }
    try proxy.add(vet)
    func verdict(_ explanation: Explanation) -> String { explanation.entries.map { "\($0.verdict)" }.joined() }
    // What is explained is what a send does.
    func check<each Argument, Result>(
      _ message: Message<repeat each Argument>.Returning<Result>, _ arguments: repeat each Argument, is wanted: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(verdict(proxy.explain(message)) == wanted, sourceLocation: sourceLocation)
      let sent = Swift.Result { try proxy.send(message, repeat each arguments) }
      #expect(((try? sent.get()) != nil) == (wanted == "called"), sourceLocation: sourceLocation)
    }
    check(Message<String>.Returning<Void>("name(_:)"), "Rex", is: "called")
    check(Message<[Int]>.Returning<Void>("name(_:)"), [1], is: "argument 0 differs (expected String, got Array<Int>)")
    check(Message<Dog>.Returning<Void>("treat(_:)"), Dog(), is: "called")
    check(Message<Animal>.Returning<Void>("treat(_:)"), Dog(), is: "called")
    check(Message<AnyObject>.Returning<Void>("treat(_:)"), Dog(), is: "called")
    check(Message<Dog?>.Returning<Void>("treat(_:)"), Dog(), is: "called")
    check(Message<Vet>.Returning<Void>("treat(_:)"), vet, is: "argument 0 differs (expected Dog, got Vet)")
    check(Message.Returning("find()", returning: Animal.self), is: "called")
    check(Message.Returning("find()", returning: String.self), is: "result differs (expected String, got Dog)")
    check(Message<[Int]>.Returning<Void>("note(_:)"), [1], is: "called")
    check(Message<any Error>.Returning<Void>("note(_:)"), Refusal(reason: "x"), is: "called")
    check(Message<String>.Returning<Void>("maybe(_:)"), "Rex", is: "called")
    check(Message<Any>.Returning<Void>("maybe(_:)"), "Rex", is: "called")
    check(Message<Set<Int>>.Returning<Void>("maybe(_:)"), [1], is: "argument 0 differs (expected Optional<String>, got Set<Int>)")
  }

  @Test func answersGoWhenNobodyWantsThem() throws {
    try LifetimeTracker.check { tracker in
      final class Maker: Responder {
        let tracker: LifetimeTracker
        init(_ tracker: LifetimeTracker) { self.tracker = tracker }
      }
      try MethodTable.of(Maker.self).replace("make()") { $0.tracker.instance() }
      try MethodTable.of(Maker.self).replace("makeMany()") { [$0.tracker.instance(1), $0.tracker.instance(2)] }
      try MethodTable.of(Maker.self).replace("swap(_:)") { (maker: Maker, old: Tracked) in maker.tracker.instance(old.value + 1) }
      let makers = [Maker(tracker), Maker(tracker), Maker(tracker)]
      let proxy = MulticastProxy()
      defer { extendLifetime((makers, proxy)) }
      for maker in makers { try proxy.add(maker) }
      #expect(try proxy.send("make()", returning: Tracked.self).value == 0)
      #expect(try proxy.send("make()", returning: Tracked.self, choosing: .first).value == 0)
      #expect(try proxy.send("make()", returning: Tracked.self, choosing: .all).count == 3)
      #expect(try proxy.send("makeMany()", returning: [Tracked].self).count == 2)
      #expect(try proxy.send(optional: "makeMany()", returning: [Tracked].self)?.count == 2)
      #expect(try proxy.send("swap(_:)", tracker.instance(5), returning: Tracked.self).value == 6)
      // Results of the wrong type are released, too.
      _ = try messageError(.signatureMismatch) { _ = try proxy.send("make()", returning: String.self) }
      let wrong = try proxy.send("make()", returning: String.self, choosing: .all)
      #expect(wrong.allSatisfy { (try? $0.get()) == nil })
    }
  }
}
