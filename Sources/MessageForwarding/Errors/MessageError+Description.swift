extension MessageError: CustomStringConvertible {
  /// All the facts as one sentence; a target's failures follow, one a line.
  public var description: String {
    var text = code.description
    if let selector { text += " \(selector.name)" }
    if let subject { text += code == .forwardingLoop ? ": \(subject)" : " \"\(subject)\"" }
    if let receiver { text += " for \(receiver)" }
    switch argument {
    case .index(let index): text += ", argument \(index + 1)"
    case .result: text += ", result"
    case nil: break
    }
    if let position { text += " at byte \(position)" }

    var facts: [String] = []
    if let expected { facts.append("expected \(expected)") }
    if let expectedCount { facts.append("expected \(expectedCount)") }
    if let got { facts.append("got \(got)") }
    if let gotCount { facts.append("got \(gotCount)") }
    if let reason { facts.append(reason) }
    if !facts.isEmpty { text += ": " + facts.joined(separator: ", ") }
    if let advice { text += "; \(advice)" }
    for failure in failures { text += "\n  \(failure.target): \(failure.error)" }
    return text
  }
}
