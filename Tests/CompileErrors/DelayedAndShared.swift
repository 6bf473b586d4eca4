// What was sent later on an actor has become the actor's (R15).
import MessageForwarding

enum DelayedAndShared {
  final class Page: Responder {
    var text = ""
  }

  @MainActor static func sentAndUsed() {
    let (page, other) = (Page(), Page())
    page.send("show(_:)", other, after: .seconds(1))
    page.text = other.text
    #if FAULT
      Task.detached { page.text = "" }  // error: risks causing data races
      Task.detached { other.text = "" }  // error: risks causing data races
    #endif
  }
}
