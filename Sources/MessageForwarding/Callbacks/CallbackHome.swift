/// The isolation domain in which a callback was made, as far as it can be told when C calls.
struct CallbackHome {
  private enum Place {
    /// No actor's. Nothing can be told.
    case unknown
    case mainActor
    /// Held weakly, for the actor may own the callback.
    case actor(Weak)
  }

  private final class Weak {
    weak let actor: (any Actor)?
    init(_ actor: any Actor) { self.actor = actor }
  }

  private let place: Place

  init(_ actor: (any Actor)?) {
    place = actor.map { $0 === MainActor.shared ? .mainActor : .actor(Weak($0)) } ?? .unknown
  }

  /// Why the callback does not run here: nil when it does.
  var problem: MessageError? {
    switch place {
    case .unknown: return nil
    case .mainActor: if isRunning(on: MainActor.shared) { return nil }
    case .actor(let weak): if let actor = weak.actor, isRunning(on: actor) { return nil }
    }
    var error = MessageError(.awaitNeeded, reason: "C called the callback outside of the actor that it belongs to")
    error.receiver = "a callback"
    error.advice = "use a SharedCallback"
    return error
  }
}
