internal import CFFIShim
internal import Synchronization

/// An object of another language that a ``PlugIn`` shows: a responder like any other.
///
/// It can be sent to, asked, and added to proxies, which hold it weakly, as any target; it lives as long as the plug-in shows it. Its methods run on
/// whatever thread sends: whether they may run on several at once is for the plug-in to say.
@safe
public final class PlugInTarget: Responder, Sendable {
  /// The name under which the plug-in shows it.
  public let name: String

  // The plug-in's, until it is unloaded.
  private nonisolated(unsafe) let core: mf_target
  private let isGone = Atomic(false)

  init(_ name: String, _ core: mf_target) {
    self.name = name
    unsafe self.core = unsafe core
    unsafe ProxyRegistry.add(self, OpaquePointer(core.object!))
  }

  deinit { unsafe ProxyRegistry.remove(OpaquePointer(core.object!)) }

  /// The plug-in was unloaded: nothing of it may be touched any more.
  func end() { isGone.store(true, ordering: .releasing) }

  /// The object itself, with the plug-in's methods.
  public var messageTarget: Target { unsafe Target(keeper: self, coreTarget) }

  /// The methods that the plug-in registered for it, the nearest table's first; of two for one selector, the one that is run.
  public var methods: [MethodDescription] {
    var found: [MethodDescription] = []
    var next = unsafe coreTarget.table
    while let table = unsafe next {
      for method in unsafe CoreTable(table).methods where !found.contains(where: { $0.selector == method.selector }) {
        found.append(method)
      }
      unsafe next = unsafe mf_table_parent(table)
    }
    return found
  }

  /// The object of the plug-in; for comparing only.
  var address: UnsafeMutableRawPointer { unsafe core.object! }

  // Answers every message of a target that is gone.
  private nonisolated(unsafe) static let gone: OpaquePointer = {
    var table: OpaquePointer?
    var hooks = unsafe mf_forwarding(
      resolve: nil, target: nil, signature: nil, forward: nil,
      unrecognized: { _, call in
        // The core does not copy it.
        let reason: StaticString = "its plug-in was unloaded"
        return unsafe reason.utf8Start.withMemoryRebound(to: CChar.self, capacity: reason.utf8CodeUnitCount + 1) {
          unsafe mf_error_set(mf_call_error(call), MF_TARGET_GONE, $0, "PlugInTarget")
        }
      }, responds: nil, name: nil)
    do throws(MessageError) {
      try unsafe checked { unsafe mf_table_create("PlugInTarget", nil, nil, &table, $0) }
      try unsafe checked { unsafe mf_table_set_forwarding(table!, &hooks, nil, nil, $0) }
    } catch {
      // The name is not empty: only memory can be lacking, and then Swift itself stops.
      preconditionFailure("\(error)")
    }
    return unsafe table!
  }()
}

extension PlugInTarget: SelfTargeting, NamedTarget, CustomStringConvertible {
  var coreTarget: mf_target {
    guard isGone.load(ordering: .acquiring) else { return unsafe core }
    return unsafe mf_target(object: core.object, table: Self.gone)
  }

  var targetName: String { name }

  /// The name.
  public var description: String { name }
}
