extension MethodTable where Owner: Actor {
  /// Registers a method of an actor, which runs on it.
  ///
  /// ```swift
  /// try MethodTable.of(Counter.self).add("increment(_:)", on: Counter.self) { $0.increment($1) }
  /// ```
  ///
  /// Sent with ``Responder/awaiting``, it runs on the actor, wherever the sender is. Sent in any other way it runs if the sender is on the actor
  /// already; otherwise it does not run, and the sender gets ``MessageError/Code/awaitNeeded``. A `nonisolated` method needs no `on:` and runs
  /// wherever it is sent from.
  ///
  /// Arguments and result may cross from one isolation to another, so they must be `Sendable`.
  ///
  /// - Throws: As ``add(_:_:)``.
  public func add<each Argument: Sendable, Result: Sendable>(
    _ selector: Selector, on actor: Owner.Type,
    _ body: @escaping @Sendable (isolated Owner, repeat each Argument) throws -> Result
  ) throws(MessageError) {
    try register(selector, Self.makeBody(selector, onActor: body), replacing: false)
  }

  /// Registers a method of an actor, which runs on it, in place of the one that is there, if any.
  ///
  /// - Throws: As ``replace(_:_:)``.
  public func replace<each Argument: Sendable, Result: Sendable>(
    _ selector: Selector, on actor: Owner.Type,
    _ body: @escaping @Sendable (isolated Owner, repeat each Argument) throws -> Result
  ) throws(MessageError) {
    try register(selector, Self.makeBody(selector, onActor: body), replacing: true)
  }

  /// Registers an async method of an actor, which begins on it.
  ///
  /// It can be sent with ``Responder/awaiting`` only: any other send is ``MessageError/Code/awaitNeeded``. Arguments and result must be `Sendable`.
  ///
  /// - Throws: As ``add(_:_:)``.
  public func add<each Argument: Sendable, Result: Sendable>(
    _ selector: Selector, on actor: Owner.Type,
    async body: @escaping @Sendable (isolated Owner, repeat each Argument) async throws -> Result
  ) throws(MessageError) {
    try register(selector, Self.makeBody(selector, asyncOnActor: body), replacing: false)
  }

  /// Registers an async method of an actor, which begins on it, in place of the one that is there, if any.
  ///
  /// - Throws: As ``replace(_:_:)``.
  public func replace<each Argument: Sendable, Result: Sendable>(
    _ selector: Selector, on actor: Owner.Type,
    async body: @escaping @Sendable (isolated Owner, repeat each Argument) async throws -> Result
  ) throws(MessageError) {
    try register(selector, Self.makeBody(selector, asyncOnActor: body), replacing: true)
  }
}
