internal import CFFIShim

extension Round {
  typealias Visit = (mf_target, mf_verdict, OpaquePointer?, UnsafePointer<mf_error>?) -> Void

  /// Looks at what a message would do at each target.
  func visit(_ selector: Selector, _ signature: MethodSignature?, _ body: Visit) {
    unsafe withoutActuallyEscaping(body) { body in
      var visit = unsafe body
      unsafe withUnsafeMutablePointer(to: &visit) { visit in
        _ = unsafe mf_multicast_explain(
          core, selector.raw, signature?.raw,
          { context, target, verdict, signature, error in
            unsafe context!.assumingMemoryBound(to: Visit.self).pointee(target, verdict, signature, error)
          }, visit, nil)
      }
    }
  }

  /// What it would do, told by the C core, and by what Swift knows better: the types behind an `@`, and what `refine` knows of the object.
  func explain(
    _ selector: Selector, as signature: MethodSignature?, shape: ShapePointer?, named name: String,
    refine: (inout Explanation.Entry, AnyObject?) -> Void
  ) -> Explanation {
    var entries: [Explanation.Entry] = []
    unsafe visit(selector, signature) { target, verdict, signature, error in
      var entry = unsafe Explanation.Entry(target, verdict, signature, error)
      if verdict == MF_WOULD_CALL { entry.method = unsafe target.table.flatMap { unsafe CoreTable($0).method(for: selector) } }
      if verdict == MF_WOULD_CALL, let shape = unsafe shape, let taken = unsafe target.shape(of: selector),
        let problem = unsafe shape.problem(sendingTo: taken, selector, of: entry.target)
      {
        entry.verdict = .mismatch(problem)
      }
      let object = unsafe verdict == MF_IS_GONE ? nil : target.swiftObject
      if case .called = entry.verdict, let need = object.flatMap({ unsafe target.unmetNeed(for: selector, at: $0) }) {
        entry.verdict = .awaitNeeded(need)
      }
      refine(&entry, object)
      entries.append(entry)
    }
    return Explanation(selector: selector, proxy: name, entries: entries)
  }
}

extension mf_target {
  /// What a sender has to wait for now if the target's own method is sent: an actor, or `async`.
  func unmetNeed(for selector: Selector, at object: AnyObject) -> String? {
    guard let table = unsafe table, let method = unsafe mf_table_find(table, selector.raw) else { return nil }
    guard let need = unsafe methodBody(of: method)?.takeUnretainedValue().need, !need.isMet(at: object) else { return nil }
    return need.actor ?? "async"
  }

  /// The Swift types of the method that the target itself has for a selector.
  func shape(of selector: Selector) -> ShapePointer? {
    guard let table = unsafe table, let method = unsafe mf_table_find(table, selector.raw) else { return nil }
    return unsafe methodBody(of: method)?.takeUnretainedValue().shape
  }
}
