// The one place where the facts of an error become a sentence, worded as the C core words its own:
//
//   unrecognized selector: log(_:level:) sent to Logger
//   signature mismatch: log(_:level:) of Logger, argument 1, expected q, got d
//   invalid type encoding "v@:{": at byte 4, the structure has no end
//   several targets failed: reload() of Proxy
//     Logger: disk full
//     Window: target is gone

extension MessageError: CustomStringConvertible {
  /// All the facts in one sentence. Targets' failures follow, one a line.
  public var description: String {
    var text = "\(code)"
    if let subject { text += isAboutText ? " \"\(subject)\"" : " (\(subject))" }
    let facts = [message, argumentText, position.map { "at byte \($0)" }, reason, expectedText, gotText].compactMap { $0 }
    if !facts.isEmpty { text += ": " + facts.joined(separator: ", ") }
    if let advice { text += "; \(advice)" }
    for failure in failures {
      let lines = "\(failure.error)".split(separator: "\n", omittingEmptySubsequences: false)
      text += "\n  \(failure.target): \(lines.joined(separator: "\n  "))"
    }
    return text
  }

  /// Whether the subject is the text that was refused.
  private var isAboutText: Bool { [.invalidName, .invalidEncoding, .unsupportedType].contains(code) }

  private var message: String? {
    guard let receiver else { return selector?.name }
    guard let selector else { return receiver }
    return "\(selector) \(code == .unrecognizedSelector ? "sent to" : "of") \(receiver)"
  }

  private var argumentText: String? {
    switch argument {
    case .index(let index): "argument \(index)"
    case .result: "result"
    case nil: nil
    }
  }

  private var expectedText: String? { sentence("expected", expected, expectedCount) }
  private var gotText: String? { sentence("got", got, gotCount) }

  private func sentence(_ verb: String, _ text: String?, _ count: Int?) -> String? {
    let unit = code == .sizeMismatch ? " bytes" : ""
    let words = [text, count.map { "\($0)\(unit)" }].compactMap { $0 }
    return words.isEmpty ? nil : "\(verb) \(words.joined(separator: ", "))"
  }
}
