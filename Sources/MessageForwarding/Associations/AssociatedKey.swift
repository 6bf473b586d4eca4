/// A key under which an object keeps a value of one type: see ``AssociatedValues``.
///
/// ```swift
/// enum Keys { static let subtitle = AssociatedKey<String>() }
/// AssociatedValues.of(view)[Keys.subtitle] = "draft"
/// ```
///
/// Each key object is a key of its own. A key whose values are not `Sendable` is not either: it belongs to one isolation domain, and
/// so do the values under it. The counterpart of the key pointers of `objc_setAssociatedObject`.
public final class AssociatedKey<Value> {
  /// Makes a new key.
  public init() {}
}

extension AssociatedKey: Sendable where Value: Sendable {}

/// A type that is a key: another way to write an ``AssociatedKey`` whose values may be shared.
///
/// ```swift
/// enum Subtitle: AssociatedKeyType { typealias Value = String }
/// AssociatedValues.of(view)[Subtitle.self] = "draft"
/// ```
public protocol AssociatedKeyType {
  /// What is kept under the key.
  associatedtype Value: Sendable
}
