extension TypedMulticastProxy {
  /// Adds an observer, which is called through its conformance, unless it is a target already.
  ///
  /// A weakly held one that nobody else holds is gone at once. Adding one that is there changes nothing, neither how it is held nor its place.
  /// During a round it is called from the next round on.
  ///
  /// - Parameters:
  ///   - observer: The observer: an object.
  ///   - retention: How it is held.
  ///   - placement: Where in the order it is put.
  /// - Returns: Whether it was added.
  ///
  /// What cannot be a target is refused, and reported to ``onError``: the proxy itself (``MessageError/Code/forwardingLoop``), a value that is
  /// no object (``MessageError/Code/invalidArgument``), one that is to stand beside what is no target
  /// (``MessageError/Code/notFound``). Amortised O(1) at the end, O(n) elsewhere.
  @discardableResult
  public final func add(_ observer: Observer, retention: Retention = .weak, at placement: Placement = .end) -> Bool {
    guard type(of: observer as Any) is AnyObject.Type else {
      var error = MessageError(.invalidArgument, reason: "a target is an object, and this is a value")
      error.receiver = name
      error.got = _typeName(type(of: observer as Any), qualified: false)
      error.advice = "declare the protocol for classes only: protocol P: AnyObject"
      onError(error)
      return false
    }
    let object = observer as AnyObject
    let proxy = (object as? any TypedProxy)?.targetList
    return unsafe insert(object, placement) { unsafe .make(observer, object, retention, proxy, after: $0) }
  }

  /// Adds an object that hears the messages which its class registered in its ``MethodTable``, unless it is a target already.
  ///
  /// As for observers. That an object conforms is looked at where the compiler sees it: one whose static type is `AnyObject` hears by message.
  @_disfavoredOverload
  @discardableResult
  public final func add(_ target: AnyObject, retention: Retention = .weak, at placement: Placement = .end) -> Bool {
    add(Target(target), retention: retention, at: placement)
  }

  /// Adds an object with methods of its own, unless it is a target already: as any other object, but it hears what these methods say.
  @discardableResult
  public final func add(_ target: Target, retention: Retention = .weak, at placement: Placement = .end) -> Bool {
    unsafe insert(target.object, placement) { unsafe .make(target, retention, after: $0) }
  }

  private final func insert(_ object: AnyObject, _ placement: Placement, _ make: (_ rounds: Int) -> TypedTargetPointer) -> Bool {
    do {
      if object === self { throw MessageError(loop: [name, name]) }
      return unsafe try list.add(object, at: placement, make)
    } catch {
      onError(error)
      return false
    }
  }

  /// Removes a target, which may be in its `deinit`.
  ///
  /// During a round it is not called any more; what held it strongly lets go after the round.
  ///
  /// - Returns: Whether it was a target.
  ///
  /// Amortised O(1).
  @discardableResult
  public final func remove(_ target: AnyObject) -> Bool { list.remove(target) }

  /// Removes every target.
  public final func removeAll() { list.removeAll() }

  /// Whether an object is a target. O(1).
  public final func contains(_ target: AnyObject) -> Bool { list.contains(target) }

  /// The number of targets that are not gone. O(n).
  public final var count: Int { list.objects.count }

  /// Whether there is no target that is not gone. O(n).
  public final var isEmpty: Bool { list.objects.isEmpty }

  /// The targets that are not gone, in order. O(n).
  public final var targets: [AnyObject] { list.objects }

  /// Whether a target would hear a message by its name: one that is not in the protocol, of which observers know nothing.
  ///
  /// For owners that ask before they send an optional message. O(n).
  public final func responds(toOptional selector: Selector) -> Bool {
    list.receivers.contains { $0.responds(to: selector) }
  }
}
