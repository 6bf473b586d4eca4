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

  init(_ raw: OpaquePointer) {
    unsafe selector = Selector(mf_method_selector(raw))
    unsafe signature = MethodSignature(mf_method_signature(raw))
    unsafe owner = String(cString: mf_table_name(mf_method_table(raw)))
    unsafe swiftType = methodBody(of: raw)?.takeUnretainedValue().shape.pointee.text
  }

  /// Both kinds of types, for people.
  var typeText: String { swiftType.map { "\($0) [\(signature)]" } ?? signature.encoding }
}

extension MethodDescription: CustomStringConvertible {
  /// `Logger.log(_:level:): (String, Int) -> () [v@:@q]`
  public var description: String { "\(owner).\(selector): \(typeText)" }
}
