internal import CGetOpt
internal import Foundation

/// An option that a command takes.
struct OptionSpec: Sendable {
  let name: String
  var letter: Character?
  var takesValue = false
}

/// Reads options as `getopt_long` does: anywhere among the words, long ones shortened and with `=`, `--` ending them. A number is no option,
/// so that `-5` is an argument.
enum OptionReader {
  struct Found: Equatable {
    let name: String
    let value: String?
  }

  // getopt keeps its place in global variables.
  private static let lock = NSLock()

  /// The options in order, and the other words.
  static func read(_ words: [String], _ specs: [OptionSpec]) throws(UsageError) -> (options: [Found], words: [String]) {
    lock.lock()
    defer { lock.unlock() }
    var options: [Found] = []
    var others: [String] = []
    // The first word is the program's name to getopt.
    let arguments = unsafe (["msgsend"] + words).map { unsafe strdup($0) } + [nil]
    let names = unsafe specs.map { unsafe strdup($0.name) }
    defer { unsafe (arguments + names).forEach { unsafe free($0) } }
    let long =
      unsafe zip(specs, names).enumerated().map { index, entry in
        unsafe option(
          name: entry.1, has_arg: entry.0.takesValue ? required_argument : no_argument, flag: nil, val: Int32(1000 + index))
      } + [option(name: nil, has_arg: 0, flag: nil, val: 0)]
    // "+": stops at the first other word; ":": tells a missing value from an unknown option.
    let short = "+:" + specs.compactMap { spec in spec.letter.map { "\($0)\(spec.takesValue ? ":" : "")" } }.joined()

    var position = 1
    get_opt_begin(0)
    while position <= words.count {
      let word = words[position - 1]
      if word == "--" { return (options, others + words[position...]) }
      if !word.hasPrefix("-") || word == "-" || isNumber(word) {
        others.append(word)
        position += 1
        get_opt_begin(Int32(position))
        continue
      }
      let code = unsafe arguments.withUnsafeBufferPointer { arguments in
        unsafe long.withUnsafeBufferPointer { long in
          unsafe getopt_long(
            Int32(words.count + 1), UnsafePointer(arguments.baseAddress!), short, long.baseAddress!, nil)
        }
      }
      guard let spec = spec(for: code, among: specs) else { throw complaint(code, word) }
      options.append(
        Found(name: spec.name, value: spec.takesValue ? unsafe get_opt_value().map { unsafe String(cString: $0) } : nil))
      position = Int(get_opt_position())
    }
    return (options, others)
  }

  private static func spec(for code: Int32, among specs: [OptionSpec]) -> OptionSpec? {
    if code >= 1000 { return specs[Int(code) - 1000] }
    return specs.first { $0.letter.flatMap(\.asciiValue).map { Int32($0) } == code }
  }

  private static func complaint(_ code: Int32, _ word: String) -> UsageError {
    let name = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? word
    if code == Int32(UInt8(ascii: ":")) { return UsageError("option \"\(name)\" needs a value") }
    return UsageError("unknown option \"\(name)\"")
  }

  private static func isNumber(_ word: String) -> Bool {
    guard let second = word.dropFirst().first else { return false }
    return second.isNumber || second == "." || word == "-inf" || word == "-infinity" || word == "-nan"
  }
}
