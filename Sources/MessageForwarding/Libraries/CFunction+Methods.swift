internal import CFFIShim

extension MethodTable {
  /// Registers a C function as a method: it is called with the message's arguments, without the object.
  ///
  /// ```swift
  /// let pow = try Library("libm.so.6").function("pow", "ddd")
  /// try MethodTable.of(Logger.self).add("power(_:_:)", calling: pow)
  /// let power = try logger.send("power(_:_:)", 2.0, 10.0, returning: Double.self)
  /// ```
  ///
  /// The table keeps the function's library loaded, also when the method is replaced or removed: for a class's table, for good.
  ///
  /// - Throws: ``MessageError/Code/duplicate``; ``MessageError/Code/argumentCountMismatch`` when the function takes another number of arguments
  ///   than the selector announces. Then nothing is registered.
  ///
  /// A send goes through the C core. Calls `mf_table_add`.
  public func add<Function>(_ selector: Selector, calling function: CFunction<Function>) throws(MessageError) {
    guard function.signature.argumentCount == selector.argumentCount else {
      var error = MessageError(count: function.signature.argumentCount, "\(function)", selector)
      error.receiver = name
      throw error
    }
    var implementation = unsafe function.implementation
    do {
      let method = try function.signature.asMethod()
      try unsafe checked { unsafe mf_table_add(raw, selector.raw, method.raw, &implementation, $0) }
    } catch {
      if let context = unsafe implementation.context { unsafe Unmanaged<Library>.fromOpaque(context).release() }
      var error = error
      error.selector = selector
      error.receiver = name
      throw error
    }
  }
}

extension CFunction {
  /// What a table has of it. It comes with a reference to the library, if there is one.
  fileprivate var implementation: mf_implementation {
    var implementation = unsafe mf_plain(function)
    guard let library else { return unsafe implementation }
    unsafe implementation.context = unsafe Unmanaged.passRetained(library).toOpaque()
    unsafe implementation.dispose = { unsafe Unmanaged<Library>.fromOpaque($0!).release() }
    return unsafe implementation
  }

  /// Makes an object that answers one message by calling the function: a target among others.
  ///
  /// ```swift
  /// let pow = try Library("libm.so.6").function("pow", "ddd")
  /// try observers.add(pow.target(for: "power(_:_:)"), retention: .strong)
  /// ```
  ///
  /// Each is an object of its own, which nobody else holds: keep it, or add it with ``Retention/strong``.
  ///
  /// - Throws: ``MessageError/Code/argumentCountMismatch`` when the function takes another number of arguments than the selector announces.
  public func target(for selector: Selector) throws(MessageError) -> Target {
    let object = FunctionTarget(name)
    let methods = try MethodTable(for: object)
    try methods.add(selector, calling: self)
    return try Target(object, methods: methods)
  }
}

/// What stands for a C function among targets.
private final class FunctionTarget: NamedTarget {
  let targetName: String
  init(_ name: String) { targetName = name }
}
