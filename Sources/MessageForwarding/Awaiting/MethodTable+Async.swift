extension MethodTable {
  /// Registers an async method.
  ///
  /// ```swift
  /// try table.add("fetch(_:)") { try await $0.fetch($1) }
  /// ```
  ///
  /// It can be sent with ``Responder/awaiting`` only: any other send is ``MessageError/Code/awaitNeeded``. The closure runs in the sender's
  /// isolation, so object and arguments may be of any type; what it awaits runs where Swift says. The compiler refuses a closure that would carry
  /// a value that is not `Sendable` into another isolation: in a class that is not `Sendable`, async methods are `nonisolated(nonsending)`.
  ///
  /// A method that belongs to a global actor of your own is registered so, too, whether it is async or not.
  ///
  /// - Throws: As ``add(_:_:)``.
  public func add<each Argument, Result>(
    _ selector: Selector,
    async body: nonisolated(nonsending) @escaping @Sendable (Owner, repeat each Argument) async throws -> Result
  ) throws(MessageError) {
    try register(selector, Self.makeBody(selector, async: body), replacing: false)
  }

  /// Registers an async method in place of the one that is there, if any.
  ///
  /// A call that is under way ends in the old one.
  ///
  /// - Throws: As ``replace(_:_:)``.
  public func replace<each Argument, Result>(
    _ selector: Selector,
    async body: nonisolated(nonsending) @escaping @Sendable (Owner, repeat each Argument) async throws -> Result
  ) throws(MessageError) {
    try register(selector, Self.makeBody(selector, async: body), replacing: true)
  }

  static func makeBody<each Argument, Result>(
    _ selector: Selector,
    async body: nonisolated(nonsending) @escaping @Sendable (Owner, repeat each Argument) async throws -> Result
  ) -> MethodBody {
    let need = AwaitNeed(selector, isAsync: true, actor: nil)
    return unsafe TypedMethodBody<Result, repeat each Argument>(
      Shape.of(Result.self, repeat (each Argument).self), need,
      awaited: { (object: UnsafeMutableRawPointer, arguments: repeat each Argument) async throws -> Result in
        try await body(unsafe Self.owner(at: object), repeat each arguments)
      },
      { (object: UnsafeMutableRawPointer, _: repeat each Argument) throws -> Result in throw unsafe need.error(sentTo: object) })
  }
}
