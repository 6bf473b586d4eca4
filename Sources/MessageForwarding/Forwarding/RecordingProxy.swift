/// A proxy that writes down what it hears, and hands it on or answers it: for tests, logs and replays.
///
/// ```swift
/// let recorder = RecordingProxy(calculator)
/// try recorder.send("log(_:level:)", "started", 1)
/// print(recorder.invocations)        // [log("started", level: 1)]
/// try recorder.replay(on: another)
/// ```
///
/// For each message: a stub answers it, else the object behind gets it, else it is answered with zero, NULL or nil. Without an object behind, the
/// recorder takes every message. Only what is forwarded is written down: methods registered for the recorder's class run as on any object.
///
/// What is written down keeps its arguments alive, so two recorders that were handed to each other keep each other: ``removeAll()`` lets go, and
/// ``stop()`` for good.
open class RecordingProxy: Proxy {
  /// The object behind; nil for a recorder that stands alone.
  public let real: (any Responder)?

  /// What was heard, the oldest first. Results are in, where there were any.
  public private(set) var invocations: [Invocation] = []

  /// Whether messages are written down. They are handed on and answered in any case.
  public var isRecording = true

  private var stubs: [Selector: (Invocation) throws -> Void] = [:]

  /// Makes a recorder before an object, which it keeps alive, or one that stands alone.
  public init(_ real: (any Responder)? = nil, name: String? = nil) {
    self.real = real
    super.init(name: name)
  }

  /// Answers a message with a value from now on.
  ///
  /// The value is converted to the sender's result type where nothing is lost; otherwise the send is a ``MessageError/Code/signatureMismatch``. The
  /// recorder itself as the answer is not kept alive by it.
  public func stub<Value>(_ selector: Selector, returning value: Value) {
    if let object = value as? Proxy, object === self {
      stubs[selector] = { [unowned self] in try $0.setResult(self) }
    } else {
      stubs[selector] = { try $0.setResult(value) }
    }
  }

  /// Answers a message with what a closure does from now on.
  ///
  /// The closure sets the result of the invocation, or throws. It is kept until ``removeStubs()`` or ``stop()``.
  public func stub(_ selector: Selector, _ body: @escaping (Invocation) throws -> Void) { stubs[selector] = body }

  /// Forgets what stubs answer.
  public func removeStubs() { stubs = [:] }

  /// Lets go of what was written down.
  public func removeAll() {
    // Last, because an argument's deinit may send to this recorder.
    let released = invocations
    invocations = []
    withExtendedLifetime(released) {}
  }

  /// Stops writing down, and lets go of everything that was written down or is answered.
  public func stop() {
    isRecording = false
    removeStubs()
    removeAll()
  }

  /// What was heard of one message, the oldest first.
  public func invocations(of selector: Selector) -> [Invocation] { invocations.filter { $0.selector == selector } }

  /// Sends everything that was written down to a receiver, in order. What was written down, and its results, stay as they are.
  ///
  /// - Throws: What the first send that fails throws; later ones are not sent.
  public func replay(on receiver: some Responder) throws {
    for invocation in invocations { try invocation.copy().invoke(on: receiver) }
  }

  /// The signature of the object behind.
  open override func methodSignature(for selector: Selector) -> MethodSignature? {
    super.methodSignature(for: selector) ?? real?.methodSignature(for: selector)
  }

  /// Whether the class, or the object behind, conforms.
  open override func conforms(to wanted: ProtocolDescription) -> Bool {
    super.conforms(to: wanted) || real?.conforms(to: wanted) ?? false
  }

  /// True for a recorder that stands alone, for what a stub answers, and for what the object behind takes with any types.
  open override func acceptsAnySignature(for selector: Selector) -> Bool {
    guard let real, stubs[selector] == nil else { return true }
    return real.responds(to: selector)
  }

  /// Writes the message down, then answers it or hands it on.
  open override func forward(_ invocation: Invocation) throws {
    let record = isRecording ? try invocation.copy() : nil
    if let record { invocations.append(record) }
    if let stub = stubs[invocation.selector] {
      try stub(invocation)
    } else if let real {
      try invocation.invoke(on: real)
    }
    // A recorder that is its own answer must not keep itself.
    guard let record, let result = invocation.result, result as? Proxy !== self else { return }
    try record.setResult(result)
  }
}
