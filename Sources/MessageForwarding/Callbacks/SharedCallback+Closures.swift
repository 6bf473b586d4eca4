extension SharedCallback {
  /// Makes a C function that runs a closure, whose types are the function's.
  ///
  /// - Parameters:
  ///   - result: What C gets when the closure throws; without it zero, false or NULL.
  ///   - onError: Gets what the closure throws. It is run inside C's call.
  ///   - body: What to run. C may call it on any thread.
  /// - Throws: What ``MethodSignature/init(_:returning:)`` throws; ``MessageError/Code/unavailable`` when executable memory is needed and not
  ///   to be had.
  @inlinable
  public convenience init<each Argument: CRepresentable, Result: CRepresentable>(
    default result: Result? = nil, onError: (@Sendable (any Error) -> Void)? = nil,
    _ body: @escaping @Sendable (repeat each Argument) throws -> Result
  ) throws(MessageError) where Function == (repeat each Argument) -> Result {
    let shape = unsafe Shape.of(Result.self, repeat (each Argument).self)
    try self.init(
      unsafe CallbackPlan(shape, fallback: fallback(result), onError: onError, isolation: nil) { call in
        try unsafe answerFunctionCall(call, shape, body)
      })
  }

  /// Makes a C function without a result that runs a closure, whose types are the function's.
  ///
  /// - Parameters:
  ///   - onError: Gets what the closure throws. It is run inside C's call.
  ///   - body: What to run. C may call it on any thread.
  /// - Throws: What ``MethodSignature/init(_:returning:)`` throws.
  @inlinable
  public convenience init<each Argument: CRepresentable>(
    onError: (@Sendable (any Error) -> Void)? = nil, _ body: @escaping @Sendable (repeat each Argument) throws -> Void
  ) throws(MessageError) where Function == (repeat each Argument) -> Void {
    let shape = unsafe Shape.of(Void.self, repeat (each Argument).self)
    try self.init(
      unsafe CallbackPlan(shape, fallback: nil, onError: onError, isolation: nil) { call in
        try unsafe answerFunctionCall(call, shape, body)
      })
  }
}
