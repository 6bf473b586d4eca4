// What a requirement calls. Which of these it is follows from whether the requirement has a result, and may throw.

extension TypedMulticastProxy {
  /// Forwards a requirement that has no result, and cannot throw.
  ///
  /// As in `func didBegin(_ field: TextField) { forward(field) { $0.didBegin($1) } }`. When nobody answers, nothing happens. Errors go to
  /// ``onError``.
  ///
  /// - Parameters:
  ///   - arguments: The requirement's arguments.
  ///   - name: The message for targets that hear by message: the requirement's own name.
  ///   - call: Calls an observer, which comes first.
  @inlinable
  public final func forward<each Argument>(
    _ arguments: repeat each Argument, named name: StaticString = #function, to call: (Observer, repeat each Argument) -> Void
  ) {
    let outcome = unsafe round(name, repeat each arguments, to: call) { _, _ in }
    if !outcome.failures.isEmpty { report(name, outcome) }
  }

  /// Forwards a requirement that has a result, and cannot throw. The last result counts.
  ///
  /// As in `func mayEnd(_ field: TextField) -> Bool { forward(field, default: true) { $0.mayEnd($1) } }`. Errors go to ``onError``; a target that
  /// fails gives no answer.
  ///
  /// - Parameters:
  ///   - arguments: The requirement's arguments.
  ///   - default: The result when nobody answers.
  ///   - name: The message for targets that hear by message: the requirement's own name.
  ///   - call: Calls an observer, which comes first.
  @inlinable
  public final func forward<each Argument, Result>(
    _ arguments: repeat each Argument, default: @autoclosure () -> Result, named name: StaticString = #function,
    to call: (Observer, repeat each Argument) -> Result
  ) -> Result {
    var last: Result?
    let outcome = unsafe round(name, repeat each arguments, to: call) { result, _ in last = result }
    if !outcome.failures.isEmpty { report(name, outcome) }
    return last ?? `default`()
  }

  /// Forwards a requirement that may throw. The last result counts.
  ///
  /// As in `func save(_ text: String) throws { try forward(text) { try $0.save($1) } }`.
  ///
  /// - Throws: After the round, a target's own error as it is, or several in one; ``MessageError/Code/unrecognizedSelector`` when nobody answers.
  @inlinable
  public final func forward<each Argument, Result>(
    _ arguments: repeat each Argument, named name: StaticString = #function,
    to call: (Observer, repeat each Argument) throws -> Result
  ) throws -> Result {
    var last: Result?
    let outcome = unsafe round(name, repeat each arguments, to: call) { result, _ in last = result }
    try check(name, outcome)
    guard let last else { throw unanswered(name) }
    return last
  }

  /// Forwards a requirement that may throw, and to which nobody need answer. The last result counts.
  ///
  /// - Throws: After the round, a target's own error as it is, or several in one.
  @inlinable
  public final func forward<each Argument, Result>(
    _ arguments: repeat each Argument, default: @autoclosure () -> Result, named name: StaticString = #function,
    to call: (Observer, repeat each Argument) throws -> Result
  ) throws -> Result {
    var last: Result?
    let outcome = unsafe round(name, repeat each arguments, to: call) { result, _ in last = result }
    try check(name, outcome)
    return last ?? `default`()
  }
}
