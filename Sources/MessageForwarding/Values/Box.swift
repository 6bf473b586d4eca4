/// A Swift value on its way through a message as an object: whatever C has no type for.
@usableFromInline
final class Box<Value>: AnyBox {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) { self.value = value }

  override var anyValue: Any { value }
}

/// What is known of a box without its type.
@usableFromInline
class AnyBox {
  @inlinable
  init() {}

  var anyValue: Any { self }
}
