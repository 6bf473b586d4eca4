/// A message prepared for sending many times: its selector and the types of its arguments. It returns nothing; for a result see
/// ``Message/Returning``.
///
/// ```swift
/// let log = Message<String, Int>("log(_:level:)")
/// try receiver.send(log, "started", 1)
/// ```
///
/// Names and types are looked up once, when it is made. A send to an object whose method has the same Swift types then calls
/// the method's closure directly and allocates nothing; so does one to the targets of a ``MulticastProxy`` or ``SharedMulticastProxy``,
/// from the third message after a change on. Making one never fails: what is wrong with it (another number of
/// arguments than the selector announces, a ``CRepresentable`` type with a wrong encoding) is ``problem``, and what every send throws.
@safe
public struct Message<each Argument>: Sendable {
  /// The message's name.
  public let selector: Selector
  // Points to a shape, which never changes and lives as long as the process.
  @usableFromInline nonisolated(unsafe) let shape: ShapePointer

  /// Prepares a message whose types are stated in front: `Message<String, Int>("log(_:level:)")`.
  @inlinable
  public init(_ selector: Selector) {
    self.selector = selector
    unsafe shape = Shape.of(Void.self, repeat (each Argument).self)
  }

  /// Prepares a message whose types follow its name: `Message("log(_:level:)", String.self, Int.self)`, or `Message("reset()")`.
  @inlinable
  public init(_ selector: Selector, _ types: repeat (each Argument).Type) { self.init(selector) }

  /// Why this message cannot be sent; `nil` when it can.
  public var problem: MessageError? { unsafe shape.problem(with: selector) }

  /// The signature that a send states; `nil` when there is a ``problem``.
  public var signature: MethodSignature? { unsafe shape.signature(with: selector) }

  /// A prepared message that has a result.
  ///
  /// ```swift
  /// let add = Message<Int, Int>.Returning<Int>("add(_:to:)")
  /// let sum = try receiver.send(add, 2, 3)
  /// ```
  @safe
  public struct Returning<Result>: Sendable {
    /// The message's name.
    public let selector: Selector
    @usableFromInline nonisolated(unsafe) let shape: ShapePointer

    /// Prepares a message whose types are stated in front: `Message<Int, Int>.Returning<Int>("add(_:to:)")`.
    @inlinable
    public init(_ selector: Selector) {
      self.selector = selector
      unsafe shape = Shape.of(Result.self, repeat (each Argument).self)
    }

    /// Prepares a message whose types follow its name: `Message.Returning("count()", returning: Int.self)`.
    @inlinable
    public init(_ selector: Selector, _ types: repeat (each Argument).Type, returning: Result.Type) { self.init(selector) }

    /// Why this message cannot be sent; `nil` when it can.
    public var problem: MessageError? { unsafe shape.problem(with: selector) }

    /// The signature that a send states; `nil` when there is a ``problem``.
    public var signature: MethodSignature? { unsafe shape.signature(with: selector) }
  }
}

extension ShapePointer {
  /// Why a selector and these types are not a message.
  @usableFromInline
  func problem(with selector: Selector) -> MessageError? {
    if var problem = unsafe pointee.problem {
      problem.selector = selector
      return problem
    }
    return unsafe pointee.count == selector.argumentCount ? nil : MessageError(count: self, selector)
  }

  func signature(with selector: Selector) -> MethodSignature? {
    unsafe problem(with: selector) == nil ? MethodSignature(pointee.signature) : nil
  }
}
