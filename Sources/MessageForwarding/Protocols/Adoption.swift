/// Which classes adopt which protocols: an entry for each class that declared it itself.
enum Adoption {
  private static let all = Locked<[ObjectIdentifier: Set<ProtocolDescription>]>([:])

  static func add(_ adopted: ProtocolDescription, to type: AnyClass) {
    _ = all.withLock { $0[ObjectIdentifier(type), default: []].insert(adopted) }
  }

  /// What a class and its superclasses adopt.
  static func protocols(of type: AnyClass) -> Set<ProtocolDescription> {
    all.withLock { all in
      guard !all.isEmpty else { return [] }
      var found: Set<ProtocolDescription> = []
      var next: AnyClass? = type
      while let current = next {
        found.formUnion(all[ObjectIdentifier(current)] ?? [])
        next = _getSuperclass(current)
      }
      return found
    }
  }

  static func conforms(_ type: AnyClass, to wanted: ProtocolDescription) -> Bool {
    protocols(of: type).contains { $0.conforms(to: wanted) }
  }
}

extension MethodTable {
  /// Declares that the class, and every subclass, conforms to a protocol.
  ///
  /// Register the methods first: each required message must have one, here or inherited, with the right types; a message of types
  /// in the class's table of static methods, ``ofType(_:)``.
  ///
  /// - Throws: ``MessageError/Code/unrecognizedSelector`` or ``MessageError/Code/signatureMismatch``, which name the first message that is
  ///   missing; ``MessageError/Code/invalidArgument`` for the table of one object alone. Then nothing is declared.
  ///
  /// Takes a lock. The counterpart of `class_addProtocol`.
  public func adopt(_ adopted: ProtocolDescription) throws(MessageError) {
    guard reference == nil else {
      var error = MessageError(.invalidArgument, reason: "the methods are one object's, and it is classes that adopt protocols")
      error.receiver = name
      error.subject = adopted.name
      throw error
    }
    let statics = unsafe MethodTable<AnyObject>(ClassEntry.ofType(entry.pointee.type))
    try adopted.checkMethods { $0.isOfType ? statics.method(for: $0.selector) : method(for: $0.selector) }
    unsafe Adoption.add(adopted, to: entry.pointee.type)
  }

  /// The protocols that the class and its superclasses declare.
  public var protocols: Set<ProtocolDescription> { unsafe Adoption.protocols(of: entry.pointee.type) }

  /// Whether the class, or a superclass, declares the protocol or one that adopts it.
  ///
  /// The counterpart of `class_conformsToProtocol`.
  public func conforms(to wanted: ProtocolDescription) -> Bool { unsafe Adoption.conforms(entry.pointee.type, to: wanted) }
}

extension ProtocolDescription {
  /// Looks for every required message, its own first; or for those of types only.
  func checkMethods(ofTypes: Bool = false, _ find: (Requirement) -> MethodDescription?) throws(MessageError) {
    for message in messages where !message.isOptional && (message.isOfType || !ofTypes) {
      guard let method = find(message) else {
        var error = MessageError(.unrecognizedSelector, selector: message.selector)
        error.expected = message.signature.encoding
        error.subject = name
        error.advice = "register it\(message.isOfType ? " with MethodTable.ofType" : "") before the class adopts the protocol"
        throw error
      }
      guard method.signature.agrees(with: message.signature) else {
        var error = MessageError(.signatureMismatch, selector: message.selector)
        error.expected = message.signature.encoding
        error.got = method.signature.encoding
        error.receiver = method.owner
        error.subject = name
        throw error
      }
    }
    for other in adopted { try other.checkMethods(ofTypes: ofTypes, find) }
  }
}
