internal import Foundation

/// Where the lines of dialogues are kept.
public enum HistoryFile {
  /// `$XDG_STATE_HOME/msgsend/history`, or the same in `~/.local/state`, in a folder that is made if need be; nil where it cannot be.
  public static func path() -> String? { path(ProcessInfo.processInfo.environment) }

  static func path(_ environment: [String: String]) -> String? {
    // A relative path is to be ignored, says the XDG Base Directory Specification.
    func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    guard let state = folder("XDG_STATE_HOME") ?? folder("HOME").map({ $0 + "/.local/state" }) else { return nil }
    let own = state + "/msgsend"
    do {
      try FileManager.default.createDirectory(
        atPath: own, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      return nil
    }
    return own + "/history"
  }
}
