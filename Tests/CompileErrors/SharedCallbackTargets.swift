// A target that C may call on any thread is Sendable.
import MessageForwarding

enum SharedCallbackTargets {
  final class Counter: Responder { var count = 0 }

  static func targets(_ shared: SharedMulticastProxy, _ proxy: MulticastProxy, _ counter: Counter) throws {
    _ = try SharedCallback<() -> Void>("count()", to: shared)
    _ = try Callback<() -> Void>("count()", to: proxy)
    #if FAULT
      _ = try SharedCallback<() -> Void>("count()", to: proxy)  // error: does not conform to the 'Sendable' protocol
      _ = try SharedCallback<() -> Void>("count()", to: counter)  // error: does not conform to the 'Sendable' protocol
    #endif
  }
}
