import MessageForwarding
import Testing

/// Runs what must throw a `MessageError`, and gives the error.
func messageError(
  _ code: MessageError.Code, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) throws -> MessageError {
  let error = #expect(throws: MessageError.self, sourceLocation: sourceLocation, performing: body)
  let found = try #require(error, sourceLocation: sourceLocation)
  #expect(found.code == code, "\(found)", sourceLocation: sourceLocation)
  return found
}

/// The error of a test's own targets.
struct Refusal: Error, Equatable {
  var reason: String
}
