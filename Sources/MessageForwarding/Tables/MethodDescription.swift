internal import CFFIShim

/// One method of a table: for listing, and for errors.
public struct MethodDescription: Sendable {
  /// The message that runs it.
  public let selector: Selector
  /// Its types as the C core sees them.
  public let signature: MethodSignature
  /// The name of the class in whose table it was registered.
  public let owner: String
  /// Its Swift types, such as `(String, Int) -> ()`; `nil` for a method of another language.
  public let swiftType: String?
  /// Whether it is async, so that only ``Responder/awaiting`` can send it.
  public let isAsync: Bool
  /// The actor that it runs on: `MainActor`, or the class of the receiver, which is then the actor itself; `nil` when it runs wherever the
  /// sender is. Senders elsewhere use ``Responder/awaiting``.
  public let actor: String?

  init(_ raw: OpaquePointer) {
    unsafe selector = Selector(mf_method_selector(raw))
    unsafe signature = MethodSignature(mf_method_signature(raw))
    unsafe owner = String(cString: mf_table_name(mf_method_table(raw)))
    let body = unsafe methodBody(of: raw)?.takeUnretainedValue()
    unsafe swiftType = body?.shape.pointee.text
    isAsync = body?.need?.isAsync ?? false
    actor = body?.need?.actor
  }

  /// Both kinds of types, for people.
  var typeText: String { swiftType.map { "\($0) [\(signature)]\(isolationText)" } ?? signature.encoding }

  /// What a sender must know besides: ` async on MainActor`.
  var isolationText: String { AwaitNeed.text(isAsync: isAsync, actor: actor) }
}

extension MethodDescription: CustomStringConvertible {
  /// `Logger.log(_:level:): (String, Int) -> () [v@:@q]`, and then ` async` or ` on MainActor` where that is so.
  public var description: String { "\(owner).\(selector): \(typeText)" }
}
