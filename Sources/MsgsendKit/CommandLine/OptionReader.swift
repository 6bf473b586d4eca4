/// An option that a command takes.
struct OptionSpec: Sendable {
  let name: String
  var letter: Character?
  var takesValue = false
}

/// Reads options as `getopt_long` does: anywhere among the words, long ones shortened and with `=`, letters together, `--` ending them. A number is no
/// option, so that `-5` is an argument. (`getopt_long` itself keeps its place in global variables, and knows no numbers.)
struct OptionReader {
  struct Found: Equatable {
    let name: String
    let value: String?
  }

  private let specs: [OptionSpec]
  private var left: ArraySlice<String>
  private var options: [Found] = []
  private var others: [String] = []

  /// The options in order, and the other words.
  static func read(_ words: [String], _ specs: [OptionSpec]) throws(UsageError) -> (options: [Found], words: [String]) {
    var reader = OptionReader(specs: specs, left: words[...])
    while let word = reader.left.popFirst() {
      if word == "--" { return (reader.options, reader.others + reader.left) }
      if word.hasPrefix("--") {
        try reader.readLong(word)
      } else if word.hasPrefix("-"), word != "-", !isNumber(word) {
        try reader.readLetters(word)
      } else {
        reader.others.append(word)
      }
    }
    return (reader.options, reader.others)
  }

  private init(specs: [OptionSpec], left: ArraySlice<String>) {
    self.specs = specs
    self.left = left
  }

  private mutating func readLong(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let typed = parts[0]
    let meant = specs.filter { "--\($0.name)" == typed }
    let found = meant.isEmpty ? specs.filter { "--\($0.name)".hasPrefix(typed) } : meant
    if found.count > 1 {
      throw UsageError("option \"\(typed)\" may be \(found.map { "--\($0.name)" }.joined(separator: " or "))")
    }
    guard let spec = found.first else { throw UsageError("unknown option \"\(typed)\"") }
    if !spec.takesValue, parts.count > 1 { throw UsageError("option \"\(typed)\" takes no value") }
    let value = spec.takesValue && parts.count == 1 ? try nextWord(for: typed) : parts.dropFirst().first
    options.append(Found(name: spec.name, value: value))
  }

  private mutating func readLetters(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let spec = specs.first(where: { $0.letter == letter }) else { throw UsageError("unknown option \"-\(letter)\"") }
      var value: String?
      if spec.takesValue {
        value = letters.isEmpty ? try nextWord(for: "-\(letter)") : String(letters)
        letters = ""
      }
      options.append(Found(name: spec.name, value: value))
    }
  }

  private mutating func nextWord(for option: String) throws(UsageError) -> String {
    guard let word = left.popFirst() else { throw UsageError("option \"\(option)\" needs a value") }
    return word
  }

  private static func isNumber(_ word: String) -> Bool {
    guard let second = word.dropFirst().first else { return false }
    return second.isNumber || second == "." || ["-inf", "-infinity", "-nan"].contains(word)
  }
}
