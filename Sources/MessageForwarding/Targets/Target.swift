public import CFFIShim

/// An object together with its methods, usually its class's: what messages can be sent to.
///
/// Any object can be wrapped, also one of a class that you do not own: `try Target(window).send("close()")`. Types of your own are
/// shorter to use with a conformance to ``Responder``. A target keeps its object alive. It belongs to the isolation domain of its object.
@safe
public struct Target {
  // Keeps the memory of `core` alive: the object itself, for tables of classes live for ever, or an `OwnTarget`.
  @usableFromInline let keeper: AnyObject
  // The object and its table for the C core.
  @usableFromInline let core: mf_target

  /// Wraps an object, under the methods of its dynamic class.
  ///
  /// Costs a hash probe.
  @inlinable
  public init(_ object: AnyObject) {
    let entry = unsafe ClassEntry.of(type(of: object))
    if unsafe entry.pointee.isSelfTargeting {
      self = Target(selfTargeting: object)
    } else {
      keeper = object
      unsafe core = unsafe mf_target(object: Unmanaged.passUnretained(object).toOpaque(), table: entry.pointee.table)
    }
  }

  @usableFromInline
  init(selfTargeting object: AnyObject) {
    keeper = object
    unsafe core = (object as? any SelfTargeting)?.coreTarget ?? mf_target()
  }

  init(keeper: AnyObject, _ core: mf_target) {
    self.keeper = keeper
    unsafe self.core = unsafe core
  }

  /// The object.
  public var object: AnyObject { (keeper as? OwnTarget)?.object ?? keeper }

  /// The name of the object in errors and explanations.
  @usableFromInline
  var name: String { describeTarget(object) }
}

/// The name of a target: its class's, or a proxy's own.
func describeTarget(_ object: AnyObject) -> String {
  (object as? any NamedTarget)?.targetName ?? _typeName(type(of: object), qualified: false)
}

/// A target with a name of its own.
protocol NamedTarget: AnyObject {
  var targetName: String { get }
}
