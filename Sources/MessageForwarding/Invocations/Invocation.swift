internal import CFFIShim

/// A message held as a value: it can be made, filled, sent to one receiver or many, kept, edited and sent again.
///
/// ```swift
/// let invocation = try Invocation("add(_:to:)", 2, 3, returning: Int.self)
/// try invocation.invoke(on: calculator)
/// let sum = try invocation.result(as: Int.self)
/// ```
///
/// It owns its arguments: objects, closures and other Swift values stay alive, and C strings are copied, until they are replaced, the
/// invocation is cleared (``clear()``), or it goes. What a raw pointer points to stays yours.
///
/// Arguments are counted from 0, without self and selector (`NSInvocation` counts them). What is set or read under another type than the
/// argument's is converted where nothing is lost: 3 for an `Int8` or a `Double`, `nil` for every optional; 300 for an `Int8` is an error.
///
/// An invocation stays in one isolation domain, as its arguments do. Making one allocates once, and once for each Swift value that has no C
/// type. The counterpart of `NSInvocation`.
@safe
public final class Invocation {
  // Belongs to this object: made, and destroyed with it.
  let raw: OpaquePointer
  let types: MessageTypes
  // Set while its description is made.
  var isDescribed = false

  init(consuming raw: OpaquePointer, _ types: MessageTypes) {
    unsafe self.raw = unsafe raw
    self.types = types
  }

  /// Makes an invocation with a result.
  ///
  /// The types of the values are what the sender states, as in ``Responder/send(_:_:returning:)``.
  ///
  /// - Throws: ``MessageError/Code/argumentCountMismatch``, and what ``MethodSignature/init(_:returning:)`` throws.
  public convenience init<each Argument, Result>(
    _ selector: Selector, _ arguments: repeat each Argument, returning result: Result.Type
  ) throws(MessageError) {
    let shape = unsafe Shape.of(result, repeat (each Argument).self)
    if let problem = unsafe shape.problem(with: selector) { throw problem }
    let types = unsafe MessageTypes(shape)
    unsafe self.init(consuming: try createRaw(selector, types.signature), types)
    var index = 0
    for argument in repeat each arguments {
      try put(argument, at: index, unsafe shape.pointee.slots[index].passing)
      index += 1
    }
  }

  /// Makes an invocation without a result.
  ///
  /// - Throws: As ``init(_:_:returning:)``.
  public convenience init<each Argument>(_ selector: Selector, _ arguments: repeat each Argument) throws(MessageError) {
    try self.init(selector, repeat each arguments, returning: Void.self)
  }

  /// Makes an empty invocation: arguments that are not set are 0, false, NULL or nil.
  ///
  /// - Throws: ``MessageError/Code/argumentCountMismatch`` when the selector announces another number of arguments.
  ///
  /// The counterpart of `+invocationWithMethodSignature:`. Calls `mf_invocation_create`.
  public convenience init(_ selector: Selector, signature: MethodSignature) throws(MessageError) {
    try self.init(selector, types: MessageTypes(try signature.asMethod()))
  }

  convenience init(_ selector: Selector, types: MessageTypes) throws(MessageError) {
    try checkCount(selector, types.signature.argumentCount, types.signature.encoding)
    unsafe self.init(consuming: try createRaw(selector, types.signature), types)
  }

  deinit { unsafe mf_invocation_destroy(raw) }

  /// The message.
  public var selector: Selector {
    // Every invocation that Swift makes, or captures from a message, has one.
    unsafe Selector(mf_invocation_selector(raw)!)
  }

  /// Makes it another message with the same types.
  ///
  /// - Throws: ``MessageError/Code/argumentCountMismatch`` when that selector announces another number of arguments.
  ///
  /// The counterpart of `setSelector:`.
  public func setSelector(_ selector: Selector) throws(MessageError) {
    try checkCount(selector, signature.argumentCount, signature.encoding)
    unsafe mf_invocation_set_selector(raw, selector.raw)
  }

  /// The types of arguments and result.
  public var signature: MethodSignature { types.signature }

  /// Another invocation with the same selector, arguments and result, each kept by both.
  ///
  /// - Throws: ``MessageError/Code/outOfMemory``.
  ///
  /// Calls `mf_invocation_copy`.
  public func copy() throws(MessageError) -> Invocation {
    var copy: OpaquePointer?
    try unsafe checked { unsafe mf_invocation_copy(raw, &copy, $0) }
    return unsafe Invocation(consuming: copy!, types)
  }

  /// Releases arguments and result: afterwards they are 0, NULL or nil, and there is no result. Selector and signature stay.
  ///
  /// While the invocation is being sent its arguments stay. Calls `mf_invocation_clear`.
  public func clear() { unsafe mf_invocation_clear(raw) }

  /// Puts a value of the argument's own type in.
  private func put<Value>(_ value: Value, at index: Int, _ passing: Passing) throws(MessageError) {
    let size = unsafe mf_signature_argument_size(signature.raw, index)
    let room = max(MemoryLayout<Value>.stride, MemoryLayout<UInt>.size)
    let place = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: max(MemoryLayout<Value>.alignment, 8))
    defer { unsafe place.deallocate() }
    unsafe place.initializeMemory(as: UInt8.self, repeating: 0, count: room)
    unsafe store(value, at: place, passing)
    defer { if passing.isObject { unsafe releaseObject(at: place) } }
    try unsafe checked { unsafe mf_invocation_set_argument(raw, index, place, size, $0) }
  }
}

/// Makes a C invocation that owns its arguments.
private func createRaw(_ selector: Selector, _ signature: MethodSignature) throws(MessageError) -> OpaquePointer {
  var raw: OpaquePointer?
  try unsafe checked { unsafe mf_invocation_create(signature.raw, SwiftRuntime.ops, &raw, $0) }
  unsafe mf_invocation_set_selector(raw!, selector.raw)
  // Nothing is in it yet, so nothing has to be copied, which is all that could fail.
  try unsafe checked { unsafe mf_invocation_retain_arguments(raw!, $0) }
  return unsafe raw!
}

private func checkCount(_ selector: Selector, _ count: Int, _ types: String) throws(MessageError) {
  guard selector.argumentCount != count else { return }
  throw MessageError(count: count, types, selector)
}
