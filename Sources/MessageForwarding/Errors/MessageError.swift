/// What went wrong with a message, a name, a type or a registration.
///
/// An error states facts; ``description`` turns them into a sentence that names the thing concerned. Facts that do not apply are `nil`.
/// A target's own error is never wrapped in a `MessageError` when it is the only one: it is thrown as it is.
public struct MessageError: Error, Sendable {
  /// What kind of failure this is.
  public var code: Code
  /// The message concerned.
  public var selector: Selector?
  /// The name of the receiver, or of the class in whose table a method was to be registered.
  public var receiver: String?
  /// The argument concerned, or the result.
  public var argument: Argument?
  /// What was wanted: a type, an encoding, a signature.
  public var expected: String?
  /// What came instead.
  public var got: String?
  /// The number that was wanted: a count, or a size in bytes.
  public var expectedCount: Int?
  /// The number that came.
  public var gotCount: Int?
  /// Where in the refused text the failure is, in UTF-8 bytes from 0.
  public var position: Int?
  /// Any other thing concerned: the refused text, or the path of a forwarding loop ("A > B > A").
  public var subject: String?
  /// Why, as a phrase.
  public var reason: String?
  /// What to do about it, as a phrase.
  public var advice: String?
  /// For ``Code/severalTargetsFailed``: what each target reported, in the order of delivery.
  public var failures: [Failure] = []

  /// Makes an error with a code; fill in the facts that are known.
  public init(_ code: Code, selector: Selector? = nil, reason: String? = nil) {
    self.code = code
    self.selector = selector
    self.reason = reason
  }

  /// A part of a message that an error can be about.
  public enum Argument: Hashable, Sendable {
    /// An argument, counted from 0 without self and selector.
    case index(Int)
    /// The result.
    case result
  }

  /// What one target of several reported.
  public struct Failure: Sendable {
    /// The name of the target's class.
    public var target: String
    /// Which object it was. For comparing only: it does not keep the target alive.
    public var identity: ObjectIdentifier?
    /// The target's own error, or a ``MessageError``.
    public var error: any Error
  }
}
