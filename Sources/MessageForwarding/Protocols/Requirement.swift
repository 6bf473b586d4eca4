internal import CFFIShim

extension ProtocolDescription {
  /// One message of a protocol.
  public struct Requirement: Sendable {
    /// The message.
    public let selector: Selector
    /// Its types.
    public let signature: MethodSignature
    /// Whether those that conform need not respond to it.
    public let isOptional: Bool
    /// Whether types get it, and not their instances.
    public let isOfType: Bool

    // What is wrong with the types is thrown when a protocol is made of it.
    private let problem: MessageError?

    init(_ selector: Selector, _ shape: ShapePointer, isOptional: Bool) {
      self.selector = selector
      unsafe signature = MethodSignature(shape.pointee.signature)
      self.isOptional = isOptional
      isOfType = false
      unsafe problem = shape.problem(with: selector)
    }

    init(_ selector: Selector, _ signature: MethodSignature, isOptional: Bool, isOfType: Bool, _ problem: MessageError? = nil) {
      self.selector = selector
      self.signature = signature
      self.isOptional = isOptional
      self.isOfType = isOfType
      self.problem =
        problem
        ?? (selector.argumentCount == signature.argumentCount
          ? nil : MessageError(count: signature.argumentCount, signature.encoding, selector))
    }

    init(_ description: mf_message_description) {
      unsafe selector = Selector(description.selector)
      unsafe signature = MethodSignature(description.signature)
      isOptional = unsafe description.requirement == MF_OPTIONAL
      isOfType = unsafe description.receiver == MF_CLASS
      problem = nil
    }

    func add(to made: OpaquePointer) throws(MessageError) {
      if let problem { throw problem }
      let signature = try signature.asMethod()
      var description = unsafe mf_message_description(
        selector: selector.raw, signature: signature.raw, requirement: isOptional ? MF_OPTIONAL : MF_REQUIRED,
        receiver: isOfType ? MF_CLASS : MF_INSTANCE)
      try unsafe checked { unsafe mf_protocol_add(made, &description, $0) }
    }
  }
}

extension ProtocolDescription.Requirement {
  /// A message that those that conform respond to: `.required("rows(in:)", Table.self, returning: Int.self)`.
  public static func required<each Argument, Result>(
    _ selector: Selector, _ arguments: repeat (each Argument).Type, returning result: Result.Type = Void.self
  ) -> Self {
    unsafe Self(selector, Shape.of(result, repeat each arguments), isOptional: false)
  }

  /// A message that those that conform may respond to.
  public static func optional<each Argument, Result>(
    _ selector: Selector, _ arguments: repeat (each Argument).Type, returning result: Result.Type = Void.self
  ) -> Self {
    unsafe Self(selector, Shape.of(result, repeat each arguments), isOptional: true)
  }

  /// A required message whose types are known at run time.
  public static func required(_ selector: Selector, signature: MethodSignature) -> Self {
    Self(selector, signature, isOptional: false, isOfType: false)
  }

  /// An optional message whose types are known at run time.
  public static func optional(_ selector: Selector, signature: MethodSignature) -> Self {
    Self(selector, signature, isOptional: true, isOfType: false)
  }

  /// The same message, of types instead of instances: `.required("shared()").ofType`.
  public var ofType: Self { Self(selector, signature, isOptional: isOptional, isOfType: true, problem) }
}

extension ProtocolDescription.Requirement: CustomStringConvertible {
  /// `optional title(of:) @@:@`
  public var description: String {
    "\(isOptional ? "optional" : "required") \(isOfType ? "static " : "")\(selector) \(signature)"
  }
}
