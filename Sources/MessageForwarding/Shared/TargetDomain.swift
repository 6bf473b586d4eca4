internal import Dispatch

/// Where a target of a ``SharedMulticastProxy`` is called.
enum TargetDomain: Sendable {
  /// Wherever a message is sent.
  case anywhere
  case actor(ActorReference)
  case queue(DispatchQueue, QueueMark)

  /// Whether the current code runs there.
  var isCurrent: Bool {
    switch self {
    case .anywhere: true
    case .actor(let reference): reference.actor.map { isRunning(on: $0) } ?? false
    case .queue(_, let mark): mark.isCurrent
    }
  }

  var isAnywhere: Bool {
    if case .anywhere = self { true } else { false }
  }

  /// Whether what runs there can wait.
  var canWait: Bool {
    if case .queue = self { false } else { true }
  }

  /// What errors and explanations call it.
  var name: String {
    switch self {
    case .anywhere: "any thread"
    case .actor(let reference): reference.name
    case .queue(let queue, _): queue.label.isEmpty ? "a queue" : "queue \(queue.label)"
    }
  }
}

/// The actor of a target, held as the target is.
@safe
final class ActorReference: @unchecked Sendable {
  // Set once, when it is made. Weak references may be read on any thread.
  private weak var weakActor: (any Actor)?
  private let strongActor: (any Actor)?
  let name: String

  init(_ actor: any Actor, _ retention: Retention) {
    let isMain = actor === MainActor.shared
    weakActor = actor
    strongActor = retention == .strong || isMain ? actor : nil
    name = isMain ? "MainActor" : _typeName(type(of: actor), qualified: false)
  }

  /// The actor; nil when it is gone.
  var actor: (any Actor)? { strongActor ?? weakActor }
}

/// What a queue is known by, to itself and to the queues that run their work on it.
final class QueueMark: Sendable {
  private let key = DispatchSpecificKey<Bool>()

  private static let marks = DispatchSpecificKey<QueueMark>()
  private static let marking = Locked<Void>(())

  /// The mark of a queue, made when it is first asked for; it stays with the queue.
  static func of(_ queue: DispatchQueue) -> QueueMark {
    marking.withLock { _ in
      if let mark = queue.getSpecific(key: marks) { return mark }
      let made = QueueMark()
      queue.setSpecific(key: made.key, value: true)
      queue.setSpecific(key: marks, value: made)
      return made
    }
  }

  var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
