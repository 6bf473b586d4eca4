import MessageForwarding
import Testing

@testable import ProtocolNotifications

/// System C, and its weaknesses.
@Suite struct ProtocolNotificationsTests {
  // A protocol can be made once only.
  private static let made = Result { try Protocols() }

  let mail: ProtocolDescription
  let network: ProtocolDescription
  let notifications = MulticastProxy(name: "notifications")

  init() throws {
    let protocols = try Self.made.get()
    mail = protocols.mail
    network = protocols.network
  }

  @Test func aTargetHearsWhatItsProtocolDeclares() throws {
    let (inbox, outbox, light) = (Inbox(), Outbox(), StatusLight())
    defer { extendLifetime((inbox, outbox, light)) }
    #expect(try notifications.add(inbox, under: mail) && notifications.add(outbox, under: mail))
    #expect(try notifications.add(light, under: network))
    #expect(try !notifications.add(inbox, under: mail))
    try notifications.send("mailDidArrive(_:)", "a")
    try notifications.send("mailDidBounce(_:)", "b")
    #expect(inbox.letters == ["a"])
    #expect(outbox.bounced == ["b"], "an optional message")
    #expect(notifications.responders(to: "roundTrip(_:)").map { ObjectIdentifier($0) } == [ObjectIdentifier(light)])
    #expect(throws: MessageError.self) { try notifications.send("dance()") }
  }

  @Test func underTwoProtocolsItHearsOnce() throws {
    let inbox = Inbox()
    for each in [mail, network] { try notifications.add(inbox, under: each) }
    try notifications.send("connectionDidChange(_:)", true)
    #expect(inbox.connectionChanges == 1)
    notifications.removeAll(under: mail)
    try notifications.send("connectionDidChange(_:)", true)
    #expect(inbox.connectionChanges == 2, "the other protocol declares it, too")
    #expect(!notifications.responds(to: "mailDidArrive(_:)"))
    notifications.removeAll(under: network)
    #expect(notifications.isEmpty)
    try notifications.send(optional: "connectionDidChange(_:)", true)
    #expect(inbox.connectionChanges == 2)
  }

  @Test func targetsAreNotKept() throws {
    var lives = Lives()
    do {
      let inbox = lives.watch(Inbox())
      try notifications.add(inbox, under: mail)
      try notifications.add(inbox, under: network)
      #expect(notifications.targets(under: mail).count == 1)
      extendLifetime(inbox)
    }
    #expect(lives.alive == 0)
    #expect(notifications.targets(under: mail).isEmpty && notifications.targets(under: network).isEmpty)
    #expect(!notifications.responds(to: "mailDidArrive(_:)"))
  }
}
