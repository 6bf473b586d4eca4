// Values whose types the compiler does not know: elements of [Any], arguments of an invocation. One becomes another type's only when
// nothing of it is lost. On top of what fits as it is (Fit.swift):
//
//   numbers     into any other number type that holds exactly this value: 3 into a Double, 3.0 into an Int; 300 into an Int8 not
//   nil         of any type, and NSNull, into any optional
//   optionals   what they wrap is converted, going in and coming out

/// The value as the type wanted, or nil when something of it would be lost.
func convert<Value>(_ value: Any, to type: Value.Type) -> Value? {
  if type == Any.self { return value as? Value }
  if let fitting = fit(value, type) { return fitting }
  if let optional = type as? any OptionalType.Type {
    if isNil(value) || isNSNull(value) { return (optional.boxedNil as? Box<Value>)?.value }
    return convertWrapped(value, optional.wrapped).flatMap { fit($0, type) }
  }
  if let optional = value as? any OptionalValue { return optional.unwrapped.flatMap { convert($0, to: type) } }
  return exactNumber(value, type)
}

private func convertWrapped(_ value: Any, _ wrapped: Any.Type) -> Any? {
  func open<Wrapped>(_ type: Wrapped.Type) -> Any? { convert(value, to: type).map { $0 as Any } }
  return _openExistential(wrapped, do: open)
}

/// Whether a value is nil, of whatever type.
func isNil(_ value: Any) -> Bool { (value as? any OptionalValue)?.isNil ?? false }

/// Foundation's object for "nothing", which this library knows by name only: it does without Foundation.
private func isNSNull(_ value: Any) -> Bool { _typeName(type(of: value), qualified: true) == "Foundation.NSNull" }

/// The same number in another type.
private func exactNumber<Value>(_ value: Any, _ type: Value.Type) -> Value? {
  if let integers = type as? any BinaryInteger.Type { return exactInteger(value, integers) as? Value }
  if let floats = type as? any BinaryFloatingPoint.Type { return exactFloat(value, floats) as? Value }
  return nil
}

private func exactInteger<Number: BinaryInteger>(_ value: Any, _ type: Number.Type) -> Number? {
  func integer(_ value: some BinaryInteger) -> Number? { Number(exactly: value) }
  func float(_ value: some BinaryFloatingPoint) -> Number? { Number(exactly: value) }
  if let value = value as? any BinaryInteger { return integer(value) }
  if let value = value as? any BinaryFloatingPoint { return float(value) }
  return nil
}

private func exactFloat<Number: BinaryFloatingPoint>(_ value: Any, _ type: Number.Type) -> Number? {
  func integer(_ value: some BinaryInteger) -> Number? { Number(exactly: value) }
  // No number is exactly the one that is none.
  func float(_ value: some BinaryFloatingPoint) -> Number? { value.isNaN ? .nan : Number(exactly: value) }
  if let value = value as? any BinaryInteger { return integer(value) }
  if let value = value as? any BinaryFloatingPoint { return float(value) }
  return nil
}
