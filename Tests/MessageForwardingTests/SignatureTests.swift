import MessageForwarding
import Testing

@Suite struct SignatureTests {
  @Test func argumentsAreCountedWithoutSelfAndSelector() throws {
    let signature = try MethodSignature("v@:@q")
    #expect(signature.argumentCount == 2)
    #expect(signature.argumentTypes.map(\.text) == ["@", "q"])
    #expect(signature.resultType.text == "v")
    #expect(signature.isMethod)
    #expect(signature.frameSize == 16)
    #expect(try signature.argumentOffset(at: 1) == 8)
    #expect("\(signature)" == "v@:@q")
    #expect(try !MethodSignature("ddd").isMethod)
  }

  @Test func signaturesComeFromSwiftTypes() throws {
    #expect(try MethodSignature(String.self, Int.self, returning: Bool.self).encoding == "B@:@q")
    #expect(try MethodSignature(Float.self).encoding == "v@:f")
    #expect(try MethodSignature(returning: Void.self).encoding == "v@:")
    let pointers = unsafe try MethodSignature(Point.self, UnsafePointer<CChar>.self, Selector.self)
    #expect(pointers.encoding == "v@:{Point=dd}*:")
  }

  @Test func agreementLeavesNamesAndPointeesOut() throws {
    let named = try MethodSignature("v@:{Point=dd}^i@\"Logger\"")
    let plain = try MethodSignature("v@:{?=dd}*@")
    #expect(named.agrees(with: plain))
    #expect(named != plain)
    #expect(try named == MethodSignature("v@:{Point=dd}^i@\"Logger\""))
    #expect(try !MethodSignature("v@:i").agrees(with: MethodSignature("v@:I")))
    #expect(try TypeEncoding("l").agrees(with: TypeEncoding("q")))
  }

  @Test func layoutIsThatOfC() throws {
    let type = try TypeEncoding("{Mixed=cids}")
    #expect((type.size, type.alignment) == (24, 8))
    #expect(type.members.map(\.offset) == [0, 4, 8, 16])
    #expect(type.name == "Mixed")
    #expect(type.isPassable)
    #expect(try TypeEncoding("i").members.isEmpty)
  }

  /// C's `void (*)(void)` and `void (*)(id)`.
  @Test(arguments: ["v", "v@"])
  func plainFunctionsAreNoMethods(encoding: String) throws {
    #expect(try !MethodSignature(encoding).isMethod)
  }

  @Test(arguments: [
    "", "v@:{", "v@:{Point=dd", "v@:}", "v@:[4", "v@:^", "v@:\"x\"", "v@:y", "v@:v", "v@:{Opaque}", "v@:{Empty=}", "v@:b3",
    "v@:i\0q",
    "\0", "é", String(repeating: "^", count: 100_000), String(repeating: "{", count: 100_000),
    "v@:" + String(repeating: "i", count: 300),
  ])
  func badEncodingsThrow(encoding: String) throws {
    let error = #expect(throws: MessageError.self) { try MethodSignature(encoding) }
    let found = try #require(error)
    #expect(
      [.invalidEncoding, .unsupportedType, .invalidArgument].contains(found.code), "\(found)")
    #expect(found.reason != nil)
  }

  @Test func anIndexBeyondTheLastArgumentThrows() throws {
    let signature = try MethodSignature("v@:i")
    for index in [-1, 1, Int.max] {
      let error = try messageError(.indexOutOfRange) { _ = try signature.argumentOffset(at: index) }
      #expect(error.argument == .index(index))
    }
  }

  @Test func aFalseEncodingIsRefused() throws {
    let size = try messageError(.sizeMismatch) { _ = try MethodSignature(Int.self, FalseSize.self) }
    #expect(size.argument == .index(1))
    #expect((size.expectedCount, size.gotCount) == (8, 16))
    let alignment = try messageError(.sizeMismatch) { _ = try MethodSignature(returning: FalseAlignment.self) }
    #expect(alignment.argument == .result)
    let text = try messageError(.invalidEncoding) { _ = try MethodSignature(FalseText.self) }
    #expect(text.argument == .index(0))
    _ = try messageError(.unsupportedType) { _ = try MethodSignature(FalseObject.self) }
    _ = try messageError(.invalidEncoding) { _ = try MethodSignature(TwoTypes.self) }
    let large = try messageError(.unsupportedType) { _ = try MethodSignature(TooLarge.self) }
    #expect((large.argument, large.subject) == (.index(0), "{TooLarge=[8193q]}"))
  }

  @Test func theErrorOfAFalseEncodingNamesItsTypeAndNoReceiver() throws {
    let types = [
      "FalseSize": Message<FalseSize>("x:").problem, "FalseAlignment": Message<FalseAlignment>("x:").problem,
      "FalseObject": Message<FalseObject>("x:").problem,
    ]
    for (name, problem) in types {
      #expect(problem?.reason?.contains(name) == true, "\(problem as Any)")
      #expect(problem?.receiver == nil)
    }
  }

  @Test func moreArgumentsThanAFunctionTakesAreRefused() throws {
    let error = try messageError(.invalidEncoding) { _ = try MethodSignature("v@:" + String(repeating: "i", count: 256)) }
    #expect(error.expectedCount == 255)
    #expect(error.gotCount == nil)
    #expect(try MethodSignature("v@:" + String(repeating: "i", count: 255)).argumentCount == 255)
  }
}

struct TooLarge: CRepresentable {
  var words = InlineArray<8193, Int>(repeating: 0)
  static var cEncoding: String { "{TooLarge=[8193q]}" }
}

struct FalseSize: CRepresentable {
  var x = 0.0
  static var cEncoding: String { "{FalseSize=dd}" }
}

struct FalseAlignment: CRepresentable {
  var a: Int32 = 0
  var b: Int32 = 0
  static var cEncoding: String { "q" }
}

struct FalseText: CRepresentable {
  var x = 0
  static var cEncoding: String { "{FalseText=" }
}

struct FalseObject: CRepresentable {
  var x = 0
  static var cEncoding: String { "@" }
}

struct TwoTypes: CRepresentable {
  var x = 0
  static var cEncoding: String { "ii" }
}
