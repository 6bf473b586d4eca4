public import CFFIShim

/// The name of a message.
///
/// A selector may be spelled as Swift prints it or as ObjC does; both are the same selector: `textField(_:shouldChangeTo:)` and
/// `textField:shouldChangeTo:`, `reload()` and `reload`. Selectors are interned: comparing and hashing them is comparing one pointer,
/// and a copy costs nothing. They are never freed, so do not make them from unbounded input; ``init(existing:)`` never makes one.
///
/// Making one costs one hash of the name. Any thread may do it. The counterpart of `SEL`.
@safe
public struct Selector: Hashable, Sendable {
  // Points to an immutable record that lives as long as the process, which is why a selector is safe and Sendable.
  @usableFromInline
  nonisolated(unsafe) let raw: mf_selector

  @inlinable
  init(_ raw: mf_selector) { unsafe self.raw = raw }

  /// Makes the selector of a name that was computed or typed in.
  ///
  /// - Throws: ``MessageError/Code/invalidName`` for a name that is empty, longer than 4 KiB, or contains NUL; `position` tells where.
  ///
  /// The counterpart of `NSSelectorFromString`. Calls `mf_selector_intern_bytes`.
  public init(_ name: String) throws(MessageError) {
    var selector: mf_selector?
    var copy = name
    do {
      try unsafe checked { error in
        copy.withUTF8 { bytes in
          unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
            unsafe mf_selector_intern_bytes(characters.baseAddress, characters.count, &selector, error)
          }
        }
      }
    } catch {
      throw error.about(name)
    }
    unsafe self.init(selector!)
  }

  /// Finds the selector of a name, if there is one already.
  ///
  /// Never makes a selector, so it is the form for names from outside. No lock, no allocation. Calls `mf_selector_find_bytes`.
  public init?(existing name: String) {
    var copy = name
    let found = copy.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { unsafe mf_selector_find_bytes($0.baseAddress, $0.count) }
    }
    guard let found = unsafe found else { return nil }
    unsafe self.init(found)
  }

  /// The name in Swift's spelling, such as `textField(_:shouldChangeTo:)`. The counterpart of `NSStringFromSelector`.
  public var name: String { unsafe String(cString: mf_selector_name(raw)) }

  /// The number of arguments that the name announces.
  @inlinable
  public var argumentCount: Int { unsafe mf_selector_argument_count(raw) }

  /// The selector with this spelling is one pointer, so this compares pointers.
  @inlinable
  public static func == (a: Selector, b: Selector) -> Bool { unsafe a.raw == b.raw }

  /// Hashes the pointer.
  @inlinable
  public func hash(into hasher: inout Hasher) { unsafe hasher.combine(raw) }
}
