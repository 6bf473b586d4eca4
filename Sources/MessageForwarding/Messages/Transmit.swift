// How a message gets from typed Swift values into the C core, and its result back. Every send that the C core delivers passes here.

/// Lays the arguments out in memory, calls `deliver` with them and a place for the result, and releases what was written.
///
/// Memory comes from the stack, up to 1 KiB. `deliver` says whether there is a result to read; without one this is nil.
@inlinable
func transmit<each Argument, Result>(
  _ shape: ShapePointer, _ arguments: repeat each Argument, returning: Result.Type,
  through deliver: (_ frame: UnsafeRawPointer?, _ result: UnsafeMutableRawPointer) throws -> Bool
) throws -> Result? {
  let size = unsafe shape.pointee.frameSize
  return try unsafe withUnsafeTemporaryAllocation(byteCount: max(size, 1), alignment: shape.pointee.frameAlignment) { buffer in
    let frame = buffer.baseAddress!
    let slots = unsafe shape.pointee.slots
    var index = 0
    @inline(__always)
    func put<Value>(_ value: Value) {
      let slot = unsafe slots[index]
      unsafe store(value, at: frame + slot.offset, slot.passing)
      index += 1
    }
    repeat put(each arguments)
    defer { if unsafe shape.pointee.holdsObjects { unsafe releaseObjects(in: frame, shape) } }
    let room = max(MemoryLayout<Result>.stride, MemoryLayout<UInt>.size)
    return try unsafe withUnsafeTemporaryAllocation(byteCount: room, alignment: max(MemoryLayout<Result>.alignment, 8)) {
      let place = $0.baseAddress!
      guard try unsafe deliver(size == 0 ? nil : UnsafeRawPointer(frame), place) else { return nil }
      return try unsafe take(Result.self, from: place, shape.pointee.result)
    }
  }
}

/// Reads a result. An object is taken over with its one reference.
@inlinable
func take<Result>(_ type: Result.Type, from place: UnsafeRawPointer, _ passing: Passing) throws(Misfit) -> Result {
  defer { if passing.isObject { unsafe releaseObject(at: place) } }
  return try unsafe load(type, from: place, passing, as: .result)
}

@usableFromInline
func releaseObjects(in frame: UnsafeRawPointer, _ shape: ShapePointer) {
  let count = unsafe shape.pointee.count
  for index in 0..<count {
    let slot = unsafe shape.pointee.slots[index]
    if slot.passing.isObject { unsafe releaseObject(at: frame + slot.offset) }
  }
}
