/// What the things of the house did, in the order in which they did it.
final class Events {
  struct Event: Equatable {
    let who: String
    let what: String
  }

  private(set) var all: [Event] = []
  private let seen: (Event) -> Void

  /// `seen` is called with each, right when it happens.
  init(seen: @escaping (Event) -> Void = { _ in }) { self.seen = seen }

  func note(_ who: String, _ what: String) {
    let event = Event(who: who, what: what)
    all.append(event)
    seen(event)
  }
}
