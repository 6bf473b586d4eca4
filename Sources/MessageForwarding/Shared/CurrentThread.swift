#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What tells the current thread from any other that is alive; never 0.
func currentThread() -> UInt {
  // A number in Glibc, a pointer in Musl.
  unsafe withUnsafeBytes(of: pthread_self()) { unsafe $0.loadUnaligned(as: UInt.self) }
}
