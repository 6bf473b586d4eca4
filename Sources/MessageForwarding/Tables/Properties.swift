extension MethodTable {
  /// Registers a property: a method that reads it, and one that sets it.
  ///
  /// ```swift
  /// try table.addProperty("volume", \.volume)      // volume() and setVolume(_:)
  /// try table.addProperty("isOn", setter: "setOn(_:)", \.isOn)
  /// ```
  ///
  /// The setter is named as Swift names it for Objective-C: `set`, then the name with a capital letter, so `isOn` is set by `setIsOn(_:)`; Cocoa's
  /// own classes say `setOn(_:)`. State another name where it is wanted.
  ///
  /// A property that belongs to an actor does not compile here: a message may come on any thread.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - getter: The message that reads it; by default its name.
  ///   - setter: The message that sets it.
  ///   - property: The property. One that can only be read has no setter.
  /// - Throws: As ``add(_:_:)``. Then nothing is registered.
  ///
  /// A send costs what applying a key path costs, beside the message itself. The counterpart of `class_addProperty` and of the accessors that
  /// `@property` synthesizes; reading by name is what `valueForKey:` and `setValue:forKey:` do.
  public func addProperty<Value>(
    _ name: String, getter: Selector? = nil, setter: Selector? = nil,
    _ property: any ReferenceWritableKeyPath<Owner, Value> & Sendable
  ) throws(MessageError) {
    let names = try PropertyNames(name, getter, setter)
    let (get, set) = Self.accessors(of: property)
    try register(names.getter, get, replacing: false)
    do {
      try register(names.setter, set, replacing: false)
    } catch {
      try remove(names.getter)
      throw error
    }
  }

  /// Registers a property that can only be read.
  ///
  /// ```swift
  /// try table.addProperty("count", \.lines.count)
  /// ```
  ///
  /// An object does not respond to the setter, and the error of sending it says that the property is read-only.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - getter: The message that reads it; by default its name.
  ///   - setter: The message that would set it, for the error; by default as for a property that can be set.
  ///   - property: The property.
  /// - Throws: As ``add(_:_:)``.
  public func addProperty<Value>(
    _ name: String, getter: Selector? = nil, setter: Selector? = nil, _ property: any KeyPath<Owner, Value> & Sendable
  ) throws(MessageError) {
    let names = try PropertyNames(name, getter, setter)
    try register(names.getter, Self.accessor(of: property, readOnly: names), replacing: false)
  }

  static func accessors<Value>(
    of property: any ReferenceWritableKeyPath<Owner, Value> & Sendable
  ) -> (get: MethodBody, set: MethodBody) {
    (makeBody { $0[keyPath: property] }, makeBody { (owner, value: Value) in owner[keyPath: property] = value })
  }

  static func accessor<Value>(of property: any KeyPath<Owner, Value> & Sendable, readOnly names: PropertyNames) -> MethodBody {
    let body = makeBody { $0[keyPath: property] }
    body.readOnlyProperty = names
    return body
  }
}

/// What a property's methods are called.
struct PropertyNames {
  let name: String
  let getter: Selector
  let setter: Selector

  init(_ name: String, _ getter: Selector?, _ setter: Selector?) throws(MessageError) {
    let name = name.hasSuffix("()") ? String(name.dropLast(2)) : name
    self.name = name
    self.getter = if let getter { getter } else { try Selector(name) }
    self.setter = if let setter { setter } else { try Selector("set\(name.prefix(1).uppercased())\(name.dropFirst())(_:)") }
  }
}

extension Target {
  /// Says of a message that nobody takes what only Swift knows: that its method was declared wrongly, or that it would set a property that can
  /// only be read.
  func explaining(_ error: MessageError, _ selector: Selector) -> MessageError {
    guard error.code == .unrecognizedSelector, error.selector == selector, error.receiver == name, error.reason == nil
    else { return error }
    if let problem = unsafe methodTable.entry.pointee.problems?.problem(with: selector) { return problem }
    guard let property = readOnlyProperty(setBy: selector)
    else { return error }
    var error = error
    error.reason = "the property \(property) can only be read"
    error.advice = "register it with a key path that can be written, or register a method that sets it"
    return error
  }

  func explaining(_ error: any Error, _ selector: Selector) -> any Error {
    (error as? MessageError).map { explaining($0, selector) } ?? error
  }

  private func readOnlyProperty(setBy selector: Selector) -> String? {
    guard selector.argumentCount == 1 else { return nil }
    var next: MethodTable<AnyObject>? = methodTable
    while let table = next {
      if let property = table.readOnlyProperty(setBy: selector) { return property }
      next = table.parent
    }
    return nil
  }
}

extension MethodTable {
  fileprivate func readOnlyProperty(setBy selector: Selector) -> String? {
    let bodies = unsafe core.rawMethods.map { unsafe methodBody(of: $0)?.takeUnretainedValue() }
    return bodies.lazy.compactMap { $0?.readOnlyProperty }.first { $0.setter == selector }?.name
  }
}
