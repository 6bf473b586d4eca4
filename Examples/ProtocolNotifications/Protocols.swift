import MessageForwarding

/// What can be heard about mail, and about the network. Both declare `connectionDidChange(_:)`.
///
/// A protocol lives as long as the process and has one name, so it is made once.
struct Protocols {
  let mail: ProtocolDescription
  let network: ProtocolDescription

  init() throws {
    mail = try ProtocolDescription(
      "MailObserver",
      [
        .required("mailDidArrive(_:)", String.self),
        .required("connectionDidChange(_:)", Bool.self),
        .optional("mailDidBounce(_:)", String.self),
      ])
    network = try ProtocolDescription(
      "NetworkObserver",
      [
        .required("connectionDidChange(_:)", Bool.self),
        .optional("roundTrip(_:)", Double.self),
      ])
  }
}
