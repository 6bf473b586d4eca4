// Static methods that run on the main actor, or are async. In all else they are as those of objects.

extension TypeMethodTable where Owner: SendableMetatype {
  /// Registers a static method that runs on the main actor.
  ///
  /// ```swift
  /// try MethodTable.ofType(Window.self).add("frontmost()", on: MainActor.self) { $0.frontmost }
  /// ```
  ///
  /// Sent with ``Responder/awaiting``, it runs there; sent in any other way, if the sender is there already, and otherwise it is
  /// ``MessageError/Code/awaitNeeded``. Arguments and result must be `Sendable`.
  ///
  /// - Throws: As ``add(_:_:)``.
  public func add<each Argument: Sendable, Result: Sendable>(
    _ selector: Selector, on actor: MainActor.Type,
    _ body: @escaping @MainActor @Sendable (Owner.Type, repeat each Argument) throws -> Result
  ) throws(MessageError) {
    try register(selector, makeBody(selector, onMainActor: body), replacing: false)
  }

  /// Registers a static method that runs on the main actor in place of the one that is there, if any.
  ///
  /// - Throws: As ``replace(_:_:)``.
  public func replace<each Argument: Sendable, Result: Sendable>(
    _ selector: Selector, on actor: MainActor.Type,
    _ body: @escaping @MainActor @Sendable (Owner.Type, repeat each Argument) throws -> Result
  ) throws(MessageError) {
    try register(selector, makeBody(selector, onMainActor: body), replacing: true)
  }

  /// Registers an async static method. It begins in the sender's isolation, and can be sent with ``Responder/awaiting`` only.
  ///
  /// - Throws: As ``add(_:_:)``.
  public func add<each Argument, Result>(
    _ selector: Selector,
    async body: nonisolated(nonsending) @escaping @Sendable (Owner.Type, repeat each Argument) async throws -> Result
  ) throws(MessageError) {
    try register(selector, makeBody(selector, async: body), replacing: false)
  }

  /// Registers an async static method in place of the one that is there, if any.
  ///
  /// - Throws: As ``replace(_:_:)``.
  public func replace<each Argument, Result>(
    _ selector: Selector,
    async body: nonisolated(nonsending) @escaping @Sendable (Owner.Type, repeat each Argument) async throws -> Result
  ) throws(MessageError) {
    try register(selector, makeBody(selector, async: body), replacing: true)
  }

  private func makeBody<each Argument: Sendable, Result: Sendable>(
    _ selector: Selector, onMainActor body: @escaping @MainActor @Sendable (Owner.Type, repeat each Argument) throws -> Result
  ) -> MethodBody {
    MethodTable<TypeObject>.makeBody(
      selector,
      onMainActor: { (object: TypeObject, arguments: repeat each Argument) throws -> Result in
        try body(Self.owner(of: object), repeat each arguments)
      })
  }

  private func makeBody<each Argument, Result>(
    _ selector: Selector,
    async body: nonisolated(nonsending) @escaping @Sendable (Owner.Type, repeat each Argument) async throws -> Result
  ) -> MethodBody {
    MethodTable<TypeObject>.makeBody(
      selector,
      async: { (object: TypeObject, arguments: repeat each Argument) async throws -> Result in
        try await body(Self.owner(of: object), repeat each arguments)
      })
  }

  /// The type of a call. The table is its own, or a superclass's: the C core pairs them.
  private static func owner(of object: TypeObject) -> Owner.Type { unsafe unsafeBitCast(object.type, to: Owner.Type.self) }
}
