extension Callback {
  /// Makes a C function that becomes a message.
  ///
  /// ```swift
  /// let isAllowed = try Callback<(Int32) -> Bool>("isAllowed(_:)", to: observers, default: true)
  /// ```
  ///
  /// What it is sent to must have a method with these types: an `Int32` of C is an `Int32` in Swift. That is seen when C calls, not before: methods
  /// may come and go.
  ///
  /// - Parameters:
  ///   - selector: The message. It announces as many arguments as the function takes.
  ///   - target: The receiver: any object, or a proxy of many.
  ///   - retention: How the receiver is held.
  ///   - optional: Whether nobody need respond: then that is no error.
  ///   - result: What C gets when nobody responds, or something fails; without it zero, false or NULL.
  ///   - onError: Gets what fails. It is run inside C's call.
  ///   - isolation: The actor on which C calls, by default that on which this is written.
  /// - Throws: ``MessageError/Code/argumentCountMismatch``, and what ``MethodSignature/init(_:returning:)`` throws.
  public convenience init<each Argument: CRepresentable, Result: CRepresentable>(
    _ selector: Selector, to target: some Responder, retention: Retention = .weak, optional: Bool = false,
    default result: Result? = nil, onError: ((any Error) -> Void)? = nil,
    isolation: (any Actor)? = #isolation
  ) throws(MessageError) where Function == (repeat each Argument) -> Result {
    let shape = unsafe Shape.of(Result.self, repeat (each Argument).self)
    try self.init(
      unsafe CallbackPlan(
        shape, sending: selector, to: target.messageTarget, retention, optional: optional, fallback: fallback(result),
        onError: onError, isolation: isolation))
  }

  /// Makes a C function without a result that becomes a message.
  ///
  /// - Parameters:
  ///   - selector: The message. It announces as many arguments as the function takes.
  ///   - target: The receiver: any object, or a proxy of many.
  ///   - retention: How the receiver is held.
  ///   - optional: Whether nobody need respond: then that is no error.
  ///   - onError: Gets what fails. It is run inside C's call.
  ///   - isolation: The actor on which C calls, by default that on which this is written.
  /// - Throws: ``MessageError/Code/argumentCountMismatch``, and what ``MethodSignature/init(_:returning:)`` throws.
  public convenience init<each Argument: CRepresentable>(
    _ selector: Selector, to target: some Responder, retention: Retention = .weak, optional: Bool = false,
    onError: ((any Error) -> Void)? = nil,
    isolation: (any Actor)? = #isolation
  ) throws(MessageError) where Function == (repeat each Argument) -> Void {
    let shape = unsafe Shape.of(Void.self, repeat (each Argument).self)
    try self.init(
      unsafe CallbackPlan(
        shape, sending: selector, to: target.messageTarget, retention, optional: optional, fallback: nil,
        onError: onError, isolation: isolation))
  }
}
