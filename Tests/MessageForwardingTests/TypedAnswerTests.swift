import MessageForwarding
import Testing

/// R6, R7, R9 to R11 for typed proxies: results, nobody answering, errors, mismatches, optional messages.
@Suite struct TypedAnswerTests {
  let journal = Journal()
  let field = Field()
  let proxy = FieldDelegates()
  let reported = Reported()

  final class Reported {
    var errors: [any Error] = []
    var codes: [MessageError.Code?] { errors.map { ($0 as? MessageError)?.code } }
  }

  init() { proxy.onError = { [reported] in reported.errors.append($0) } }

  @Test func theLastResultCounts() {
    let (yes, no, watcher) = (Editor("yes", journal), Editor("no", journal), Watcher("w", journal))
    defer { extendLifetime((yes, no, watcher)) }
    no.allows = false
    proxy.add(yes)
    #expect(proxy.field(field, shouldChangeTo: "x"))
    proxy.add(no)
    #expect(!proxy.field(field, shouldChangeTo: "x"))
    proxy.add(watcher)
    #expect(proxy.field(field, shouldChangeTo: "x"), "the one that hears by message is the last")
    #expect(!proxy.field(field, shouldChangeTo: ""))
    #expect(journal.lines.suffix(3) == ["yes asked ", "no asked ", "w asked "])
    #expect(reported.errors.isEmpty)
  }

  @Test func whenNobodyAnswersTheDefaultCounts() throws {
    #expect(proxy.field(field, shouldChangeTo: "x"))
    #expect(proxy.title(for: field) == nil)
    #expect(proxy.limit == 80)
    #expect(try proxy.check("x") == -1)
    proxy.fieldDidChange(field)
    var text = "x"
    proxy.adjust(&text)
    #expect(text == "x")
    proxy.add(Deaf(), retention: .strong)
    #expect(proxy.field(field, shouldChangeTo: "x"), "one that does not respond gives no answer")
    #expect(reported.errors.isEmpty)
  }

  @Test func aRequirementThatThrowsSaysSoWhenNobodyAnswers() throws {
    proxy.add(Deaf(), retention: .strong)
    let error = try messageError(.unrecognizedSelector) { try proxy.save("x") }
    #expect(error.selector == "save(_:)" && error.receiver == "FieldDelegates")
    proxy.add(Editor("a", journal), retention: .strong)
    try proxy.save("x")
    #expect(journal.lines == ["a saved x"])
  }

  @Test func inoutArgumentsAndPropertiesReachObservers() {
    let (a, b) = (Editor("a", journal), Editor("b", journal))
    proxy.add(a)
    proxy.add(b)
    var text = "x"
    proxy.adjust(&text)
    #expect(text == "xab")
    proxy.limit = 7
    #expect(a.limit == 7 && b.limit == 7 && proxy.limit == 7)
    let watcher = Watcher("w", journal)
    proxy.add(watcher)
    proxy.limit = 3
    #expect(journal.lines == ["w limit 3"], "named as registered")
    #expect(reported.errors.isEmpty)
  }

  @Test func oneErrorIsThrownAsItIsAfterTheRound() throws {
    let (a, b, c) = (Editor("a", journal), Editor("b", journal), Editor("c", journal))
    defer { extendLifetime((a, b, c)) }
    for editor in [a, b, c] { proxy.add(editor) }
    b.error = Refusal(reason: "full")
    #expect(throws: Refusal(reason: "full")) { try proxy.save("x") }
    #expect(journal.lines == ["a saved x", "b saved x", "c saved x"])
    #expect(throws: Refusal(reason: "full")) { try proxy.check("x") }
    #expect(reported.errors.isEmpty)
  }

  @Test func severalErrorsAreListedWithTheirTargets() throws {
    let (a, b, w) = (Editor("a", journal), Editor("b", journal), Watcher("w", journal))
    for editor in [a, b] { proxy.add(editor) }
    proxy.add(w)
    a.error = Refusal(reason: "full")
    let error = try messageError(.severalTargetsFailed) { try proxy.save("x") }
    #expect(error.failures.map(\.target) == ["Editor", "Watcher"])
    #expect(error.failures.map(\.identity) == [ObjectIdentifier(a), ObjectIdentifier(w)])
    #expect(error.failures.map { $0.error as? Refusal } == [Refusal(reason: "full"), Refusal(reason: "w x")])
    #expect(error.receiver == "FieldDelegates" && error.selector == "save(_:)")
    #expect(journal.lines == ["a saved x", "b saved x"])
    extendLifetime(b)
  }

  @Test func aMethodWithOtherTypesIsReportedAndNotCalled() {
    let (a, w, b) = (Editor("a", journal), Watcher("w", journal), Editor("b", journal))
    proxy.add(a)
    proxy.add(w)
    #expect(proxy.title(for: field) == "a", "the others' answer counts")
    proxy.add(b)
    #expect(proxy.title(for: field) == "b")
    #expect(reported.codes == [.signatureMismatch, .signatureMismatch])
    let error = reported.errors.first as? MessageError
    #expect(error?.selector == "title(for:)" && error?.receiver == "Watcher")
    extendLifetime((a, w, b))
  }

  @Test func aRequirementWithoutArgumentsForMessagesReportsWhoWouldHaveHeardIt() throws {
    final class Adjuster {}
    try MethodTable.of(Adjuster.self).add("adjust(_:)") { (_: Adjuster, _: String) in }
    proxy.add(Adjuster(), retention: .strong)
    var text = ""
    proxy.adjust(&text)
    #expect(reported.codes == [.argumentCountMismatch])
  }

  protocol Closing: AnyObject {
    func mayClose() -> Bool
    func votes(_ factor: Int) -> Int
    func demand() throws -> Int
  }

  final class Windows: TypedMulticastProxy<any Closing>, Closing {
    enum Way { case any, every, first }
    var way = Way.every
    func mayClose() -> Bool {
      switch way {
      case .any: forward(default: false, choosing: .any) { $0.mayClose() }
      case .every: forward(default: true, choosing: .every) { $0.mayClose() }
      case .first: forward(default: true, choosing: .first) { $0.mayClose() }
      }
    }
    func votes(_ factor: Int) -> Int { forward(factor, default: -1, choosing: .reduce(0, +)) { $0.votes($1) } }
    func demand() throws -> Int { try forward(choosing: .reduce(0) { max($0, $1) }) { try $0.demand() } }
    func demands() -> [Result<Int, any Error>]? {
      try? forward(default: [], choosing: .all, named: "demand()") { try $0.demand() }
    }
    func answers() -> [Answer<Int>]? { try? forward(choosing: .answers, named: "demand()") { try $0.demand() } }
  }

  final class Window: Closing {
    let closes: Bool
    let count: Int
    init(_ closes: Bool, _ count: Int) {
      self.closes = closes
      self.count = count
    }
    func mayClose() -> Bool { closes }
    func votes(_ factor: Int) -> Int { count * factor }
    func demand() throws -> Int { if closes { count } else { throw Refusal(reason: "\(count)") } }
  }

  @Test(arguments: [[], [true], [false], [true, false], [false, true], [true, true], [false, false]])
  func aResultCanBeChosen(_ answers: [Bool]) {
    let windows = Windows()
    for (index, answer) in answers.enumerated() { windows.add(Window(answer, index + 1), retention: .strong) }
    windows.way = .every
    #expect(windows.mayClose() == answers.allSatisfy { $0 })
    windows.way = .any
    #expect(windows.mayClose() == answers.contains(true))
    windows.way = .first
    #expect(windows.mayClose() == answers.first ?? true)
    #expect(windows.votes(10) == (answers.isEmpty ? -1 : (1...answers.count).reduce(0) { $0 + $1 * 10 }))
  }

  @Test func allResultsCanBeHadInOrderErrorsToo() throws {
    let windows = Windows()
    #expect(windows.demands()?.isEmpty == true)
    _ = try messageError(.unrecognizedSelector) { _ = try windows.demand() }
    for (index, answer) in [false, true, false, true].enumerated() { windows.add(Window(answer, index), retention: .strong) }
    let all = try #require(windows.demands())
    #expect(all.map { try? $0.get() } == [nil, 1, nil, 3])
    let sources = windows.answers()
    #expect(sources?.map(\.target) == Array(repeating: "Window", count: 4))
    #expect(sources?.map(\.identity) == windows.targets.map { ObjectIdentifier($0) })
    #expect(sources?.map { try? $0.result.get() } == [nil, 1, nil, 3])
    let error = try messageError(.severalTargetsFailed) { _ = try windows.demand() }
    #expect(error.failures.count == 2 && error.receiver == "Windows")
  }

  @Test func aChoiceAmongWhatIsLeftCountsWhenATargetFails() throws {
    final class Voter {}
    try MethodTable.of(Voter.self).add("votes(_:)") { (_: Voter, _: Int) -> Int in throw Refusal(reason: "abstains") }
    let windows = Windows()
    windows.onError = { [reported] in reported.errors.append($0) }
    windows.add(Window(true, 1), retention: .strong)
    windows.add(Voter(), retention: .strong)
    windows.add(Window(true, 2), retention: .strong)
    #expect(windows.votes(1) == 3)
    #expect(reported.errors.map { $0 as? Refusal } == [Refusal(reason: "abstains")])
  }

  @Test func anOptionalMessageIsHeardByThoseWhoRegisteredIt() {
    proxy.fieldDidScroll(field)
    #expect(proxy.height(of: field) == nil)
    #expect(!proxy.responds(toOptional: "fieldDidScroll(_:)"))
    let (editor, watcher) = (Editor("a", journal), Watcher("w", journal))
    proxy.add(editor)
    proxy.add(watcher)
    proxy.fieldDidScroll(field)
    #expect(proxy.height(of: field) == 12.5)
    #expect(proxy.responds(toOptional: "fieldDidScroll(_:)"))
    #expect(journal.lines == ["w scrolled"])
    proxy.remove(watcher)
    #expect(proxy.height(of: field) == nil)
    #expect(reported.errors.isEmpty)
    extendLifetime((editor, watcher))
  }

  @Test func anObserverMayHearOptionalMessagesToo() throws {
    final class Scroller: FieldDelegateBase {
      var scrolls = 0
    }
    try MethodTable.of(Scroller.self).add("fieldDidScroll(_:)") { (scroller, _: Field) in scroller.scrolls += 1 }
    let scroller = Scroller()
    proxy.add(scroller)
    proxy.fieldDidScroll(field)
    #expect(scroller.scrolls == 1)
  }

  @Test func anObjectMayHearByMethodsOfItsOwn() throws {
    let (object, other) = (Deaf(), Deaf())
    var own: MethodTable<Deaf>? = try MethodTable(for: object)
    try own?.add("fieldDidScroll(_:)") { (_, field: Field) in field.text += "!" }
    try own?.add("field(_:shouldChangeTo:)") { (_: Deaf, _: Field, _: String) in false }
    if let own { proxy.add(try Target(object, methods: own)) }
    #expect(!proxy.add(object), "it is a target already")
    own = nil
    proxy.add(other)
    proxy.fieldDidScroll(field)
    #expect(field.text == "!")
    #expect(!proxy.field(field, shouldChangeTo: "x"))
    #expect(proxy.responds(toOptional: "fieldDidScroll(_:)"))
    #expect(proxy.remove(object))
    #expect(!proxy.responds(toOptional: "fieldDidScroll(_:)"))
    #expect(reported.errors.isEmpty)
    extendLifetime(other)
  }

  @Test func aProxyOfMessagesIsATargetLikeAnyOther() throws {
    let (watcher, inner) = (Watcher("w", journal), MulticastProxy())
    proxy.add(inner)
    proxy.fieldDidChange(field)
    try inner.add(watcher)
    proxy.fieldDidChange(field)
    #expect(journal.lines == ["w changed"])
    let relay = Relay(Target(watcher))
    proxy.add(relay)
    #expect(proxy.field(field, shouldChangeTo: "y"))
    #expect(journal.lines == ["w changed", "w asked y", "w asked y"])
    #expect(reported.errors.isEmpty)
  }

  @Test func aControlSeesOneDelegate() throws {
    let (a, w) = (Editor("a", journal), Watcher("w", journal))
    field.multicast(\.delegate, FieldDelegates()) { $0 }.add(a)
    field.multicast(\.delegate, FieldDelegates()) { $0 }.add(w)
    #expect(throws: Refusal(reason: "w x")) { try field.type("x") }
    #expect(field.text == "x")
    #expect(journal.lines == ["a asked x", "w asked x", "a changed", "w changed", "a saved x"])
    extendLifetime((a, w))
  }
}

/// Conforms without more.
class FieldDelegateBase: FieldDelegate {
  func fieldDidChange(_ field: Field) {}
  func field(_ field: Field, shouldChangeTo text: String) -> Bool { true }
  func title(for field: Field) -> String? { nil }
  func save(_ text: String) throws {}
  func check(_ text: String) throws -> Int { 0 }
  func adjust(_ text: inout String) {}
  var limit = 0
}
