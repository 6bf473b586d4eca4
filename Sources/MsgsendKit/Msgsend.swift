/// The command-line tool `msgsend`, as a function.
public enum Msgsend {
  /// Does what the arguments say.
  ///
  /// - Parameters:
  ///   - arguments: The words behind the program's name; nil for one that is no valid UTF-8.
  ///   - output: Where it writes.
  ///   - lines: Makes what the user types for `repl`.
  /// - Returns: The exit status: 0, 1 for a message that failed, 64 for arguments that make no sense.
  public static func run(_ arguments: [String?], output: Output, lines: () -> any LineSource = { NoLines() }) -> Int32 {
    let status = complaining(output) { try perform(Command(words(arguments)), output, lines) }
    // What was written before a message failed has to arrive, too.
    let arrived = complaining(output) {
      try output.finish()
      return 0
    }
    return status == 0 ? arrived : status
  }

  /// Nothing is repaired: a name or a text that is not what the user gave must not be sent.
  private static func words(_ arguments: [String?]) throws(UsageError) -> [String] {
    var words: [String] = []
    for (index, word) in arguments.enumerated() {
      guard let word else { throw UsageError("argument number \(index + 1) is no valid UTF-8") }
      words.append(word)
    }
    return words
  }

  /// Says what went wrong. Returns the exit status.
  static func complaining(_ output: Output, _ body: () throws -> Int32) -> Int32 {
    do {
      return try body()
    } catch let error as UsageError {
      output.complain("msgsend: \(error)\nTry 'msgsend --help'.")
      return 64
    } catch {
      output.complain("msgsend: \(error)")
      return 1
    }
  }

  private static func perform(_ command: Command, _ output: Output, _ lines: () -> any LineSource) throws -> Int32 {
    switch command {
    case .help: output.line(Usage.text)
    case .version: output.line("msgsend \(Usage.version)")
    case .demo: try Story(output).tell()
    case .send(_, _, let options), .methods(let options), .responders(_, let options), .signature(_, let options):
      try Session(options.plugIns, output).perform(command)
    case .explain(let encoding, let options): try explain(encoding, options, output)
    case .call(let library, let function, let encoding, let arguments, let options):
      try call(library, function, encoding, arguments, options, output)
    case .completion: output.line(Completion.bash)
    case .repl(let options): return try Dialogue(Session(options.plugIns, output), lines()).hold()
    }
    return 0
  }
}
