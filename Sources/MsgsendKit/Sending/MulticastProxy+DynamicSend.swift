internal import MessageForwarding

extension MulticastProxy {
  /// Sends a message whose types are known only at run time.
  ///
  /// - Returns: What each responder returned or threw, in order.
  func send(_ selector: Selector, values: [Any], returning result: Any.Type) throws -> [Result<Any, any Error>] {
    func open<R>(_ result: R.Type) throws -> [Result<Any, any Error>] {
      try send(selector, values[...], returning: result).map { $0.map { $0 as Any } }
    }
    return try _openExistential(result, do: open)
  }

  /// Gives each value its type, one after the other, until the message has them all.
  private func send<each Done, R>(
    _ selector: Selector, _ rest: ArraySlice<Any>, _ done: repeat each Done, returning result: R.Type
  ) throws -> [Result<R, any Error>] {
    guard let next = rest.first else { return try send(selector, repeat each done, returning: result, choosing: .all) }
    func open<Next>(_ next: Next) throws -> [Result<R, any Error>] {
      try send(selector, rest.dropFirst(), repeat each done, next, returning: result)
    }
    return try _openExistential(next, do: open)
  }
}
