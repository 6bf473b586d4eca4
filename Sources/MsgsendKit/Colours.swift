internal import Glibc

/// Complaints stand out on a terminal, unless NO_COLOR (https://no-color.org) asks for none.
struct Colours {
  private let isOn: Bool

  init(_ file: FileOutput) {
    let refused = unsafe getenv("NO_COLOR").map { unsafe $0.pointee != 0 } ?? false
    let terminal = unsafe getenv("TERM").map { unsafe String(cString: $0) } ?? "dumb"
    isOn = file.isTerminal && !refused && terminal != "dumb"
  }

  func complaint(_ text: String) -> String {
    let name = "msgsend:"
    guard isOn, text.hasPrefix(name) else { return text }
    return "\u{1B}[1;31m\(name)\u{1B}[m\(text.dropFirst(name.count))"
  }
}
