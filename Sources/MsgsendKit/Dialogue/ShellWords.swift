/// Splits a line into words as the shell does: at spaces, but not inside quotes. Nothing is expanded.
struct ShellWords {
  private(set) var words: [String] = []
  /// What the last word begins with in the line, quotes included; empty behind a space. It is what is completed.
  private(set) var last = ""
  /// The quote that is still open at the end.
  private(set) var openQuote: Character?
  private(set) var endsInBackslash = false

  init(_ line: String) {
    var word: String?
    for character in line {
      if character.isWhitespace, openQuote == nil, !endsInBackslash {
        if let word { words.append(word) }
        word = nil
        last = ""
        continue
      }
      last.append(character)
      if endsInBackslash {
        // Inside double quotes a backslash is one, unless what follows would mean something there.
        let kept = openQuote == nil || "\"\\$`".contains(character) ? "" : "\\"
        word = (word ?? "") + kept + String(character)
        endsInBackslash = false
      } else if character == "\\", openQuote != "'" {
        endsInBackslash = true
      } else if character == openQuote {
        openQuote = nil
      } else if openQuote == nil, character == "'" || character == "\"" {
        openQuote = character
        word = word ?? ""
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
  }

  /// The words of a whole line.
  static func split(_ line: String) throws(BadLine) -> [String] {
    if line.utf8.contains(0) { throw BadLine("the line contains a NUL character") }
    let split = ShellWords(line)
    if let quote = split.openQuote { throw BadLine("the quote \(quote) is not closed") }
    if split.endsInBackslash { throw BadLine("nothing is behind the last backslash") }
    return split.words
  }
}
