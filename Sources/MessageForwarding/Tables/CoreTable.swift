internal import CFFIShim

/// A method table of the C core, whatever language it belongs to. Whoever makes one keeps the table alive.
@safe
struct CoreTable {
  private let raw: OpaquePointer

  init(_ raw: OpaquePointer) { unsafe self.raw = unsafe raw }

  /// The table's own methods, in the order in which they were registered.
  var methods: [MethodDescription] { unsafe rawMethods.map { unsafe MethodDescription($0) } }

  var rawMethods: [OpaquePointer] {
    var methods: [OpaquePointer?] = unsafe []
    // Another thread may be registering: ask again until all fit.
    while true {
      let count = unsafe methods.withUnsafeMutableBufferPointer { unsafe mf_table_methods(raw, $0.baseAddress, $0.count) }
      guard unsafe count > methods.count else { return unsafe methods.prefix(count).compactMap { unsafe $0 } }
      unsafe methods = unsafe Array(repeating: nil, count: count)
    }
  }

  /// The selectors of its methods, inherited ones included.
  var selectors: Set<Selector> {
    let inherited = unsafe mf_table_parent(raw).map { unsafe CoreTable($0) }?.selectors ?? []
    return inherited.union(methods.map(\.selector))
  }
}
