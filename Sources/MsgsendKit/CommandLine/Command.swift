/// What the user asks for.
enum Command: Equatable {
  case help
  case version
  case demo
  case send(selector: String, arguments: [String], Options)
  case methods(Options)
  case responders(selector: String, Options)
  case signature(selector: String, Options)
  case explain(encoding: String, Options)
  case call(library: String, function: String, encoding: String, arguments: [String], Options)
  case completion(shell: String)
  case repl(Options)

  /// What options say.
  struct Options: Equatable {
    /// Shared objects whose targets serve instead of the house.
    var plugIns: [String] = []
    var result = ResultWanted.last
    var isJSON = false
    /// Of methods, nothing but what can be sent.
    var onlySelectors = false
  }

  /// Whose result the sender gets.
  enum ResultWanted: String, CaseIterable {
    case first, last, all
  }

  init(_ words: [String]) throws(UsageError) {
    guard let first = words.first else { throw UsageError("no command") }
    let rest = Array(words.dropFirst())
    switch first {
    case "-h", "--help", "help": self = .help
    case "-V", "--version": self = .version
    case let word where word.hasPrefix("-"): throw UsageError("unknown option \"\(word)\"")
    default:
      guard let form = Self.forms.first(where: { $0.name == first }) else { throw UsageError("unknown command \"\(first)\"") }
      self = try form.read(rest)
    }
  }
}

extension Command {
  /// How a command is written.
  struct Form: Sendable {
    let name: String
    /// The words that it needs, by their names.
    let needs: [String]
    var takesMore = false
    var options: [OptionSpec] = []
    let make: @Sendable (_ words: [String], _ options: Options) throws(UsageError) -> Command

    func read(_ words: [String]) throws(UsageError) -> Command {
      let (found, words) = try OptionReader.read(words, [Command.helpOption] + options)
      if found.contains(where: { $0.name == Command.helpOption.name }) { return .help }
      var options = Options()
      for option in found { try options.take(option) }
      if words.count < needs.count { throw UsageError("\(name) needs \(needs[words.count])") }
      if words.count > needs.count, !takesMore {
        let takes = needs.isEmpty ? "takes no arguments" : "takes no more than \(needs.joined(separator: " and "))"
        throw UsageError("\(name) \(takes): \"\(words[needs.count])\" is too much")
      }
      return try make(words, options)
    }
  }

  static let helpOption = OptionSpec(name: "help", letter: "h")
  static let json = OptionSpec(name: "json")
  static let plugIn = OptionSpec(name: "plugin", letter: "p", takesValue: true)
  static let selectors = OptionSpec(name: "selectors", letter: "s")
  static let result = OptionSpec(name: "result", letter: "r", takesValue: true)

  static let forms: [Form] = [
    Form(name: "demo", needs: []) { _, _ in .demo },
    Form(name: "send", needs: ["a selector"], takesMore: true, options: [plugIn, result, json]) { words, options in
      .send(selector: words[0], arguments: Array(words.dropFirst()), options)
    },
    Form(name: "methods", needs: [], options: [plugIn, selectors, json]) { _, options in .methods(options) },
    Form(name: "responders", needs: ["a selector"], options: [plugIn, json]) { words, options in
      .responders(selector: words[0], options)
    },
    Form(name: "signature", needs: ["a selector"], options: [plugIn, json]) { words, options in
      .signature(selector: words[0], options)
    },
    Form(name: "explain", needs: ["an encoding"], options: [json]) { words, options in .explain(encoding: words[0], options) },
    Form(name: "call", needs: ["a library", "a function", "an encoding"], takesMore: true, options: [json]) { words, options in
      .call(library: words[0], function: words[1], encoding: words[2], arguments: Array(words.dropFirst(3)), options)
    },
    Form(name: "completion", needs: ["a shell"]) { words, _ throws(UsageError) in
      guard words[0] == "bash" else { throw UsageError("completion is for bash, not for \"\(words[0])\"") }
      return .completion(shell: words[0])
    },
    Form(name: "repl", needs: [], options: [plugIn]) { _, options in .repl(options) },
  ]
}

extension Command.Options {
  fileprivate mutating func take(_ option: OptionReader.Found) throws(UsageError) {
    switch option.name {
    case Command.json.name: isJSON = true
    case Command.selectors.name: onlySelectors = true
    case Command.plugIn.name: plugIns.append(option.value ?? "")
    case Command.result.name:
      guard let wanted = Command.ResultWanted(rawValue: option.value ?? "") else {
        let known = Command.ResultWanted.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("the result is one of \(known), not \"\(option.value ?? "")\"")
      }
      result = wanted
    default: break
    }
  }
}

/// Arguments that make no sense.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
