internal import CFFIShim

/// The targets of a round that waits for each, and what is not called any more of them.
@safe
final class AwaitedRound {
  @safe
  private final class Stop {
    // Waiting for one target keeps no other alive.
    weak var object: AnyObject?
    let target: mf_target
    var isRemoved = false

    init(_ object: AnyObject, _ target: mf_target) {
      self.object = object
      unsafe self.target = unsafe target
    }
  }

  private var stops: ArraySlice<Stop> = []

  /// All targets of a multicast that a message would go to if they respond.
  init(_ round: Round, _ selector: Selector, _ signature: MethodSignature) {
    var stops: [Stop] = []
    unsafe round.visit(selector, signature) { target, verdict, _, _ in
      guard verdict != MF_IS_GONE, verdict != MF_WOULD_PASS_OVER, let object = unsafe target.swiftObject else { return }
      unsafe stops.append(Stop(object, target))
    }
    self.stops = stops[...]
  }

  /// A target was removed, and may be gone.
  func remove(_ address: UnsafeMutableRawPointer) {
    for stop in stops where unsafe stop.target.object == address { stop.isRemoved = true }
  }

  func removeAll() { stops = [] }

  /// The next target that is neither removed nor gone, so that its table is still held.
  func next() -> Target? {
    while let stop = stops.popFirst() {
      if !stop.isRemoved, let object = stop.object { return unsafe Target(retaining: stop.target, object) }
    }
    return nil
  }
}
