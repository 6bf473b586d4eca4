// What is not Sendable cannot be a global, nor be claimed to be Sendable (R5, R15).
import MessageForwarding

final class SharedState {
  final class Cache { var entries = 0 }

  // What may be shared is shared.
  static let title = AssociatedKey<String>()
  static let selector: Selector = "reload()"
  static let message = Message<String>("log(_:)")
  static let table = MethodTable.of(Cache.self)

  #if FAULT
    static let cache = AssociatedKey<Cache>()  // error: not concurrency-safe
    static let proxy = MulticastProxy()  // error: not concurrency-safe
    static let target = Target(Cache())  // error: not concurrency-safe
  #endif

  static func needsSendable<Value: Sendable>(_ type: Value.Type) {}

  static func claims() {
    needsSendable(MethodTable<Cache>.self)
    needsSendable(Message<String>.Returning<Int>.self)
    needsSendable(MessageError.self)
    needsSendable(AssociatedValues.self)
    #if FAULT
      needsSendable(MulticastProxy.self)  // error: does not conform to the 'Sendable' protocol
      needsSendable(Proxy.self)  // error: does not conform to the 'Sendable' protocol
      needsSendable(Invocation.self)  // error: does not conform to the 'Sendable' protocol
      needsSendable(Registration.self)  // error: does not conform to the 'Sendable' protocol
      needsSendable(Target.self)  // error: does not conform to the 'Sendable' protocol
      needsSendable(AssociatedKey<Cache>.self)  // error: type 'SharedState.Cache' does not conform to the 'Sendable' protocol
    #endif
  }
}
