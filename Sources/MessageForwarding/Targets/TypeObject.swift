internal import CFFIShim

/// The object that stands for a class where an object is wanted: one for each class, alive as long as the process.
@usableFromInline
final class TypeObject: @unchecked Sendable, SelfTargeting, NamedTarget, CustomStringConvertible {
  // Never changes. Static methods that may run on another actor take types that may cross: SendableMetatype.
  @usableFromInline let type: AnyClass

  init(_ type: AnyClass) { self.type = type }

  var entry: UnsafePointer<ClassEntry> { unsafe ClassEntry.ofType(type) }

  var coreTarget: mf_target {
    unsafe mf_target(object: Unmanaged.passUnretained(self).toOpaque(), table: entry.pointee.table)
  }

  var targetName: String { "\(_typeName(type, qualified: false)).Type" }

  @usableFromInline var description: String { targetName }
}

extension Target {
  /// A class itself, under its static methods: see ``MethodTable/ofType(_:)``.
  ///
  /// Its ``object`` stands for the class, always the same one, and lives as long as the process. Costs a hash probe.
  public init(type: AnyClass) {
    self.init(unsafe ClassEntry.ofType(type).pointee.typeObject!)
  }
}
