internal import Glibc

/// Where the tool writes.
public struct Output {
  let line: (String) -> Void
  let complain: (String) -> Void

  /// Writes what was asked for with `line`, what went wrong with `complain`; each gets text without its last newline.
  public init(line: @escaping (String) -> Void, complain: @escaping (String) -> Void) {
    self.line = line
    self.complain = complain
  }

  /// Standard output and standard error.
  public static var standard: Output {
    Output(line: { print($0) }) { text in
      // Both may be the same terminal: keep the order.
      unsafe fflush(stdout)
      unsafe fputs(text + "\n", stderr)
    }
  }
}
