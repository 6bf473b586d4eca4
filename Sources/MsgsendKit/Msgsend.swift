/// The command-line tool `msgsend`, as a function.
public enum Msgsend {
  /// Does what the arguments say.
  ///
  /// - Returns: The exit status: 0, 1 for a message that failed, 64 for arguments that make no sense.
  public static func run(_ arguments: [String], output: Output) -> Int32 {
    do {
      try perform(Command(arguments), output)
      return 0
    } catch let error as UsageError {
      output.complain("msgsend: \(error)\nTry 'msgsend --help'.")
      return 64
    } catch {
      output.complain("msgsend: \(error)")
      return 1
    }
  }

  private static func perform(_ command: Command, _ output: Output) throws {
    switch command {
    case .help: output.line(Usage.text)
    case .version: output.line("msgsend \(Usage.version)")
    case .demo: try Story(output).tell()
    case .send(let selector, let arguments, let options): try send(selector, arguments, options, output)
    case .methods(let options): try listMethods(options, output)
    case .responders(let selector, let options): try listResponders(selector, options, output)
    case .signature(let selector, let options): try showSignature(selector, options, output)
    case .explain(let encoding, let options): try explain(encoding, options, output)
    case .call(let library, let function, let encoding, let arguments, let options):
      try call(library, function, encoding, arguments, options, output)
    case .completion: output.line(Completion.bash)
    }
  }
}
