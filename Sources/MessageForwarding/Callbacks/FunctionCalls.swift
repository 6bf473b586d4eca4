public import CFFIShim

/// Reads the arguments of a C function's call, runs a closure with them, and writes its result.
@inlinable
func answerFunctionCall<each Argument, Result>(
  _ call: OpaquePointer, _ shape: ShapePointer, _ run: (repeat each Argument) throws -> Result
) throws {
  let result = unsafe mf_call_result(call)
  // Without arguments there is no frame, and nothing is read from it.
  let frame = unsafe mf_call_frame(call) ?? UnsafeRawPointer(result)
  let slots = unsafe shape.pointee.slots
  var index = 0
  @inline(__always)
  func next<Value>(_ type: Value.Type) throws(Misfit) -> Value {
    let slot = unsafe slots[index]
    index += 1
    return try unsafe load(type, from: frame + slot.offset, slot.passing, as: .index(index - 1))
  }
  let arguments = (repeat try next((each Argument).self))
  let value = try run(repeat each arguments)
  let passing = unsafe shape.pointee.result
  if passing != .nothing { unsafe store(value, at: result, passing) }
}

/// Writes a result that is known beforehand.
@inlinable
func fallback<Result: CRepresentable>(_ value: Result?) -> ((UnsafeMutableRawPointer) -> Void)? {
  unsafe value.map { value in { place in unsafe place.initializeMemory(as: Result.self, to: value) } }
}
