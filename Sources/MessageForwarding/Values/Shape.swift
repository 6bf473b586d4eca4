internal import CFFIShim

/// Everything about the types of a message, decided once: one for each function type `(Arguments…) -> Result`, alive as long as the process.
@safe
@usableFromInline
struct Shape {
  /// Equal for two messages with the same Swift types.
  @usableFromInline let key: ObjectIdentifier
  @usableFromInline let signature: OpaquePointer
  @usableFromInline let frameSize: Int
  @usableFromInline let frameAlignment: Int
  @usableFromInline let slots: UnsafePointer<Slot>
  @usableFromInline let count: Int
  @usableFromInline let result: Passing
  /// Whether an argument is an object, so that a frame must be released.
  @usableFromInline let holdsObjects: Bool
  /// The Swift types of the arguments, and of the result.
  let argumentTypes: [Any.Type]
  let resultType: Any.Type
  /// The Swift types, written as a function type.
  let text: String
  /// Why there is no such message; then `signature` is that of `() -> ()` and never used.
  @usableFromInline let problem: MessageError?

  /// One argument.
  @usableFromInline
  struct Slot {
    @usableFromInline let passing: Passing
    @usableFromInline let offset: Int
  }
}

/// Where shapes are found. A shape never changes and is never freed, so any thread may read it.
@usableFromInline
typealias ShapePointer = UnsafePointer<Shape>

extension Shape {
  private static let all = PointerMap()

  /// The shape of a message's types; its `problem` tells when there is none.
  @inlinable
  static func of<each Argument, Result>(_ result: Result.Type, _ arguments: repeat (each Argument).Type) -> ShapePointer {
    let function = ((repeat each Argument) -> Result).self
    if let shape = unsafe find(ObjectIdentifier(function)) { return unsafe shape }
    var types: [Any.Type] = []
    repeat types.append((each Argument).self)
    return unsafe make(ObjectIdentifier(function), "\(function)", types, result)
  }

  @usableFromInline
  static func find(_ key: ObjectIdentifier) -> ShapePointer? {
    unsafe all.find(UInt(bitPattern: key)).flatMap { unsafe ShapePointer(bitPattern: $0) }
  }

  @usableFromInline
  static func make(_ key: ObjectIdentifier, _ text: String, _ arguments: [Any.Type], _ result: Any.Type) -> ShapePointer {
    // Made outside the lock, because a conformance's cEncoding is the user's code.
    let made = UnsafeMutablePointer<Shape>.allocate(capacity: 1)
    do {
      unsafe made.initialize(to: try Shape(key, text, arguments, result))
    } catch {
      unsafe made.initialize(to: Shape(key, text, problem: error))
    }
    let kept = all.find(UInt(bitPattern: key)) { UInt(bitPattern: made) }
    if kept != UInt(bitPattern: made) {
      // Another thread was first.
      unsafe made.pointee.slots.deallocate()
      unsafe made.deinitialize(count: 1)
      unsafe made.deallocate()
    }
    return unsafe ShapePointer(bitPattern: kept)!
  }

  private init(_ key: ObjectIdentifier, _ text: String, _ arguments: [Any.Type], _ result: Any.Type) throws(MessageError) {
    var encoding = "@:"
    for (index, type) in arguments.enumerated() {
      do {
        encoding += try checkedEncoding(of: type)
      } catch {
        var error = error
        error.argument = .index(index)
        throw error
      }
    }
    do {
      encoding = (result == Void.self ? "v" : try checkedEncoding(of: result)) + encoding
    } catch {
      var error = error
      error.argument = .result
      throw error
    }
    let signature = unsafe try MethodSignature(encoding).raw
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: max(arguments.count, 1))
    for (index, type) in arguments.enumerated() {
      let offset = unsafe mf_signature_argument_offset(signature, index)
      unsafe (slots + index).initialize(to: Slot(passing: Passing(type), offset: offset))
    }
    self.key = key
    unsafe self.signature = unsafe signature
    frameSize = unsafe mf_signature_frame_size(signature)
    frameAlignment = unsafe max(mf_signature_frame_alignment(signature), 1)
    unsafe self.slots = unsafe UnsafePointer(slots)
    count = arguments.count
    self.result = result == Void.self ? .nothing : Passing(result)
    holdsObjects = arguments.contains { Passing($0).isObject }
    argumentTypes = arguments
    resultType = result
    self.text = text
    problem = nil
  }

  private init(_ key: ObjectIdentifier, _ text: String, problem: MessageError) {
    self.key = key
    unsafe signature = Shape.of(Void.self).pointee.signature
    unsafe slots = unsafe UnsafePointer(UnsafeMutablePointer<Slot>.allocate(capacity: 1))
    frameSize = 0
    frameAlignment = 1
    count = 0
    result = .nothing
    holdsObjects = false
    argumentTypes = []
    resultType = Void.self
    self.text = text
    self.problem = problem
  }
}

extension MethodSignature {
  /// The signature of a method with these Swift types.
  ///
  /// `try MethodSignature(String.self, Int.self, returning: Bool.self)` is `B@:@q`.
  ///
  /// - Throws: ``MessageError/Code/sizeMismatch`` and others when a ``CRepresentable`` type's encoding is not true of it.
  public init<each Argument, Result>(
    _ arguments: repeat (each Argument).Type, returning result: Result.Type = Void.self
  ) throws(MessageError) {
    let shape = unsafe Shape.of(result, repeat each arguments)
    if let problem = unsafe shape.pointee.problem { throw problem }
    unsafe self.init(shape.pointee.signature)
  }
}
