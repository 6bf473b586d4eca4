/// Many observers behind one `delegate` property: a stand-in for a protocol, which calls each of them. Subclass it for your protocol.
///
/// A protocol for observers, such as
///
/// ```swift
/// protocol TextFieldDelegate: AnyObject {
///   func textFieldDidBeginEditing(_ field: TextField)
///   func textField(_ field: TextField, shouldChangeTo text: String) -> Bool
/// }
/// ```
///
/// gets one class, with one line for each requirement:
///
/// ```swift
/// final class TextFieldDelegateProxy: TypedMulticastProxy<any TextFieldDelegate>, TextFieldDelegate {
///   func textFieldDidBeginEditing(_ field: TextField) { forward(field) { $0.textFieldDidBeginEditing($1) } }
///   func textField(_ field: TextField, shouldChangeTo text: String) -> Bool {
///     forward(field, text, default: true) { $0.textField($1, shouldChangeTo: $2) }
///   }
/// }
///
/// let delegates = TextFieldDelegateProxy()
/// delegates.add(spellchecker)                  // conforms to TextFieldDelegate
/// delegates.add(logger, retention: .strong)    // merely registered textFieldDidBeginEditing(_:)
/// field.delegate = delegates
/// ```
///
/// ## How to write one
///
/// Each requirement calls `forward` with its arguments and says how one observer is called: `$0` is the observer, `$1` and so on are the arguments.
///
/// - Without a result: `forward(a, b) { $0.name($1, label: $2) }`.
/// - With one: `forward(a, default: true) { $0.name($1) }`. The default is what it returns when nobody answers.
/// - Choosing among results: `forward(a, default: true, choosing: .every) { $0.name($1) }`.
/// - Throwing: `try forward(a) { try $0.name($1) }`. That nobody answers is an error, unless there is a default.
/// - A property: `get { forward(default: 0) { $0.size } }` and `set { forward(newValue, named: "setSize(_:)") { $0.size = $1 } }`.
/// - `async`: the same with `await` in front and inside, as in `await forward(a) { await $0.name($1) }`. A requirement of no actor is declared
///   `nonisolated(nonsending)`, so that it stays with its caller.
/// - With `inout` or non-escaping arguments, or generic: `forward { $0.name(&a) }`. Only observers hear it.
/// - Not in the protocol, and optional: a method of your own with ``forwardOptional(_:named:)``.
///
/// The name of the message, for targets that hear by message, is the requirement's own: `forward` sees it. `named:` says another. Members of this
/// class, such as ``name`` and ``count``, are taken: a protocol with a requirement of such a name needs an object beside the proxy that conforms.
///
/// ## Targets
///
/// A target that conforms, an *observer*, is called through its conformance: a call like any other. Any other object hears the messages that its
/// class registered in its ``MethodTable``, with the same types. Both stand in one order, under the rules of ``MulticastProxy``:
///
/// - Order: targets are called in the order in which they were added, unless a ``Placement`` says another place.
/// - Identity: two objects are two targets, also when they are equal; one object added twice is one target.
/// - Holding: weakly, unless added with ``Retention/strong``. A target that is gone is skipped, and its place is reclaimed.
/// - A round: a target that is removed meanwhile is not called any more; one that is added is called from the next round on. Targets may call
///   the proxy again.
/// - Results: the last target's, unless another ``ResultChoice`` is asked for.
/// - Errors: one that fails does not stop the others. After the round, a requirement that throws throws them: one as it is, several as
///   ``MessageError/Code/severalTargetsFailed``. Those of a requirement that cannot throw go to ``onError``. Among them is the
///   ``MessageError/Code/signatureMismatch`` of a target whose method has other types, and which is not called.
///
/// A typed proxy may be a target of another one for the same protocol. One behind which nobody answers is as good as absent. A loop of them
/// ends, and is a ``MessageError/Code/forwardingLoop`` that shows the path.
///
/// ## Isolation and cost
///
/// A proxy and its targets stay in one isolation domain: it is not `Sendable`. For a protocol of the main actor the subclass is `@MainActor`, and
/// written the same way. That an observer's conformance may be used where it is added is checked by the compiler.
///
/// An observer costs what it costs in a loop over the observers; one that is held strongly costs less, because nothing is counted. A target that
/// hears by message costs a look-up of the selector and a send. Nothing is allocated for a round, except by a choice among results.
@safe
open class TypedMulticastProxy<Observer> {
  @usableFromInline final let list: TypedTargets

  /// What becomes of an error that cannot be thrown: of a target, after the round, or of `add`.
  ///
  /// By default it is a line on standard error.
  public final var onError: (any Error) -> Void

  /// Makes a proxy without targets. Its name is its class's, unless another is given.
  public init(name: String? = nil) {
    let name = name?.isEmpty == false ? name! : _typeName(Self.self, qualified: false)
    list = TypedTargets(name: name)
    onError = { printError($0, of: name) }
  }

  /// What errors call this proxy.
  public final var name: String { list.name }
}

extension TypedMulticastProxy: NamedTarget {
  final var targetName: String { name }
}

/// A typed proxy, seen without its type.
protocol TypedProxy: AnyObject {
  var targetList: TypedTargets { get }
}

extension TypedMulticastProxy: TypedProxy {
  final var targetList: TypedTargets { list }
}
