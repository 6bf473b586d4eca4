import Foundation

/// A program, run as the shell runs it.
public struct ProgramRun {
  /// The exit status, or 128 and the signal as the shell has it.
  public let status: Int32
  /// What it printed.
  public let output: String
  /// What it printed on the error output.
  public let errors: String

  /// Runs a program of this package to its end, in an environment of `NAME=value` entries: an empty one unless stated.
  public init(_ name: String, _ arguments: [String] = [], environment: [String] = []) throws {
    try self.init(path: Self.path(name), arguments, environment: environment)
  }

  /// Where a program of this package is: beside the tests.
  public static func path(_ name: String) throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// Runs any program to its end.
  ///
  /// Foundation's `Process`, and its reading of an empty file into a string, would be shorter, but they leak; these tests also run where
  /// leaks are failures.
  public init(path program: String, _ arguments: [String], environment: [String] = []) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["output", "errors"].map { folder.appendingPathComponent($0) }

    status = try Self.spawn(program, arguments, environment, output: files[0].path, errors: files[1].path)
    output = String(decoding: try FileHandle(forReadingFrom: files[0]).readToEnd() ?? Data(), as: UTF8.self)
    errors = String(decoding: try FileHandle(forReadingFrom: files[1]).readToEnd() ?? Data(), as: UTF8.self)
  }

  private static func spawn(
    _ program: String, _ arguments: [String], _ environment: [String], output: String, errors: String
  ) throws -> Int32 {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, path) in [(STDOUT_FILENO, output), (STDERR_FILENO, errors)] {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    let words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    let entries = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (words + entries).forEach { unsafe free($0) } }

    var child = pid_t()
    let problem = unsafe posix_spawn(&child, program, &actions, nil, words, entries)
    guard problem == 0 else { throw POSIXError(POSIXErrorCode(rawValue: problem) ?? .EINVAL) }
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) == -1 {
      guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECHILD) }
    }
    return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
  }
}
