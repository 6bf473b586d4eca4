internal import CFFIShim

/// What is wrong with declared methods, and the hooks by which whoever sends their messages is told.
///
/// The hooks also let a multicast send them to such a target, instead of passing over it in silence.
final class DeclarationProblems: Sendable {
  // The superclasses' included: a subclass's hooks take the place of theirs.
  private let bySelector: [Selector: MessageError]

  init(_ own: [MessageError], _ inherited: DeclarationProblems?) {
    var found = inherited?.bySelector ?? [:]
    for problem in own { if let selector = problem.selector { found[selector] = problem } }
    bySelector = found
  }

  func problem(with selector: Selector) -> MessageError? { bySelector[selector] }

  func install(_ table: OpaquePointer) throws(MessageError) {
    var hooks = unsafe mf_forwarding(
      resolve: nil, target: nil, signature: nil, forward: nil, unrecognized: Self.unrecognized, responds: Self.responds, name: nil)
    let context = unsafe Unmanaged.passRetained(self)
    do throws(MessageError) {
      try unsafe checked { error in
        unsafe mf_table_set_forwarding(
          table, &hooks, context.toOpaque(), { unsafe Unmanaged<DeclarationProblems>.fromOpaque($0!).release() }, error)
      }
    } catch {
      unsafe context.release()
      throw error
    }
  }

  private static let responds:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, mf_selector, UnsafeMutablePointer<Bool>, UnsafeMutablePointer<mf_error>?
    ) -> mf_status = { context, _, selector, responds, _ in
      unsafe responds.pointee = unsafe problems(context).problem(with: Selector(selector)) != nil
      return MF_OK
    }

  private static let unrecognized: mf_handler = { context, call in
    let name = unsafe mf_call_self(call).map { describeTarget(unsafe Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()) }
    guard let problem = unsafe problems(context).problem(with: Selector(mf_call_selector(call)!)) else {
      return unsafe mf_error_set(mf_call_error(call), MF_UNRECOGNIZED_SELECTOR, nil, name)
    }
    return unsafe ThrownError(problem, target: name ?? "?").hand(to: mf_call_error(call))
  }

  private static func problems(_ context: UnsafeMutableRawPointer?) -> DeclarationProblems {
    unsafe Unmanaged<DeclarationProblems>.fromOpaque(context!).takeUnretainedValue()
  }
}

extension MethodTable {
  /// What is wrong with methods that the class itself declares: see ``MethodDeclaring``. Each error names the selector, the class, and the line.
  public var problems: [MessageError] { unsafe reference == nil ? entry.pointee.ownProblems : [] }
}

extension TypeMethodTable {
  /// What is wrong with static methods that the class itself declares: see ``MethodDeclaring``.
  public var problems: [MessageError] { unsafe entry.pointee.ownProblems }
}
