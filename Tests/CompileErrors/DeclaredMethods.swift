// What a class that lists its methods may not list (R15, R16).
import MessageForwarding

enum DeclaredMethods {
  final class Logger: MethodDeclaring {
    var lines: [String] = []
    func log(_ line: String, level: Int) { lines.append(line) }
    func show<Value>(_ value: Value) { lines.append("\(value)") }

    #if FAULT
      static let methods: [MethodDeclaration<Logger>] = [
        .method("log(_:level:)") { $0.log($1, label: $2) },  // error: incorrect argument label
        .method("show(_:)") { $0.show($1) },  // error: cannot infer type of closure parameter '$1'
        .property("count", \.count),  // error: has no member 'count'
      ]
    #else
      static let methods: [MethodDeclaration<Logger>] = [
        .method("log(_:level:)") { $0.log($1, level: $2) },
        .method("show(_:)") { (logger, value: Int) in logger.show(value) },
        .property("count", \.lines.count),
      ]
    #endif
  }

  @MainActor final class Window: MethodDeclaring {
    var title = ""
    nonisolated let number = 1

    nonisolated static let methods: [MethodDeclaration<Window>] = {
      #if FAULT
        return [.method("title()") { $0.title }]  // error: main actor-isolated property 'title'
      #else
        return [.method("number()") { $0.number }]
      #endif
    }()
  }

  #if FAULT
    @MainActor final class Screen: MethodDeclaring {  // error: crosses into main actor-isolated code
      static let methods: [MethodDeclaration<Screen>] = []
    }
  #endif
}
