internal import CFFIShim

/// An object that stands for others: whatever is sent to it and is not a method of its own, it hands on. Subclass it.
///
/// ```swift
/// final class Tracing: Proxy {
///   let real: any Responder
///   init(_ real: any Responder) { self.real = real; super.init() }
///
///   override func methodSignature(for selector: Selector) -> MethodSignature? { real.methodSignature(for: selector) }
///   override func forward(_ invocation: Invocation) throws { print(invocation); try invocation.invoke(on: real) }
/// }
/// ```
///
/// A message goes through these steps; each is an override point, and the first that takes the message ends the way:
///
/// 0. A method that was registered in the ``MethodTable`` of the proxy's class, or of a superclass up to `Proxy`, runs.
/// 1. ``resolve(_:)`` may register one now. Asked once for each class and selector.
/// 2. ``forwardingTarget(for:)`` may name another receiver, which gets the message as it is: the fast way.
/// 3. ``methodSignature(for:)`` says with which types the proxy takes the message.
/// 4. ``forward(_:)`` gets the message as a value, and does with it what it likes.
/// 5. ``doesNotRecognize(_:)`` has the last word: an error.
///
/// The questions ``responds(to:)`` and ``methodSignature(for:)`` go the same way without sending, so that answers and sends agree. That the class
/// has Swift members of some name, such as `description`, means nothing to messages of that name: they are handed on. The table of
/// `Proxy` inherits from no other, not even from `AnyObject`'s.
///
/// A proxy may stand for a proxy. When a message, or a question, comes back to a proxy that is handing it on, with no method run in between, that is
/// ``MessageError/Code/forwardingLoop``, which shows the path; so is a way through more than 64 proxies.
///
/// A proxy stays in one isolation domain with what it stands for. The counterpart of `NSProxy`.
@safe
open class Proxy: Responder {
  /// What errors and explanations call this proxy.
  public let name: String

  // For the C core, which asks for it when it makes an error. Nil: the class's name.
  let cName: UnsafeMutablePointer<CChar>?

  // Found in step 2, used by step 4. The C core runs nothing between the two.
  var pendingTarget: Target?

  // What the C core is asking this proxy right now: the default answers must not ask the C core again.
  var askedToRespond: Selector?
  var askedForSignature: Selector?

  /// Makes a proxy. Its name is its class's, unless another is given.
  public init(name: String? = nil) {
    let name = name?.isEmpty == true ? nil : name
    self.name = name ?? _typeName(Self.self, qualified: false)
    unsafe cName = unsafe name.map { unsafe copyText($0) }
  }

  deinit { unsafe cName?.deallocate() }

  /// Step 1: registers a method for a selector now, and says so.
  ///
  /// The default registers nothing. Asked for a class, not for an object; once for each selector.
  ///
  /// ```swift
  /// override class func resolve(_ selector: Selector) -> Bool {
  ///   guard selector == "count()" else { return false }
  ///   return (try? MethodTable.of(Shelf.self).add("count()") { $0.items.count }) != nil
  /// }
  /// ```
  ///
  /// The counterpart of `+resolveInstanceMethod:`.
  open class func resolve(_ selector: Selector) -> Bool { false }

  /// Step 2: names another receiver that gets the message as it is, or nil to go on.
  ///
  /// It is kept alive for as long as the message takes. The proxy itself counts as nil. The default is nil. The counterpart of
  /// `forwardingTargetForSelector:`.
  open func forwardingTarget(for selector: Selector) -> (any Responder)? { nil }

  /// Step 3: the types with which ``forward(_:)`` takes the message, or nil when it does not.
  ///
  /// A sender with other types gets ``MessageError/Code/signatureMismatch``. The default says what was found before this step, and nil in
  /// it. Begin with `super` when your proxy has methods of its own and is asked by its class: asked as a ``Responder``, or by a sender, it is
  /// only asked for what is not found before. The counterpart of `methodSignatureForSelector:`.
  open func methodSignature(for selector: Selector) -> MethodSignature? {
    if askedForSignature == selector { return ownSignature(of: selector) }
    return Target(self).methodSignature(for: selector)
  }

  /// Step 3, for a message of which the proxy knows no types: whether ``forward(_:)`` takes it as the sender states it.
  ///
  /// Then the proxy responds to it. Asked when ``methodSignature(for:)`` says nil. The default is `false`. For recorders and stand-ins.
  open func acceptsAnySignature(for selector: Selector) -> Bool { false }

  /// Step 4: does with the message what it likes: sends it on with ``Invocation/invoke(on:)-(Responder)``, answers it with ``Invocation/setResult(_:)``,
  /// keeps it.
  ///
  /// The result that is in the invocation when this returns is the sender's; without one, the sender gets zero, NULL or nil. The default calls
  /// ``doesNotRecognize(_:)``. The counterpart of `forwardInvocation:`.
  open func forward(_ invocation: Invocation) throws { try doesNotRecognize(invocation.selector) }

  /// Step 5: what becomes of a message that nobody takes.
  ///
  /// The default throws ``MessageError/Code/unrecognizedSelector``. When an override throws nothing, the sender gets zero, NULL or nil. The
  /// counterpart of `doesNotRecognizeSelector:`.
  open func doesNotRecognize(_ selector: Selector) throws {
    var error = MessageError(.unrecognizedSelector, selector: selector)
    error.receiver = name
    throw error
  }

  /// Whether the proxy would take a message.
  ///
  /// The default goes through the steps: a method, a forwarding target that responds, a signature. An override changes what senders of optional
  /// messages and ``MulticastProxy`` see; asked as a ``Responder``, methods of the class's table are found before it. The counterpart of
  /// `respondsToSelector:`.
  open func responds(to selector: Selector) -> Bool {
    if askedToRespond == selector { return takes(selector) }
    return Target(self).responds(to: selector)
  }

  /// Whether the proxy conforms to a protocol.
  ///
  /// The default says what its class declares. Override it to say what stands behind the proxy: `real.conforms(to: wanted)`. The counterpart of
  /// `conformsToProtocol:`.
  open func conforms(to wanted: ProtocolDescription) -> Bool { Adoption.conforms(type(of: self), to: wanted) }
}

extension Proxy: NamedTarget {
  var targetName: String { name }
}

/// A copy for C, without what C would take for the end.
private func copyText(_ text: String) -> UnsafeMutablePointer<CChar> {
  let bytes = text.utf8.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
  let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
  unsafe copy.initialize(from: bytes, count: bytes.count)
  return unsafe copy
}
