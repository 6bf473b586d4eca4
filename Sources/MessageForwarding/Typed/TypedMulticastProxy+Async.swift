// Requirements that are `async`: the same forms, with `await` in front and inside.

extension TypedMulticastProxy {
  /// Forwards an `async` requirement that has no result, and cannot throw.
  ///
  /// As in `func reload(_ table: Table) async { await forward(table) { await $0.reload($1) } }`. Targets are called one after the other, in the
  /// caller's isolation domain, in which the requirement must stay: declare it `nonisolated(nonsending)`, or the protocol on an actor. A
  /// target that is removed while another one is waited for is not called any more. One that hears by message may have registered an async
  /// method, or one of an actor: it runs there. In a task that was cancelled all are called, and see it.
  ///
  /// - Parameters:
  ///   - arguments: The requirement's arguments.
  ///   - name: The message for targets that hear by message: the requirement's own name.
  ///   - call: Calls an observer, which comes first.
  @inlinable
  nonisolated(nonsending) public final func forward<each Argument>(
    _ arguments: repeat each Argument, named name: StaticString = #function,
    to call: nonisolated(nonsending) (Observer, repeat each Argument) async -> Void
  ) async {
    let outcome = unsafe await round(name, repeat each arguments, to: call) { _, _ in }
    if !outcome.failures.isEmpty { report(name, outcome) }
  }

  /// Forwards an `async` requirement that has a result, and cannot throw. The last result counts.
  ///
  /// The default is the result when nobody answers. Errors go to ``onError``; a target that fails gives no answer.
  @inlinable
  nonisolated(nonsending) public final func forward<each Argument, Result>(
    _ arguments: repeat each Argument, default: @autoclosure () -> Result, named name: StaticString = #function,
    to call: nonisolated(nonsending) (Observer, repeat each Argument) async -> Result
  ) async -> Result {
    var last: Result?
    let outcome = unsafe await round(name, repeat each arguments, to: call) { result, _ in last = result }
    if !outcome.failures.isEmpty { report(name, outcome) }
    return last ?? `default`()
  }

  /// Forwards an `async` requirement that may throw. The last result counts.
  ///
  /// - Throws: After the round, a target's own error as it is, or several in one; ``MessageError/Code/unrecognizedSelector`` when nobody answers.
  @inlinable
  nonisolated(nonsending) public final func forward<each Argument, Result>(
    _ arguments: repeat each Argument, named name: StaticString = #function,
    to call: nonisolated(nonsending) (Observer, repeat each Argument) async throws -> Result
  ) async throws -> Result {
    var last: Result?
    let outcome = unsafe await round(name, repeat each arguments, to: call) { result, _ in last = result }
    try check(name, outcome)
    guard let last else { throw unanswered(name) }
    return last
  }

  /// Forwards an `async` requirement that may throw, and to which nobody need answer. The last result counts.
  ///
  /// - Throws: After the round, a target's own error as it is, or several in one.
  @inlinable
  nonisolated(nonsending) public final func forward<each Argument, Result>(
    _ arguments: repeat each Argument, default: @autoclosure () -> Result, named name: StaticString = #function,
    to call: nonisolated(nonsending) (Observer, repeat each Argument) async throws -> Result
  ) async throws -> Result {
    var last: Result?
    let outcome = unsafe await round(name, repeat each arguments, to: call) { result, _ in last = result }
    try check(name, outcome)
    return last ?? `default`()
  }

  /// Forwards an `async` requirement that has a result, and cannot throw, and chooses among the results.
  ///
  /// The default is the result when nobody answers, or choosing fails. Errors go to ``onError``.
  @inlinable
  nonisolated(nonsending) public final func forward<each Argument, Result, Output>(
    _ arguments: repeat each Argument, default: @autoclosure () -> Output, choosing choice: ResultChoice<Result, Output>,
    named name: StaticString = #function, to call: nonisolated(nonsending) (Observer, repeat each Argument) async -> Result
  ) async -> Output {
    var results: [(Result, AnyObject?)] = []
    let outcome = unsafe await round(name, repeat each arguments, to: call) { unsafe results.append(($0, $1.object)) }
    return choose(choice, results, outcome, reporting: name) ?? `default`()
  }

  /// Forwards an `async` requirement that may throw, and chooses among the results.
  ///
  /// - Throws: As without a choice, except that ``ResultChoice/all`` gives targets' errors as results.
  @inlinable
  nonisolated(nonsending) public final func forward<each Argument, Result, Output>(
    _ arguments: repeat each Argument, choosing choice: ResultChoice<Result, Output>, named name: StaticString = #function,
    to call: nonisolated(nonsending) (Observer, repeat each Argument) async throws -> Result
  ) async throws -> Output {
    var results: [(Result, AnyObject?)] = []
    let outcome = unsafe await round(name, repeat each arguments, to: call) { unsafe results.append(($0, $1.object)) }
    if let output = try choose(choice, results, outcome, throwing: name) { return output }
    throw unanswered(name)
  }

  /// Forwards an `async` requirement that may throw, and to which nobody need answer, and chooses among the results.
  ///
  /// - Throws: As without a choice, except that ``ResultChoice/all`` gives targets' errors as results.
  @inlinable
  nonisolated(nonsending) public final func forward<each Argument, Result, Output>(
    _ arguments: repeat each Argument, default: @autoclosure () -> Output, choosing choice: ResultChoice<Result, Output>,
    named name: StaticString = #function, to call: nonisolated(nonsending) (Observer, repeat each Argument) async throws -> Result
  ) async throws -> Output {
    var results: [(Result, AnyObject?)] = []
    let outcome = unsafe await round(name, repeat each arguments, to: call) { unsafe results.append(($0, $1.object)) }
    return try choose(choice, results, outcome, throwing: name) ?? `default`()
  }
}
