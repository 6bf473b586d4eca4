import CEdit
import Glibc
import MsgsendKit

/// The lines that somebody types on a terminal, edited by libedit, with a history, and completion by the tab key.
@safe
final class EditedLines: LineSource {
  // Nil until it can be told of this object, and when there is no memory for it.
  private var editor: OpaquePointer?
  private let history: LineHistory
  private var isDropped = false
  // While a line is typed.
  private var completing: ((String) -> CompletedWord)?

  init?() {
    history = LineHistory()
    unsafe editor = line_editor_make(
      "msgsend", { _ in unsafe prompt }, tabPressed, interruptPressed, Unmanaged.passUnretained(self).toOpaque())
    guard let editor = unsafe editor else { return nil }
    unsafe history.serve(editor)
  }

  deinit { unsafe el_end(editor) }

  var isTerminal: Bool { true }

  func next(completing: @escaping (String) -> CompletedWord) throws(BadLine) -> String? {
    self.completing = completing
    defer { self.completing = nil }
    while true {
      var count: Int32 = 0
      isDropped = false
      let line = unsafe el_gets(editor, &count)
      guard let line = unsafe line, count > 0, !isDropped else {
        // The prompt stays alone in its line.
        print()
        if isDropped { continue }
        return nil
      }
      guard var text = unsafe String(validatingCString: line) else { throw BadLine("the line is no valid UTF-8") }
      if text.hasSuffix("\n") { text.removeLast() }
      history.add(text)
      return text
    }
  }

  /// An interrupt drops the line, and does not end the program.
  fileprivate func drop() -> UInt8 {
    isDropped = true
    return UInt8(CC_NEWLINE)
  }

  /// Completes the word before the cursor; what it may become is shown when nothing is certain.
  fileprivate func complete(in editor: OpaquePointer) -> UInt8 {
    let line = unsafe el_line(editor).pointee
    let before = unsafe UnsafeRawBufferPointer(start: line.buffer, count: line.cursor - line.buffer)
    guard let word = completing?(unsafe String(decoding: before, as: UTF8.self)) else { return UInt8(CC_ERROR) }
    if !word.insertion.isEmpty { return unsafe el_insertstr(editor, word.insertion) == 0 ? UInt8(CC_REFRESH) : UInt8(CC_ERROR) }
    guard word.choices.count > 1 else { return UInt8(CC_ERROR) }
    // The terminal is raw now.
    print("\r\n" + word.choices.joined(separator: "  "), terminator: "\r\n")
    fflush(nil)
    return UInt8(CC_REDISPLAY)
  }
}

// C's text that is written to by nobody.
private nonisolated(unsafe) let prompt: UnsafeMutablePointer<CChar> = unsafe strdup("msgsend> ")

private func tabPressed(_ editor: OpaquePointer?, _ key: Int32) -> UInt8 {
  let lines = unsafe Unmanaged<EditedLines>.fromOpaque(line_editor_context(editor)).takeUnretainedValue()
  return unsafe lines.complete(in: editor!)
}

private func interruptPressed(_ editor: OpaquePointer?, _ key: Int32) -> UInt8 {
  let lines = unsafe Unmanaged<EditedLines>.fromOpaque(line_editor_context(editor)).takeUnretainedValue()
  return lines.drop()
}
