// Whether values of one Swift type can be what is wanted of another, before there is a value: the rules of Fit.swift, told from the types.

/// False when no value sent as the one type is taken as the other.
func mayFit(_ sent: Any.Type, as taken: Any.Type) -> Bool {
  if sent == taken || sent == Any.self || taken == Any.self { return true }
  if let sent = sent as? any OptionalType.Type { return mayFit(sent.wrapped, as: taken) }
  if let taken = taken as? any OptionalType.Type { return mayFit(sent, as: taken.wrapped) }
  let isSentClass = sent is AnyObject.Type
  let isTakenClass = taken is AnyObject.Type
  if sent == AnyObject.self { return isTakenClass }
  if taken == AnyObject.self { return isSentClass }
  if let sent = sent as? AnyClass, let taken = taken as? AnyClass {
    return inherits(sent, from: taken) || inherits(taken, from: sent)
  }
  // An existential's value is known when there is one.
  return isExistential(sent)
}

private func inherits(_ type: AnyClass, from other: AnyClass) -> Bool {
  var next: AnyClass? = type
  while let current = next {
    if current == other { return true }
    next = _getSuperclass(current)
  }
  return false
}

/// Whether the type of a value of this type says more than the type itself.
private func isExistential(_ type: Any.Type) -> Bool {
  // The metatype of an existential type is no instance of itself as that of a concrete type is.
  _typeName(Swift.type(of: type), qualified: true).hasSuffix(".Protocol")
}

extension ShapePointer {
  /// Why no value of these types is taken by a method with those, although the C core sees the same: what stands behind an `@`.
  func problem(sendingTo taken: ShapePointer, _ selector: Selector, of receiver: String?) -> MessageError? {
    guard unsafe self != taken else { return nil }
    let sentTypes = unsafe pointee.argumentTypes, takenTypes = unsafe taken.pointee.argumentTypes
    for (index, (sent, taken)) in zip(sentTypes, takenTypes).enumerated() where !passes(sent, as: taken) {
      return misfit(.index(index), expected: taken, got: sent, selector, receiver)
    }
    let wanted = unsafe pointee.resultType, given = unsafe taken.pointee.resultType
    return passes(given, as: wanted) ? nil : misfit(.result, expected: wanted, got: given, selector, receiver)
  }
}

private func passes(_ sent: Any.Type, as taken: Any.Type) -> Bool {
  // Types that C has are compared by their encodings.
  guard Passing(sent).isObject, Passing(taken).isObject else { return true }
  return mayFit(sent, as: taken)
}

private func misfit(
  _ argument: MessageError.Argument, expected: Any.Type, got: Any.Type, _ selector: Selector, _ receiver: String?
) -> MessageError {
  let misfit = Misfit(argument: argument, expected: expected, got: _typeName(got, qualified: false))
  return MessageError(misfit, selector, receiver: receiver)
}
