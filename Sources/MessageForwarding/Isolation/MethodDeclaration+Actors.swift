extension MethodDeclaration {
  /// Declares an async method, which is sent with ``Responder/awaiting``: see ``MethodTable/add(_:async:)``.
  public static func method<each Argument, Result>(
    _ selector: Selector, fileID: String = #fileID, line: UInt = #line, column: UInt = #column,
    async body: nonisolated(nonsending) @escaping @Sendable (Owner, repeat each Argument) async throws -> Result
  ) -> MethodDeclaration {
    MethodDeclaration(DeclaredMethod.Place(fileID, line, column), selector, MethodTable<Owner>.makeBody(selector, async: body))
  }

  init(_ place: DeclaredMethod.Place, _ selector: Selector, _ body: MethodBody) {
    self.init(DeclaredMethod(place, selector, .success(body), isOfType: false))
  }
}

extension MethodDeclaration where Owner: Sendable {
  /// Declares a method that runs on the main actor: see ``MethodTable/add(_:on:_:)-(_,MainActor.Type,_)``.
  public static func method<each Argument: Sendable, Result: Sendable>(
    _ selector: Selector, on actor: MainActor.Type, fileID: String = #fileID, line: UInt = #line, column: UInt = #column,
    _ body: @escaping @MainActor @Sendable (Owner, repeat each Argument) throws -> Result
  ) -> MethodDeclaration {
    MethodDeclaration(
      DeclaredMethod.Place(fileID, line, column), selector, MethodTable<Owner>.makeBody(selector, onMainActor: body))
  }

  /// Declares an async method that begins on the main actor.
  public static func method<each Argument: Sendable, Result: Sendable>(
    _ selector: Selector, on actor: MainActor.Type, fileID: String = #fileID, line: UInt = #line, column: UInt = #column,
    async body: @escaping @MainActor @Sendable (Owner, repeat each Argument) async throws -> Result
  ) -> MethodDeclaration {
    MethodDeclaration(
      DeclaredMethod.Place(fileID, line, column), selector, MethodTable<Owner>.makeBody(selector, asyncOnMainActor: body))
  }
}

extension MethodDeclaration where Owner: Actor {
  /// Declares a method of an actor, which runs on it.
  public static func method<each Argument: Sendable, Result: Sendable>(
    _ selector: Selector, on actor: Owner.Type, fileID: String = #fileID, line: UInt = #line, column: UInt = #column,
    _ body: @escaping @Sendable (isolated Owner, repeat each Argument) throws -> Result
  ) -> MethodDeclaration {
    MethodDeclaration(DeclaredMethod.Place(fileID, line, column), selector, MethodTable<Owner>.makeBody(selector, onActor: body))
  }

  /// Declares an async method of an actor, which begins on it.
  public static func method<each Argument: Sendable, Result: Sendable>(
    _ selector: Selector, on actor: Owner.Type, fileID: String = #fileID, line: UInt = #line, column: UInt = #column,
    async body: @escaping @Sendable (isolated Owner, repeat each Argument) async throws -> Result
  ) -> MethodDeclaration {
    MethodDeclaration(
      DeclaredMethod.Place(fileID, line, column), selector, MethodTable<Owner>.makeBody(selector, asyncOnActor: body))
  }

  /// Declares a method of an actor without arguments, which runs on it.
  public static func method<Result: Sendable>(
    _ selector: Selector, on actor: Owner.Type, fileID: String = #fileID, line: UInt = #line, column: UInt = #column,
    _ body: @escaping @Sendable (isolated Owner) throws -> Result
  ) -> MethodDeclaration {
    MethodDeclaration(DeclaredMethod.Place(fileID, line, column), selector, MethodTable<Owner>.makeBody(selector, onActor: body))
  }

  /// Declares an async method of an actor without arguments, which begins on it.
  public static func method<Result: Sendable>(
    _ selector: Selector, on actor: Owner.Type, fileID: String = #fileID, line: UInt = #line, column: UInt = #column,
    async body: @escaping @Sendable (isolated Owner) async throws -> Result
  ) -> MethodDeclaration {
    MethodDeclaration(
      DeclaredMethod.Place(fileID, line, column), selector, MethodTable<Owner>.makeBody(selector, asyncOnActor: body))
  }
}
