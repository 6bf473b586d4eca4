extension Responder {
  /// The receiver, for messages written as calls.
  ///
  /// ```swift
  /// let sum: Int = try receiver.dynamic.add(2, to: 3)       // add(_:to:)
  /// try receiver.dynamic.log("started", level: 1)           // log(_:level:)
  /// ```
  ///
  /// The compiler checks neither names nor types. Keeps the receiver alive, and stays in its isolation domain.
  public var dynamic: DynamicReceiver { DynamicReceiver(receiver: self) }
}

/// A receiver whose messages are written as calls: see ``Responder/dynamic``.
///
/// It has no members of its own, so that every name is the receiver's.
@dynamicMemberLookup
public struct DynamicReceiver {
  let receiver: any Responder

  /// The messages that begin with a name. Nothing is looked up before one is sent.
  public subscript(dynamicMember name: String) -> DynamicMethod { DynamicMethod(receiver: receiver, name: name) }
}

/// A name, on its way to becoming a message by being called: see ``Responder/dynamic``.
@dynamicCallable
public struct DynamicMethod {
  let receiver: any Responder
  let name: String

  /// Sends the message that name and labels spell, and gives its result.
  ///
  /// Arguments become the types of the receiver's method as in ``Responder/send(_:arguments:)``; the result becomes the type that is asked
  /// for, if nothing of it is lost.
  ///
  /// - Throws: As ``Responder/send(_:arguments:)``; ``MessageError/Code/signatureMismatch``, after the method has run, when its result is not
  ///   of this type; ``MessageError/Code/invalidName`` when the name is no selector.
  public func dynamicallyCall<Result>(withKeywordArguments arguments: KeyValuePairs<String, Any?>) throws -> Result {
    try invoke(arguments).result(of: receiver)
  }

  /// Sends the message that name and labels spell; a result is dropped.
  ///
  /// - Throws: As ``Responder/send(_:arguments:)``; ``MessageError/Code/invalidName`` when the name is no selector.
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) throws {
    _ = try invoke(arguments)
  }

  private func invoke(_ arguments: KeyValuePairs<String, Any?>) throws -> Invocation {
    let invocation = try receiver.filledInvocation(name, arguments)
    try invocation.invoke(on: receiver)
    return invocation
  }
}

extension Responder {
  /// The message that a name, and labels, spell.
  func filledInvocation(_ name: String, _ arguments: KeyValuePairs<String, Any?>) throws(MessageError) -> Invocation {
    let labels = arguments.map { $0.key.isEmpty ? "_:" : "\($0.key):" }
    let selector = try Selector("\(name)(\(labels.joined()))")
    // A nil stays an optional in its `Any`; any other value is not wrapped once more.
    return try filledInvocation(selector, arguments.map { $0.value ?? ($0.value as Any) })
  }
}

extension Invocation {
  /// The result under a type; the error names the receiver.
  func result<Result>(of receiver: any Responder) throws(MessageError) -> Result {
    do {
      return try result(as: Result.self)
    } catch {
      var error = error
      error.receiver = error.receiver ?? receiver.messageTarget.name
      throw error
    }
  }
}
