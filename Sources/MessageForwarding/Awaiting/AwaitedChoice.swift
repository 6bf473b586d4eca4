internal import CFFIShim

// Among the results of a round that the C core runs, the core chooses; here it is done for rounds that wait.

extension ResultChoice where Output == Result {
  /// What the proxy itself has chosen, or else the last.
  static var ownChoice: ResultChoice { ResultChoice(way: .one(MF_RESULT_DEFAULT) { $0 }) }
}

extension Round {
  /// A choice with the proxy's own in the place of none.
  ///
  /// - Throws: ``MessageError/Code/invalidArgument`` when it does not go with the result.
  func effective<Result, Output>(
    _ choice: ResultChoice<Result, Output>, _ selector: Selector, _ signature: MethodSignature
  ) throws(MessageError) -> ResultChoice<Result, Output> {
    guard case .one(var which, let convert) = choice.way else { return choice }
    let answersWithBool = unsafe mf_type_kind(mf_signature_result_type(signature.raw)) == MF_KIND_BOOL
    if which == MF_RESULT_DEFAULT { which = unsafe mf_multicast_choice(core, selector.raw) }
    if which == MF_RESULT_DEFAULT {
      let common = unsafe mf_multicast_choice(core, nil)
      which = common.isForBools && !answersWithBool ? MF_RESULT_LAST : common
    }
    if which.isForBools && !answersWithBool {
      var error = MessageError(
        .invalidArgument, selector: selector, reason: "any and every are for messages that answer with a bool")
      error.argument = .result
      error.expected = "B"
      error.got = signature.resultType.text
      throw error
    }
    return ResultChoice(way: .one(which, convert))
  }
}

extension ResultChoice {
  /// What the sender of a round that is over gets; at least one target has answered.
  func chosen(among answers: [Answer<Result>], _ selector: Selector, receiver: String) throws -> Output {
    try Self.combined(answers, selector, receiver: receiver) { answers in
      switch way {
      case .answers(let combine): return try combine(answers)
      case .one(let which, let convert): return convert(Self.pick(which, among: try Self.results(of: answers)))
      }
    }
  }

  private static func pick(_ which: mf_result_choice, among results: [Result]) -> Result {
    // In memory, a result of the C type bool is one, whatever its Swift type.
    func isTrue(_ result: Result) -> Bool { unsafe withUnsafeBytes(of: result) { unsafe $0.first != 0 } }
    return switch which {
    case MF_RESULT_FIRST: results[0]
    case MF_RESULT_ANY: results.first(where: isTrue) ?? results[0]
    case MF_RESULT_EVERY: results.first { !isTrue($0) } ?? results[0]
    default: results[results.count - 1]
    }
  }
}

extension mf_result_choice {
  fileprivate var isForBools: Bool { self == MF_RESULT_ANY || self == MF_RESULT_EVERY }
}
