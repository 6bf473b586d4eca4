// What any thread may call is Sendable.
import MessageForwarding

enum SharedCallbacks {
  final class Counter: Responder { var count = 0 }

  static func closures(_ counter: Counter) throws {
    _ = try Callback { counter.count += 1 }
    #if FAULT
      _ = try SharedCallback { counter.count += 1 }  // error: capture of 'counter' with non-Sendable type
    #endif
  }
}
