internal import CFFIShim

/// A Swift error on its way through the C core, which carries it without knowing what it is.
final class ThrownError {
  let error: any Error
  /// The name of the class of the target that threw it.
  let target: String

  init(_ error: any Error, target: String) {
    self.error = error
    self.target = target
  }

  /// Hands the error over to the C core. Returns the status to report.
  func hand(to error: UnsafeMutablePointer<mf_error>) -> mf_status {
    unsafe mf_error_set_foreign(error, Unmanaged.passRetained(self).toOpaque(), Self.release, "\(self.error)")
  }

  /// The Swift error that a C error carries, if it does.
  static func payload(of error: mf_error) -> ThrownError? {
    guard unsafe error.status == MF_FOREIGN_ERROR, let payload = unsafe error.payload, let release = unsafe error.release_payload,
      // Another language's payload has another release function.
      unsafe unsafeBitCast(release, to: Int.self) == unsafeBitCast(Self.release, to: Int.self)
    else { return nil }
    return unsafe Unmanaged<ThrownError>.fromOpaque(payload).takeUnretainedValue()
  }

  private static let release: @convention(c) (UnsafeMutableRawPointer) -> Void = { payload in
    unsafe Unmanaged<ThrownError>.fromOpaque(payload).release()
  }
}
