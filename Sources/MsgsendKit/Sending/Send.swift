internal import MessageForwarding

extension Session {
  /// Sends what the user typed. Prints what the targets do, and what each returns.
  func send(_ name: String, _ texts: [String], _ options: Command.Options) throws {
    let selector = try Selector(name)
    guard let signature = stage.proxy.methodSignature(for: selector) else { throw NobodyResponds(selector: selector) }
    let values = try ArgumentReader(stage: stage).read(texts, for: "\(selector)", signature)
    let answers = stage.proxy.responders(to: selector).map { responder in
      // Its own type: what it answers need not agree with the others.
      let type = Target(responder).methodSignature(for: selector)?.resultType ?? signature.resultType
      return Answered(who: describe(responder), type: type, result: Result { try ask(responder, selector, values) })
    }
    if options.isJSON {
      try output.json(Answered.json(selector, answers, options.result))
    } else {
      report(answers, options.result)
    }
    let failures = answers.compactMap(\.failure)
    if !failures.isEmpty { throw MessageFailed(failures: failures) }
  }

  private func ask(_ responder: AnyObject, _ selector: Selector, _ values: [Any]) throws -> Any {
    let target = Target(responder)
    let invocation = try Invocation(selector, for: target, arguments: values)
    try invocation.invoke(on: target)
    return invocation.result ?? ()
  }

  private func report(_ answers: [Answered], _ wanted: Command.ResultWanted) {
    let shown = answers.compactMap { answer in answer.shown.map { (answer.who, $0) } }
    for (who, text) in shown { output.line("\(who) returns \(text)") }
    guard shown.count > 1, shown.count == answers.count else { return }
    switch wanted {
    case .last: output.line("The sender gets \(shown[shown.count - 1].1), the last one")
    case .first: output.line("The sender gets \(shown[0].1), the first one")
    case .all: output.line("The sender gets them all")
    }
  }
}

/// What a responder returned or threw.
struct Answered {
  let who: String
  let type: TypeEncoding
  let result: Result<Any, any Error>

  /// The result in words; nil when there is none.
  var shown: String? {
    guard type.code != "v", let value = try? result.get() else { return nil }
    return show(value, as: type)
  }

  var failure: MessageFailed.Failure? {
    guard case .failure(let error) = result else { return nil }
    return (who, error)
  }

  private var json: [String: Any] {
    switch result {
    case .success(let value): ["target": who, "result": jsonValue(value, as: type)]
    case .failure(let error): ["target": who, "error": "\(error)"]
    }
  }

  private var jsonResult: Any? { (try? result.get()).map { jsonValue($0, as: type) } }

  /// A message and its answers, and what the sender gets of these when all are results.
  static func json(_ selector: Selector, _ answers: [Answered], _ wanted: Command.ResultWanted) -> [String: Any] {
    var json: [String: Any] = ["selector": "\(selector)", "answers": answers.map(\.json)]
    let results = answers.compactMap(\.jsonResult)
    if results.count == answers.count {
      switch wanted {
      case .last: json["result"] = results.last
      case .first: json["result"] = results.first
      case .all: json["result"] = results
      }
    }
    return json
  }
}

/// Some targets threw.
struct MessageFailed: Error, CustomStringConvertible {
  typealias Failure = (who: String, error: any Error)

  let failures: [Failure]

  var description: String { failures.map { "\($0.who): \($0.error)" }.joined(separator: "\n") }
}

/// There is no such method.
struct NobodyResponds: Error, CustomStringConvertible {
  let selector: Selector

  var description: String { "nobody responds to \(selector)" }
}
