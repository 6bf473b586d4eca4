internal import CFFIShim

extension MessageError {
  /// The kinds of failure. New ones may be added in any release: a `switch` over them needs a `default`.
  public struct Code: Hashable, Sendable {
    /// The number of the code, which never changes. Those below 1,000 are the C core's `mf_status`.
    public let rawValue: Int

    init(_ rawValue: Int) { self.rawValue = rawValue }
    init(_ status: mf_status) { rawValue = Int(status.rawValue) }

    /// An allocation failed.
    public static let outOfMemory = Code(MF_NO_MEMORY)
    /// A value that the function cannot take.
    public static let invalidArgument = Code(MF_INVALID_ARGUMENT)
    /// A name that is empty, too long, or not UTF-8 without NUL.
    public static let invalidName = Code(MF_INVALID_NAME)
    /// A text that is not a type encoding.
    public static let invalidEncoding = Code(MF_INVALID_ENCODING)
    /// A type that cannot be passed by value.
    public static let unsupportedType = Code(MF_UNSUPPORTED_TYPE)
    /// Nobody responds to the message. The counterpart of `doesNotRecognizeSelector:`.
    public static let unrecognizedSelector = Code(MF_UNRECOGNIZED_SELECTOR)
    /// The receiver's method has other types than the sender stated.
    public static let signatureMismatch = Code(MF_SIGNATURE_MISMATCH)
    /// An argument index beyond the last one.
    public static let indexOutOfRange = Code(MF_INDEX_OUT_OF_RANGE)
    /// A value of another size than its encoding says.
    public static let sizeMismatch = Code(MF_SIZE_MISMATCH)
    /// A result was read before there was one.
    public static let noResult = Code(MF_NO_RESULT)
    /// The method or target is there already.
    public static let duplicate = Code(MF_DUPLICATE)
    /// The method, target or name is not there.
    public static let notFound = Code(MF_NOT_FOUND)
    /// The thing is in use, so this cannot be done now.
    public static let inUse = Code(MF_IN_USE)
    /// A message came back to a proxy that was already forwarding it.
    public static let forwardingLoop = Code(MF_FORWARDING_LOOP)
    /// The target does not exist any more.
    public static let targetGone = Code(MF_TARGET_GONE)
    /// More than one target failed: see ``MessageError/failures``.
    public static let severalTargetsFailed = Code(MF_MULTIPLE_ERRORS)
    /// A target written in another language reported an error of that language.
    public static let foreignError = Code(MF_FOREIGN_ERROR)
    /// The system does not allow this.
    public static let unavailable = Code(MF_UNAVAILABLE)
    /// A method, or a sender, has another number of arguments than the selector announces.
    public static let argumentCountMismatch = Code(1_000)
    /// The method is async, or runs on an actor on which the current code does not: send with ``Responder/awaiting``.
    public static let awaitNeeded = Code(1_001)
  }
}

extension MessageError.Code: CustomStringConvertible {
  /// The code as a phrase.
  public var description: String {
    if self == .argumentCountMismatch { return "wrong number of arguments" }
    if self == .awaitNeeded { return "await needed" }
    return unsafe String(cString: mf_status_description(mf_status(rawValue: UInt32(rawValue))))
  }
}
