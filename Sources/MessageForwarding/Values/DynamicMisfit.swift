/// A value that cannot become what is wanted, with its own words for both.
struct DynamicMisfit: Error {
  var argument: MessageError.Argument
  var expected: String
  var got: String
}

extension MessageError {
  init(_ misfit: DynamicMisfit, _ selector: Selector?, receiver: String? = nil) {
    self.init(.signatureMismatch, selector: selector)
    self.receiver = receiver
    argument = misfit.argument
    expected = misfit.expected
    got = misfit.got
  }
}

/// A value for an error: its type, and a number itself, because there the value is what does not fit.
func describe(_ value: Any) -> String {
  if isNil(value) { return "nil" }
  let type = _typeName(Swift.type(of: value), qualified: false)
  return value is any Numeric ? "\(value) (\(type))" : type
}
