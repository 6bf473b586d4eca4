// The types of callbacks and C functions are those that C has, and closures and calls agree with them.
import MessageForwarding

enum Callbacks {
  final class Observer: Responder {}

  static func closures() throws {
    _ = try Callback { (value: Int32) -> Int32 in value }
    _ = try Callback<(Int32) -> Int32> { $0 }
    #if FAULT
      _ = try Callback { (value: String) -> Int32 in 0 }  // error: 'String' conform to 'CRepresentable'
      _ = try Callback { (value: Int32) -> [Int] in [] }  // error: '[Int]' is incompatible
      _ = try Callback<(Int32) -> Int32> { (value: Int64) -> Int32 in 0 }  // error: cannot convert
      _ = try Callback<(Int32) -> Int32>(default: 1.5) { $0 }  // error: cannot convert
    #endif
  }

  static func messages(_ observer: Observer) throws {
    _ = try Callback<(Int32) -> Void>("changed(_:)", to: observer)
    #if FAULT
      _ = try Callback<(Observer) -> Void>("changed(_:)", to: observer)  // error: 'CRepresentable'
    #endif
  }

  static func functions(_ library: Library) throws {
    let power = try library.function("pow", Double.self, Double.self, returning: Double.self)
    _ = try power(2, 10)
    #if FAULT
      _ = try power(2)  // error: be equivalent
      _ = try power("2", 10)  // error: cannot convert
      _ = try library.function("strlen", String.self, returning: Int.self)  // error: 'String' conform to 'CRepresentable'
    #endif
  }
}
