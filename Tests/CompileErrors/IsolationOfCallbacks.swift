// A callback of one domain stays in it (R5, R15).
import MessageForwarding

enum IsolationOfCallbacks {
  static func moved(_ callback: Callback<() -> Void>, _ shared: SharedCallback<() -> Void>) {
    Task.detached { _ = shared.signature }
    #if FAULT
      Task.detached { _ = callback.signature }  // error: risks causing data races
    #endif
    _ = callback.signature
  }
}
