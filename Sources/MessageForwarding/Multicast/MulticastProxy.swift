internal import CFFIShim

/// An object that stands for many: a message sent to it goes to every target that responds.
///
/// ```swift
/// let observers = MulticastProxy()
/// try observers.add(logger)
/// try observers.add(window)
/// try observers.send("log(_:level:)", "started", 1)
/// ```
///
/// - Order: targets hear a message in the order in which they were added, unless a ``Placement`` says another place.
/// - Identity: two objects are two targets, also when they are equal; one object added twice is one target.
/// - Holding: weakly, unless added with ``Retention/strong``. A target that is gone is skipped, and its place is reclaimed.
/// - A round: a target that is removed meanwhile is not called any more; one that is added is called from the next round on. Targets may send
///   the same message again.
/// - Nobody responds: an error, unless the message was sent as optional.
/// - Results: the last responder's, unless another ``ResultChoice`` is asked for.
/// - Errors: one that fails does not stop the others. After the round one error is thrown as it is, several as
///   ``MessageError/Code/severalTargetsFailed``.
///
/// A proxy can be a target of another; a loop of proxies is an error that shows the path. A proxy and its targets stay in one isolation
/// domain: it is not `Sendable`. The counterpart of an `NSProxy` that forwards to an `NSHashTable` of weak objects.
@safe
public final class MulticastProxy: Responder {
  /// What errors and explanations call this proxy.
  public let name: String

  /// What happens with a target whose method has other types than the sender states, also in messages that another proxy hands on to this one.
  public var mismatches: MismatchPolicy {
    get { unsafe mf_multicast_skips_mismatched(core) ? .skipped : .reported }
    set { unsafe mf_multicast_set_skips_mismatched(core, newValue == .skipped) }
  }

  // Belongs to this object: made and destroyed with it.
  @usableFromInline let core: OpaquePointer

  // The targets held strongly. The C core keeps one alive only while it calls it; so a removed one is let go of here, in this domain, and
  // not on whatever thread the core reclaims memory.
  var strongTargets: [ObjectIdentifier: AnyObject] = [:]

  // Of rounds that rely on that.
  @usableFromInline let calls = CurrentCalls()

  // What the targets that were added under protocols hear.
  var filters = ProtocolFilters()

  // The main target, if it still is.
  weak var latestMain: AnyObject?

  // Who is told when the answered messages change; usually nobody.
  @usableFromInline var answers: AnswerWatch?

  // Which of the targets a `Registration` can cancel.
  var registrations = Registrations()

  // The rounds that wait for a target just now.
  var awaitedRounds: [AwaitedRound] = []

  /// Makes a proxy without targets.
  public init(name: String = "MulticastProxy") {
    self.name = name
    unsafe core = unsafe createMulticast(named: name)
    unsafe ProxyRegistry.add(self, core)
  }

  deinit {
    unsafe ProxyRegistry.remove(core)
    unsafe mf_multicast_destroy(core)
    calls.free()
  }
}

/// What a ``MulticastProxy`` does with a target whose method has other types than the sender states. It is never called.
public enum MismatchPolicy: Sendable {
  /// The others are called, then ``MessageError/Code/signatureMismatch`` is thrown.
  case reported
  /// It is skipped, as if it did not respond; ``MulticastProxy/explain(_:as:)`` shows it.
  case skipped
}

/// Makes a multicast of the C core.
func createMulticast(named name: String) -> OpaquePointer {
  var core: OpaquePointer?
  do {
    try unsafe checked { unsafe mf_multicast_create(coreName(name), SwiftRuntime.ops, &core, $0) }
  } catch {
    // The name is not empty, nor is it to C: only memory can be lacking, and then Swift itself stops.
    preconditionFailure("\(error)")
  }
  return unsafe core!
}

/// The name of a proxy as C takes it: to C a NUL is the end, and there must be one.
func coreName(_ name: String) -> String {
  name.isEmpty ? "MulticastProxy" : String(name.map { $0 == "\0" ? "\u{FFFD}" : $0 })
}

extension MulticastProxy {
  /// The proxy itself.
  public var messageTarget: Target { unsafe Target(keeper: self, coreTarget) }
}

extension MulticastProxy: SelfTargeting, NamedTarget {
  var coreTarget: mf_target { unsafe mf_multicast_target(core) }
  var targetName: String { name }
}
