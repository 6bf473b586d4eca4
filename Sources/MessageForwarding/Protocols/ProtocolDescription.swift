internal import CFFIShim

/// A named list of messages: which are required, which optional, and which other protocols it adopts.
///
/// ```swift
/// let dataSource = try ProtocolDescription("TableDataSource", [
///   .required("numberOfRows(in:)", Table.self, returning: Int.self),
///   .optional("title(of:)", Table.self, returning: String.self),
/// ])
/// ```
///
/// It is registered when it is made; from then on it never changes, is found by its name (``init(named:)``), and lives as long as the process. A
/// copy costs nothing, and any thread may use it. It describes and calls nothing; types of one conform by ``MethodTable/adopt(_:)``. Swift's own
/// protocols are another thing. The counterpart of `Protocol` of the ObjC runtime.
@safe
public struct ProtocolDescription: Hashable, Sendable {
  // Points to a registered protocol, which never changes and lives as long as the process.
  nonisolated(unsafe) let raw: OpaquePointer

  init(_ raw: OpaquePointer) { unsafe self.raw = unsafe raw }

  /// Makes and registers a protocol.
  ///
  /// - Parameters:
  ///   - name: What it is found by.
  ///   - adopted: Protocols whose messages belong to this one, too.
  ///   - messages: Its own messages.
  /// - Throws: ``MessageError/Code/duplicate`` when the name is taken, or a message is declared twice;
  ///   ``MessageError/Code/argumentCountMismatch`` and others when a message's types are wrong. Then nothing is registered.
  ///
  /// The counterpart of `objc_allocateProtocol` and `objc_registerProtocol`. Calls `mf_protocol_register`.
  public init(
    _ name: String, adopting adopted: [ProtocolDescription] = [], _ messages: [Requirement]
  ) throws(MessageError) {
    var made: OpaquePointer?
    do throws(MessageError) {
      guard !name.utf8.contains(0) else { throw MessageError(.invalidName, reason: "a NUL character") }
      try unsafe checked { unsafe mf_protocol_create(name, &made, $0) }
      for other in adopted { try unsafe checked { unsafe mf_protocol_adopt(made!, other.raw, $0) } }
      for message in messages { try unsafe message.add(to: made!) }
      try unsafe checked { unsafe mf_protocol_register(made!, $0) }
    } catch {
      unsafe mf_protocol_destroy(made)
      throw error.subject == nil ? error.about(name) : error
    }
    unsafe self.init(made!)
  }

  /// Finds a protocol by its name.
  ///
  /// - Throws: ``MessageError/Code/notFound`` when none of that name is registered.
  ///
  /// The counterpart of `objc_getProtocol`. Calls `mf_protocol_find`.
  public init(named name: String) throws(MessageError) {
    var found: OpaquePointer?
    do throws(MessageError) {
      guard !name.utf8.contains(0) else { throw MessageError(.notFound) }
      try unsafe checked { unsafe mf_protocol_find(name, &found, $0) }
    } catch {
      var error = error.about(name)
      if error.advice == nil { error.advice = "a protocol is found once a ProtocolDescription of that name was made" }
      throw error
    }
    unsafe self.init(found!)
  }

  /// The name.
  public var name: String { unsafe String(cString: mf_protocol_name(raw)) }

  /// Its own messages, in the order in which they were declared.
  public var messages: [Requirement] {
    let count = unsafe mf_protocol_messages(raw, nil, 0)
    return unsafe withUnsafeTemporaryAllocation(of: mf_message_description.self, capacity: max(count, 1)) { place in
      unsafe mf_protocol_messages(raw, place.baseAddress!, count)
      return (0..<count).map { unsafe Requirement(place[$0]) }
    }
  }

  /// The protocols that it adopts directly.
  public var adopted: [ProtocolDescription] {
    let count = unsafe mf_protocol_adopted(raw, nil, 0)
    var protocols: [OpaquePointer?] = unsafe Array(repeating: nil, count: count)
    _ = unsafe protocols.withUnsafeMutableBufferPointer { unsafe mf_protocol_adopted(raw, $0.baseAddress, count) }
    return unsafe protocols.compactMap { unsafe $0.map { unsafe ProtocolDescription($0) } }
  }

  /// What it says about a message of instances, its own or an adopted protocol's; `nil` when it does not declare it.
  ///
  /// What an adopted protocol requires is required. The counterpart of `protocol_getMethodDescription`. Calls `mf_protocol_declares`.
  public func message(for selector: Selector) -> Requirement? {
    unsafe mf_protocol_declares(raw, selector.raw, MF_INSTANCE).map { unsafe Requirement($0.pointee) }
  }

  /// The same about a message of types.
  public func typeMessage(for selector: Selector) -> Requirement? {
    unsafe mf_protocol_declares(raw, selector.raw, MF_CLASS).map { unsafe Requirement($0.pointee) }
  }

  /// Whether it declares a message of instances, required or optional. No lock, no allocation.
  public func declares(_ selector: Selector) -> Bool { unsafe mf_protocol_declares(raw, selector.raw, MF_INSTANCE) != nil }

  /// Whether it is the other protocol, or adopts it, directly or not.
  ///
  /// The counterpart of `protocol_conformsToProtocol`. Calls `mf_protocol_conforms`.
  public func conforms(to other: ProtocolDescription) -> Bool { unsafe mf_protocol_conforms(raw, other.raw) }

  /// Whether a receiver responds to every required message with the right types, whatever it declares; a class itself, to those of types.
  ///
  /// - Throws: ``MessageError/Code/unrecognizedSelector`` or ``MessageError/Code/signatureMismatch``, which name the first message that is missing.
  ///
  /// Calls `mf_protocol_check`.
  public func check(_ receiver: some Responder) throws(MessageError) {
    let target = receiver.messageTarget
    defer { extendLifetime(target) }
    if target.object is TypeObject {
      let table = target.methodTable
      return try checkMethods(ofTypes: true) { table.method(for: $0.selector) }
    }
    try unsafe checked { unsafe mf_protocol_check(raw, target.core, $0) }
  }

  /// There is one protocol of a name, so this compares pointers.
  public static func == (a: ProtocolDescription, b: ProtocolDescription) -> Bool { unsafe a.raw == b.raw }

  /// Hashes the pointer.
  public func hash(into hasher: inout Hasher) { unsafe hasher.combine(raw) }
}

extension ProtocolDescription: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
