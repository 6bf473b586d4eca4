/// One typed proxy that hands a requirement on to another: on the stack while it does.
///
/// The chain is handed from proxy to proxy with the call, and ends at the first target that is none: honest recursion is no loop.
@safe
@usableFromInline
struct TypedLink {
  let proxy: Unmanaged<TypedTargets>
  let selector: Selector
  let depth: Int
  let previous: UnsafeMutablePointer<TypedLink>?
  /// Nobody behind the other proxy answered: what it returned is no answer.
  @usableFromInline var isUnanswered = false
  /// Nor did anybody fail: what it threw is no error.
  @usableFromInline var hasNobody = false

  static let maximumDepth = 64

  init(_ proxy: TypedTargets, _ selector: Selector, after previous: UnsafeMutablePointer<TypedLink>?) {
    unsafe self.proxy = .passUnretained(proxy)
    self.selector = selector
    unsafe self.previous = unsafe previous
    depth = unsafe (previous?.pointee.depth ?? 1) + 1
  }
}

extension TypedTargets {
  /// Why a requirement that came along a chain is not handed on by this proxy; nil when it is. The path begins where the loop does.
  func loop(_ selector: Selector, after incoming: UnsafeMutablePointer<TypedLink>) -> MessageError? {
    var names = [name]
    var next: UnsafeMutablePointer<TypedLink>? = unsafe incoming
    var isLoop = unsafe incoming.pointee.depth > TypedLink.maximumDepth
    while let link = unsafe next {
      names.append(unsafe link.pointee.proxy.takeUnretainedValue().name)
      if unsafe link.pointee.proxy.toOpaque() == Unmanaged.passUnretained(self).toOpaque() && link.pointee.selector == selector {
        isLoop = true
        break
      }
      unsafe next = unsafe link.pointee.previous
    }
    return isLoop ? MessageError(loop: names.reversed(), selector) : nil
  }
}

extension MessageError {
  init(loop names: [String], _ selector: Selector? = nil) {
    self.init(.forwardingLoop, selector: selector)
    subject = names.joined(separator: " > ")
  }
}
