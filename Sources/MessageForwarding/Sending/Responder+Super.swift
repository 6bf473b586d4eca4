internal import CFFIShim

extension Responder {
  /// Sends a message with a result to the implementation above a class's: what `super` means inside a registered method.
  ///
  /// ```swift
  /// try MethodTable.of(Dog.self).add("speak(_:)") { (dog, word: String) in
  ///   try dog.sendSuper(above: Dog.self, "speak(_:)", word, returning: String.self) + "!"
  /// }
  /// ```
  ///
  /// The object stays the same. Name the class in whose table the method is: with `type(of: self)` a subclass's object would come back to
  /// this method for ever.
  ///
  /// - Throws: As ``Responder/send(_:_:returning:)``; ``MessageError/Code/unrecognizedSelector`` also when no class above has the method;
  ///   ``MessageError/Code/invalidArgument`` when the receiver is not an object of this class or of a subclass, as a multicast proxy never is.
  ///
  /// Looks the method up, and goes through the C core. The counterpart of `objc_msgSendSuper`. Calls `mf_send_super`.
  public func sendSuper<Owner: AnyObject, each Argument, Result>(
    above owner: Owner.Type, _ selector: Selector, _ arguments: repeat each Argument, returning result: Result.Type
  ) throws -> Result {
    let shape = unsafe Shape.of(result, repeat (each Argument).self)
    let target = messageTarget
    let table = try unsafe target.table(of: owner, selector)
    return try unsafe target.deliverThroughCore(selector, shape, repeat each arguments, returning: result, above: table)
  }

  /// Sends a message without a result to the implementation above a class's.
  ///
  /// - Throws: As ``sendSuper(above:_:_:returning:)``. A method that has a result is a mismatch.
  public func sendSuper<Owner: AnyObject, each Argument>(
    above owner: Owner.Type, _ selector: Selector, _ arguments: repeat each Argument
  ) throws {
    try sendSuper(above: owner, selector, repeat each arguments, returning: Void.self)
  }
}

extension Target {
  /// The table above which a message to the object goes.
  ///
  /// - Throws: ``MessageError/Code/invalidArgument`` when the object has nothing of it.
  func table<Owner: AnyObject>(of owner: Owner.Type, _ selector: Selector) throws(MessageError) -> OpaquePointer {
    let entry = unsafe keeper is TypeObject ? ClassEntry.ofType(owner) : ClassEntry.of(owner)
    let table = unsafe entry.pointee.table
    // The methods above take objects of their class: any other object's memory would be read as what it is not.
    if unsafe inherits(from: table) { return unsafe table }
    var error = MessageError(.invalidArgument, selector: selector)
    error.receiver = name
    error.reason = "the receiver is not an object of \(_typeName(owner, qualified: false)) or of a subclass"
    throw error
  }

  /// Whether the object's methods come from a table, or from one below it.
  private func inherits(from table: OpaquePointer) -> Bool {
    var next = unsafe core.table
    while let current = unsafe next {
      if current == table { return true }
      unsafe next = unsafe mf_table_parent(current)
    }
    return false
  }
}
