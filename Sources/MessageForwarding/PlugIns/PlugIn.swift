internal import CFFIShim

/// A shared object, written in any language, that brings methods and targets to this program.
///
/// ```swift
/// let plugIn = try PlugIn("./lamp.so")
/// for target in plugIn.targets { try observers.add(target) }
/// let brightness = try observers.send("brighten(by:)", Int32(5), returning: Int32.self)
/// ```
///
/// It exports one function, `mf_plugin_register`, and reaches this library only through the functions that it is handed (see the C header
/// `CFFIShim/plugin.h`). What it brings is a ``PlugInTarget`` here: a responder like any other, which can be added to proxies beside Swift objects.
///
/// The code is unloaded by ``unload()``, if nothing uses it any more. Letting go of this object tries the same; what is in use then is tried again
/// whenever another plug-in is loaded. A shared object can be loaded once at a time. Its methods run on whatever thread sends. The counterpart of `NSBundle` with code in it.
@safe
public final class PlugIn {
  // Nil once it was unloaded.
  private var raw: OpaquePointer?
  private let shown: PlugInTargets

  /// The path that it was loaded from.
  public let path: String

  /// Loads a shared object, and lets it register its methods and targets.
  ///
  /// - Parameter path: A path, or a name without a slash that is looked for as `dlopen` does.
  /// - Throws: ``MessageError/Code/notFound`` with the loader's words, or when it is no plug-in; ``MessageError/Code/unavailable`` when it was built for
  ///   another version of plug-ins, with both; ``MessageError/Code/duplicate`` when it is loaded already; what its own function reports. Then
  ///   nothing of it is left.
  ///
  /// Calls `mf_plugin_load`.
  public init(_ path: String) throws(MessageError) {
    guard !path.utf8.contains(0) else { throw MessageError(.notFound, reason: "a NUL character").about(path) }
    Abandoned.unload()
    let shown = PlugInTargets()
    var loaded: OpaquePointer?
    var host = unsafe mf_plugin_host(
      added: nil,
      removed: { context, _, target in
        guard let object = unsafe target.object else { return }
        unsafe Unmanaged<PlugInTargets>.fromOpaque(context!).takeUnretainedValue().remove(object)
      }, context: Unmanaged.passUnretained(shown).toOpaque())
    try unsafe checked { unsafe mf_plugin_load(path, &host, &loaded, $0) }
    unsafe raw = unsafe loaded
    self.shown = shown
    self.path = path
  }

  deinit {
    if unsafe mf_plugin_unload(raw, nil) == MF_OK {
      shown.removeAll()
    } else {
      unsafe Abandoned.add(raw!, shown)
    }
  }

  /// The targets that it shows, in the order in which it added them; none once it was unloaded.
  ///
  /// The same target is the same object each time, as long as the plug-in shows it. O(n), takes a lock.
  public var targets: [PlugInTarget] {
    guard let raw = unsafe raw else { return [] }
    var named: [mf_named_target] = unsafe []
    // Another thread may be adding: ask again until all fit.
    while true {
      let count = unsafe named.withUnsafeMutableBufferPointer { unsafe mf_plugin_targets(raw, $0.baseAddress, $0.count) }
      if unsafe count <= named.count {
        unsafe named.removeLast(named.count - count)
        break
      }
      unsafe named = unsafe Array(repeating: mf_named_target(), count: count)
    }
    return unsafe named.map { unsafe shown.target($0) }
  }

  /// Takes the plug-in out of the program, if nothing of it is in use.
  ///
  /// Its ``PlugInTarget``s are ``MessageError/Code/targetGone`` from then on; its methods' contexts are disposed of.
  ///
  /// - Throws: ``MessageError/Code/inUse``, with the name of the table concerned, while one of its targets is in a proxy, an invocation or a callback, while
  ///   one of its methods runs on this thread, and within a round. Then nothing happened.
  ///
  /// Waits for rounds on other threads. Calls `mf_plugin_unload`.
  public func unload() throws(MessageError) {
    try unsafe checked { unsafe mf_plugin_unload(raw, $0) }
    unsafe raw = nil
    shown.removeAll()
  }
}

/// Plug-ins that were in use when their objects went: they stay loaded, and go on telling of their targets.
private enum Abandoned {
  @safe
  private struct Entry {
    let raw: OpaquePointer
    let shown: PlugInTargets
  }

  private static let all = Locked<[Entry]>([])

  static func add(_ raw: OpaquePointer, _ shown: PlugInTargets) {
    let entry = unsafe Entry(raw: raw, shown: shown)
    all.withLock { $0.append(entry) }
  }

  /// Unloads those that are not in use any more.
  static func unload() {
    let entries = all.withLock { entries in
      defer { entries = [] }
      return entries
    }
    var left: [Entry] = []
    for entry in entries {
      if unsafe mf_plugin_unload(entry.raw, nil) == MF_OK { entry.shown.removeAll() } else { left.append(entry) }
    }
    all.withLock { $0 += left }
  }
}

/// The targets of a plug-in as Swift knows them: one object for each address, whose finder relies on that (``ProxyRegistry``).
final class PlugInTargets: Sendable {
  private struct Entry {
    /// While the plug-in shows it.
    var shown: PlugInTarget?
    /// Somebody may hold it longer.
    weak var target: PlugInTarget?
  }

  private let known = Locked<[UInt: Entry]>([:])

  /// The target that is known by an object; made the first time.
  func target(_ named: mf_named_target) -> PlugInTarget {
    let address = unsafe UInt(bitPattern: named.target.object)
    return known.withLock { known in
      let target = unsafe known[address]?.target ?? PlugInTarget(String(cString: named.name!), named.target)
      known[address] = Entry(shown: target, target: target)
      return target
    }
  }

  /// The plug-in shows it no more. Whoever held it weakly finds it gone.
  func remove(_ object: UnsafeMutableRawPointer) {
    let removed = known.withLock { known in
      let shown = known[UInt(bitPattern: object)]?.shown
      known[UInt(bitPattern: object)]?.shown = nil
      return shown
    }
    withExtendedLifetime(removed) {}
  }

  /// It is unloaded: no target may be touched any more, whoever holds it.
  func removeAll() {
    let removed = known.withLock { known in
      defer { known = [:] }
      return known
    }
    for entry in removed.values { entry.target?.end() }
  }
}
