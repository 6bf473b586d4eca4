/// How the last word of a line can go on.
public struct CompletedWord: Equatable, Sendable {
  /// What is certain: it is to be inserted at the end.
  public let insertion: String
  /// What the word may become; one, when it is complete.
  public let choices: [String]

  /// Nothing is known.
  public static let none = CompletedWord("", from: [], quote: nil)

  /// Completes what was typed of a word.
  ///
  /// Inside an open quote it is closed once the word is complete.
  init(_ typed: String, from candidates: [String], quote: Character?) {
    choices = candidates.filter { $0.hasPrefix(typed) }
    guard var common = choices.first else {
      insertion = ""
      return
    }
    for choice in choices { common = common.commonPrefix(with: choice) }
    let rest = String(common.dropFirst(typed.count))
    insertion = choices.count > 1 ? rest : rest + (quote.map(String.init) ?? "") + " "
  }
}

extension String {
  // Foundation's takes whatever is equal for people.
  fileprivate func commonPrefix(with other: String) -> String { String(zip(self, other).prefix { $0 == $1 }.map(\.0)) }
}
