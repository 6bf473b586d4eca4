internal import CFFIShim

/// The type of one argument, or of the result, of a message that is filled or read at run time.
@safe
struct ValueType {
  let encoding: TypeEncoding
  /// The Swift type; nil when only the encoding is known.
  let swiftType: Any.Type?

  var kind: mf_kind { unsafe mf_type_kind(encoding.raw) }

  /// What errors call it.
  var text: String { swiftType.map { _typeName($0, qualified: false) } ?? encoding.text }

  /// The Swift type to use where no other is known; nil for objects, and for structs that no message used yet.
  var plainType: Any.Type? {
    switch kind {
    case MF_KIND_BOOL: Bool.self
    case MF_KIND_INT8: Int8.self
    case MF_KIND_UINT8: UInt8.self
    case MF_KIND_INT16: Int16.self
    case MF_KIND_UINT16: UInt16.self
    case MF_KIND_INT32: Int32.self
    case MF_KIND_UINT32: UInt32.self
    case MF_KIND_INT64: Int.self
    case MF_KIND_UINT64: UInt.self
    case MF_KIND_INT128: Int128.self
    case MF_KIND_UINT128: UInt128.self
    case MF_KIND_FLOAT: Float.self
    case MF_KIND_DOUBLE: Double.self
    case MF_KIND_LONG_DOUBLE: longDouble
    case MF_KIND_SELECTOR: Selector?.self
    case MF_KIND_POINTER, MF_KIND_C_STRING, MF_KIND_ARRAY, MF_KIND_CLASS: unsafe UnsafeMutableRawPointer?.self
    case MF_KIND_STRUCT, MF_KIND_UNION: AggregateTypes.find(encoding)
    default: nil
    }
  }

  private var longDouble: Any.Type? {
    #if arch(x86_64) || arch(i386)
      Float80.self
    #else
      nil
    #endif
  }
}

extension ValueType {
  /// Lays a value out in memory, converted to this type, and runs `body` with it. An object comes with a reference that is released
  /// afterwards.
  func withBytes<Result>(
    of value: Any, as argument: MessageError.Argument, _ body: (UnsafeRawPointer) throws -> Result
  ) throws -> Result {
    if kind == MF_KIND_VOID {
      guard value is Void else { throw misfit(value, as: argument) }
      return try unsafe body(UnsafeRawPointer(bitPattern: 16)!)
    }
    if let text = value as? String {
      if kind == MF_KIND_C_STRING {
        // C would take it for the end.
        guard !text.utf8.contains(0) else {
          throw DynamicMisfit(argument: argument, expected: self.text, got: "text that contains NUL")
        }
        return try unsafe text.withCString { try unsafe lay(Optional(UnsafePointer<CChar>($0)), .bytes, body) }
      }
      if kind == MF_KIND_SELECTOR, let selector = try? Selector(text) { return try unsafe lay(selector, .bytes, body) }
    }
    if let swiftType { return try unsafe withBytes(of: value, converted: swiftType, as: argument, body) }
    if kind == MF_KIND_OBJECT { return try unsafe layObject(value, body) }
    if let same = value as? any CRepresentable, agrees(with: Swift.type(of: same)) { return try unsafe lay(same, .bytes, body) }
    if let plainType { return try unsafe withBytes(of: value, converted: plainType, as: argument, body) }
    if let bytes = value as? [UInt8], bytes.count == encoding.size {
      return try unsafe bytes.withUnsafeBytes { try unsafe body($0.baseAddress!) }
    }
    throw misfit(value, as: argument)
  }

  private func withBytes<Result>(
    of value: Any, converted type: Any.Type, as argument: MessageError.Argument, _ body: (UnsafeRawPointer) throws -> Result
  ) throws -> Result {
    func open<Value>(_ type: Value.Type) throws -> Result {
      guard let converted = convert(value, to: type) else { throw misfit(value, as: argument) }
      return try unsafe lay(converted, Passing(type), body)
    }
    return try _openExistential(type, do: open)
  }

  private func layObject<Result>(_ value: Any, _ body: (UnsafeRawPointer) throws -> Result) throws -> Result {
    func open<Value>(_ value: Value) throws -> Result {
      switch Passing(Value.self) {
      case .reference: try unsafe lay(value, .reference, body)
      case .optionalReference: try unsafe lay(value, .optionalReference, body)
      default: try unsafe lay(value, .boxed, body)
      }
    }
    if isNil(value), Swift.type(of: value) == Any?.self { return try unsafe lay(AnyObject?.none, .optionalReference, body) }
    return try _openExistential(value, do: open)
  }

  private func lay<Value, Result>(
    _ value: Value, _ passing: Passing, _ body: (UnsafeRawPointer) throws -> Result
  ) throws -> Result {
    let size = max(MemoryLayout<Value>.stride, MemoryLayout<UInt>.size)
    return try unsafe withUnsafeTemporaryAllocation(byteCount: size, alignment: max(MemoryLayout<Value>.alignment, 16)) { buffer in
      // Padding is zero, too: what is kept and compared has no accidental bytes.
      unsafe buffer.initializeMemory(as: UInt8.self, repeating: 0)
      let place = buffer.baseAddress!
      unsafe store(value, at: place, passing)
      defer { if passing.isObject { unsafe releaseObject(at: place) } }
      return try unsafe body(place)
    }
  }

  func agrees(with type: any CRepresentable.Type) -> Bool {
    guard let text = try? checkedEncoding(of: type), let other = try? TypeEncoding(text) else { return false }
    return other.agrees(with: encoding)
  }

  private func misfit(_ value: Any, as argument: MessageError.Argument) -> DynamicMisfit {
    DynamicMisfit(argument: argument, expected: text, got: describe(value))
  }
}
