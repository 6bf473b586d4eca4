internal import CFFIShim

/// Hands an encoding to a parser of the C core. What it refuses is thrown with the text.
func parsed(
  _ text: String, _ parse: (UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>, UnsafeMutablePointer<mf_error>) -> mf_status
) throws(MessageError) -> OpaquePointer {
  var made: OpaquePointer?
  do throws(MessageError) {
    // C reads a text up to its first NUL, so one with a NUL inside must not get that far.
    if let position = Array(text.utf8).firstIndex(of: 0) {
      var error = MessageError(.invalidEncoding, reason: "a NUL character")
      error.position = position
      throw error
    }
    try unsafe checked { error in unsafe text.withCString { unsafe parse($0, &made, error) } }
  } catch {
    throw error.about(text)
  }
  return unsafe made!
}

extension MessageError {
  /// The same error with the text that was refused, shortened when it is long.
  func about(_ text: String) -> MessageError {
    var error = self
    let shown = text.replacing("\0", with: "\\0")
    error.subject = shown.count > 80 ? shown.prefix(80) + "…" : shown
    return error
  }
}
