internal import CFFIShim

/// The types of a message that is filled or read at run time.
@safe
struct MessageTypes {
  let signature: MethodSignature
  /// The Swift types, where they are known.
  let shape: ShapePointer?

  /// Types that the sender stated in Swift.
  init(_ shape: ShapePointer) {
    signature = unsafe MethodSignature(shape.pointee.signature)
    unsafe self.shape = unsafe shape
  }

  /// Types that are known as C's only.
  init(_ signature: MethodSignature) {
    self.signature = signature
    unsafe shape = nil
  }

  /// The types of an argument that exists.
  func argument(_ index: Int) -> ValueType {
    ValueType(
      encoding: unsafe TypeEncoding(mf_signature_argument_type(signature.raw, index)!),
      swiftType: unsafe shape?.pointee.argumentTypes[index])
  }

  var result: ValueType { ValueType(encoding: signature.resultType, swiftType: unsafe shape?.pointee.resultType) }
}
