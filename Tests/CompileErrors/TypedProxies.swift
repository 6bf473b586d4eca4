// A typed proxy takes an observer only where its conformance may be used, and stays in its isolation domain (R5, R15).
import MessageForwarding

enum TypedProxies {
  protocol TextDelegate: AnyObject {
    func didChange(_ text: String)
    func mayChange() -> Bool
    func save() throws
  }

  final class TextDelegates: TypedMulticastProxy<any TextDelegate>, TextDelegate {
    func didChange(_ text: String) { forward(text) { $0.didChange($1) } }
    func save() throws { try forward { try $0.save() } }
    #if FAULT
      func mayChange() -> Bool { forward { $0.mayChange() } }  // error: call can throw
      func other() { forward("a") { $0.didChange($1, $2) } }  // error:
      func another() { forward(1) { $0.didChange($1) } }  // error: cannot convert value of type
    #else
      func mayChange() -> Bool { forward(default: true) { $0.mayChange() } }
    #endif
  }

  class Base {
    func didChange(_ text: String) {}
    func mayChange() -> Bool { true }
    func save() throws {}
  }

  final class Plain: Base, TextDelegate {}

  @MainActor final class Screen: @MainActor TextDelegate {
    func didChange(_ text: String) {}
    func mayChange() -> Bool { true }
    func save() throws {}

    func listen(to delegates: TextDelegates) { delegates.add(self) }
  }

  static func add(_ screen: Screen, _ plain: Plain, to delegates: TextDelegates) {
    delegates.add(plain)
    #if FAULT
      delegates.add(screen)  // error: main actor-isolated conformance
    #endif
  }
}
