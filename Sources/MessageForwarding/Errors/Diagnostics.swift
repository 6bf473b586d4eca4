#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Where the library tells of what is no error, and yet hardly meant.
public enum Diagnostics {
  // A closure alone behind a lock would be wrapped in another one each time it is read.
  private struct State {
    var handler: (@Sendable (Diagnostic) -> Void)?
  }

  private static let state = Locked(State(handler: standard))

  /// What each diagnostic is handed to; `nil`: nothing.
  ///
  /// At first, when the library is built for debugging, that writes a line to standard error; otherwise it is `nil`. It is called on the thread that
  /// noticed, without a lock, and may be set from any thread.
  public static var handler: (@Sendable (Diagnostic) -> Void)? {
    get { state.withLock { $0.handler } }
    set {
      state.withLock { $0.handler = newValue }
    }
  }

  static func report(_ diagnostic: Diagnostic) { handler?(diagnostic) }

  private static let standard: (@Sendable (Diagnostic) -> Void)? = {
    #if DEBUG
      return { diagnostic in
        let line = "MessageForwarding: \(diagnostic)\n"
        _ = unsafe line.withCString { unsafe write(STDERR_FILENO, $0, strlen($0)) }
      }
    #else
      return nil
    #endif
  }()
}

/// Something that is no error, and yet hardly meant. New kinds may be added in any release: a `switch` needs a `default`.
public struct Diagnostic: Sendable {
  /// What kind it is.
  public enum Kind: Sendable {
    /// An object was added to a multicast proxy weakly, and was gone before the proxy had any use for it: nobody else held it.
    case targetVanished
    /// A ``Callback`` failed, C got its default, and it was made without a closure that takes errors.
    case callbackFailed
    /// C called a ``Callback`` that was released. It got zero.
    case callbackReleased
  }

  /// What kind it is.
  public let kind: Kind
  /// The class of the object concerned, or the encoding of the callback, where it is known.
  public let type: String
  /// What failed.
  public let error: (any Error)?

  static func targetVanished(type: String) -> Diagnostic { Diagnostic(kind: .targetVanished, type: type, error: nil) }
  static func callbackFailed(_ type: String, _ error: any Error) -> Diagnostic {
    Diagnostic(kind: .callbackFailed, type: type, error: error)
  }
  static let callbackReleased = Diagnostic(kind: .callbackReleased, type: "?", error: nil)
}

extension Diagnostic: CustomStringConvertible {
  /// A sentence that names the class, and says what to do.
  public var description: String {
    switch kind {
    case .targetVanished:
      "a target of class \(type) was held weakly and was gone before it heard anything; keep it, or add it with retention: .strong"
    case .callbackFailed:
      "a callback to Swift (\(type)) failed, and C got its default: \(error.map { "\($0)" } ?? "?")"
    case .callbackReleased:
      "C called a callback that was released, and got zero; hold the callback as long as C may call it"
    }
  }
}
