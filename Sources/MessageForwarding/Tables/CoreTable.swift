internal import CFFIShim

/// A method table of the C core, whatever language it belongs to. Whoever makes one keeps the table alive.
@safe
struct CoreTable {
  let raw: OpaquePointer

  init(_ raw: OpaquePointer) { unsafe self.raw = unsafe raw }

  var name: String { unsafe String(cString: mf_table_name(raw)) }

  var generation: UInt64 { unsafe mf_table_generation(raw) }

  /// The table's own methods, in the order in which they were registered.
  var methods: [MethodDescription] { unsafe rawMethods.map { unsafe MethodDescription($0) } }

  var rawMethods: [OpaquePointer] {
    var methods: [OpaquePointer?] = unsafe []
    // Another thread may be registering: ask again until all fit.
    while true {
      let count = unsafe methods.withUnsafeMutableBufferPointer { unsafe mf_table_methods(raw, $0.baseAddress, $0.count) }
      guard unsafe count > methods.count else { return unsafe methods.prefix(count).compactMap { unsafe $0 } }
      unsafe methods = unsafe Array(repeating: nil, count: count)
    }
  }

  /// The selectors of its methods, inherited ones included.
  var selectors: Set<Selector> {
    let inherited = unsafe mf_table_parent(raw).map { unsafe CoreTable($0) }?.selectors ?? []
    return inherited.union(methods.map(\.selector))
  }

  func method(for selector: Selector) -> MethodDescription? {
    unsafe mf_table_find(raw, selector.raw).map { unsafe MethodDescription($0) }
  }

  func register(_ selector: Selector, _ body: MethodBody, replacing: Bool) throws(MessageError) {
    let shape = unsafe body.shape
    if let problem = unsafe shape.pointee.problem { throw naming(selector, problem) }
    if unsafe shape.pointee.count != selector.argumentCount {
      var error = unsafe naming(selector, MessageError(count: shape, selector))
      if unsafe shape.pointee.count == 0 && isFunction(shape.pointee.resultType) {
        // Logger.log(_:) is a function that takes a logger and returns the method.
        error.advice = "pass a closure that calls the method, such as { $0.name($1) }, instead of the method itself"
      }
      throw error
    }
    let context = unsafe Unmanaged.passRetained(body).toOpaque()
    var implementation = unsafe mf_handled(runMethodBody, context) { unsafe Unmanaged<MethodBody>.fromOpaque($0!).release() }
    do {
      try unsafe checked { error in
        unsafe replacing
          ? mf_table_replace(raw, selector.raw, shape.pointee.signature, &implementation, nil, error)
          : mf_table_add(raw, selector.raw, shape.pointee.signature, &implementation, error)
      }
    } catch {
      unsafe Unmanaged<MethodBody>.fromOpaque(context).release()
      var error = naming(selector, error)
      if error.code == .duplicate, let there = unsafe mf_table_find_own(raw, selector.raw) {
        error.expected = unsafe MethodDescription(there).typeText
        error.got = unsafe shape.pointee.typeText + (body.need.map { AwaitNeed.text(isAsync: $0.isAsync, actor: $0.actor) } ?? "")
        error.advice = "register it under another name, or use replace"
        // Said by the facts above.
        error.reason = nil
        error.subject = nil
      }
      throw error
    }
  }

  func remove(_ selector: Selector) throws(MessageError) {
    do {
      try unsafe checked { unsafe mf_table_remove(raw, selector.raw, $0) }
    } catch {
      throw naming(selector, error)
    }
  }

  func exchange(_ a: Selector, _ b: Selector) throws(MessageError) {
    do {
      try unsafe checked { unsafe mf_table_exchange(raw, a.raw, b.raw, $0) }
    } catch {
      throw naming(unsafe mf_table_find_own(raw, a.raw) == nil ? a : b, error)
    }
  }

  private func naming(_ selector: Selector, _ error: MessageError) -> MessageError {
    var error = error
    error.selector = selector
    error.receiver = name
    return error
  }
}

private func isFunction(_ type: Any.Type) -> Bool { _typeName(type, qualified: false).contains(" -> ") }
