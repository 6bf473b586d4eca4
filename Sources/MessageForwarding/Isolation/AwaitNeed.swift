internal import CFFIShim

/// Why a sender may have to wait for a method: it is async, or it runs on an actor.
@usableFromInline
final class AwaitNeed: Sendable {
  let isAsync: Bool
  /// The name of the actor: `MainActor`, or the class of the receiver, which is then the actor itself.
  let actor: String?
  private let selector: Selector

  init(_ selector: Selector, isAsync: Bool, actor: String?) {
    self.selector = selector
    self.isAsync = isAsync
    self.actor = actor
  }

  /// The same behind a method's types: ` async on MainActor`.
  static func text(isAsync: Bool, actor: String?) -> String { (isAsync ? " async" : "") + (actor.map { " on \($0)" } ?? "") }

  /// What a sender that cannot wait gets.
  func error(sentTo object: UnsafeMutableRawPointer) -> MessageError {
    let object = unsafe Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
    var error = MessageError(.awaitNeeded, selector: currentSelector(of: object))
    error.receiver = describeTarget(object)
    error.expected = actor
    error.reason = isAsync ? "the method is async" : "the current code does not run on the method's actor"
    error.advice = "send it with await: receiver.awaiting.send"
    return error
  }

  /// The method's name, which may be another than it was registered under: see ``MethodTable/exchange(_:_:)``.
  private func currentSelector(of object: AnyObject) -> Selector {
    var next = unsafe Target(object).core.table
    while let table = unsafe next {
      let method = unsafe CoreTable(table).rawMethods.first { unsafe methodBody(of: $0)?.takeUnretainedValue().need === self }
      if let method = unsafe method { return unsafe Selector(mf_method_selector(method)) }
      unsafe next = unsafe mf_table_parent(table)
    }
    return selector
  }
}
