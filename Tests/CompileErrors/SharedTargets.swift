// What any thread may send to comes with where it belongs, and what crosses is Sendable (R5, R15).
import Dispatch
import MessageForwarding

enum SharedTargets {
  final class Diary { var lines: [String] = [] }
  final class Notebook: Sendable {}
  @MainActor final class Panel { var lines: [String] = [] }

  static func anywhere(_ proxy: SharedMulticastProxy, _ panel: Panel, _ diary: Diary) throws {
    try proxy.add(Notebook())
    try proxy.add(panel)
    try proxy.add(panel, on: MainActor.shared)
    #if FAULT
      try proxy.add(diary)  // error: does not conform to the 'Sendable' protocol
      try proxy.register(diary)  // error: does not conform to the 'Sendable' protocol
    #endif
  }

  static func values(_ proxy: SharedMulticastProxy, _ diary: Diary) async throws {
    let keep = Message<Notebook>("keep(_:)")
    try proxy.send(keep, Notebook())
    proxy.post(keep, Notebook())
    try await proxy.awaiting.send(keep, Notebook())
    _ = try proxy.send("find(_:)", 1, returning: Notebook.self)
    #if FAULT
      try proxy.send("keep(_:)", diary)  // error: must be Sendable
      try proxy.send(Message<Diary>("keep(_:)"), diary)  // error: must be Sendable
      _ = try proxy.send("find(_:)", 1, returning: Diary.self)  // error: must be Sendable
      _ = try proxy.send(Message<Int>.Returning<Diary>("find(_:)"), 1)  // error: must be Sendable
      proxy.post("keep(_:)", diary)  // error: does not conform to the 'Sendable' protocol
      proxy.post(optional: Message<Diary>("keep(_:)"), diary)  // error: does not conform to the 'Sendable' protocol
      try proxy.send(optional: "keep(_:)", diary)  // error: does not conform to the 'Sendable' protocol
      try await proxy.awaiting.send(optional: "keep(_:)", diary)  // error: does not conform to the 'Sendable' protocol
    #endif
  }

  // Any thread may have the proxy and what its registrations are.
  static func shared(_ proxy: SharedMulticastProxy, _ registration: SharedRegistration) {
    Task.detached { registration.cancel() }
    Task.detached { _ = proxy.count }
  }
}
