import MessageForwarding

/// A view that scrolls, and tells its one delegate.
final class ScrollView {
  weak var delegate: (any Responder & AnyObject)?
  private(set) var offset = 0

  static let didScroll = Message<ScrollView>("scrollViewDidScroll(_:)")
  static let shouldScrollToTop = Message<ScrollView>.Returning<Bool>("scrollViewShouldScrollToTop(_:)")

  /// What its delegates conform to: one message that they must have, one that they may have.
  static let delegateProtocol = Result {
    try ProtocolDescription(
      "ScrollViewDelegate",
      [
        .required("scrollViewDidScroll(_:)", ScrollView.self),
        .optional("scrollViewShouldScrollToTop(_:)", ScrollView.self, returning: Bool.self),
      ])
  }

  func scroll(to offset: Int) throws {
    self.offset = offset
    if let delegate, delegate.responds(to: Self.didScroll.selector) { try delegate.send(Self.didScroll, self) }
  }

  /// Scrolls to the top, if the delegate has nothing against it.
  func scrollToTop() throws {
    if let delegate, delegate.responds(to: Self.shouldScrollToTop.selector) {
      guard try delegate.send(Self.shouldScrollToTop, self) else { return }
    }
    try scroll(to: 0)
  }
}
