internal import MessageForwarding

/// Messages that are typed line by line, to the same targets: what one changes, the next one finds.
struct Dialogue {
  private let session: Session
  private let lines: any LineSource

  init(_ session: Session, _ lines: any LineSource) {
    self.session = session
    self.lines = lines
  }

  /// Does what each line says, until there is none. Returns the exit status: a script is told that something failed, a person has seen it.
  func hold() throws -> Int32 {
    if lines.isTerminal {
      session.output.line("Type a message, such as \(session.selectors.first ?? "methods"), or help, or quit.")
    }
    var hasFailed = false
    while true {
      do {
        guard let line = try lines.next(completing: complete) else { break }
        let words = try ShellWords.split(line)
        if words == ["quit"] { break }
        try perform(words)
      } catch {
        hasFailed = true
        session.output.complain("msgsend: \(error)\(error is UsageError ? "\nTry 'help'." : "")")
      }
      // Nobody reads on: a closed pipe, a full disk.
      try session.output.finish()
    }
    return hasFailed && !lines.isTerminal ? 1 : 0
  }

  private func perform(_ words: [String]) throws {
    if words.isEmpty { return }
    switch try Command(typed: words) {
    case .help: session.output.line(Usage.dialogue)
    case .explain(let encoding, let options): try Msgsend.explain(encoding, options, session.output)
    case let command: try session.perform(command)
    }
  }
}

extension Command {
  /// What a line asks for: one of a few commands, or a message, with or without the word "send".
  init(typed words: [String]) throws(UsageError) {
    let first = words.first ?? ""
    if first == "help", words.count == 1 {
      self = .help
    } else if let form = Self.typedForms.first(where: { $0.name == first }) {
      self = try form.read(Array(words.dropFirst()))
    } else {
      self = try Self.typedForms[0].read(words)
    }
  }

  /// The targets are those of the dialogue, so that no plug-ins can be named.
  fileprivate static let typedForms = ["send", "methods", "responders", "signature", "explain"].compactMap { name in
    forms.first { $0.name == name }.map { form in
      var form = form
      form.options.removeAll { $0.name == plugIn.name }
      return form
    }
  }
}

// MARK: - Completing

extension Dialogue {
  /// Completes the last word of a line: commands and selectors first, things behind them.
  func complete(_ line: String) -> CompletedWord {
    let split = ShellWords(line)
    let isNew = split.last.isEmpty
    let before = isNew ? split.words : split.words.dropLast()
    return CompletedWord(isNew ? "" : split.words.last ?? "", from: candidates(behind: Array(before)), quote: split.openQuote)
  }

  private func candidates(behind words: [String]) -> [String] {
    let commands = Command.typedForms.map(\.name) + ["help", "quit"]
    switch words.first {
    case nil: return (session.selectors + commands).sorted()
    case "send", "responders", "signature": if words.count == 1 { return session.selectors.sorted() }
    case .some(let word): if commands.contains(word) { return [] }
    }
    return session.stage.things.map { "@\($0)" }.sorted()
  }
}
