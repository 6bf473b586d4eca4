internal import CFFIShim

/// A multicast proxy that any thread, task and actor may use: add, remove, send, post and ask at the same time.
///
/// ```swift
/// let observers = SharedMulticastProxy()
/// try observers.add(log)                                  // Sendable: called wherever a message is sent
/// try observers.add(window, on: MainActor.shared)         // called on the main actor only
/// try observers.add(database, on: databaseQueue)          // called on its queue only
///
/// try observers.send("didStart(_:)", id)                  // now: an error for targets that are elsewhere
/// observers.post("didStart(_:)", id)                      // each target where it belongs, in order; this does not wait
/// ```
///
/// Order, identity, holding, rounds, results and errors are those of ``MulticastProxy``. Besides:
///
/// - Targets: a `Sendable` object is called on whatever thread sends. Any other one comes together with its actor, or with its queue, and is
///   called nowhere else. The compiler checks that it is in that actor's domain when it is added.
/// - Values: arguments and results are `Sendable`. The compiler checks the sends of this class. It cannot check those through `any Responder`, as
///   a target of another proxy, or with `[Any]`: there it is the sender who promises it.
/// - `send` never waits and never leaves the thread. A target that belongs to another actor or queue than the one that the
///   current code runs on is not called: after the others were called, that is ``MessageError/Code/awaitNeeded``.
/// - What a target holds is let go of on whatever thread notices last that it is not needed, so a target's `deinit` may run anywhere.
///
/// It is a target of other proxies, and they of it. The counterpart of a multicast delegate whose every entry has a delegate queue.
@safe
public final class SharedMulticastProxy: Responder, Sendable {
  /// What errors and explanations call this proxy.
  public let name: String

  /// What becomes of the errors of posted messages, which nobody waits for.
  public let onError: @Sendable (any Error) -> Void

  // Made and destroyed with this object. The C core lets any thread use it.
  @usableFromInline nonisolated(unsafe) let core: OpaquePointer

  // Who is told when the answered messages change; usually nobody.
  @usableFromInline let answers = SharedAnswerWatch()

  /// Makes a proxy without targets.
  ///
  /// - Parameters:
  ///   - name: What errors and explanations call it.
  ///   - onError: Gets the errors of posted messages, on whatever thread they come up; by default each is a line on standard error.
  public init(name: String = "SharedMulticastProxy", onError: (@Sendable (any Error) -> Void)? = nil) {
    self.name = name
    self.onError = onError ?? { printError($0, of: name) }
    unsafe core = unsafe createMulticast(named: name)
    unsafe ProxyRegistry.add(self, core)
  }

  deinit {
    unsafe ProxyRegistry.remove(core)
    unsafe mf_multicast_destroy(core)
  }

  /// What happens with a target whose method has other types than the sender states.
  ///
  /// At first ``MismatchPolicy/reported``. Seen by the next message.
  public var mismatches: MismatchPolicy {
    get { unsafe mf_multicast_skips_mismatched(core) ? .skipped : .reported }
    set { unsafe mf_multicast_set_skips_mismatched(core, newValue == .skipped) }
  }
}

extension SharedMulticastProxy {
  /// The proxy itself.
  public var messageTarget: Target { unsafe Target(keeper: self, coreTarget) }

  /// Its rounds. Whoever uses it keeps this object alive meanwhile.
  @inlinable
  var round: Round { unsafe Round(core) }
}

extension SharedMulticastProxy: SelfTargeting, NamedTarget {
  var coreTarget: mf_target { unsafe mf_multicast_target(core) }
  var targetName: String { name }
}
