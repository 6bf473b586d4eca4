extension Callback where Function == Any {
  /// Makes a C function that becomes a message, with types that are known at run time.
  ///
  /// ```swift
  /// let hook = try Callback("rowChanged(_:_:_:_:_:)", signature: "v^vi**q", to: observers)
  /// ```
  ///
  /// - Parameters:
  ///   - selector: The message. It announces as many arguments as the function takes.
  ///   - signature: The C function's encoding, such as `"i^v^v"` for `int (*)(void *, void *)`.
  ///   - target: The receiver: any object, or a proxy of many.
  ///   - retention: How the receiver is held.
  ///   - optional: Whether nobody need respond: then that is no error.
  ///   - result: What C gets when nobody responds, or something fails; without it zero, false or NULL.
  ///   - onError: Gets what fails. It is run inside C's call.
  ///   - isolation: The actor on which C calls, by default that on which this is written.
  /// - Throws: ``MessageError/Code/argumentCountMismatch``; ``MessageError/Code/invalidEncoding``; ``MessageError/Code/unsupportedType``,
  ///   also for objects, which C has not, and for the encoding of a method; ``MessageError/Code/signatureMismatch`` when the default is not
  ///   of the result's type.
  public convenience init(
    _ selector: Selector, signature: String, to target: some Responder, retention: Retention = .weak, optional: Bool = false,
    default result: Any? = nil, onError: ((any Error) -> Void)? = nil,
    isolation: (any Actor)? = #isolation
  ) throws(MessageError) {
    let signature = try MethodSignature(function: signature)
    try self.init(
      unsafe CallbackPlan(
        signature, sending: selector, to: target.messageTarget, retention, optional: optional,
        fallback: signature.fallback(result), onError: onError, CallbackHome(isolation)))
  }

  /// Makes a C function that runs a closure with whatever arguments come, with types that are known at run time.
  ///
  /// ```swift
  /// let hook = try Callback(signature: "i*i") { arguments in (arguments[0] as? String)?.count ?? 0 }
  /// ```
  ///
  /// Arguments come as ``Invocation/arguments`` do. What the closure returns becomes the result's type if nothing of it is lost; a `String`
  /// does not become a C string, which would have to outlive the call. Nil is NULL, or no result.
  ///
  /// - Parameters:
  ///   - signature: The C function's encoding, such as `"i^v^v"` for `int (*)(void *, void *)`.
  ///   - result: What C gets when the closure fails; without it zero, false or NULL.
  ///   - onError: Gets what fails. It is run inside C's call.
  ///   - isolation: The actor on which C calls, by default that on which this is written.
  ///   - body: What to run.
  /// - Throws: As ``init(_:signature:to:retention:optional:default:onError:isolation:)``.
  public convenience init(
    signature: String, default result: Any? = nil, onError: ((any Error) -> Void)? = nil,
    isolation: (any Actor)? = #isolation,
    _ body: @escaping ([Any]) throws -> Any?
  ) throws(MessageError) {
    let signature = try MethodSignature(function: signature)
    let fallback = unsafe try signature.fallback(result)
    try self.init(
      unsafe CallbackPlan(signature, fallback: fallback, onError: onError, CallbackHome(isolation)) { call in
        try unsafe signature.answer(call, body)
      })
  }
}
