/// What the user asks for.
enum Command: Equatable {
  case help
  case version
  case demo
  case send(selector: String, arguments: [String])
  case responders(selector: String)

  init(_ words: [String]) throws(UsageError) {
    guard let first = words.first else { throw UsageError("no command") }
    let rest = Array(words.dropFirst())
    switch first {
    case "-h", "--help", "help": self = .help
    case "--version": self = .version
    case "demo":
      if try Self.asksForHelp(rest) {
        self = .help
      } else if let word = rest.first {
        throw UsageError("demo takes no arguments: \"\(word)\"")
      } else {
        self = .demo
      }
    case "send":
      if try Self.asksForHelp(rest) {
        self = .help
      } else {
        let words = Self.withoutSeparator(rest)
        guard let selector = words.first else { throw UsageError("send needs a selector") }
        // From here on everything is an argument of the message, also -5.
        self = .send(selector: selector, arguments: Array(words.dropFirst()))
      }
    case "responders":
      if try Self.asksForHelp(rest) {
        self = .help
      } else {
        let words = Self.withoutSeparator(rest)
        guard let selector = words.first else { throw UsageError("responders needs a selector") }
        guard words.count == 1 else { throw UsageError("responders takes one selector: \"\(words[1])\" is too much") }
        self = .responders(selector: selector)
      }
    case let word where word.hasPrefix("-"): throw UsageError("unknown option \"\(word)\"")
    case let word: throw UsageError("unknown command \"\(word)\"")
    }
  }

  /// Looks at the word where an option may stand: right after the command.
  private static func asksForHelp(_ words: [String]) throws(UsageError) -> Bool {
    guard let word = words.first, word.hasPrefix("-"), word != "--" else { return false }
    if word == "-h" || word == "--help" { return true }
    throw UsageError("unknown option \"\(word)\"")
  }

  /// `--` ends the options, so that a selector may begin with a dash.
  private static func withoutSeparator(_ words: [String]) -> [String] { words.first == "--" ? Array(words.dropFirst()) : words }
}

/// Arguments that make no sense.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
