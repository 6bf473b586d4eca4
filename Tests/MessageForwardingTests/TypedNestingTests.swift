import MessageForwarding
import Testing

/// R8 for typed proxies, and those of the main actor.
@Suite struct TypedNestingTests {
  let journal = Journal()
  let field = Field()
  let reported = TypedAnswerTests.Reported()

  private func proxy(_ name: String) -> FieldDelegates {
    let proxy = FieldDelegates(name: name)
    proxy.onError = { [reported] in reported.errors.append($0) }
    return proxy
  }

  @Test func proxiesNest() {
    let (outer, inner) = (proxy("outer"), proxy("inner"))
    let (a, b, c) = (Editor("a", journal), Editor("b", journal), Editor("c", journal))
    outer.add(a)
    outer.add(inner)
    outer.add(c)
    inner.add(b)
    outer.fieldDidChange(field)
    #expect(journal.lines == ["a changed", "b changed", "c changed"])
    #expect(outer.targets.count == 3)
    extendLifetime((a, b, c))
  }

  @Test func aProxyWithNobodyBehindItGivesNoAnswer() throws {
    let (outer, middle, inner) = (proxy("outer"), proxy("middle"), proxy("inner"))
    let editor = Editor("a", journal)
    editor.allows = false
    outer.add(editor)
    outer.add(middle)
    middle.add(inner)
    #expect(!outer.field(field, shouldChangeTo: "x"), "its default is no answer")
    #expect(outer.limit == 10)
    try outer.save("x")
    #expect(journal.lines.last == "a saved x", "and that it would have thrown is no error")
    outer.remove(editor)
    #expect(outer.field(field, shouldChangeTo: "x"), "now everybody's default")
    #expect(try messageError(.unrecognizedSelector) { try outer.save("x") }.receiver == "outer")
    let b = Editor("b", journal)
    b.allows = false
    inner.add(b)
    #expect(!outer.field(field, shouldChangeTo: "x"))
    #expect(reported.errors.isEmpty)
  }

  @Test func aProxyIsNotItsOwnTarget() {
    let a = proxy("A")
    #expect(!a.add(a))
    #expect(!a.add(a as AnyObject))
    #expect(a.isEmpty)
    #expect(reported.codes == [.forwardingLoop, .forwardingLoop])
    #expect((reported.errors.first as? MessageError)?.subject == "A > A")
  }

  @Test func aLoopEndsAndItsPathIsReported() throws {
    let (a, b, c) = (proxy("A"), proxy("B"), proxy("C"))
    let editor = Editor("e", journal)
    a.add(b)
    b.add(c)
    c.add(a)
    c.add(editor)
    a.fieldDidChange(field)
    #expect(journal.lines == ["e changed"], "the others are called")
    #expect(reported.codes == [.forwardingLoop])
    #expect((reported.errors.first as? MessageError)?.subject == "A > B > C > A")
    #expect((reported.errors.first as? MessageError)?.selector == "fieldDidChange(_:)")
    #expect(a.field(field, shouldChangeTo: "x"))
    #expect(reported.errors.count == 2)
    // One that throws, throws it.
    let error = try messageError(.forwardingLoop) { try b.save("x") }
    #expect(error.subject == "B > C > A > B")
    // From outside the loop: the path is the loop's.
    reported.errors = []
    let outside = proxy("O")
    outside.add(a)
    outside.fieldDidChange(field)
    #expect((reported.errors.first as? MessageError)?.subject == "A > B > C > A")
  }

  @Test func aWayThroughTooManyProxiesEnds() {
    let all = (0..<100).map { proxy("\($0)") }
    for (outer, inner) in zip(all, all.dropFirst()) { outer.add(inner) }
    let editor = Editor("e", journal)
    all[99].add(editor)
    all[0].fieldDidChange(field)
    #expect(reported.codes == [.forwardingLoop] && journal.lines.isEmpty)
    all[60].fieldDidChange(field)
    #expect(reported.codes.count == 1 && journal.lines == ["e changed"])
  }

  @Test func aProxyMayAnswerByOtherRequirementsOfItsOwn() {
    final class Careful: TypedMulticastProxy<any FieldDelegate>, FieldDelegate {
      func fieldDidChange(_ field: Field) {
        guard self.field(field, shouldChangeTo: "?") else { return }
        forward(field) { $0.fieldDidChange($1) }
      }
      func field(_ field: Field, shouldChangeTo text: String) -> Bool {
        forward(field, text, default: true) { $0.field($1, shouldChangeTo: $2) }
      }
      func title(for field: Field) -> String? { "own" }
      func save(_ text: String) throws {}
      func check(_ text: String) throws -> Int { 1 }
      func adjust(_ text: inout String) {}
      var limit = 3
    }
    let (outer, careful) = (proxy("outer"), Careful(name: "careful"))
    careful.onError = { [reported] in reported.errors.append($0) }
    let editor = Editor("e", journal)
    outer.add(careful)
    #expect(outer.title(for: field) == "own" && outer.limit == 3)
    outer.fieldDidChange(field)
    careful.add(editor)
    outer.fieldDidChange(field)
    #expect(journal.lines == ["e asked ?", "e changed"])
    careful.add(outer)
    journal.lines = []
    outer.fieldDidChange(field)
    // careful asks outer, which asks careful: one loop. Then it hands on to outer what came from there: another.
    #expect(journal.lines == ["e asked ?", "e changed"])
    #expect(reported.codes == [.forwardingLoop, .forwardingLoop])
  }

  @Test func aLoopThroughMethodsOfAProxyEnds() throws {
    final class Plainly: TypedMulticastProxy<any Plain>, Plain {
      func hear() { forward { $0.hear() } }
    }
    try MethodTable.of(Plainly.self).add("hear()") { $0.hear() }
    let (plainly, hub) = (Plainly(name: "A"), MulticastProxy(name: "hub"))
    plainly.onError = { [reported] in reported.errors.append($0) }
    plainly.add(hub)
    try hub.add(plainly)
    plainly.hear()
    #expect(reported.codes == [.forwardingLoop])
    #expect((reported.errors.first as? MessageError)?.subject == "A > hub > A")
    try hub.send("hear()")
    #expect(reported.codes.count == 2, "and again")
  }

  @Test func aTargetThatCallsAnOuterProxyAgainIsNoLoop() {
    let (outer, inner) = (proxy("outer"), proxy("inner"))
    let editor = Editor("e", journal)
    outer.add(inner)
    inner.add(editor)
    var calls = 0
    editor.onHear = { [field] in
      calls += 1
      if calls < 100 { outer.fieldDidChange(field) }
    }
    outer.fieldDidChange(field)
    #expect(calls == 100 && reported.errors.isEmpty)
    editor.onHear = nil
  }

  @MainActor protocol MainDelegate: AnyObject {
    func didTap(_ count: Int)
    func mayTap() -> Bool
  }

  @MainActor final class MainDelegates: TypedMulticastProxy<any MainDelegate>, MainDelegate {
    func didTap(_ count: Int) { forward(count) { $0.didTap($1) } }
    func mayTap() -> Bool { forward(default: true, choosing: .every) { $0.mayTap() } }
  }

  @MainActor final class Button: MulticastOwner {
    weak var delegate: (any MainDelegate)?
  }

  @MainActor final class Tapped: MainDelegate {
    var taps: [Int] = []
    func didTap(_ count: Int) {
      MainActor.preconditionIsolated()
      taps.append(count)
    }
    func mayTap() -> Bool { taps.isEmpty }
  }

  @Test @MainActor func aProxyOfTheMainActorIsWrittenTheSameWay() {
    let button = Button()
    let tapped = Tapped()
    let delegates = button.multicast(\.delegate, MainDelegates()) { $0 }
    var errors = 0
    delegates.onError = { _ in errors += 1 }
    delegates.add(tapped)
    #expect(button.delegate?.mayTap() == true)
    button.delegate?.didTap(2)
    #expect(tapped.taps == [2])
    #expect(button.delegate?.mayTap() == false)
    #expect(errors == 0)
  }

  protocol Plain {
    func hear()
  }

  final class Plains: TypedMulticastProxy<any Plain>, Plain {
    func hear() { forward { $0.hear() } }
  }

  @MainActor final class Isolated: @MainActor Plain {
    var heard = 0
    func hear() {
      MainActor.preconditionIsolated()
      heard += 1
    }
  }

  @Test @MainActor func aConformanceOfTheMainActorServesThere() {
    let plains = Plains()
    let isolated = Isolated()
    plains.add(isolated)
    plains.hear()
    #expect(isolated.heard == 1)
  }

  @Test func aValueIsNoTarget() {
    struct Value: Plain {
      func hear() {}
    }
    let plains = Plains()
    plains.onError = { [reported] in reported.errors.append($0) }
    #expect(!plains.add(Value()))
    #expect(plains.isEmpty)
    #expect(reported.codes == [.invalidArgument])
    final class Object: Plain {
      var heard = 0
      func hear() { heard += 1 }
    }
    let object = Object()
    plains.add(object)
    plains.hear()
    #expect(object.heard == 1, "that the protocol admits values does not matter to objects")
  }

  class Base {
    var heard = 0
    func hear() { heard += 1 }
  }

  final class Bases: TypedMulticastProxy<Base> {
    func hear() { forward { $0.hear() } }
  }

  @Test func observersMayBeTheObjectsOfAClass() {
    final class Derived: Base {
      override func hear() { heard += 2 }
    }
    let bases = Bases()
    let (base, derived) = (Base(), Derived())
    bases.add(base)
    bases.add(derived, retention: .strong)
    bases.hear()
    #expect((base.heard, derived.heard) == (1, 2))
  }
}
