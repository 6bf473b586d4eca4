import MessageForwarding

// What scrolls with the view. Each class lists the methods that it answers by name.

/// Becomes small when its view scrolls.
final class Header: MethodDeclaring {
  private(set) var isSmall = false

  func scrollViewDidScroll(_ view: ScrollView) {
    isSmall = view.offset > 0
    print("  the header is \(isSmall ? "small" : "large")")
  }

  static let methods: [MethodDeclaration<Header>] = [
    .method("scrollViewDidScroll(_:)") { $0.scrollViewDidScroll($1) }
  ]
}

/// Shows a hint until the first scroll: then it removes itself, and adds what takes its place.
final class Hint: MethodDeclaring {
  weak var proxy: MultiDelegateProxy?
  let successor: AnyObject
  init(successor: AnyObject) { self.successor = successor }

  func scrollViewDidScroll(_ view: ScrollView) throws {
    print("  the hint goes")
    proxy?.remove(self)
    try proxy?.add(successor)
  }

  static let methods: [MethodDeclaration<Hint>] = [
    .method("scrollViewDidScroll(_:)") { try $0.scrollViewDidScroll($1) }
  ]
}

/// Shows where one is, and wants to stay there.
final class Position: MethodDeclaring {
  private(set) var shown = 0
  var isPinned = false

  func scrollViewDidScroll(_ view: ScrollView) {
    shown = view.offset
    print("  the position is \(shown)")
  }

  func scrollViewShouldScrollToTop(_ view: ScrollView) -> Bool { !isPinned }

  static let methods: [MethodDeclaration<Position>] = [
    .method("scrollViewDidScroll(_:)") { $0.scrollViewDidScroll($1) },
    .method("scrollViewShouldScrollToTop(_:)") { $0.scrollViewShouldScrollToTop($1) },
  ]
}

/// Loads more when one nears the end.
final class Loader: MethodDeclaring {
  private(set) var pages = 1

  func scrollViewDidScroll(_ view: ScrollView) {
    if view.offset >= pages * 100 { pages += 1 }
    print("  the loader has \(pages) pages")
  }

  static let methods: [MethodDeclaration<Loader>] = [
    .method("scrollViewDidScroll(_:)") { $0.scrollViewDidScroll($1) }
  ]
}
