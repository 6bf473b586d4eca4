// System C: targets are added under a protocol, and hear what that protocol declares.
//
// It recreates a notification manager keyed by protocol: targets are held weakly, each once under a protocol; a message goes to those
// whose protocol declares it; an unknown protocol is an error. There only required messages were found, and a target under two protocols
// that declare the same message heard it twice. Here optional messages are found, and everyone hears a message once.

import MessageForwarding

let protocols = try Protocols()
let mail = protocols.mail
let network = protocols.network
let notifications = MulticastProxy(name: "notifications")
let inbox = Inbox()
let outbox = Outbox()
var light: StatusLight? = StatusLight()

print("Targets under protocols")
try notifications.add(inbox, under: mail)
try notifications.add(outbox, under: mail)
if let light { try notifications.add(light, under: network) }
print("the inbox again: \(try notifications.add(inbox, under: mail) ? "added" : "it is one already")")
for each in [mail, network] {
  print("\(each): \(notifications.targets(under: each).map { "\(type(of: $0))" })")
}

print("\nA message that one protocol declares")
try notifications.send("mailDidArrive(_:)", "Dear all")
print("an optional one")
try notifications.send("mailDidBounce(_:)", "Undeliverable")
print("one that the inbox has a method for, and its protocol does not declare")
try notifications.send("roundTrip(_:)", 0.25)
print(notifications.explain("roundTrip(_:)"))

print("\nA message that both declare")
try notifications.send("connectionDidChange(_:)", true)
print("with the inbox under both it still hears it once")
try notifications.add(inbox, under: network)
try notifications.send("connectionDidChange(_:)", false)

print("\nA message that neither declares")
do {
  _ = try notifications.send("letters()", returning: [String].self)
} catch {
  print("  \(error)")
}
print("an unknown protocol")
do {
  try notifications.add(inbox, under: ProtocolDescription(named: "WeatherObserver"))
} catch {
  print("  \(error)")
}

print("\nWithout the mail protocol")
notifications.removeAll(under: mail)
print("mail: \(notifications.targets(under: mail).count) targets, network: \(notifications.targets(under: network).count)")
try notifications.send("connectionDidChange(_:)", true)
print("mail that arrives is heard by \(notifications.responders(to: "mailDidArrive(_:)").count) targets")

print("\nA target that is gone")
light = nil
try notifications.send("connectionDidChange(_:)", false)
print("network: \(notifications.targets(under: network).map { "\(type(of: $0))" })")

notifications.removeAll()
print("\nWithout any: \(notifications.isEmpty ? "empty" : "not empty")")
try notifications.send(optional: "connectionDidChange(_:)", true)
