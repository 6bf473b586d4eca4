import Foundation

/// A program, run to its end. Foundation's `Process` leaks, and these tests also run where leaks are failures.
enum Command {
  /// Both outputs in one, and the exit status, or 128 and the signal as the shell has it.
  static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    defer { close(ends[0]) }
    let child: pid_t
    do {
      defer { close(ends[1]) }
      child = try spawn(program, arguments, output: ends[1], unused: ends[0])
    }
    let output = readToEnd(ends[0])
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) == -1 {
      guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECHILD) }
    }
    return (status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f), output)
  }

  private static func spawn(_ program: String, _ arguments: [String], output: Int32, unused: Int32) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] { unsafe posix_spawn_file_actions_adddup2(&actions, output, descriptor) }
    for descriptor in [output, unused] { unsafe posix_spawn_file_actions_addclose(&actions, descriptor) }
    let words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var child = pid_t()
    let problem = unsafe posix_spawn(&child, program, &actions, nil, words, nil)
    guard problem == 0 else { throw POSIXError(POSIXErrorCode(rawValue: problem) ?? .EINVAL) }
    return child
  }

  private static func readToEnd(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe read(descriptor, &part, part.count)
      if count == -1 && errno == EINTR { continue }
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += part[..<count]
    }
  }
}
