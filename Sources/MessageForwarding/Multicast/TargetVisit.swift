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

  func explain(_ selector: Selector, as signature: MethodSignature?, named name: String) -> Explanation {
    var entries: [Explanation.Entry] = []
    unsafe visit(selector, signature) { target, verdict, signature, error in
      unsafe entries.append(Explanation.Entry(target, verdict, signature, error))
    }
    return Explanation(selector: selector, proxy: name, entries: entries)
  }
}
