#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What a round of a typed proxy came to.
@usableFromInline
struct TypedOutcome {
  /// How many targets answered.
  @usableFromInline var answers = 0
  /// What the others reported, in order.
  @usableFromInline var failures: [MessageError.Failure] = []
  /// How many had answered before each of these.
  var places: [Int] = []

  @inlinable
  init() {}

  /// A target's error.
  @usableFromInline
  mutating func fail(_ error: any Error, _ target: TypedTargetPointer) {
    let object = unsafe target.object
    fail(error, object.map { describeTarget($0) } ?? "?", object.map { ObjectIdentifier($0) })
  }

  mutating func fail(_ error: any Error, _ name: String, _ identity: ObjectIdentifier?) {
    failures.append(MessageError.Failure(target: name, identity: identity, error: error))
    places.append(answers)
  }

  /// What every target answered, in order.
  func answers<Result>(_ results: [(Result, AnyObject?)]) -> [Answer<Result>] {
    var answers: [Answer<Result>] = []
    var next = 0
    for (index, (result, object)) in results.enumerated() {
      while next < places.count && places[next] <= index {
        answers.append(Answer(failures[next]))
        next += 1
      }
      answers.append(
        Answer(
          target: object.map { describeTarget($0) } ?? "?", identity: object.map { ObjectIdentifier($0) }, result: .success(result))
      )
    }
    return answers + failures[next...].map { Answer($0) }
  }
}

extension Answer {
  fileprivate init(_ failure: MessageError.Failure) {
    self.init(target: failure.target, identity: failure.identity, result: .failure(failure.error))
  }
}

extension TypedMulticastProxy {
  /// The errors of a round as one: one as it is, several in one that lists them. Nil when nothing failed.
  final func error(_ name: StaticString, _ outcome: TypedOutcome) -> (any Error)? {
    guard outcome.failures.count > 1 else { return outcome.failures.first?.error }
    var error = MessageError(.severalTargetsFailed, selector: try? Selector(name))
    error.receiver = self.name
    error.failures = outcome.failures
    return error
  }

  /// Hands what failed in a round to `onError`.
  @usableFromInline
  final func report(_ name: StaticString, _ outcome: TypedOutcome) {
    if let error = error(name, outcome) { onError(error) }
  }

  /// Throws what failed in a round.
  @usableFromInline
  final func check(_ name: StaticString, _ outcome: TypedOutcome) throws {
    if let error = error(name, outcome) { throw error }
  }

  /// What is thrown when nobody answered.
  @usableFromInline
  final func unanswered(_ name: StaticString) -> MessageError {
    var error = MessageError(.unrecognizedSelector, selector: try? Selector(name))
    error.receiver = self.name
    return error
  }
}

/// The last resort for an error that nobody asked for.
func printError(_ error: any Error, of name: String) {
  var line = "\(name): \(error)\n"
  line.withUTF8 { _ = unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

extension Selector {
  /// The selector of a name in the source. No memory is allocated for the text.
  @usableFromInline
  init(_ name: StaticString) throws(MessageError) { try self.init("\(name)") }
}
