extension MethodTable {
  /// Registers a method. Its signature comes from the closure's types.
  ///
  /// ```swift
  /// try table.add("log(_:level:)") { $0.log($1, level: $2) }
  /// ```
  ///
  /// The closure takes the object first, then the arguments. Pass a closure, not an unapplied method (`Logger.log(_:level:)`): Swift then
  /// sees what each argument is. Where its body leaves a type open, state it: `{ (logger, text: String) in print(text) }`. It must be
  /// `@Sendable`, because messages may come on any thread; a method of a `@MainActor` class does not compile in it, and is
  /// registered with `on: MainActor.self`.
  ///
  /// Values of ``CRepresentable`` types travel as C values, class instances (also optional ones) as `@`, and every other Swift value, boxed, as
  /// `@`. The sender must state the same types: see ``Responder/send(_:_:returning:)``.
  ///
  /// - Throws: ``MessageError/Code/duplicate`` when this table itself has a method for the selector (overriding a superclass's is not that),
  ///   ``MessageError/Code/argumentCountMismatch`` when the closure takes another number of arguments than the selector announces, and
  ///   what ``MethodSignature/init(_:returning:)`` throws. Then nothing is registered.
  ///
  /// The counterpart of `class_addMethod`. Calls `mf_table_add`.
  @inlinable @inline(__always)
  public func add<each Argument, Result>(
    _ selector: Selector, _ body: @escaping @Sendable (Owner, repeat each Argument) throws -> Result
  ) throws(MessageError) {
    try register(selector, Self.makeBody(body), replacing: false)
  }

  /// Registers a method in place of the one that is there, if any.
  ///
  /// A call that is under way ends in the old one. Live proxies see the new one with the next message, also when its signature is another one.
  ///
  /// - Throws: As ``add(_:_:)``, except that a method may be there already.
  ///
  /// The counterpart of `class_replaceMethod`. Calls `mf_table_replace`.
  @inlinable @inline(__always)
  public func replace<each Argument, Result>(
    _ selector: Selector, _ body: @escaping @Sendable (Owner, repeat each Argument) throws -> Result
  ) throws(MessageError) {
    try register(selector, Self.makeBody(body), replacing: true)
  }

  /// Removes this table's own method; a superclass's shows again.
  ///
  /// - Throws: ``MessageError/Code/notFound`` when the table itself has none.
  ///
  /// Calls `mf_table_remove`.
  public func remove(_ selector: Selector) throws(MessageError) {
    try core.remove(selector)
  }

  /// Exchanges what two selectors of this table run.
  ///
  /// - Throws: ``MessageError/Code/notFound`` naming the one that the table itself does not have.
  ///
  /// The counterpart of `method_exchangeImplementations`. Calls `mf_table_exchange`.
  public func exchange(_ a: Selector, _ b: Selector) throws(MessageError) {
    try core.exchange(a, b)
  }

  @inlinable @inline(__always)
  static func makeBody<each Argument, Result>(
    _ body: @escaping @Sendable (Owner, repeat each Argument) throws -> Result
  ) -> MethodBody {
    // The table is the object's class's, or a superclass's: the C core pairs them. Whoever sends keeps it alive meanwhile.
    unsafe TypedMethodBody<Result, repeat each Argument>(
      Shape.of(Result.self, repeat (each Argument).self),
      { (object: UnsafeMutableRawPointer, arguments: repeat each Argument) throws -> Result in
        try unsafe Unmanaged<Owner>.fromOpaque(object)._withUnsafeGuaranteedRef { try body($0, repeat each arguments) }
      },
      all: { (round, call, answers: inout DirectAnswers<Result>, arguments: repeat each Argument) -> Int in
        unsafe round.callRun(call, &answers) { object in
          try unsafe Unmanaged<Owner>.fromOpaque(object)._withUnsafeGuaranteedRef { try body($0, repeat each arguments) }
        }
      })
  }

  @usableFromInline
  func register(_ selector: Selector, _ body: MethodBody, replacing: Bool) throws(MessageError) {
    try core.register(selector, body, replacing: replacing)
  }
}

extension MessageError {
  /// A method or a sender with another number of arguments than its selector announces.
  init(count shape: ShapePointer, _ selector: Selector) {
    unsafe self.init(count: shape.pointee.count, shape.pointee.text, selector)
  }

  init(count: Int, _ types: String, _ selector: Selector) {
    self.init(.argumentCountMismatch, selector: selector)
    expectedCount = selector.argumentCount
    gotCount = count
    subject = types
    advice = "a selector has one colon for each argument, as in name(_:label:)"
  }
}
