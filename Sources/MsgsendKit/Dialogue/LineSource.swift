/// Where the lines of a dialogue come from.
public protocol LineSource {
  /// Whether somebody sits in front of it.
  var isTerminal: Bool { get }

  /// The next line, without its newline; nil at the end.
  ///
  /// - Parameter completing: What completes the last word of a text, for whoever can ask for that.
  func next(completing: @escaping (String) -> CompletedWord) throws(BadLine) -> String?
}

/// A line that cannot be understood, whatever it says; the next one may be.
public struct BadLine: Error, CustomStringConvertible {
  /// What is wrong with it.
  public let description: String

  /// Says what is wrong with a line.
  public init(_ description: String) { self.description = description }
}

/// Nothing is ever typed.
public struct NoLines: LineSource {
  /// Makes one.
  public init() {}

  /// Nobody sits there.
  public var isTerminal: Bool { false }

  /// The end, at once.
  public func next(completing: @escaping (String) -> CompletedWord) -> String? { nil }
}
