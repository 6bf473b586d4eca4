import MessageForwarding
import Testing

/// System A: one call makes any control's property multicast.
@Suite(.serialized) struct MulticastOwnerTests {
  protocol TableDelegate: AnyObject {
    func didSelect(_ row: Int)
  }

  /// A typed proxy by hand.
  final class TableDelegates: TableDelegate {
    let life: Tracked?
    var all: [any TableDelegate] = []
    init(_ life: Tracked? = nil) { self.life = life }
    func didSelect(_ row: Int) { for delegate in all { delegate.didSelect(row) } }
  }

  class Control: MulticastOwner {
    weak var delegate: (any TableDelegate)?
    var dataSource: (any Responder)?
    var observer: AnyObject?
    var proxy: MulticastProxy?
  }

  final class Table: Control, AssociatedValuesOwner {
    let associatedValues = AssociatedValues()
  }

  final class Selection: TableDelegate {
    var rows: [Int] = []
    func didSelect(_ row: Int) { rows.append(row) }
  }

  @Test func oneLineMakesKeepsAndInstallsATypedProxy() {
    let control = Control()
    let (a, b) = (Selection(), Selection())
    control.multicast(\.delegate, TableDelegates()) { $0 }.all.append(a)
    control.multicast(\.delegate, TableDelegates()) { $0 }.all.append(b)
    control.delegate?.didSelect(3)
    #expect(a.rows == [3] && b.rows == [3])
    let proxy = control.multicast(\.delegate, TableDelegates()) { $0 }
    #expect(control.delegate === proxy)
    control.delegate = a
    #expect(control.multicast(\.delegate, TableDelegates()) { $0 } === proxy)
    #expect(control.delegate === proxy, "installed again")
  }

  @Test func eachPropertyAndEachControlHasItsOwn() throws {
    let (first, second) = (Control(), Table())
    let journal = Journal()
    let listener = Listener("rows", journal)
    try first.multicast(\.dataSource).add(listener)
    #expect(try first.dataSource?.send("length()", returning: Int.self) == 4)
    let proxies = [
      first.multicast(\.dataSource), first.multicast(\.observer), first.multicast(\.proxy),
      second.multicast(\.dataSource), second.multicast(\.observer), second.multicast(\.proxy),
    ]
    #expect(Set(proxies.map { ObjectIdentifier($0) }).count == 6)
    #expect(first.observer === proxies[1] && first.proxy === proxies[2])
    #expect((second as Control).multicast(\.proxy) === proxies[5], "seen as its superclass, it has the same one")
  }

  protocol Delegating: MulticastOwner { var observer: AnyObject? { get set } }
  protocol Watched: MulticastOwner { var watcher: AnyObject? { get set } }
  final class Panel: Delegating, Watched {
    var observer: AnyObject?
    weak var watcher: AnyObject?
  }

  /// Their key paths are equal, whatever Swift makes of them.
  @Test func propertiesOfTwoProtocolsHaveAProxyEach() {
    func observers<Owner: Delegating>(_ owner: Owner) -> MulticastProxy { owner.multicast(\.observer) }
    func watchers<Owner: Watched>(_ owner: Owner) -> MulticastProxy { owner.multicast(\.watcher) }
    for isReset in [false, true] {
      let panel = Panel()
      let first = observers(panel)
      if isReset { panel.observer = nil }
      let second = watchers(panel)
      #expect(first !== second)
      #expect(panel.watcher === second)
      #expect(panel.observer === (isReset ? nil : first))
      #expect(observers(panel) === first && watchers(panel) === second)
      (panel.observer, panel.watcher) = (nil, panel)
      #expect(observers(panel) === first && watchers(panel) === second)
      #expect(panel.observer === first && panel.watcher === second, "installed again")
      (panel.observer, panel.watcher) = (nil, nil)
      #expect(watchers(panel) === second && observers(panel) === first)
      #expect(panel.observer === first && panel.watcher === second)
    }
  }

  /// A property for something that wraps the proxy.
  final class Wrapping: MulticastOwner {
    var target: Target?
  }

  @Test func aPropertyMayHoldTheProxyWrapped() {
    let owner = Wrapping()
    let proxy = owner.multicast(\.target, MulticastProxy()) { Target($0) }
    #expect(owner.target?.object === proxy)
    owner.target = nil
    #expect(owner.multicast(\.target, MulticastProxy()) { Target($0) } === proxy)
    #expect(owner.target?.object === proxy)
  }

  @Test func whenAControlGoesItsProxiesGo() {
    LifetimeTracker.check { tracker in
      do {
        let table = Table()
        _ = table.multicast(\.delegate, TableDelegates(tracker.instance())) { $0 }
        #expect(table.delegate != nil)
        #expect(tracker.alive == 1)
      }
      #expect(tracker.alive == 0, "at once with a stored container")
      do {
        let control = Control()
        _ = control.multicast(\.delegate, TableDelegates(tracker.instance())) { $0 }
        #expect(control.delegate != nil)
      }
      AssociatedValues.sweep()
      #expect(tracker.alive == 0)
    }
  }

  @MainActor final class MainControl: MulticastOwner {
    weak var delegate: (any TableDelegate)?
  }

  @Test @MainActor func aControlOfTheMainActorIsMadeMulticastThere() {
    let control = MainControl()
    let selection = Selection()
    control.multicast(\.delegate, TableDelegates()) { $0 }.all.append(selection)
    control.delegate?.didSelect(1)
    #expect(selection.rows == [1])
  }
}
