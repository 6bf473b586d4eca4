import MessageForwarding
import Testing

@testable import MulticastDelegate

/// System A, and its weaknesses.
@Suite struct MulticastDelegateTests {
  /// A view controller: it owns its view, and is one of the view's delegates.
  final class Controller: MethodDeclaring {
    let view = TextView()
    let table = TableView()
    var heard: [String] = []
    var onChange: (() throws -> Void)?

    func textViewDidChange(_ view: TextView) throws {
      heard.append(view.text)
      try onChange?()
    }

    static let methods: [MethodDeclaration<Controller>] = [
      .method("textViewDidChange(_:)") { try $0.textViewDidChange($1) },
      .method("numberOfRows(in:)") { (controller, _: TableView) in controller.heard.count },
    ]
  }

  @Test func whatTheClassesDeclareIsRight() {
    let problems = [
      MethodTable.of(WordCounter.self).problems, MethodTable.of(Censor.self).problems, MethodTable.of(Diary.self).problems,
      MethodTable.of(FirstChange.self).problems, MethodTable.of(Shelf.self).problems,
    ]
    #expect(problems.allSatisfy { $0.isEmpty })
  }

  @Test func delegatesHearInOrderAndOnce() throws {
    let view = TextView()
    var order: [Int] = []
    let controllers = (0..<5).map { _ in Controller() }
    for (index, controller) in controllers.enumerated() {
      controller.onChange = { order.append(index) }
      #expect(try view.addDelegate(controller))
      #expect(try !view.addDelegate(controller))
    }
    try view.insert("x")
    #expect(order == [0, 1, 2, 3, 4])
    view.removeDelegate(controllers[2])
    try view.insert("y")
    #expect(order == [0, 1, 2, 3, 4, 0, 1, 3, 4])
    #expect(controllers[0].heard == ["x", "xy"])
    for controller in controllers { controller.onChange = nil }
  }

  @Test func delegatesAreAskedBeforeAnythingChanges() throws {
    let view = TextView()
    let (diary, censor, counter) = (Diary(), Censor(forbidden: "no"), WordCounter())
    defer { extendLifetime((diary, censor, counter)) }
    for delegate in [diary, censor, counter] as [AnyObject] { try view.addDelegate(delegate) }
    try view.insert("yes ")
    try view.insert("no")
    try view.insert("please")
    #expect(view.text == "yes please")
    #expect(counter.words == 2)
    #expect(diary.lines.count == 5)
    let answers = try view.multicastDelegate.send(TextView.shouldInsert, view, "no", choosing: .all)
    #expect(try answers.map { try $0.get() } == [true, false])
  }

  @Test func whoseAnswerTheViewGetsIsTheProxysChoice() throws {
    let view = TextView()
    let (censor, diary) = (Censor(forbidden: "no"), Diary())
    defer { extendLifetime((censor, diary)) }
    for delegate in [censor, diary] as [AnyObject] { try view.addDelegate(delegate) }
    try view.insert("no")
    #expect(view.text == "no", "the last answer is the diary's")
    try view.multicastDelegate.setDefaultChoice(.every, for: TextView.shouldInsert.selector)
    try view.insert("no")
    #expect(view.text == "no")
  }

  @Test func aDeliveryMayChangeTheDelegates() throws {
    let view = TextView()
    let successors = (0..<50).map { _ in WordCounter() }
    let firsts = successors.map { FirstChange(successor: $0) }
    defer { extendLifetime((firsts, successors)) }
    for first in firsts { try view.addDelegate(first) }
    try view.insert("one two")
    #expect(view.multicastDelegate.targets.map { ObjectIdentifier($0) } == successors.map { ObjectIdentifier($0) })
    #expect(successors.allSatisfy { $0.words == 0 }, "added meanwhile: they hear the next change")
    try view.insert(" three")
    #expect(successors.allSatisfy { $0.words == 3 })
  }

  @Test func aDataSourceAnswers() throws {
    let table = TableView()
    #expect(try table.numberOfRows == 0)
    let (one, three) = (Shelf("a"), Shelf("b", "c", "d"))
    defer { extendLifetime((one, three)) }
    for shelf in [one, three] { try table.addDataSource(shelf) }
    #expect(try table.numberOfRows == 3)
    #expect(try table.multicastDataSource.send(TableView.numberOfRows, table, choosing: .first) == 1)
    #expect(try table.multicastDataSource.send(TableView.numberOfRows, table, choosing: .reduce(0, +)) == 4)
    #expect(!table.multicastDataSource.responds(to: TableView.didSelect.selector))
  }

  @Test func noTwoPropertiesShareAProxy() throws {
    let views = (0..<10).map { _ in TextView() }
    let tables = (0..<10).map { _ in TableView() }
    let proxies = views.map(\.multicastDelegate) + tables.map(\.multicastDelegate) + tables.map(\.multicastDataSource)
    #expect(Set(proxies.map { ObjectIdentifier($0) }).count == 30)
    #expect(views.allSatisfy { $0.delegate === $0.multicastDelegate })
    #expect(tables.allSatisfy { $0.dataSource === $0.multicastDataSource && $0.delegate === $0.multicastDelegate })
  }

  @Test func nothingIsLeftOfControlsAndDelegates() throws {
    var lives = Lives()
    do {
      let controller = lives.watch(Controller())
      let (view, table) = (lives.watch(controller.view), lives.watch(controller.table))
      view.note = "a draft"
      // Each owns the other, if anything here were held strongly.
      try view.addDelegate(controller)
      try table.addDelegate(controller)
      try table.addDataSource(controller)
      for proxy in [view.multicastDelegate, table.multicastDelegate, table.multicastDataSource] { _ = lives.watch(proxy) }
      try view.insert("x")
      #expect(try table.numberOfRows == 1)
      #expect(lives.alive == 6)
    }
    #expect(lives.alive == 0)
  }
}
