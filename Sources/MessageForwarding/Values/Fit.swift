// Which values that were sent under one Swift type a receiver takes under another. The rules are few, so that they can be stated:
// the same type; a subclass; Any and AnyObject; into an optional, and out of one that is not nil.
// A cast to another protocol's existential is not among them: it would walk past the isolation of a conformance (`any P` of a @MainActor type).

/// The value as the type wanted, or nil when it does not fit.
func fit<Value>(_ value: Any, _ type: Value.Type) -> Value? {
  if let optional = type as? any OptionalType.Type {
    if let same = exactly(value, type) { return same }
    // Into an optional: by way of what it wraps.
    guard let wrapped = fitWrapped(value, optional.wrapped) else { return nil }
    return wrapped as? Value
  }
  if let same = exactly(value, type) { return same }
  if let optional = value as? any OptionalValue {
    guard let wrapped = optional.unwrapped else { return nil }
    return fit(wrapped, type)
  }
  if type == Any.self { return value as? Value }
  if type is AnyObject.Type || type == AnyObject.self {
    guard Swift.type(of: value) is AnyObject.Type else { return nil }
    return value as? Value
  }
  return nil
}

private func exactly<Value>(_ value: Any, _ type: Value.Type) -> Value? {
  Swift.type(of: value) == type ? value as? Value : nil
}

private func fitWrapped(_ value: Any, _ wrapped: Any.Type) -> Any? {
  func open<Wrapped>(_ type: Wrapped.Type) -> Any? { fit(value, type) }
  return _openExistential(wrapped, do: open)
}

/// An optional value, seen without its type.
protocol OptionalValue {
  var unwrapped: Any? { get }
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  var unwrapped: Any? { self }
  var isNil: Bool { self == nil }
}
