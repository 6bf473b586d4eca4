#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif
internal import CFFIShim

/// The path of a loop that a question on this thread ran into.
///
/// Swift's questions answer "no" and do not throw. So that the "no" of a proxy that asked another one is still told from a loop between the
/// two, the question leaves a note, and the proxy's hook finds it.
enum LoopNote {
  private final class Path {
    var text: String?
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key) { unsafe Unmanaged<Path>.fromOpaque($0!).release() }
    return key
  }()

  private static var found: Path? {
    unsafe pthread_getspecific(key).map { unsafe Unmanaged<Path>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Leaves a note when a question failed because of a loop. Empties the error.
  static func leave(_ error: inout mf_error) {
    let facts = unsafe MessageError(consuming: &error)
    guard facts.code == .forwardingLoop else { return }
    let path = found ?? Path()
    if found == nil { unsafe _ = pthread_setspecific(key, Unmanaged.passRetained(path).toOpaque()) }
    path.text = facts.subject ?? ""
  }

  static func clear() { found?.text = nil }

  /// Turns a note into the error that it is about, whose path begins with the proxy that asked; without one, all is well.
  static func report(to error: UnsafeMutablePointer<mf_error>?, askedBy name: String) -> mf_status {
    guard let path = found, var text = path.text else { return MF_OK }
    path.text = nil
    if !text.hasPrefix("\(name) > ") { text = "\(name) > \(text)" }
    return unsafe mf_error_set(error, MF_FORWARDING_LOOP, nil, text)
  }
}
