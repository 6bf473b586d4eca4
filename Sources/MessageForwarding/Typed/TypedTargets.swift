/// The targets of a typed proxy in order, whatever their type.
///
/// A round goes through the array as it was when the round began. A target that is removed meanwhile says so itself; its memory, and the
/// reference to its object, stay until no round is under way.
@safe
@usableFromInline
final class TypedTargets {
  let name: String
  /// Set by a proxy that hands a requirement on to this one, for the round that follows.
  var incoming: UnsafeMutablePointer<TypedLink>?

  /// How many messages to other proxies are on their way, one inside the other.
  var messagesUnderWay = 0

  private(set) var targets: ContiguousArray<TypedTargetPointer> = unsafe []
  /// Those that are not removed. One that is gone stays until it is noticed.
  private var index: [UInt: TypedTargetPointer] = unsafe [:]
  /// Out of the array, but maybe seen by a round.
  private var retired: [TypedTargetPointer] = unsafe []
  private var roundsUnderWay = 0
  private var roundsBegun = 0
  private var hasRemovedInRound = false
  /// When there are that many, those that are gone are looked for.
  private var sweepCount = 16

  init(name: String) { self.name = name }

  deinit {
    unsafe (targets + retired).forEach { unsafe $0.free() }
  }

  static func key(of object: AnyObject) -> UInt { unsafe UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()) }

  // MARK: Rounds

  /// Begins a round; the caller ends it.
  @usableFromInline
  func begin() -> TypedRound {
    roundsUnderWay += 1
    roundsBegun += 1
    return unsafe TypedRound(targets: targets, incoming: incoming)
  }

  @usableFromInline
  func end() {
    roundsUnderWay -= 1
    if roundsUnderWay == 0 && hasRemovedInRound { sweep() }
  }

  /// A target was found gone.
  @usableFromInline
  func noteGone(_ target: TypedTargetPointer) {
    guard unsafe target.pointee.standing != .removed else { return }
    unsafe markRemoved(target)
    let roundsMissed = unsafe roundsBegun - target.pointee.roundsBefore
    if roundsMissed <= min(roundsUnderWay, 1) {
      unsafe Diagnostics.report(.targetVanished(type: _typeName(target.pointee.type, qualified: false)))
    }
  }

  // MARK: Changes

  /// Adds what `make` makes. Returns whether it was not there.
  func add(_ object: AnyObject, at placement: Placement, _ make: (_ rounds: Int) -> TypedTargetPointer) throws(MessageError) -> Bool
  {
    if contains(object) { return false }
    let place = try place(placement)
    let key = Self.key(of: object)
    // A dead one's address.
    if let old = unsafe index[key] { unsafe noteGone(old) }
    let target = unsafe make(roundsBegun)
    unsafe targets.insert(target, at: place)
    unsafe index[key] = target
    if unsafe targets.count >= sweepCount {
      unsafe targets.filter { unsafe $0.object == nil }.forEach { unsafe noteGone($0) }
      sweep()
      sweepCount = unsafe max(16, targets.count * 2)
    }
    return true
  }

  private func place(_ placement: Placement) throws(MessageError) -> Int {
    switch placement {
    case .end: return unsafe targets.count
    case .start: return 0
    case .before(let anchor): return try place(of: anchor)
    case .after(let anchor): return try place(of: anchor) + 1
    }
  }

  private func place(of anchor: AnyObject) throws(MessageError) -> Int {
    if contains(anchor), let place = unsafe targets.firstIndex(of: index[Self.key(of: anchor)]!) { return place }
    var error = MessageError(.notFound, reason: "the object that the target was to stand beside is no target")
    error.receiver = name
    error.subject = describeTarget(anchor)
    throw error
  }

  /// Removes a target, which may be in its `deinit`. Returns whether it was one.
  func remove(_ object: AnyObject) -> Bool {
    guard let target = unsafe index[Self.key(of: object)] else { return false }
    let wasTarget = unsafe target.object != nil || Self.isGoing(object)
    unsafe markRemoved(target)
    if roundsUnderWay == 0 {
      // Last: it may be the last reference, and the object may remove itself in its deinit.
      defer { sweepIfWorthwhile() }
      let released = unsafe target.pointee.strongObject
      unsafe target.pointee.strongObject = nil
      extendLifetime(released)
    }
    return wasTarget
  }

  func removeAll() {
    unsafe targets.filter { unsafe $0.pointee.standing != .removed }.forEach { unsafe markRemoved($0) }
    sweep()
  }

  /// Whether an object is being freed: then no new weak reference to it can be had.
  private static func isGoing(_ object: AnyObject) -> Bool {
    weak let reference = object
    return reference == nil
  }

  private func markRemoved(_ target: TypedTargetPointer) {
    unsafe target.pointee.standing = .removed
    let key = unsafe target.pointee.key
    if unsafe index[key] == target { unsafe index[key] = nil }
    if roundsUnderWay > 0 { hasRemovedInRound = true }
  }

  private func sweepIfWorthwhile() {
    if unsafe targets.count > 2 * index.count { sweep() }
  }

  /// Takes removed targets out of the array, and frees them when no round can see them.
  private func sweep() {
    let kept = unsafe targets.filter { unsafe $0.pointee.standing != .removed }
    if unsafe kept.count < targets.count {
      unsafe retired += targets.filter { unsafe $0.pointee.standing == .removed }
      unsafe targets = unsafe ContiguousArray(kept)
    }
    guard roundsUnderWay == 0 else { return }
    hasRemovedInRound = false
    let freed = unsafe retired
    unsafe retired = unsafe []
    // What they hold may be freed now, and use this list in its deinit.
    unsafe freed.forEach { unsafe $0.free() }
  }

  // MARK: Questions

  func contains(_ object: AnyObject) -> Bool { unsafe index[Self.key(of: object)]?.object != nil }

  /// Those that are not gone, in order.
  var objects: [AnyObject] {
    unsafe targets.compactMap { unsafe $0.pointee.standing == .removed ? nil : $0.object }
  }

  /// The same, as they hear messages.
  var receivers: [Target] {
    unsafe targets.compactMap { unsafe $0.pointee.standing == .removed ? nil : $0.receiver }
  }
}

/// What a round works on.
@safe
@usableFromInline
struct TypedRound {
  @usableFromInline let targets: ContiguousArray<TypedTargetPointer>
  /// The proxy that hands this requirement on, if one does.
  @usableFromInline let incoming: UnsafeMutablePointer<TypedLink>?
}
