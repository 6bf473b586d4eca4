extension Responder {
  /// Sends a message whose arguments are known at run time only: for scripts and bridges to other languages.
  ///
  /// ```swift
  /// try receiver.send("log(_:level:)", arguments: ["started", 1])
  /// ```
  ///
  /// Each argument becomes the type that the receiver's method takes, if nothing of it is lost: 3 for a `Double`, 3.0 for an `Int`, `nil` (as
  /// `Any?.none as Any`) and `NSNull` for every optional. 300 for an `Int8` is an error.
  ///
  /// - Returns: The result, without optionals around it: `nil` when the method has no result, or returned `nil`.
  /// - Throws: ``MessageError/Code/unrecognizedSelector`` when the receiver does not respond; ``MessageError/Code/argumentCountMismatch``;
  ///   ``MessageError/Code/signatureMismatch``, which names the argument and is thrown before the method runs; the method's own error as it is.
  ///
  /// Looks the method up twice, and allocates an ``Invocation``. Runs in the caller's isolation domain, as every send does. The counterpart of
  /// `performSelector:withObject:`, for any number and type of arguments.
  @discardableResult
  public func send(_ selector: Selector, arguments: [Any]) throws -> Any? {
    let invocation = try filledInvocation(selector, arguments)
    try invocation.invoke(on: self)
    return invocation.plainResult
  }

  /// An invocation with the types of the receiver's method, and these arguments. Its errors name the receiver.
  func filledInvocation(_ selector: Selector, _ arguments: [Any]) throws(MessageError) -> Invocation {
    do {
      return try Invocation(selector, for: self, arguments: arguments)
    } catch {
      var error = error
      error.receiver = error.receiver ?? messageTarget.name
      throw error
    }
  }
}

extension Invocation {
  /// The result without optionals around it; nil when the message has none.
  var plainResult: Any? {
    guard let result, !(result is Void) else { return nil }
    return flattened(result)
  }
}

/// What all optionals around a value wrap; nil when one of them is nil.
private func flattened(_ value: Any) -> Any? {
  guard let optional = value as? any OptionalValue else { return value }
  return optional.unwrapped.flatMap { flattened($0) }
}
