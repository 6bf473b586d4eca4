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
    let kept = AssociatedValues.of(self).proxy(at: property, in: self[keyPath: property].map { $0 as AnyObject }, proxy)
    let observer = upcast(kept)
    if self[keyPath: property].map({ $0 as AnyObject }) !== observer as AnyObject { self[keyPath: property] = observer }
    return kept
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

  /// The proxy of a property, made and kept if there is none.
  fileprivate func proxy<Installed: AnyObject>(
    at property: AnyKeyPath, in current: AnyObject?, _ make: () -> Installed
  ) -> Installed {
    let installed = unsafe value(for: Self.installed) { InstalledProxies() }
    for (path, proxy) in installed.all {
      // One property has another path in a subclass; that it holds the proxy tells.
      guard path == property || proxy === current, let proxy = proxy as? Installed else { continue }
      return proxy
    }
    let made = make()
    installed.all.append((property, made))
    return made
  }
}
