// What may be sent later, and from where (R15).
import Dispatch
import MessageForwarding

enum DelayedMessages {
  final class Page: Responder {}
  @MainActor final class Window: Responder {}

  // On the current actor anything may be.
  @MainActor static func here(_ page: Page, _ proxy: MulticastProxy) {
    page.send("reload(_:)", page, after: .seconds(1))
    proxy.send(optional: "reload(_:)", page, after: .seconds(1))
  }

  // It needs one, and stays there.
  static func nowhere(_ page: Page, _ window: Window) {
    window.send("close()", after: .seconds(1), on: MainActor.shared)
    #if FAULT
      page.send("reload()", after: .seconds(1))  // error:
    #endif
  }

  // What goes elsewhere is Sendable.
  static func elsewhere(_ page: Page, _ window: Window, _ queue: DispatchQueue) {
    window.send("show(_:)", 1, after: .seconds(1), on: queue)
    #if FAULT
      page.send("reload()", after: .seconds(1), on: queue)  // error: 'Sendable' protocol
      page.send("reload()", after: .seconds(1), on: MainActor.shared)  // error: 'Sendable' protocol
      window.send("show(_:)", page, after: .seconds(1), on: queue)  // error: 'Sendable' protocol
      window.send("show(_:)", page, after: .seconds(1), on: MainActor.shared)  // error: 'Sendable' protocol
    #endif
  }
}
