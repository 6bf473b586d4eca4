internal import CFFIShim

extension AwaitingReceiver {
  /// Sends a message with a result to the implementation above a class's, and waits for it: what `super` means inside a registered async method.
  ///
  /// ```swift
  /// try MethodTable.of(CachingLoader.self).add("fetch(_:)") { (loader, address: String) async throws in
  ///   try await loader.awaiting.sendSuper(above: CachingLoader.self, "fetch(_:)", address, returning: String.self)
  /// }
  /// ```
  ///
  /// - Throws: As ``Responder/sendSuper(above:_:_:returning:)``, and `CancellationError`.
  public nonisolated(nonsending) func sendSuper<Owner: AnyObject, each Argument, Result>(
    above owner: Owner.Type, _ selector: Selector, _ arguments: repeat each Argument, returning result: Result.Type
  ) async throws -> Result {
    try Task.checkCancellation()
    let shape = unsafe Shape.of(result, repeat (each Argument).self)
    let target = receiver.messageTarget
    let table = try unsafe target.table(of: owner, selector)
    if let parent = unsafe mf_table_parent(table), unsafe mf_table_find(parent, selector.raw) != nil {
      let above = unsafe Target(keeper: target.keeper, mf_target(object: target.core.object, table: parent))
      return try unsafe await above.deliverAwaiting(selector, shape, repeat each arguments, returning: result)
    }
    return try unsafe target.deliverThroughCore(selector, shape, repeat each arguments, returning: result, above: table)
  }

  /// Sends a message without a result to the implementation above a class's, and waits until it has run.
  ///
  /// - Throws: As ``sendSuper(above:_:_:returning:)``. A method that has a result is a mismatch.
  public nonisolated(nonsending) func sendSuper<Owner: AnyObject, each Argument>(
    above owner: Owner.Type, _ selector: Selector, _ arguments: repeat each Argument
  ) async throws {
    try await sendSuper(above: owner, selector, repeat each arguments, returning: Void.self)
  }
}
