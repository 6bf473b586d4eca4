/// Something that messages can be sent to by name.
///
/// Conform your own classes with nothing in the body; their methods come from ``MethodTable``:
///
/// ```swift
/// extension Logger: Responder {}
/// try logger.send("log(_:level:)", "started", 1)
/// ```
///
/// Any other object is wrapped in a ``Target``. ``MulticastProxy`` is a responder, too. The counterpart of `NSObject`'s
/// `performSelector:` and `respondsToSelector:`.
public protocol Responder {
  /// The object that gets the messages, with its methods.
  var messageTarget: Target { get }
}

extension Responder where Self: AnyObject {
  /// The object itself.
  @inlinable
  public var messageTarget: Target { Target(self) }
}

extension Target: Responder {
  /// The target itself.
  @inlinable
  public var messageTarget: Target { self }
}
