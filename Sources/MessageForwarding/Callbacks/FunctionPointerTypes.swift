/// Whether a type is a C function pointer's, and that of a function with the given Swift type.
///
/// Types are compared by their names, which the compiler makes of function types without their convention alike.
func checkFunctionPointer<Function>(_ type: Any.Type, to function: Function.Type) throws(MessageError) {
  let pointer = (type as? any OptionalType.Type)?.wrapped ?? type
  var text = _typeName(pointer, qualified: true)
  var isC = false
  for attribute in ["@convention(c) ", "@Sendable "] where text.hasPrefix(attribute) {
    text.removeFirst(attribute.count)
    isC = isC || attribute == "@convention(c) "
  }
  if isC, function == Any.self || text == _typeName(function, qualified: true) { return }
  var error = MessageError(.signatureMismatch, reason: isC ? nil : "this is no C function pointer")
  error.receiver = "a callback"
  error.expected = function == Any.self ? "@convention(c)" : "@convention(c) \(_typeName(function, qualified: false))"
  error.got = _typeName(type, qualified: false)
  throw error
}
