extension MethodTable where Owner: Sendable {
  /// Registers a method that runs on the main actor.
  ///
  /// ```swift
  /// try table.add("show(_:)", on: MainActor.self) { $0.show($1) }
  /// ```
  ///
  /// Sent with ``Responder/awaiting``, it runs on the main actor, wherever the sender is. Sent in any other way it runs if the sender is on the
  /// main actor already; otherwise it does not run, and the sender gets ``MessageError/Code/awaitNeeded``.
  ///
  /// Object, arguments and result may cross from one isolation to another, so they must be `Sendable`, as an object of a `@MainActor` class is.
  ///
  /// - Throws: As ``add(_:_:)``.
  public func add<each Argument: Sendable, Result: Sendable>(
    _ selector: Selector, on actor: MainActor.Type,
    _ body: @escaping @MainActor @Sendable (Owner, repeat each Argument) throws -> Result
  ) throws(MessageError) {
    try register(selector, Self.makeBody(selector, onMainActor: body), replacing: false)
  }

  /// Registers a method that runs on the main actor in place of the one that is there, if any.
  ///
  /// - Throws: As ``replace(_:_:)``.
  public func replace<each Argument: Sendable, Result: Sendable>(
    _ selector: Selector, on actor: MainActor.Type,
    _ body: @escaping @MainActor @Sendable (Owner, repeat each Argument) throws -> Result
  ) throws(MessageError) {
    try register(selector, Self.makeBody(selector, onMainActor: body), replacing: true)
  }

  /// Registers an async method that begins on the main actor.
  ///
  /// ```swift
  /// try table.add("load(_:)", on: MainActor.self) { try await $0.load($1) }
  /// ```
  ///
  /// It can be sent with ``Responder/awaiting`` only: any other send is ``MessageError/Code/awaitNeeded``. Object, arguments and result must be
  /// `Sendable`.
  ///
  /// - Throws: As ``add(_:_:)``.
  public func add<each Argument: Sendable, Result: Sendable>(
    _ selector: Selector, on actor: MainActor.Type,
    async body: @escaping @MainActor @Sendable (Owner, repeat each Argument) async throws -> Result
  ) throws(MessageError) {
    try register(selector, Self.makeBody(selector, asyncOnMainActor: body), replacing: false)
  }

  /// Registers an async method that begins on the main actor in place of the one that is there, if any.
  ///
  /// - Throws: As ``replace(_:_:)``.
  public func replace<each Argument: Sendable, Result: Sendable>(
    _ selector: Selector, on actor: MainActor.Type,
    async body: @escaping @MainActor @Sendable (Owner, repeat each Argument) async throws -> Result
  ) throws(MessageError) {
    try register(selector, Self.makeBody(selector, asyncOnMainActor: body), replacing: true)
  }

  static func makeBody<each Argument: Sendable, Result: Sendable>(
    _ selector: Selector, onMainActor body: @escaping @MainActor @Sendable (Owner, repeat each Argument) throws -> Result
  ) -> MethodBody {
    let need = AwaitNeed(selector, isAsync: false, actor: "MainActor")
    return unsafe TypedMethodBody<Result, repeat each Argument>(
      Shape.of(Result.self, repeat (each Argument).self), need,
      awaited: { (object: UnsafeMutableRawPointer, arguments: repeat each Argument) async throws -> Result in
        try await body(unsafe Self.owner(at: object), repeat each arguments)
      },
      { (object: UnsafeMutableRawPointer, arguments: repeat each Argument) throws -> Result in
        guard isRunning(on: MainActor.shared) else { throw unsafe need.error(sentTo: object) }
        let owner = unsafe Self.owner(at: object)
        return try MainActor.assumeIsolated { try body(owner, repeat each arguments) }
      })
  }

  static func makeBody<each Argument: Sendable, Result: Sendable>(
    _ selector: Selector, asyncOnMainActor body: @escaping @MainActor @Sendable (Owner, repeat each Argument) async throws -> Result
  ) -> MethodBody {
    let need = AwaitNeed(selector, isAsync: true, actor: "MainActor")
    return unsafe TypedMethodBody<Result, repeat each Argument>(
      Shape.of(Result.self, repeat (each Argument).self), need,
      awaited: { (object: UnsafeMutableRawPointer, arguments: repeat each Argument) async throws -> Result in
        try await body(unsafe Self.owner(at: object), repeat each arguments)
      },
      { (object: UnsafeMutableRawPointer, _: repeat each Argument) throws -> Result in throw unsafe need.error(sentTo: object) })
  }
}

extension MethodTable {
  /// The object of a call. The table is its class's, or a superclass's: the C core pairs them. Static, so that no closure keeps its own table.
  static func owner(at object: UnsafeMutableRawPointer) -> Owner { unsafe Unmanaged.fromOpaque(object).takeUnretainedValue() }
}
