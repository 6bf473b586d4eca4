// What an async method, and who awaits it, may not do (R15).
import MessageForwarding

enum AsyncBodies {
  final class Page {
    var text = ""
    func load() async { text = "loaded" }
    nonisolated(nonsending) func reload() async { text = "loaded again" }
  }

  @MainActor final class Window: Responder {
    let page = Page()
    func show(_ page: Page) async {}
    func close() {}
  }

  actor Account: Responder {
    func keep(_ page: Page) {}
    func close() {}
  }

  // The closure runs where its sender is: what is not Sendable stays there.
  static func bodies() throws {
    try MethodTable.of(Page.self).add("reload()") { await $0.reload() }
    try MethodTable.of(Window.self).add("close()") { await $0.close() }
    try MethodTable.of(Account.self).add("close()") { await $0.close() }
    #if FAULT
      try MethodTable.of(Page.self).add("load()") { await $0.load() }  // error: risks causing data races
      try MethodTable.of(Window.self).add("show(_:)") { await $0.show($1) }  // error: risks causing data races
      try MethodTable.of(Account.self).add("keep(_:)") { await $0.keep($1) }  // error: risks causing data races
    #endif
  }

  // A receiver and the values of a message stay in the sender's isolation, also while it waits.
  @MainActor static func receivers(_ proxy: MulticastProxy, _ page: Page) async throws {
    try await proxy.awaiting.send("show(_:)", page)
    #if FAULT
      Task.detached { try await proxy.awaiting.send("close()") }  // error: risks causing data races
      Task.detached { try await Window().awaiting.send("show(_:)", page) }  // error: risks causing data races
    #endif
  }
}
