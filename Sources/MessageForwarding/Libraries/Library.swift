#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A C library, loaded by its name, whose functions are called by theirs.
///
/// ```swift
/// let pow = try Library("libm.so.6").function("pow", "ddd")
/// let power = try pow.call(2.0, 10.0, returning: Double.self)              // 1024
/// ```
///
/// It stays loaded as long as this object, any of its functions, or a method table that has one of them. Loading runs the library's initializers.
/// Any thread may use it. The counterpart of `NSBundle` for code that is C.
@safe
public final class Library: Sendable {
  /// The name it was loaded by; for the program itself, the empty text.
  public let name: String

  // What the loader gave; it locks by itself.
  private nonisolated(unsafe) let handle: UnsafeMutableRawPointer

  /// Loads a library, unless it is loaded already.
  ///
  /// A name with a slash is a path. Any other is looked for where the loader looks: `LD_LIBRARY_PATH`, the system's folders. Every symbol that it
  /// needs must be found.
  ///
  /// - Throws: ``MessageError/Code/notFound`` when there is none, ``MessageError/Code/unavailable`` when it cannot be loaded; both with the
  ///   loader's words. ``MessageError/Code/invalidName`` for a name that is empty or contains NUL.
  ///
  /// Calls `dlopen`.
  public convenience init(_ name: String) throws(MessageError) {
    try checkName(name)
    try self.init(opening: name)
  }

  /// The program itself, with the libraries that it was linked with: the C library among them.
  ///
  /// - Throws: As ``init(_:)-(String)``.
  public convenience init() throws(MessageError) { try self.init(opening: nil) }

  private init(opening name: String?) throws(MessageError) {
    self.name = name ?? ""
    guard let handle = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
      let words = loaderWords()
      var error = MessageError(words.hasSuffix("No such file or directory") ? .notFound : .unavailable, reason: words)
      error.subject = name
      throw error
    }
    unsafe self.handle = unsafe handle
  }

  deinit { unsafe dlclose(handle) }

  /// The address of a function or a variable, valid as long as this object.
  ///
  /// - Throws: ``MessageError/Code/notFound`` with the loader's words; ``MessageError/Code/invalidName``.
  ///
  /// Calls `dlsym`.
  public func symbol(_ name: String) throws(MessageError) -> UnsafeMutableRawPointer {
    try checkName(name)
    if let address = unsafe dlsym(handle, name) { return unsafe address }
    var error = MessageError(.notFound, reason: loaderWords())
    error.subject = name
    error.receiver = self.name.isEmpty ? "the program" : self.name
    throw error
  }
}

/// What the loader says of the failure that this thread just had.
private func loaderWords() -> String { unsafe dlerror().map { unsafe String(cString: $0) } ?? "the symbol's value is NULL" }

private func checkName(_ name: String) throws(MessageError) {
  let end = Array(name.utf8).firstIndex(of: 0)
  guard name.isEmpty || end != nil else { return }
  var error = MessageError(.invalidName, reason: end == nil ? "an empty name" : "a NUL character")
  error.position = end ?? 0
  throw error.about(name)
}
