// The same calls for up to six arguments, without a pack. A pointer that the compiler makes of a string, an array or an `inout` variable lasts
// as long as the call that it is made for; among the arguments of a pack it does not.

extension CFunction {
  /// Calls the function: the same without a pack of arguments, so strings may be passed as C strings.
  @inlinable
  public func callAsFunction<A: CRepresentable, Result: CRepresentable>(_ a: A) throws -> Result
  where Function == (A) -> Result {
    try unsafe callLaidOut(shape!, a, returning: Result.self)
  }

  /// Calls the function: the same without a pack of arguments, so strings may be passed as C strings.
  @inlinable
  public func callAsFunction<A: CRepresentable>(_ a: A) throws
  where Function == (A) -> Void {
    try unsafe callLaidOut(shape!, a, returning: Void.self)
  }

  /// Calls the function: the same without a pack of arguments, so strings may be passed as C strings.
  @inlinable
  public func callAsFunction<A: CRepresentable, B: CRepresentable, Result: CRepresentable>(
    _ a: A, _ b: B
  ) throws -> Result
  where Function == (A, B) -> Result {
    try unsafe callLaidOut(shape!, a, b, returning: Result.self)
  }

  /// Calls the function: the same without a pack of arguments, so strings may be passed as C strings.
  @inlinable
  public func callAsFunction<A: CRepresentable, B: CRepresentable>(_ a: A, _ b: B) throws
  where Function == (A, B) -> Void {
    try unsafe callLaidOut(shape!, a, b, returning: Void.self)
  }

  /// Calls the function: the same without a pack of arguments, so strings may be passed as C strings.
  @inlinable
  public func callAsFunction<
    A: CRepresentable, B: CRepresentable, C: CRepresentable, Result: CRepresentable
  >(_ a: A, _ b: B, _ c: C) throws -> Result
  where Function == (A, B, C) -> Result {
    try unsafe callLaidOut(shape!, a, b, c, returning: Result.self)
  }

  /// Calls the function: the same without a pack of arguments, so strings may be passed as C strings.
  @inlinable
  public func callAsFunction<A: CRepresentable, B: CRepresentable, C: CRepresentable>(
    _ a: A, _ b: B, _ c: C
  ) throws
  where Function == (A, B, C) -> Void {
    try unsafe callLaidOut(shape!, a, b, c, returning: Void.self)
  }

  /// Calls the function: the same without a pack of arguments, so strings may be passed as C strings.
  @inlinable
  public func callAsFunction<
    A: CRepresentable, B: CRepresentable, C: CRepresentable, D: CRepresentable,
    Result: CRepresentable
  >(_ a: A, _ b: B, _ c: C, _ d: D) throws -> Result
  where Function == (A, B, C, D) -> Result {
    try unsafe callLaidOut(shape!, a, b, c, d, returning: Result.self)
  }

  /// Calls the function: the same without a pack of arguments, so strings may be passed as C strings.
  @inlinable
  public func callAsFunction<
    A: CRepresentable, B: CRepresentable, C: CRepresentable, D: CRepresentable
  >(_ a: A, _ b: B, _ c: C, _ d: D) throws
  where Function == (A, B, C, D) -> Void {
    try unsafe callLaidOut(shape!, a, b, c, d, returning: Void.self)
  }

  /// Calls the function: the same without a pack of arguments, so strings may be passed as C strings.
  @inlinable
  public func callAsFunction<
    A: CRepresentable, B: CRepresentable, C: CRepresentable, D: CRepresentable, E: CRepresentable,
    Result: CRepresentable
  >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) throws -> Result
  where Function == (A, B, C, D, E) -> Result {
    try unsafe callLaidOut(shape!, a, b, c, d, e, returning: Result.self)
  }

  /// Calls the function: the same without a pack of arguments, so strings may be passed as C strings.
  @inlinable
  public func callAsFunction<
    A: CRepresentable, B: CRepresentable, C: CRepresentable, D: CRepresentable, E: CRepresentable
  >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) throws
  where Function == (A, B, C, D, E) -> Void {
    try unsafe callLaidOut(shape!, a, b, c, d, e, returning: Void.self)
  }

  /// Calls the function: the same without a pack of arguments, so strings may be passed as C strings.
  @inlinable
  public func callAsFunction<
    A: CRepresentable, B: CRepresentable, C: CRepresentable, D: CRepresentable, E: CRepresentable,
    F: CRepresentable, Result: CRepresentable
  >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) throws -> Result
  where Function == (A, B, C, D, E, F) -> Result {
    try unsafe callLaidOut(shape!, a, b, c, d, e, f, returning: Result.self)
  }

  /// Calls the function: the same without a pack of arguments, so strings may be passed as C strings.
  @inlinable
  public func callAsFunction<
    A: CRepresentable, B: CRepresentable, C: CRepresentable, D: CRepresentable, E: CRepresentable,
    F: CRepresentable
  >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) throws
  where Function == (A, B, C, D, E, F) -> Void {
    try unsafe callLaidOut(shape!, a, b, c, d, e, f, returning: Void.self)
  }
}
