internal import Synchronization

/// The protocols under which a target of a ``SharedMulticastProxy`` was added, while other threads send to it: asking takes no lock.
@safe
final class HeardProtocols: Sendable {
  /// Never changes, because somebody may be reading it.
  private final class List: Sendable {
    let protocols: [ProtocolDescription]
    init(_ protocols: [ProtocolDescription]) { self.protocols = protocols }
  }

  enum Change {
    case made
    case none
    /// There was no protocol left: the target is to be no target any more.
    case ended
  }

  // Messages of types, or of objects.
  private let areOfType: Bool
  // Always one of `lists`, which keep it.
  private let current: Atomic<Unmanaged<List>>
  // All there ever were, each sequence once.
  private let lists: Locked<[List]>

  init(_ wanted: ProtocolDescription, for target: AnyObject) {
    let first = List([wanted])
    areOfType = target is TypeObject
    unsafe current = unsafe Atomic(Unmanaged.passUnretained(first))
    lists = Locked([first])
  }

  var protocols: [ProtocolDescription] {
    unsafe current.load(ordering: .acquiring)._withUnsafeGuaranteedRef { $0.protocols }
  }

  /// Whether one of them declares a message.
  func declare(_ selector: Selector) -> Bool {
    protocols.contains { areOfType ? $0.typeMessage(for: selector) != nil : $0.declares(selector) }
  }

  func add(_ wanted: ProtocolDescription) -> Change {
    change { protocols in
      if protocols.isEmpty { return .ended }
      if protocols.contains(wanted) { return .none }
      protocols.append(wanted)
      return .made
    }
  }

  func remove(_ unwanted: ProtocolDescription) -> Change {
    change { protocols in
      guard let index = protocols.firstIndex(of: unwanted) else { return .none }
      protocols.remove(at: index)
      return protocols.isEmpty ? .ended : .made
    }
  }

  private func change(_ body: (inout [ProtocolDescription]) -> Change) -> Change {
    lists.withLock { lists in
      var protocols = protocols
      let change = body(&protocols)
      if change == .none || protocols == self.protocols { return change }
      let next = lists.first { $0.protocols == protocols } ?? List(protocols)
      if !lists.contains(where: { $0 === next }) { lists.append(next) }
      unsafe current.store(Unmanaged.passUnretained(next), ordering: .releasing)
      return change
    }
  }
}
