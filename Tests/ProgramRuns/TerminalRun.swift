import Foundation

/// A program on a terminal of its own, driven as a person does.
public final class TerminalRun {
  private let terminal: Int32
  private let child: pid_t
  private var seen = ""
  private var isReaped = false

  /// Starts a program of this package, in an environment of `NAME=value` entries.
  public init(_ name: String, _ arguments: [String], environment: [String]) throws {
    var (terminal, other): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 120, ws_xpixel: 0, ws_ypixel: 0)
    var path = [CChar](repeating: 0, count: 128)
    guard unsafe openpty(&terminal, &other, nil, nil, &size) == 0, unsafe ttyname_r(other, &path, path.count) == 0 else {
      throw Problem(description: "there is no terminal")
    }
    self.terminal = terminal
    defer { close(other) }
    for descriptor in [terminal, other] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDWR, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // The leader of a session, whose terminal is the first that it opens. Glibc's module leaves the name POSIX_SPAWN_SETSID out.
    // No signal is blocked, as they are on the threads of tests.
    unsafe posix_spawnattr_setflags(&attributes, 0x80 | Int16(POSIX_SPAWN_SETSIGMASK))
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)

    let program = try ProgramRun.path(name)
    let words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    let entries = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (words + entries).forEach { unsafe free($0) } }
    var child = pid_t()
    guard unsafe posix_spawn(&child, program, &actions, &attributes, words, entries) == 0 else {
      throw Problem(description: "\(name) does not start")
    }
    self.child = child
  }

  deinit {
    if !isReaped {
      kill(child, SIGKILL)
      waitpid(child, nil, 0)
    }
    close(terminal)
  }

  /// Presses keys, once the program takes each as it comes. Before that the terminal itself would make something of them.
  public func type(_ keys: String) throws {
    var mode = termios()
    for _ in 0..<60_000 {
      guard unsafe tcgetattr(terminal, &mode) == 0 else { throw Problem(description: "the terminal is gone") }
      if mode.c_lflag & tcflag_t(ICANON) == 0 { break }
      usleep(1000)
    }
    guard mode.c_lflag & tcflag_t(ICANON) == 0 else { throw Problem(description: "nobody edits a line") }
    let bytes = Array(keys.utf8)
    unsafe _ = bytes.withUnsafeBytes { unsafe write(terminal, $0.baseAddress, $0.count) }
  }

  /// Waits until a text is on the screen, behind what was waited for before. Returns what came before it.
  @discardableResult
  public func wait(for text: String) throws -> String {
    while true {
      if let place = seen.range(of: text) {
        defer { seen = String(seen[place.upperBound...]) }
        return String(seen[..<place.lowerBound])
      }
      guard let more = read() else { throw Problem(description: "no \(text.debugDescription) in \(seen.debugDescription)") }
      seen += more
    }
  }

  /// Waits for the end. Returns the exit status, or 128 and the signal as the shell has it.
  public func end() -> Int32 {
    while let more = read() { seen += more }
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) == -1, errno == EINTR {}
    isReaped = true
    return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
  }

  /// What comes next; nil when nobody writes any more, or nothing came for so long that nothing will.
  private func read() -> String? {
    var ready = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&ready, 1, 60_000) == 1 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe bytes.withUnsafeMutableBytes { unsafe Foundation.read(terminal, $0.baseAddress, $0.count) }
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }

  /// The program did not do what a test waits for.
  public struct Problem: Error, CustomStringConvertible {
    /// What.
    public let description: String
  }
}
