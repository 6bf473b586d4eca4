import MessageForwarding
import Testing

@Suite struct SelectorTests {
  @Test(arguments: [
    ("reload", "reload()", 0), ("setTitle:", "setTitle(_:)", 1), ("textField:shouldChangeTo:", "textField(_:shouldChangeTo:)", 2),
    ("at::", "at(_:_:)", 2), ("größe:", "größe(_:)", 1),
  ])
  func bothSpellingsAreOneSelector(objectiveC: String, swift: String, count: Int) throws {
    let a = try Selector(objectiveC)
    let b = try Selector(swift)
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
    #expect(a.name == swift)
    #expect("\(a)" == swift)
    #expect(a.objectiveCName == objectiveC)
    #expect(a.argumentCount == count)
  }

  @Test func labelsOfFirstArgumentsHaveNoObjectiveCSpelling() {
    let labelled: Selector = "move(to:)"
    #expect(labelled.objectiveCName == nil)
    #expect(labelled != "move(_:)")
    #expect(labelled.argumentCount == 1)
  }

  @Test func existingNeverInterns() throws {
    let name = "neverHeardOf\(UInt64.random(in: 0 ... .max))(_:)"
    #expect(Selector(existing: name) == nil)
    #expect(Selector(existing: name) == nil)
    let made = try Selector(name)
    #expect(Selector(existing: name) == made)
    #expect(Selector(existing: "") == nil)
    #expect(Selector(existing: "a\0b") == nil)
  }

  @Test(arguments: [("", 0), ("a\0b", 1), (String(repeating: "x", count: 5_000), nil)] as [(String, Int?)])
  func badNamesThrow(name: String, position: Int?) throws {
    let error = try messageError(.invalidName) { _ = try Selector(name) }
    if let position { #expect(error.position == position) }
    #expect(error.reason != nil)
  }

  @Test func aLiteralThatIsNoNameStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = ("" as Selector) }
  }

  @Test func manyThreadsMakeOneSelector() async {
    let selectors = await withTaskGroup(of: [Selector].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<200).compactMap { try? Selector("shared\($0)(_:)") } }
      }
      return await group.reduce(into: [[Selector]]()) { $0.append($1) }
    }
    #expect(Set(selectors).count == 1)
    #expect(Set(selectors.joined()).count == 200)
  }
}
