// What closures become that run on the actor that is the receiver.

extension MethodTable where Owner: Actor {
  static func makeBody<each Argument: Sendable, Result: Sendable>(
    _ selector: Selector, onActor body: @escaping @Sendable (isolated Owner, repeat each Argument) throws -> Result
  ) -> MethodBody {
    let need = AwaitNeed(selector, isAsync: false, actor: _typeName(Owner.self, qualified: false))
    return unsafe TypedMethodBody<Result, repeat each Argument>(
      Shape.of(Result.self, repeat (each Argument).self), need,
      awaited: { (object: UnsafeMutableRawPointer, arguments: repeat each Argument) async throws -> Result in
        try await body(unsafe Self.owner(at: object), repeat each arguments)
      },
      { (object: UnsafeMutableRawPointer, arguments: repeat each Argument) throws -> Result in
        let owner = unsafe Self.owner(at: object)
        guard isRunning(on: owner) else { throw unsafe need.error(sentTo: object) }
        return try owner.assumeIsolated { try body($0, repeat each arguments) }
      })
  }

  static func makeBody<each Argument: Sendable, Result: Sendable>(
    _ selector: Selector, asyncOnActor body: @escaping @Sendable (isolated Owner, repeat each Argument) async throws -> Result
  ) -> MethodBody {
    let need = AwaitNeed(selector, isAsync: true, actor: _typeName(Owner.self, qualified: false))
    return unsafe TypedMethodBody<Result, repeat each Argument>(
      Shape.of(Result.self, repeat (each Argument).self), need,
      awaited: { (object: UnsafeMutableRawPointer, arguments: repeat each Argument) async throws -> Result in
        try await body(unsafe Self.owner(at: object), repeat each arguments)
      },
      { (object: UnsafeMutableRawPointer, _: repeat each Argument) throws -> Result in throw unsafe need.error(sentTo: object) })
  }
}
