// How a value gets into the memory of a message and out of it again.

/// A value does not fit where it goes: the handler or the sender turns it into a signature mismatch.
@usableFromInline
struct Misfit: Error {
  @usableFromInline var argument: MessageError.Argument
  @usableFromInline var expected: Any.Type
  @usableFromInline var got: String

  @usableFromInline
  init(argument: MessageError.Argument, expected: Any.Type, got: String) {
    self.argument = argument
    self.expected = expected
    self.got = got
  }
}

/// Writes a value into a message. An object is written with one reference, which whoever owns the place releases.
@inlinable @inline(__always)
func store<Value>(_ value: Value, at place: UnsafeMutableRawPointer, _ passing: Passing) {
  if passing == .boxed {
    unsafe place.initializeMemory(as: Unmanaged<AnyBox>.self, to: .passRetained(Box(value)))
  } else {
    unsafe place.initializeMemory(as: Value.self, to: value)
  }
}

/// Reads a value from a message, which keeps it.
@inlinable @inline(__always)
func load<Value>(
  _ type: Value.Type, from place: UnsafeRawPointer, _ passing: Passing, as argument: MessageError.Argument
) throws(Misfit) -> Value {
  switch passing {
  case .nothing, .bytes:
    return unsafe place.assumingMemoryBound(to: Value.self).pointee
  case .pointer:
    guard unsafe place.load(as: UInt.self) != 0 else { throw Misfit(argument: argument, expected: type, got: "nil") }
    return unsafe place.assumingMemoryBound(to: Value.self).pointee
  case .reference, .optionalReference, .boxed:
    let object = unsafe place.load(as: UnsafeRawPointer?.self)
    return try unsafe loadObject(type, object, passing, as: argument)
  }
}

/// Reads a value that travels as an object, and compares its Swift type with the one wanted.
@usableFromInline
func loadObject<Value>(
  _ type: Value.Type, _ pointer: UnsafeRawPointer?, _ passing: Passing, as argument: MessageError.Argument
) throws(Misfit) -> Value {
  guard let pointer = unsafe pointer else {
    if let null = nullValue(type) { return null }
    throw Misfit(argument: argument, expected: type, got: "nil")
  }
  let object = unsafe Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
  if passing == .boxed, let box = object as? Box<Value> { return box.value }
  let came: Any = (object as? AnyBox)?.anyValue ?? object
  if let value = fit(came, type) { return value }
  throw Misfit(argument: argument, expected: type, got: typeName(of: came))
}

/// Releases an object that ``store(_:at:_:)`` wrote.
@inlinable
func releaseObject(at place: UnsafeRawPointer) {
  if let object = unsafe place.load(as: UnsafeRawPointer?.self) { unsafe Unmanaged<AnyObject>.fromOpaque(object).release() }
}

/// What a NULL object is in Swift.
private func nullValue<Value>(_ type: Value.Type) -> Value? {
  guard type is any OptionalType.Type else { return nil }
  return Any?.none as? Value
}

/// The name of a value's dynamic type, as people write it.
private func typeName(of value: Any) -> String {
  if let optional = value as? any OptionalValue, optional.isNil { return "nil" }
  return _typeName(Swift.type(of: value), qualified: false)
}
