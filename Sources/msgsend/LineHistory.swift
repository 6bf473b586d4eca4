import CEdit
import MsgsendKit

/// What was typed, in this dialogue and, where there is a place for it, in earlier ones.
@safe
final class LineHistory {
  private let lines = unsafe history_init()
  private let path = HistoryFile.path()

  init() {
    unsafe line_history_limit(lines, 1000)
    if let path { unsafe _ = line_history_load(lines, path) }
  }

  deinit { unsafe history_end(lines) }

  func serve(_ editor: OpaquePointer) { unsafe line_editor_set_history(editor, lines) }

  /// Adds a line, and saves at once: a plug-in may end the program.
  func add(_ line: String) {
    if line.allSatisfy(\.isWhitespace) { return }
    unsafe line_history_add(lines, line)
    if let path { unsafe _ = line_history_save(lines, path) }
  }
}
