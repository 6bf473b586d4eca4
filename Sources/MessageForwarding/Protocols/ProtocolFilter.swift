internal import CFFIShim

/// What a target that was added under protocols hears: what one of them declares.
///
/// To the C core it is a table without methods, which names the same object under its own table as the forwarding target. The target's table
/// in the multicast holds it.
@safe
final class ProtocolFilter {
  private(set) weak var target: AnyObject?
  private(set) var protocols: [ProtocolDescription]
  // The target as it is known without the filter, and its own table if it has one.
  private let real: mf_target
  private let ownTable: TableReference?
  private let isOfType: Bool

  init(_ target: Target, _ wanted: ProtocolDescription) {
    self.target = target.object
    protocols = [wanted]
    unsafe real = unsafe target.core
    ownTable = target.methodTable.reference
    isOfType = target.object is TypeObject
  }

  /// Whether one of the protocols declares a message: of types, where the target is one.
  func declares(_ selector: Selector) -> Bool {
    protocols.contains { isOfType ? $0.typeMessage(for: selector) != nil : $0.declares(selector) }
  }

  /// The target as it is known without the filter; `object` is its object.
  func unfiltered(_ object: AnyObject) -> Target {
    unsafe Target(keeper: ownTable.map { OwnTarget(object, $0) } ?? object, real)
  }

  /// Whether the target would respond to a message that none of the protocols declares.
  func hides(_ selector: Selector) -> Bool {
    var responds = false
    return unsafe !declares(selector) && mf_responds(real, selector.raw, &responds, nil) == MF_OK && responds
  }

  /// What a declared message would do at the target itself, which is `object`; nil when it has no method, and forwards.
  func verdict(_ selector: Selector, _ shape: ShapePointer?, _ object: AnyObject, _ name: String) -> Explanation.Verdict? {
    guard unsafe real.table.flatMap({ unsafe mf_table_find($0, selector.raw) }) != nil else { return nil }
    if let shape = unsafe shape, let taken = unsafe real.shape(of: selector),
      let problem = unsafe shape.problem(sendingTo: taken, selector, of: name)
    {
      return .mismatch(problem)
    }
    return unsafe real.unmetNeed(for: selector, at: object).map { .awaitNeeded($0) } ?? .called
  }

  /// The methods of the target.
  var realTable: CoreTable? { unsafe real.table.map { unsafe CoreTable($0) } }

  /// Whether the protocol was not there before.
  func add(_ wanted: ProtocolDescription) -> Bool {
    guard !protocols.contains(wanted) else { return false }
    protocols.append(wanted)
    return true
  }

  /// Whether the protocol was there.
  func remove(_ unwanted: ProtocolDescription) -> Bool {
    guard let index = protocols.firstIndex(of: unwanted) else { return false }
    protocols.remove(at: index)
    return true
  }

  /// The target with this filter before it. The caller releases the table.
  func filteredTarget(name: String) throws(MessageError) -> mf_target {
    let hooks = unsafe mf_forwarding(
      resolve: nil, target: Self.hook, signature: nil, forward: nil, unrecognized: nil, responds: nil, name: nil)
    return unsafe try real.behind(hooks, named: name, context: self)
  }

  private static let hook:
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, mf_selector, UnsafeMutablePointer<mf_target>) -> Bool = {
      context, _, selector, target in
      let filter = unsafe Unmanaged<ProtocolFilter>.fromOpaque(context!).takeUnretainedValue()
      let name = unsafe Selector(selector)
      guard filter.declares(name) else { return false }
      // The round keeps the object alive.
      unsafe target.pointee = unsafe filter.real
      return true
    }
}

/// The filters of a multicast's targets, found by target.
struct ProtocolFilters {
  private struct Entry {
    weak var filter: ProtocolFilter?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var roomy = 16

  /// The filter of a target that is alive.
  func filter(of target: AnyObject) -> ProtocolFilter? {
    guard let filter = entries[ObjectIdentifier(target)]?.filter, filter.target === target else { return nil }
    return filter
  }

  mutating func add(_ filter: ProtocolFilter, for target: AnyObject) {
    if entries.count >= roomy {
      entries = entries.filter { $0.value.filter?.target != nil }
      roomy = max(16, entries.count * 2)
    }
    entries[ObjectIdentifier(target)] = Entry(filter: filter)
  }

  mutating func remove(_ target: AnyObject) { entries[ObjectIdentifier(target)] = nil }
}
