internal import CFFIShim

// The door through which the C core's errors come in: every call that fills an mf_error goes through here.

/// Runs a function of the C core and throws what it reports. For functions that run no target: only a `MessageError` can come back.
func checked(_ body: (UnsafeMutablePointer<mf_error>) -> mf_status) throws(MessageError) {
  var error = unsafe mf_error()
  guard unsafe body(&error) != MF_OK else { return }
  throw unsafe MessageError(consuming: &error)
}

/// What a C core's error is in Swift: a target's own Swift error as it was thrown, anything else as a `MessageError`.
/// Empties the C error.
func swiftError(consuming error: inout mf_error) -> any Error {
  if let thrown = unsafe ThrownError.payload(of: error) {
    let original = thrown.error
    unsafe mf_error_clear(&error)
    return original
  }
  return unsafe MessageError(consuming: &error)
}

extension MessageError {
  /// Takes the facts over and empties the C error.
  init(consuming error: inout mf_error) {
    unsafe self.init(borrowing: error)
    unsafe mf_error_clear(&error)
  }

  init(borrowing error: mf_error) {
    let status = unsafe error.status
    code = Code(status)
    selector = unsafe error.selector.map { unsafe Selector($0) }
    reason = unsafe error.reason.map { unsafe String(cString: $0) }
    expected = unsafe error.expected.map { unsafe String(cString: $0) }
    got = unsafe error.got.map { unsafe String(cString: $0) }
    if unsafe error.expected_count != 0 || error.got_count != 0 {
      expectedCount = unsafe Int(error.expected_count)
      // Where a limit is passed in the middle of a text, nobody counted to its end.
      gotCount = unsafe error.got_count == 0 && status == MF_INVALID_ENCODING ? nil : Int(error.got_count)
    }
    switch unsafe Int(error.argument) {
    case Int(MF_ARGUMENT_RESULT): argument = .result
    case let index where index >= 0: argument = .index(index)
    default: break
    }
    // The C core compares from the sender's side. Here it is the method that expects an argument, and gets what the sender states; a result
    // is what the sender expects.
    if status == MF_SIGNATURE_MISMATCH, argument != .result {
      swap(&expected, &got)
      swap(&expectedCount, &gotCount)
    }
    switch status {
    case MF_INVALID_ENCODING, MF_UNSUPPORTED_TYPE, MF_INVALID_NAME: position = unsafe Int(error.position)
    default: break
    }
    if let text = unsafe error.subject.map({ unsafe String(cString: $0) }) {
      switch status {
      case MF_UNRECOGNIZED_SELECTOR, MF_SIGNATURE_MISMATCH, MF_TARGET_GONE: receiver = text
      default: subject = text
      }
    }
    if let causes = unsafe error.causes {
      failures = unsafe UnsafeBufferPointer(start: causes, count: error.cause_count).map { unsafe Failure(borrowing: $0) }
    }
  }
}

extension MessageError.Failure {
  init(borrowing cause: mf_error) {
    // The object may be gone, so it is never made into a reference.
    identity = unsafe cause.object.map { unsafe unsafeBitCast($0, to: ObjectIdentifier.self) }
    if let thrown = unsafe ThrownError.payload(of: cause) {
      target = thrown.target
      error = thrown.error
    } else {
      let facts = unsafe MessageError(borrowing: cause)
      target = facts.receiver ?? facts.subject ?? "?"
      error = facts
    }
  }
}
