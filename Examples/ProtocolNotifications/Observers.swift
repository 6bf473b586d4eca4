import MessageForwarding

/// Shows new mail. It has a method for the network's round trips, too.
final class Inbox {
  private(set) var letters: [String] = []
  private(set) var connectionChanges = 0

  func mailDidArrive(_ letter: String) {
    letters.append(letter)
    print("  the inbox shows \"\(letter)\"")
  }

  func connectionDidChange(_ isOnline: Bool) {
    connectionChanges += 1
    print("  the inbox is \(isOnline ? "online" : "offline")")
  }

  func roundTrip(_ seconds: Double) { print("  the inbox hears of a round trip") }
}

/// Only wants to know what came back: an optional message.
final class Outbox {
  private(set) var bounced: [String] = []

  func mailDidBounce(_ letter: String) {
    bounced.append(letter)
    print("  the outbox takes \"\(letter)\" back")
  }
}

/// Shows whether there is a connection.
final class StatusLight {
  private(set) var isGreen = false

  func connectionDidChange(_ isOnline: Bool) {
    isGreen = isOnline
    print("  the light is \(isOnline ? "green" : "red")")
  }

  func roundTrip(_ seconds: Double) { print("  the light shows \(seconds) s") }
}

/// Which methods each class answers by name.
func registerMethods() throws {
  let inbox = MethodTable.of(Inbox.self)
  try inbox.add("mailDidArrive(_:)") { $0.mailDidArrive($1) }
  try inbox.add("connectionDidChange(_:)") { $0.connectionDidChange($1) }
  try inbox.add("roundTrip(_:)") { $0.roundTrip($1) }

  try MethodTable.of(Outbox.self).add("mailDidBounce(_:)") { $0.mailDidBounce($1) }

  let light = MethodTable.of(StatusLight.self)
  try light.add("connectionDidChange(_:)") { $0.connectionDidChange($1) }
  try light.add("roundTrip(_:)") { $0.roundTrip($1) }
}
