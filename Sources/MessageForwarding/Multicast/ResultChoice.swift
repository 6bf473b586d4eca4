internal import CFFIShim

/// Which of the responders' results the sender of a message to a ``MulticastProxy`` gets.
///
/// ```swift
/// let titles = try proxy.send("title(_:)", 3, returning: String.self, choosing: .all)
/// let allowed = try proxy.send("mayClose()", returning: Bool.self, choosing: .every)
/// ```
public struct ResultChoice<Result, Output> {
  enum Way {
    /// The C core chooses one.
    case one(mf_result_choice, (Result) -> Output)
    /// Every answer is looked at after the round.
    case answers(([Answer<Result>]) throws -> Output)
  }

  let way: Way
}

/// What one target answered: see ``ResultChoice/answers``.
public struct Answer<Result> {
  /// The name of the target's class, or a proxy's own.
  public let target: String
  /// Which object it is. For comparing only: it does not keep the target alive.
  public let identity: ObjectIdentifier?
  /// What it returned or threw.
  public let result: Swift.Result<Result, any Error>
}

extension Answer: Sendable where Result: Sendable {}

extension ResultChoice where Output == Result {
  /// The last responder's result: the usual way.
  public static var last: ResultChoice { ResultChoice(way: .one(MF_RESULT_LAST) { $0 }) }

  /// The first responder's result. All are called.
  public static var first: ResultChoice { ResultChoice(way: .one(MF_RESULT_FIRST) { $0 }) }
}

extension ResultChoice where Result == Bool, Output == Bool {
  /// Whether at least one result is true. All are called.
  public static var any: ResultChoice { ResultChoice(way: .one(MF_RESULT_ANY) { $0 }) }

  /// Whether all results are true. All are called.
  public static var every: ResultChoice { ResultChoice(way: .one(MF_RESULT_EVERY) { $0 }) }
}

extension ResultChoice where Output == [Swift.Result<Result, any Error>] {
  /// What each responder returned or threw, in order. No target's error is thrown.
  public static var all: ResultChoice { ResultChoice(way: .answers { $0.map(\.result) }) }
}

extension ResultChoice where Output == [Answer<Result>] {
  /// The same with the target that each came from.
  public static var answers: ResultChoice { ResultChoice(way: .answers { $0 }) }
}

extension ResultChoice {
  /// The results combined, in order.
  ///
  /// Targets' errors are thrown after the round, and then nothing is combined.
  public static func reduce(
    _ initial: Output, _ combine: @escaping (_ partial: Output, _ next: Result) throws -> Output
  ) -> ResultChoice {
    ResultChoice(way: .answers { try results(of: $0).reduce(initial, combine) })
  }

  /// What a closure of ``Way/answers(_:)`` makes of the answers. An error that several targets caused names message and receiver.
  static func combined(
    _ answers: [Answer<Result>], _ selector: Selector, receiver: String, by combine: ([Answer<Result>]) throws -> Output
  ) throws -> Output {
    do {
      return try combine(answers)
    } catch var facts as MessageError where facts.code == .severalTargetsFailed && facts.selector == nil {
      facts.selector = selector
      facts.receiver = receiver
      throw facts
    }
  }

  /// What all answered.
  ///
  /// - Throws: What one of them threw, or several threw.
  static func results(of answers: [Answer<Result>]) throws -> [Result] {
    let failures = answers.compactMap { answer -> MessageError.Failure? in
      guard case .failure(let error) = answer.result else { return nil }
      return MessageError.Failure(target: answer.target, identity: answer.identity, error: error)
    }
    switch failures.count {
    case 0: return answers.compactMap { try? $0.result.get() }
    case 1: throw failures[0].error
    default:
      var error = MessageError(.severalTargetsFailed)
      error.failures = failures
      throw error
    }
  }
}
