public import CFFIShim

extension Target {
  /// Sends a message with a result.
  ///
  /// When the object's method was registered in Swift with the same Swift types, its closure is called directly. Otherwise the C core
  /// compares the signatures and delivers; so it does while this thread is forwarding a message, because only the core knows then that a
  /// method has run, and that the same message sent again is no loop.
  @inlinable
  func deliver<each Argument, Result>(
    _ selector: Selector, _ shape: ShapePointer, _ arguments: repeat each Argument, returning: Result.Type
  ) throws -> Result {
    if let method = unsafe mf_direct_method(core, selector.raw), let body = unsafe methodBody(of: method),
      unsafe body._withUnsafeGuaranteedRef({ unsafe $0.shape == shape }), let object = unsafe core.object
    {
      // One shape, one function type: the types are equal. Nothing is counted: the table keeps the body as long as it lives, also one that was
      // replaced, and the caller this target, which keeps object and table.
      defer { extendLifetime(keeper) }
      return try unsafe Unmanaged<TypedMethodBody<Result, repeat each Argument>>.fromOpaque(body.toOpaque())
        ._withUnsafeGuaranteedRef { try unsafe $0.run(object, repeat each arguments) }
    }
    return try unsafe deliverThroughCore(selector, shape, repeat each arguments, returning: returning)
  }

  /// The same by the C core alone; with a table, to the implementation above it.
  @inlinable
  func deliverThroughCore<each Argument, Result>(
    _ selector: Selector, _ shape: ShapePointer, _ arguments: repeat each Argument, returning: Result.Type,
    above table: OpaquePointer? = nil
  ) throws -> Result {
    if let problem = unsafe shape.problem(with: selector) { throw problem }
    do {
      return try unsafe transmit(shape, repeat each arguments, returning: returning) { frame, result in
        try unsafe sendToCore(selector, shape, frame, result, above: table)
        return true
      }!
    } catch let misfit as Misfit {
      throw MessageError(misfit, selector, receiver: name)
    }
  }

  @usableFromInline
  func sendToCore(
    _ selector: Selector, _ shape: ShapePointer, _ frame: UnsafeRawPointer?, _ result: UnsafeMutableRawPointer,
    above table: OpaquePointer?
  ) throws {
    var error = unsafe mf_error()
    let status = withExtendedLifetime(keeper) {
      let signature = unsafe shape.pointee.signature
      guard let table = unsafe table else { return unsafe mf_send(core, selector.raw, signature, frame, result, &error) }
      return unsafe mf_send_super(core, table, selector.raw, signature, frame, result, &error)
    }
    if status != MF_OK { throw unsafe explaining(swiftError(consuming: &error), selector) }
  }
}
