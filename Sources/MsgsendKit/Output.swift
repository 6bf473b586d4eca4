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
      fflush(nil)
      writeToStandardError(text + "\n")
    }
  }
}

/// C's `stderr` is a variable that Swift cannot share between threads; the file descriptor is a number.
private func writeToStandardError(_ text: String) {
  let bytes = Array(text.utf8)
  var written = 0
  while written < bytes.count {
    let count = unsafe bytes[written...].withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
    if count <= 0 { return }
    written += count
  }
}
