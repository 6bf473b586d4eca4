internal import Glibc

/// An open file that is written line by line. It remembers what could not be written.
///
/// Plug-ins and C functions print, too, through C's buffers: these are emptied before each line, so that the order stays.
final class FileOutput {
  /// The first thing that went wrong.
  private(set) var failure: Int32 = 0
  private let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  func write(_ text: String) {
    flush()
    let bytes = Array((text + "\n").utf8)
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes[written...].withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { return fail(errno) }
      written += count
    }
  }

  /// What did not arrive, of C's buffers, too; nil when everything did.
  var problem: OutputError? {
    flush()
    return failure == 0 ? nil : OutputError(code: failure)
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  private func flush() {
    if fflush(nil) != 0 { fail(errno) }
  }

  private func fail(_ code: Int32) {
    if failure == 0 { failure = code }
  }
}

/// The output cannot be written: a full disk, a closed file.
struct OutputError: Error, CustomStringConvertible {
  let code: Int32

  var description: String { unsafe "the output cannot be written: \(String(cString: strerror(code)))" }
}
