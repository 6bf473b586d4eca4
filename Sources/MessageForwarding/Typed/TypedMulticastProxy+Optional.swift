extension TypedMulticastProxy {
  /// Forwards a message that is no requirement of the protocol, to the targets whose classes registered it.
  ///
  /// As in `func textFieldDidScroll(_ field: TextField) { forwardOptional(field) }`, a method of your subclass. Every target may hear it, also one that conforms. When nobody does, nothing happens. Errors go to ``onError``. The counterpart of an
  /// `@optional` method of a protocol.
  ///
  /// - Parameters:
  ///   - arguments: The message's arguments.
  ///   - name: The message: the method's own name.
  @inlinable
  public final func forwardOptional<each Argument>(_ arguments: repeat each Argument, named name: StaticString = #function) {
    let outcome = messages(name, repeat each arguments) { (_: Void) in }
    if !outcome.failures.isEmpty { report(name, outcome) }
  }

  /// Forwards a message that is no requirement of the protocol, and gives the last result.
  ///
  /// - Parameters:
  ///   - arguments: The message's arguments.
  ///   - result: The type of the result.
  ///   - name: The message: the method's own name.
  /// - Returns: `nil` when nobody answers.
  @inlinable
  public final func forwardOptional<each Argument, Result>(
    _ arguments: repeat each Argument, returning result: Result.Type, named name: StaticString = #function
  ) -> Result? {
    var last: Result?
    let outcome = messages(name, repeat each arguments) { (value: Result) in last = value }
    if !outcome.failures.isEmpty { report(name, outcome) }
    return last
  }

  /// Sends a message to every target that responds.
  @inlinable
  final func messages<each Argument, Result>(
    _ name: StaticString, _ arguments: repeat each Argument, collect: (Result) -> Void
  ) -> TypedOutcome {
    var outcome = TypedOutcome()
    let round = list.begin()
    defer { list.end() }
    unsafe round.targets.withUnsafeBufferPointer { targets in
      for index in targets.indices {
        let target = unsafe targets[index]
        guard unsafe target.pointee.standing != .removed else { continue }
        do {
          guard let result: Result = unsafe try send(name, repeat each arguments, to: target) else { continue }
          collect(result)
          outcome.answers += 1
        } catch {
          unsafe outcome.fail(error, target)
        }
      }
    }
    return outcome
  }
}
