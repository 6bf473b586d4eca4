import MessageForwarding
import Testing

@testable import ProxyOfTargets

/// System B.
@Suite struct ProxyOfTargetsTests {
  /// Hears each scroll, and does something then.
  final class Probe: MethodDeclaring {
    var heard = 0
    var onScroll: (() throws -> Void)?

    func scrollViewDidScroll(_ view: ScrollView) throws {
      heard += 1
      try onScroll?()
    }

    static let methods: [MethodDeclaration<Probe>] = [.method("scrollViewDidScroll(_:)") { try $0.scrollViewDidScroll($1) }]
  }

  @Test(arguments: [[], [nil], [nil, nil]] as [[Bool?]])
  func ofNoTargetsThereIsNoProxy(_ targets: [Bool?]) throws {
    #expect(try MultiDelegateProxy(targets.map { $0 as AnyObject? }) == nil)
  }

  @Test func nilIsIgnoredAndATargetIsThereOnce() throws {
    let (header, position) = (Header(), Position())
    defer { extendLifetime((header, position)) }
    let proxy = try #require(try MultiDelegateProxy(nil, header, header, nil))
    #expect(proxy.count == 1)
    #expect(try !proxy.add(nil) && !proxy.add(header) && proxy.add(position))
    #expect(!proxy.remove(nil) && proxy.remove(header) && !proxy.remove(header))
    #expect(proxy.count == 1)
  }

  @Test func targetsMayComeAndGoDuringADelivery() throws {
    let probes = (0..<4).map { _ in Probe() }
    let proxy = try #require(try MultiDelegateProxy(probes[0], probes[1], probes[2]))
    let view = ScrollView()
    view.delegate = proxy
    // The first removes itself and the last, and adds one.
    probes[0].onScroll = {
      proxy.remove(probes[0])
      proxy.remove(probes[2])
      try proxy.add(probes[3])
    }
    try view.scroll(to: 1)
    #expect(probes.map(\.heard) == [1, 1, 0, 0])
    try view.scroll(to: 2)
    #expect(probes.map(\.heard) == [1, 2, 0, 1])
    probes[0].onScroll = nil
  }

  @Test func theLastAnswerIsTheScrollViews() throws {
    let (header, position) = (Header(), Position())
    let proxy = try #require(try MultiDelegateProxy(header, position))
    defer { extendLifetime((header, position, proxy)) }
    let view = ScrollView()
    view.delegate = proxy
    try view.scroll(to: 50)
    #expect(header.isSmall && position.shown == 50)
    position.isPinned = true
    try view.scrollToTop()
    #expect(view.offset == 50)
    proxy.remove(position)
    #expect(!proxy.responds(to: ScrollView.shouldScrollToTop.selector))
    try view.scrollToTop()
    #expect(view.offset == 0 && !header.isSmall)
  }

  @Test func itConformsWhileATargetDoes() throws {
    let scrolling = try ScrollView.delegateProtocol.get()
    try MethodTable.of(Header.self).adopt(scrolling)
    let (header, position) = (Header(), Position())
    let proxy = try #require(try MultiDelegateProxy(position))
    #expect(!proxy.conforms(to: scrolling), "it responds, and does not declare it")
    try scrolling.check(proxy)
    try proxy.add(header)
    #expect(proxy.conforms(to: scrolling))
    proxy.remove(header)
    #expect(!proxy.conforms(to: scrolling))
    extendLifetime((header, position))
  }

  @Test func nothingIsLeft() throws {
    var lives = Lives()
    let view = ScrollView()
    do {
      let hint = lives.watch(Hint(successor: lives.watch(Loader())))
      let proxy = lives.watch(try #require(try MultiDelegateProxy(hint, lives.watch(Header()))))
      #expect(proxy.count == 1, "who nobody holds is gone at once")
      hint.proxy = proxy
      view.delegate = proxy
      try view.scroll(to: 1)
      #expect(proxy.count == 1)
      #expect(lives.alive == 3)
      extendLifetime(hint)
    }
    #expect(lives.alive == 0)
    #expect(view.delegate == nil)
    try view.scroll(to: 2)
  }
}
