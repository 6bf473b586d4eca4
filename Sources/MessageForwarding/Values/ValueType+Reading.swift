internal import CFFIShim

extension ValueType {
  /// The value as Swift's `Any`: nil is an optional in it. C strings are copied.
  func read(from place: UnsafeRawPointer) -> Any {
    if kind != MF_KIND_VOID, kind != MF_KIND_C_STRING, let type = swiftType ?? plainType, let value = unsafe read(type, from: place)
    {
      return value
    }
    switch kind {
    case MF_KIND_VOID: return ()
    case MF_KIND_OBJECT:
      guard let pointer = unsafe place.load(as: UnsafeRawPointer?.self) else { return Any?.none as Any }
      let object = unsafe Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
      return (object as? AnyBox)?.anyValue ?? object
    case MF_KIND_C_STRING:
      guard let text = unsafe place.load(as: UnsafePointer<CChar>?.self) else { return String?.none as Any }
      return unsafe String(cString: text)
    case MF_KIND_POINTER, MF_KIND_ARRAY, MF_KIND_CLASS, MF_KIND_SELECTOR:
      return unsafe UnsafeMutableRawPointer?.none as Any
    default:
      return unsafe Array(UnsafeRawBufferPointer(start: place, count: encoding.size))
    }
  }

  /// Nil when what is there is not of that type: NULL for a pointer that is never NULL.
  private func read(_ type: Any.Type, from place: UnsafeRawPointer) -> Any? {
    func open<Value>(_ type: Value.Type) -> Any? {
      guard let value = try? unsafe Held(load(type, from: place, Passing(type), as: .result)) else { return nil }
      // C's pointers may all be NULL; one that is not needs no optional around it.
      if swiftType == nil, let optional = value.value as? any OptionalValue, let wrapped = optional.unwrapped { return wrapped }
      return value.value
    }
    return _openExistential(type, do: open)
  }

  /// The value in a type of the reader's choice, converted where nothing is lost.
  func read<Value>(_ type: Value.Type, from place: UnsafeRawPointer, as argument: MessageError.Argument) throws -> Value {
    if kind == MF_KIND_OBJECT {
      let object = unsafe place.load(as: UnsafeRawPointer?.self)
      if let value = try? unsafe Held(loadObject(type, object, Passing(type), as: argument)) { return value.value }
    } else if let cType = type as? any CRepresentable.Type, agrees(with: cType) {
      if let value = try? unsafe Held(load(type, from: place, Passing(type), as: argument)) { return value.value }
    }
    let value = unsafe read(from: place)
    if let converted = convert(value, to: type) { return converted }
    throw DynamicMisfit(argument: argument, expected: _typeName(type, qualified: false), got: describe(value))
  }
}

/// Keeps an optional value apart from the nil of `try?`.
private struct Held<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}
