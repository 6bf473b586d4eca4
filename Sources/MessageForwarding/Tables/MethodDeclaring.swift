/// A class that lists its methods, instead of registering each by a call.
///
/// ```swift
/// final class Lamp: MethodDeclaring {
///   var isLit = false
///   func blink(_ times: Int) { isLit = times % 2 == 1 }
///
///   static let methods: [MethodDeclaration<Lamp>] = [
///     .method("blink(_:)") { $0.blink($1) },
///     .property("isLit", \.isLit),
///     .static("make()") { _ in Lamp() },
///   ]
/// }
///
/// try Lamp().send("blink(_:)", 3)
/// ```
///
/// The list is read once, when the class is first sent a message, asked, or has its ``MethodTable`` looked at; from then on the methods are in
/// the table like any others. It must not use the class's own table. Conforming makes a ``Responder``.
///
/// In a class that others inherit from, `methods` is a `class var`. A subclass inherits what is declared; it declares more, or other methods for
/// the same selectors, in an override that adds to `super.methods`:
///
/// ```swift
/// class Shape: MethodDeclaring {
///   func title() -> String { "shape" }
///   class var methods: [MethodDeclaration<Shape>] { [.method("title()") { $0.title() }] }
/// }
///
/// final class Circle: Shape {
///   let radius = 1.0
///   override class var methods: [MethodDeclaration<Shape>] {
///     super.methods + [.subclass(Circle.self, [.method("radius()") { $0.radius }])]
///   }
/// }
/// ```
///
/// A mistake in the list stops nothing: the methods concerned are not registered, ``MethodTable/problems`` tells why, and whoever sends their
/// messages gets it as the error. Expect in a test that there are none.
///
/// In a class of a global actor write `nonisolated static let`, and say where a method runs: `.method("show(_:)", on: MainActor.self) { $0.show($1) }`.
/// The counterpart of the method lists that a compiler makes for an Objective-C class.
public protocol MethodDeclaring: Responder, AnyObject, SendableMetatype {
  /// The class whose objects the methods take: the one that declares the list.
  associatedtype Owner: AnyObject
  /// What the class declares.
  static var methods: [MethodDeclaration<Owner>] { get }
}

/// One entry of a class's list of methods: see ``MethodDeclaring``.
public struct MethodDeclaration<Owner: AnyObject>: Sendable {
  let declared: [DeclaredMethod]
}

/// One method that was declared, seen without its class.
@safe
@usableFromInline
struct DeclaredMethod: @unchecked Sendable {
  /// Where it was declared: an inherited list is known by it.
  @usableFromInline
  struct Place: Hashable, Sendable {
    let file: String
    let line: UInt
    let column: UInt

    @usableFromInline
    init(_ file: String, _ line: UInt, _ column: UInt) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  let place: Place
  let selector: Selector?
  /// Never changes once the method is declared, which makes it Sendable.
  let body: Result<MethodBody, MessageError>
  let isOfType: Bool
  /// The subclass whose objects it takes; nil for the class that declares the list.
  var owner: AnyClass?

  @usableFromInline
  init(_ place: Place, _ selector: Selector?, _ body: Result<MethodBody, MessageError>, isOfType: Bool) {
    self.place = place
    self.selector = selector
    self.body = body
    self.isOfType = isOfType
  }
}

extension MethodDeclaration {
  @usableFromInline
  init(_ declared: DeclaredMethod) { self.declared = [declared] }

  /// Declares a method: see ``MethodTable/add(_:_:)``.
  @inlinable @inline(__always)
  public static func method<each Argument, Result>(
    _ selector: Selector, fileID: String = #fileID, line: UInt = #line, column: UInt = #column,
    _ body: @escaping @Sendable (Owner, repeat each Argument) throws -> Result
  ) -> MethodDeclaration {
    MethodDeclaration(
      DeclaredMethod(
        DeclaredMethod.Place(fileID, line, column), selector, .success(MethodTable<Owner>.makeBody(body)), isOfType: false))
  }

  /// Declares a static method: see ``MethodTable/ofType(_:)``.
  @inlinable
  public static func `static`<each Argument, Result>(
    _ selector: Selector, fileID: String = #fileID, line: UInt = #line, column: UInt = #column,
    _ body: @escaping @Sendable (Owner.Type, repeat each Argument) throws -> Result
  ) -> MethodDeclaration {
    MethodDeclaration(
      DeclaredMethod(
        DeclaredMethod.Place(fileID, line, column), selector, .success(TypeMethodTable<Owner>.makeBody(body)), isOfType: true))
  }

  /// Declares a property that is read and set: see ``MethodTable/addProperty(_:getter:setter:_:)-(_,_,_,ReferenceWritableKeyPath<Owner,Value>Sendable)``.
  public static func property<Value>(
    _ name: String, getter: Selector? = nil, setter: Selector? = nil, fileID: String = #fileID, line: UInt = #line,
    column: UInt = #column, _ property: any ReferenceWritableKeyPath<Owner, Value> & Sendable
  ) -> MethodDeclaration {
    accessors(DeclaredMethod.Place(fileID, line, column), name, getter, setter) { names in
      let (get, set) = MethodTable<Owner>.accessors(of: property)
      return [(names.getter, get), (names.setter, set)]
    }
  }

  /// Declares a property that can only be read.
  public static func property<Value>(
    _ name: String, getter: Selector? = nil, setter: Selector? = nil, fileID: String = #fileID, line: UInt = #line,
    column: UInt = #column, _ property: any KeyPath<Owner, Value> & Sendable
  ) -> MethodDeclaration {
    accessors(DeclaredMethod.Place(fileID, line, column), name, getter, setter) { names in
      [(names.getter, MethodTable<Owner>.accessor(of: property, readOnly: names))]
    }
  }

  /// Declares methods that take objects of a subclass, in that subclass's override of ``MethodDeclaring/methods``.
  public static func subclass<Subclass: AnyObject>(
    _ type: Subclass.Type, _ methods: [MethodDeclaration<Subclass>]
  ) -> MethodDeclaration {
    MethodDeclaration(
      declared: methods.flatMap(\.declared).map { method in
        var method = method
        method.owner = method.owner ?? type
        return method
      })
  }

  private static func accessors(
    _ place: DeclaredMethod.Place, _ name: String, _ getter: Selector?, _ setter: Selector?,
    _ make: (PropertyNames) -> [(Selector, MethodBody)]
  ) -> MethodDeclaration {
    do {
      let names = try PropertyNames(name, getter, setter)
      return MethodDeclaration(declared: make(names).map { DeclaredMethod(place, $0, .success($1), isOfType: false) })
    } catch {
      return MethodDeclaration(DeclaredMethod(place, getter, .failure(error), isOfType: false))
    }
  }
}
