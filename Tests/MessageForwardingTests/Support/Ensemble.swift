import MessageForwarding

/// How a message gets from a `MulticastProxy` to closures: at once, or by a frame of the C core.
enum Road: CaseIterable {
  case direct, core

  /// A proxy without targets whose messages go this way, from the third one after a change on.
  func proxy(name: String = "Ensemble") throws -> MulticastProxy {
    let proxy = MulticastProxy(name: name)
    // Whatever is chosen for other messages, a proxy with choices asks the core.
    if self == .core { try proxy.setDefaultChoice(.last, for: "chosen()") }
    return proxy
  }
}

/// Targets of all kinds in one proxy, by one road, and what they do while they are called; all of it decided by a seed.
final class Ensemble {
  let proxy: MulticastProxy
  let tracker = LifetimeTracker()
  var lines: [String] = []
  /// Those that somebody else than the proxy holds.
  private(set) var held: [Player] = []
  private var weakly: [WeakPlayer] = []
  private var others: [AnyObject] = []
  private var depth = 0
  var isActing = false

  private struct WeakPlayer {
    weak var player: Player?
  }

  init(_ road: Road, seed: UInt64) throws {
    proxy = try road.proxy()
    var random = Seeded(seed)
    // Of one kind, of which there is one long run, or of many.
    let isUniform = Bool.random(using: &random)
    let retention = Bool.random(using: &random) ? Retention.weak : .strong
    for index in 0..<9 {
      let player = Player("\(index)", self, act: Int.random(in: 0..<24, using: &random))
      let kind = isUniform || Bool.random(using: &random) ? 0 : Int.random(in: 0..<9, using: &random)
      let own = Bool.random(using: &random) ? Retention.weak : .strong
      weakly.append(WeakPlayer(player: player))
      try add(player, kind, isUniform ? retention : own)
    }
  }

  private func add(_ player: Player, _ kind: Int, _ retention: Retention) throws {
    held.append(player)
    switch kind {
    case 1: try proxy.add(Target(player, methods: MethodTable(for: player)), retention: retention)
    case 2: try add(Relay(player))
    case 3: try add(Wrapper(player))
    case 4:
      let inner = MulticastProxy(name: "inner")
      try inner.add(player, retention: retention)
      try add(inner)
    case 5: try add(player.loose)
    case 6: try add(player.wrong)
    case 7: try proxy.add(Target(player, methods: player.ownMethods()), retention: retention)
    case 8: try add(Deaf())
    default: try proxy.add(player, retention: retention)
    }
  }

  private func add(_ object: AnyObject) throws {
    others.append(object)
    try proxy.add(object)
  }

  /// One message to all, as text.
  func send(_ word: String, optional: Bool) -> String {
    lines = []
    let outcome: Result<[String]?, any Error> = Result {
      optional ? try proxy.send(optional: Player.tell, word) : try proxy.send(Player.tell, word)
    }
    switch outcome {
    case .success(let result): lines.append("\(result ?? ["nobody"])")
    case .failure(let error):
      lines.append("\(error)")
      for failure in (error as? MessageError)?.failures ?? [] { lines.append("\(failure.target): \(failure.error)") }
    }
    lines.append("\(tracker.alive) alive, \(proxy.count) in it")
    return lines.joined(separator: "\n")
  }

  /// Nobody but the proxy holds some of them any more.
  func letSomeGo(seed: UInt64) {
    var random = Seeded(seed)
    held.removeAll { _ in Int.random(in: 0..<3, using: &random) == 0 }
  }

  fileprivate func act(_ player: Player) throws {
    lines.append("\(player.name), \(tracker.alive) alive")
    guard isActing else { return }
    let other = weakly[(Int(player.name)! * 7 + player.act) % weakly.count].player
    switch player.act {
    case 0: proxy.remove(player)
    case 1: if let other { proxy.remove(other) }
    case 2: held.removeAll { $0 === player || $0 === other }
    case 3:
      // Moves to the end, held in another way.
      if let other, proxy.remove(other) { try proxy.add(other, retention: .strong) }
    case 4: try MethodTable.of(Ensemble.self).replace("unrelated()") { _ in }
    case 5:
      depth += 1
      defer { depth -= 1 }
      if depth == 1 { _ = try? proxy.send(Player.tell, "again") }
    case 6: proxy.removeAll()
    case 7, 8: throw Refusal(reason: player.name)
    default: break
    }
    lines.append("\(player.name) done, \(tracker.alive) alive")
  }
}

/// A target that hears a word, and gives a value back that C has no type for.
class Player: Responder {
  static let tell = Message<String>.Returning<[String]>("tell(_:)")
  let name: String
  let act: Int
  private unowned let ensemble: Ensemble
  private let tracked: Tracked

  init(_ name: String, _ ensemble: Ensemble, act: Int) {
    self.name = name
    self.ensemble = ensemble
    self.act = act
    tracked = ensemble.tracker.instance()
    _ = Self.registered
  }

  func hear(_ word: String) throws -> [String] {
    try ensemble.act(self)
    return [name, word]
  }

  /// Beside it, one that agrees with the sender to C, and takes and gives other Swift types; and one that does not agree.
  var loose: AnyObject { LoosePlayer(name, ensemble, act: act) }
  var wrong: AnyObject { WrongPlayer() }

  func ownMethods() throws -> MethodTable<Player> {
    let own = try MethodTable(for: self)
    try own.add("tell(_:)") { ["own"] + (try $0.hear($1)) }
    return own
  }

  private static let registered: Void = {
    do {
      try MethodTable.of(Player.self).add("tell(_:)") { (player, word: String) -> [String] in try player.hear(word) }
      try MethodTable.of(LoosePlayer.self).add("tell(_:)") { (player, word: String?) -> [String]? in
        try player.hear("loose \(word ?? "")")
      }
      try MethodTable.of(WrongPlayer.self).add("tell(_:)") { (_, number: Int) in [String](repeating: "wrong", count: number) }
    } catch {
      preconditionFailure("\(error)")
    }
  }()
}

private final class LoosePlayer: Player {}

private final class WrongPlayer: Responder {}
