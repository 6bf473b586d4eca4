extension Callback {
  /// Makes a C function that runs a closure, whose types are the function's.
  ///
  /// - Parameters:
  ///   - result: What C gets when the closure throws; without it zero, false or NULL.
  ///   - onError: Gets what the closure throws. It is run inside C's call.
  ///   - isolation: The actor on which C calls, by default that on which this is written.
  ///   - body: What to run.
  /// - Throws: What ``MethodSignature/init(_:returning:)`` throws; ``MessageError/Code/unavailable`` when executable memory is needed and not
  ///   to be had.
  @inlinable
  public convenience init<each Argument: CRepresentable, Result: CRepresentable>(
    default result: Result? = nil, onError: ((any Error) -> Void)? = nil, isolation: (any Actor)? = #isolation,
    _ body: @escaping (repeat each Argument) throws -> Result
  ) throws(MessageError) where Function == (repeat each Argument) -> Result {
    let shape = unsafe Shape.of(Result.self, repeat (each Argument).self)
    try self.init(
      unsafe CallbackPlan(shape, fallback: fallback(result), onError: onError, isolation: isolation) { call in
        try unsafe answerFunctionCall(call, shape, body)
      })
  }

  /// Makes a C function without a result that runs a closure, whose types are the function's.
  ///
  /// - Parameters:
  ///   - onError: Gets what the closure throws. It is run inside C's call.
  ///   - isolation: The actor on which C calls, by default that on which this is written.
  ///   - body: What to run.
  /// - Throws: What ``MethodSignature/init(_:returning:)`` throws.
  @inlinable
  public convenience init<each Argument: CRepresentable>(
    onError: ((any Error) -> Void)? = nil, isolation: (any Actor)? = #isolation,
    _ body: @escaping (repeat each Argument) throws -> Void
  ) throws(MessageError) where Function == (repeat each Argument) -> Void {
    let shape = unsafe Shape.of(Void.self, repeat (each Argument).self)
    try self.init(
      unsafe CallbackPlan(shape, fallback: nil, onError: onError, isolation: isolation) { call in
        try unsafe answerFunctionCall(call, shape, body)
      })
  }
}
