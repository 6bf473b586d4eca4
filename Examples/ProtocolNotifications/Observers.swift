import MessageForwarding

// Who listens. Each class lists the methods that it answers by name.

/// Shows new mail. It has a method for the network's round trips, too.
final class Inbox: MethodDeclaring {
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

  static let methods: [MethodDeclaration<Inbox>] = [
    .method("mailDidArrive(_:)") { $0.mailDidArrive($1) },
    .method("connectionDidChange(_:)") { $0.connectionDidChange($1) },
    .method("roundTrip(_:)") { $0.roundTrip($1) },
  ]
}

/// Only wants to know what came back: an optional message.
final class Outbox: MethodDeclaring {
  private(set) var bounced: [String] = []

  func mailDidBounce(_ letter: String) {
    bounced.append(letter)
    print("  the outbox takes \"\(letter)\" back")
  }

  static let methods: [MethodDeclaration<Outbox>] = [
    .method("mailDidBounce(_:)") { $0.mailDidBounce($1) }
  ]
}

/// Shows whether there is a connection.
final class StatusLight: MethodDeclaring {
  private(set) var isGreen = false

  func connectionDidChange(_ isOnline: Bool) {
    isGreen = isOnline
    print("  the light is \(isOnline ? "green" : "red")")
  }

  func roundTrip(_ seconds: Double) { print("  the light shows \(seconds) s") }

  static let methods: [MethodDeclaration<StatusLight>] = [
    .method("connectionDidChange(_:)") { $0.connectionDidChange($1) },
    .method("roundTrip(_:)") { $0.roundTrip($1) },
  ]
}
