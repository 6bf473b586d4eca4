internal import MessageForwarding

extension Msgsend {
  /// Sends what the user typed to the house. Prints what its things do, and what each returns.
  static func send(_ name: String, _ texts: [String], _ output: Output) throws {
    let selector = try Selector(name)
    let house = try House.withEcho(Events { output.line("\($0.who) \($0.what)") })
    guard let signature = house.proxy.methodSignature(for: selector) else { throw NobodyResponds(selector: selector) }
    guard let resultType = resultType(signature.resultType) else {
      throw ArgumentError(description: "\(selector) returns \(signature.resultType), which cannot be shown")
    }
    let reader = ArgumentReader(house)
    let values = try reader.read(texts, for: selector, signature)
    let responders = house.proxy.explain(selector, as: signature).responderNames

    // The reader holds the text that a C string result may point to.
    try withExtendedLifetime(reader) {
      let answers = try house.proxy.send(selector, values: values, returning: resultType)
      try report(Array(zip(responders, answers)), isVoid: resultType == Void.self, output)
    }
  }

  private static func report(_ answers: [(who: String, answer: Result<Any, any Error>)], isVoid: Bool, _ output: Output) throws {
    var failures: [MessageFailed.Failure] = []
    var last: String?
    for (who, answer) in answers {
      switch answer {
      case .success(let value):
        if isVoid { continue }
        last = show(value)
        output.line("\(who) returns \(last!)")
      case .failure(let error): failures.append((who, error))
      }
    }
    if !failures.isEmpty { throw MessageFailed(failures: failures) }
    if answers.count > 1, let last { output.line("The sender gets \(last), the last one") }
  }
}

/// Some targets threw.
struct MessageFailed: Error, CustomStringConvertible {
  typealias Failure = (who: String, error: any Error)

  let failures: [Failure]

  var description: String { failures.map { "\($0.who): \($0.error)" }.joined(separator: "\n") }
}

/// There is no such method in the house.
struct NobodyResponds: Error, CustomStringConvertible {
  let selector: Selector

  var description: String { "nobody responds to \(selector)" }
}
