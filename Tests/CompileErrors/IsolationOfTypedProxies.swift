// Typed proxies stay in the isolation domain that made them (R5, R15).
import MessageForwarding

enum IsolationOfTypedProxies {
  protocol Observing: AnyObject {
    func hear()
  }

  final class Observers: TypedMulticastProxy<any Observing>, Observing {
    func hear() { forward { $0.hear() } }
  }

  static func hear(_ observers: Observers) {
    observers.hear()
    #if FAULT
      Task.detached { observers.hear() }  // error: risks causing data races
    #endif
  }
}
