// Proxies, invocations and registrations stay in the isolation domain that made them (R5, R15).
import MessageForwarding

enum IsolationOfProxies {
  final class Relay: Proxy {}

  @MainActor final class Screen {
    let observers = MulticastProxy()
    var registration: Registration?

    func share() {
      let observers = observers
      _ = observers.count
      #if FAULT
        Task.detached { _ = observers.count }  // error: risks causing data races
      #endif
    }

    func cancelElsewhere() {
      let registration = registration
      registration?.cancel()
      #if FAULT
        Task.detached { _ = registration?.cancel() }  // error: risks causing data races
      #endif
    }
  }

  static func multicast(_ proxy: MulticastProxy) {
    _ = proxy.count
    #if FAULT
      Task.detached { _ = proxy.count }  // error: risks causing data races
    #endif
  }

  static func multicastUsedAfterwards() throws {
    let proxy = MulticastProxy()
    #if FAULT
      Task.detached { _ = proxy.count }  // error: risks causing data races
    #endif
    try proxy.send(optional: "reload()")
  }

  static func proxy(_ proxy: Relay) throws {
    try proxy.send("reload()")
    #if FAULT
      Task.detached { try proxy.send("reload()") }  // error: risks causing data races
    #endif
  }

  static func invocation(_ invocation: Invocation, _ target: MulticastProxy) throws {
    try invocation.invoke(on: target)
    #if FAULT
      Task.detached { _ = invocation.result }  // error: risks causing data races
    #endif
  }

  static func target(_ target: Target) throws {
    try target.send("reload()")
    #if FAULT
      Task.detached { try target.send("reload()") }  // error: risks causing data races
    #endif
  }
}
