import MessageForwarding

/// Becomes small when its view scrolls. Declares that it is a scroll view's delegate.
final class Header {
  private(set) var isSmall = false

  func scrollViewDidScroll(_ view: ScrollView) {
    isSmall = view.offset > 0
    print("  the header is \(isSmall ? "small" : "large")")
  }
}

/// Shows a hint until the first scroll: then it removes itself, and adds what takes its place.
final class Hint {
  weak var proxy: MultiDelegateProxy?
  let successor: AnyObject
  init(successor: AnyObject) { self.successor = successor }

  func scrollViewDidScroll(_ view: ScrollView) throws {
    print("  the hint goes")
    proxy?.remove(self)
    try proxy?.add(successor)
  }
}

/// Shows where one is, and wants to stay there.
final class Position {
  private(set) var shown = 0
  var isPinned = false

  func scrollViewDidScroll(_ view: ScrollView) {
    shown = view.offset
    print("  the position is \(shown)")
  }

  func scrollViewShouldScrollToTop(_ view: ScrollView) -> Bool { !isPinned }
}

/// Loads more when one nears the end.
final class Loader {
  private(set) var pages = 1

  func scrollViewDidScroll(_ view: ScrollView) {
    if view.offset >= pages * 100 { pages += 1 }
    print("  the loader has \(pages) pages")
  }
}

/// Which methods each class answers by name, and which of them declares that it is a delegate.
func registerMethods() throws {
  try MethodTable.of(Header.self).add("scrollViewDidScroll(_:)") { $0.scrollViewDidScroll($1) }
  try MethodTable.of(Hint.self).add("scrollViewDidScroll(_:)") { try $0.scrollViewDidScroll($1) }
  try MethodTable.of(Position.self).add("scrollViewDidScroll(_:)") { $0.scrollViewDidScroll($1) }
  try MethodTable.of(Position.self).add("scrollViewShouldScrollToTop(_:)") { $0.scrollViewShouldScrollToTop($1) }
  try MethodTable.of(Loader.self).add("scrollViewDidScroll(_:)") { $0.scrollViewDidScroll($1) }

  try MethodTable.of(Header.self).adopt(ScrollView.delegateProtocol.get())
}
