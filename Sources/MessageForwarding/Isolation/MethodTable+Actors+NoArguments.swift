// In a closure whose list of arguments is an empty pack the compiler forgets that the actor is `isolated`, so methods without arguments have
// functions of their own.

extension MethodTable where Owner: Actor {
  /// Registers a method of an actor without arguments, which runs on it.
  ///
  /// - Throws: As for one with arguments.
  public func add<Result: Sendable>(
    _ selector: Selector, on actor: Owner.Type, _ body: @escaping @Sendable (isolated Owner) throws -> Result
  ) throws(MessageError) {
    try register(selector, Self.makeBody(selector, onActor: body), replacing: false)
  }

  /// Registers an async method of an actor without arguments, which begins on it.
  public func add<Result: Sendable>(
    _ selector: Selector, on actor: Owner.Type, async body: @escaping @Sendable (isolated Owner) async throws -> Result
  ) throws(MessageError) {
    try register(selector, Self.makeBody(selector, asyncOnActor: body), replacing: false)
  }

  /// Registers a method of an actor without arguments, which runs on it, in place of the one that is there, if any.
  public func replace<Result: Sendable>(
    _ selector: Selector, on actor: Owner.Type, _ body: @escaping @Sendable (isolated Owner) throws -> Result
  ) throws(MessageError) {
    try register(selector, Self.makeBody(selector, onActor: body), replacing: true)
  }

  /// Registers an async method of an actor without arguments, which begins on it, in place of the one that is there, if any.
  public func replace<Result: Sendable>(
    _ selector: Selector, on actor: Owner.Type, async body: @escaping @Sendable (isolated Owner) async throws -> Result
  ) throws(MessageError) {
    try register(selector, Self.makeBody(selector, asyncOnActor: body), replacing: true)
  }
}
