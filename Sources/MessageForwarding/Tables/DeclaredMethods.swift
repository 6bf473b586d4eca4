internal import CFFIShim

/// What a class itself declares, for its objects or its type; taken over into a table that nobody knows yet.
struct DeclaredMethods {
  private let type: AnyClass
  private let methods: [DeclaredMethod]

  /// Runs the class's own code, so without a lock.
  init(of type: AnyClass, isOfType: Bool) {
    self.type = type
    let declared = Self.list(of: type)
    // A list that is inherited, and what an override takes over of it, belongs to the superclass's table.
    let inherited = declared.isEmpty ? [] : Set(_getSuperclass(type).map { Self.list(of: $0).map(\.key) } ?? [])
    methods = declared.filter { $0.isOfType == isOfType && !inherited.contains($0.key) }
  }

  private static func list(of type: AnyClass) -> [DeclaredMethod] {
    (type as? any MethodDeclaring.Type)?.declaredMethods ?? []
  }

  /// Registers the methods. Gives what is wrong with those that cannot be.
  func register(in table: CoreTable) -> [MessageError] {
    var problems: [MessageError] = []
    let counts = Dictionary(methods.compactMap { $0.selector.map { ($0, 1) } }, uniquingKeysWith: +)
    var first: [Selector: DeclaredMethod] = [:]
    for method in methods {
      do throws(MessageError) {
        let (selector, body) = try checked(method)
        if counts[selector, default: 0] > 1 {
          // Neither is registered: which one would be a guess.
          guard let other = first.updateValue(method, forKey: selector) else { continue }
          throw duplicate(other, body)
        }
        try table.register(selector, body, replacing: false)
      } catch {
        var problem = error
        problem.selector = problem.selector ?? method.selector
        problem.receiver = table.name
        problem.subject = problem.subject ?? "\(method.place)"
        problems.append(problem)
      }
    }
    return problems
  }

  private func checked(_ method: DeclaredMethod) throws(MessageError) -> (Selector, MethodBody) {
    let body = try method.body.get()
    if let owner = method.owner, !inherits(from: owner) {
      throw MessageError(
        .invalidArgument, selector: method.selector, reason: "the method is for objects of \(_typeName(owner, qualified: false))")
    }
    return (method.selector!, body)
  }

  private func inherits(from owner: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let current = next {
      if current == owner { return true }
      next = _getSuperclass(current)
    }
    return false
  }

  private func duplicate(_ other: DeclaredMethod, _ body: MethodBody) -> MessageError {
    var error = MessageError(.duplicate, reason: "it is declared twice")
    error.expected = try? unsafe other.body.get().shape.pointee.typeText
    error.got = unsafe body.shape.pointee.typeText
    error.advice = "declare one of them under another name"
    return error
  }
}

extension MethodDeclaring {
  fileprivate static var declaredMethods: [DeclaredMethod] { methods.flatMap(\.declared) }
}

extension DeclaredMethod {
  fileprivate struct Key: Hashable {
    let place: Place
    let selector: Selector?
  }

  /// The same for a method of an inherited list, also when that list was made anew.
  fileprivate var key: Key { Key(place: place, selector: selector) }
}

extension DeclaredMethod.Place: CustomStringConvertible {
  @usableFromInline var description: String { "\(file):\(line)" }
}

extension Shape {
  /// Both kinds of types, for people.
  var typeText: String { unsafe "\(text) [\(MethodSignature(signature))]" }
}
