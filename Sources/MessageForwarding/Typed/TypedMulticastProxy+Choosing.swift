internal import CFFIShim

extension TypedMulticastProxy {
  /// Forwards a requirement that has a result, and cannot throw, and chooses among the results.
  ///
  /// As in `func mayClose() -> Bool { forward(default: true, choosing: .every) { $0.mayClose() } }`.
  ///
  /// - Parameters:
  ///   - arguments: The requirement's arguments.
  ///   - default: The result when nobody answers, or choosing fails.
  ///   - choice: Which of the results is returned, or what is made of them.
  ///   - name: The message for targets that hear by message: the requirement's own name.
  ///   - call: Calls an observer, which comes first.
  ///
  /// Errors go to ``onError``, and the choice is among what the other targets answered; ``ResultChoice/all`` gives them as results instead.
  /// Allocates.
  @inlinable
  public final func forward<each Argument, Result, Output>(
    _ arguments: repeat each Argument, default: @autoclosure () -> Output, choosing choice: ResultChoice<Result, Output>,
    named name: StaticString = #function, to call: (Observer, repeat each Argument) -> Result
  ) -> Output {
    var results: [(Result, AnyObject?)] = []
    let outcome = unsafe round(name, repeat each arguments, to: call) { unsafe results.append(($0, $1.object)) }
    return choose(choice, results, outcome, reporting: name) ?? `default`()
  }

  /// Forwards a requirement that may throw, and chooses among the results.
  ///
  /// - Throws: After the round, a target's own error as it is, or several in one, except that ``ResultChoice/all`` gives them as results;
  ///   ``MessageError/Code/unrecognizedSelector`` when nobody answers.
  @inlinable
  public final func forward<each Argument, Result, Output>(
    _ arguments: repeat each Argument, choosing choice: ResultChoice<Result, Output>, named name: StaticString = #function,
    to call: (Observer, repeat each Argument) throws -> Result
  ) throws -> Output {
    var results: [(Result, AnyObject?)] = []
    let outcome = unsafe round(name, repeat each arguments, to: call) { unsafe results.append(($0, $1.object)) }
    if let output = try choose(choice, results, outcome, throwing: name) { return output }
    throw unanswered(name)
  }

  /// Forwards a requirement that may throw, and to which nobody need answer, and chooses among the results.
  ///
  /// - Throws: After the round, a target's own error as it is, or several in one, except that ``ResultChoice/all`` gives them as results.
  @inlinable
  public final func forward<each Argument, Result, Output>(
    _ arguments: repeat each Argument, default: @autoclosure () -> Output, choosing choice: ResultChoice<Result, Output>,
    named name: StaticString = #function, to call: (Observer, repeat each Argument) throws -> Result
  ) throws -> Output {
    var results: [(Result, AnyObject?)] = []
    let outcome = unsafe round(name, repeat each arguments, to: call) { unsafe results.append(($0, $1.object)) }
    return try choose(choice, results, outcome, throwing: name) ?? `default`()
  }

  /// Nil when nobody answered, or choosing failed, which is reported.
  @usableFromInline
  final func choose<Result, Output>(
    _ choice: ResultChoice<Result, Output>, _ results: [(Result, AnyObject?)], _ outcome: TypedOutcome, reporting name: StaticString
  ) -> Output? {
    do {
      return try choose(choice, results, outcome, throwing: name)
    } catch {
      onError(error)
      if outcome.failures.isEmpty { return nil }
    }
    // What the others answered still counts.
    var answered = TypedOutcome()
    answered.answers = outcome.answers
    do {
      return try choose(choice, results, answered, throwing: name)
    } catch {
      onError(error)
      return nil
    }
  }

  /// Nil when nobody answered.
  @usableFromInline
  final func choose<Result, Output>(
    _ choice: ResultChoice<Result, Output>, _ results: [(Result, AnyObject?)], _ outcome: TypedOutcome, throwing name: StaticString
  ) throws -> Output? {
    switch choice.way {
    case .one(let which, let convert):
      if let error = error(name, outcome) { throw error }
      return which.choose(results.map(\.0)).map(convert)
    case .answers(let combine):
      let answers = outcome.answers(results)
      do {
        return answers.isEmpty ? nil : try combine(answers)
      } catch let facts as MessageError where facts.code == .severalTargetsFailed {
        throw error(name, outcome) ?? facts
      }
    }
  }
}

extension mf_result_choice {
  fileprivate func choose<Result>(_ results: [Result]) -> Result? {
    switch self {
    case MF_RESULT_FIRST: results.first
    case MF_RESULT_ANY: results.first { $0 as? Bool == true } ?? results.last
    case MF_RESULT_EVERY: results.first { $0 as? Bool == false } ?? results.last
    default: results.last
    }
  }
}
