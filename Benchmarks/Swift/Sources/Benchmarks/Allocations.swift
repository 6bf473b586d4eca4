import CAllocations

/// How often something allocates.
func allocations(of body: () -> Void) -> Double {
  var before = allocation_count()
  UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16).deallocate()
  // Were nothing counted, every figure would be zero.
  precondition(allocation_count() > before, "allocations are not counted")
  before = allocation_count()
  body()
  return Double(allocation_count() - before)
}
