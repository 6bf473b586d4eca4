/// An object with a `delegate`, a `dataSource` or another property for one observer, which is to have many.
///
/// Conform any class, with nothing in the body:
///
/// ```swift
/// extension TextView: MulticastOwner {}
///
/// textView.multicast(\.delegate, TextViewDelegates()) { $0 }.add(spellchecker)
/// ```
///
/// The counterpart of the categories by which every object gets a multicast delegate.
public protocol MulticastOwner: AnyObject {}

extension MulticastOwner {
  /// Makes a proxy for a property, keeps it, and installs it in the property; or gives the one that was made before.
  ///
  /// There is one proxy for each object and property. It goes with the object, when its ``AssociatedValues`` do; the property may be weak. What the
  /// property held before is replaced: to go on hearing, it must be added. When the property holds something else than the proxy now, the proxy is
  /// installed again.
  ///
  /// - Parameters:
  ///   - property: The property, such as `\.delegate`.
  ///   - proxy: Makes the proxy, the first time.
  ///   - upcast: Writes the proxy as what the property takes; `{ $0 }`. The compiler then sees whether it conforms.
  public func multicast<Installed: AnyObject, Observer>(
    _ property: ReferenceWritableKeyPath<Self, Observer?>, _ proxy: @autoclosure () -> Installed, as upcast: (Installed) -> Observer
  ) -> Installed {
    let installed = AssociatedValues.of(self).installedProxies
    let current = object(at: property)
    for (_, kept) in installed.all where kept === current {
      if let kept = kept as? Installed { return kept }
    }
    for (path, kept) in installed.all where path == property {
      guard let kept = kept as? Installed else { continue }
      if reinstall(kept, upcast(kept), at: property, madeFor: path) { return kept }
    }
    let made = proxy()
    installed.all.append((property, made))
    self[keyPath: property] = upcast(made)
    return made
  }

  /// Installs a proxy that was made for an equal key path. Returns whether that one leads to the same property: key paths through the requirements of
  /// two protocols can be equal and do not.
  private func reinstall<Observer>(
    _ kept: AnyObject, _ observer: Observer, at property: ReferenceWritableKeyPath<Self, Observer?>, madeFor path: AnyKeyPath
  ) -> Bool {
    // What wraps the proxy cannot be told by its identity.
    let isObject = observer as AnyObject === kept
    guard isObject, let path = path as? ReferenceWritableKeyPath<Self, Observer?> else {
      self[keyPath: property] = observer
      return true
    }
    guard object(at: path) === object(at: property) else { return false }
    self[keyPath: property] = observer
    return object(at: path) === kept
  }

  private func object<Observer>(at property: ReferenceWritableKeyPath<Self, Observer?>) -> AnyObject? {
    self[keyPath: property].map { $0 as AnyObject }
  }

  /// Makes, keeps and installs a proxy in a property for a ``MulticastProxy``; or gives the one that was made before.
  public func multicast(_ property: ReferenceWritableKeyPath<Self, MulticastProxy?>) -> MulticastProxy {
    multicast(property, MulticastProxy()) { $0 }
  }

  /// Makes, keeps and installs a proxy in a property for anything that takes messages; or gives the one that was made before.
  public func multicast(_ property: ReferenceWritableKeyPath<Self, (any Responder)?>) -> MulticastProxy {
    multicast(property, MulticastProxy()) { $0 }
  }

  /// Makes, keeps and installs a proxy in a property for any object; or gives the one that was made before.
  public func multicast(_ property: ReferenceWritableKeyPath<Self, AnyObject?>) -> MulticastProxy {
    multicast(property, MulticastProxy()) { $0 }
  }
}

/// The proxies of one owner, by property.
private final class InstalledProxies {
  var all: [(property: AnyKeyPath, proxy: AnyObject)] = []
}

extension AssociatedValues {
  // Its values are touched in their owner's domain only: whoever can read the owner's property is in it.
  private nonisolated(unsafe) static let installed = AssociatedKey<InstalledProxies>()

  fileprivate var installedProxies: InstalledProxies { unsafe value(for: Self.installed) { InstalledProxies() } }
}
