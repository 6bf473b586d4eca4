/// A window: it gets no messages, it is what they are about.
final class Window {
  let name: String
  let isSmall: Bool

  init(_ name: String, isSmall: Bool) {
    self.name = name
    self.isSmall = isSmall
  }
}
