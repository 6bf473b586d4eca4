import CallbackTestKit
import Glibc
import MessageForwarding
import Testing

/// C functions by name: found, called in every way, as methods and as targets, and what is wrong with them.
@Suite struct LibraryTests {
  private let math: Library
  private let program: Library

  init() throws {
    math = try Library("libm.so.6")
    program = try Library()
  }

  @Test func aFunctionIsCalledByName() throws {
    #expect(try Library("libm.so.6").function("pow", "ddd").call(2.0, 10.0, returning: Double.self) == 1024)
    let power = try math.function("pow", Double.self, Double.self, returning: Double.self)
    #expect(try power(2, 10) == 1024)
    #expect("\(power)" == "pow: ddd" && power.name == "pow" && math.name == "libm.so.6")
    for (x, y) in [(2.5, -1.5), (-1, 0.5), (0, 0), (.infinity, -1)] as [(Double, Double)] {
      #expect(try "\(power(x, y))" == "\(Glibc.pow(x, y))")
    }
    #expect(try program.function("getpid", returning: Int32.self)() == getpid())
    #expect(try program.function("toupper", "ii").call(97, returning: Int32.self) == 65)
  }

  @Test func valuesBecomeWhatTheFunctionTakes() throws {
    let power = try math.function("pow", "ddd")
    #expect(try power.call(2, UInt8(10), returning: Double.self) == 1024)
    #expect(try power.call(2, 10, returning: Int.self) == 1024)
    #expect(try power.call(arguments: [2, 10]) as? Double == 1024)
    #expect(try power.call(arguments: [Float(2), Int8(3)]) as? Double == 8)
    let length = try program.function("strlen", "Q*")
    #expect(try length.call("hello", returning: Int.self) == 5)
    #expect(try length.call(arguments: ["hello"]) as? UInt == 5)
    let find = try program.function("strstr", "***")
    #expect(try find.call("one two three", "two", returning: String?.self) == "two three")
    #expect(try find.call(arguments: ["one two three", "two"]) as? String == "two three")
    #expect(try find.call("one", "two", returning: String?.self) == nil)
    #expect(try find.call(arguments: ["one", "two"]) == nil)
    let free = try program.function("free", "v^v")
    unsafe try free.call(UnsafeMutableRawPointer?.none)
    #expect(try free.call(arguments: [Any?.none as Any]) == nil)
    unsafe #expect(try free.call(UnsafeMutableRawPointer?.none, returning: Void.self) == ())
  }

  @Test func pointersThatTheCompilerMakesLastAsLongAsTheCall() throws {
    typealias Text = UnsafePointer<CChar>
    let long = String(repeating: "long ", count: 100)
    let length = unsafe try program.function("strlen", Text?.self, returning: Int.self)
    #expect(unsafe try length("hello") == 5)
    #expect(unsafe try length(long + "er") == 502)
    let compare = unsafe try program.function("strncmp", Text?.self, Text?.self, Int.self, returning: Int32.self)
    #expect(unsafe try compare(long + "a", long + "b", 500) == 0)
    #expect(unsafe try compare(long + "a", long + "b", 501) < 0)
    var remainder: Double = 0
    let split = unsafe try math.function("modf", Double.self, UnsafeMutablePointer<Double>?.self, returning: Double.self)
    #expect(unsafe try split(2.75, &remainder) == 0.75)
    #expect(remainder == 2)
    var bytes: [UInt8] = [1, 2, 3, 4]
    let fill = unsafe try program.function("explicit_bzero", UnsafeMutableRawPointer?.self, Int.self)
    unsafe try fill(&bytes, 2)
    #expect(bytes == [0, 0, 3, 4])
    let scan = unsafe try program.function(
      "snprintf", UnsafeMutablePointer<CChar>?.self, Int.self, Text?.self, Int32.self, Text?.self, Double.self, fixed: 3,
      returning: Int32.self)
    var buffer = [CChar](repeating: 0, count: 600)
    #expect(unsafe try scan(&buffer, 600, "%d %s %g", 7, long, 1.5) == 2 + 500 + 4)
    #expect(String(decoding: buffer.prefix(7).map { UInt8(bitPattern: $0) }, as: UTF8.self) == "7 long ")
  }

  @Test func valuesThatDoNotFitAreRefused() throws {
    let power = try math.function("pow", "ddd")
    let text = try messageError(.signatureMismatch) { try power.call("2", 10) }
    #expect(text.receiver == "pow" && text.argument == .index(0) && text.expected == "d" && text.got == "String")
    let count = try messageError(.argumentCountMismatch) { try power.call(2) }
    #expect(count.receiver == "pow" && count.expectedCount == 2 && count.gotCount == 1)
    let upper = try program.function("toupper", "ii")
    let large = try messageError(.signatureMismatch) { try upper.call(arguments: [1 << 40]) }
    #expect(large.got == "1099511627776 (Int)")
    _ = try messageError(.signatureMismatch) { try upper.call(1.5) }
    let result = try messageError(.signatureMismatch) { _ = try power.call(2, 0.5, returning: Int.self) }
    #expect(result.argument == .result && result.expected == "Int")
    // NULL from C where Swift has no nil.
    let getenv = unsafe try program.function("getenv", UnsafePointer<CChar>.self, returning: UnsafePointer<CChar>.self)
    let null = try messageError(.signatureMismatch) { _ = unsafe try getenv("no such variable") }
    #expect(null.receiver == "getenv" && null.argument == .result && null.got == "nil")
  }

  @Test func theLoadersWordsAreInTheErrors() throws {
    let library = try messageError(.notFound) { _ = try Library("libnothing.so.9") }
    #expect(library.subject == "libnothing.so.9")
    #expect(library.reason == "libnothing.so.9: cannot open shared object file: No such file or directory")
    let noLibrary = try messageError(.unavailable) { _ = try Library("/etc/passwd") }
    #expect(noLibrary.reason?.contains("/etc/passwd: ") == true, "\(noLibrary)")
    let symbol = try messageError(.notFound) { _ = try math.function("no_such_function", "ddd") }
    #expect(symbol.subject == "no_such_function" && symbol.receiver == "libm.so.6")
    #expect(symbol.reason?.contains("undefined symbol: no_such_function") == true, "\(symbol)")
    #expect(try messageError(.notFound) { _ = unsafe try program.symbol("no_such_symbol") }.receiver == "the program")
    for name in ["", "libm\0.so"] {
      _ = try messageError(.invalidName) { _ = try Library(name) }
      _ = try messageError(.invalidName) { _ = unsafe try math.symbol(name) }
    }
    _ = try messageError(.invalidEncoding) { _ = try math.function("pow", "dd{") }
    _ = try messageError(.unsupportedType) { _ = try math.function("pow", "d@:d") }
    _ = try messageError(.unsupportedType) { _ = try math.function("pow", "d@") }
    _ = try messageError(.sizeMismatch) { _ = try math.function("pow", FalseSize.self) }
  }

  @Test func variablesAreFound() throws {
    let names = unsafe try program.symbol("environ").load(as: UnsafePointer<UnsafePointer<CChar>?>?.self)
    #expect(unsafe names?[0].map { unsafe String(cString: $0) }?.contains("=") == true)
  }

  // MARK: Variadic functions

  @Test func variadicFunctionsAreCalledWithTheirFixedCount() throws {
    var buffer = [CChar](repeating: 0, count: 200)
    let format = try program.function("snprintf", "i^cQ*id*qd", fixed: 3)
    let length = try unsafe buffer.withUnsafeMutableBufferPointer { buffer in
      try unsafe format.call(
        buffer.baseAddress, buffer.count, "%d %.2f %s %lld %g", -7, 2.5, "text", Int.min, 1e300, returning: Int32.self)
    }
    let text = String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #expect(text == "-7 2.50 text -9223372036854775808 1e+300")
    // Typed, with more doubles than there are registers for.
    typealias D = Double
    let many = unsafe try program.function(
      "snprintf", UnsafeMutablePointer<CChar>?.self, Int.self, UnsafePointer<CChar>?.self, D.self, D.self, D.self, D.self, D.self,
      D.self, D.self, D.self, D.self, D.self, fixed: 3, returning: Int32.self)
    let count = try unsafe buffer.withUnsafeMutableBufferPointer { buffer in
      try unsafe "%g %g %g %g %g %g %g %g %g %g".withCString { format in
        try unsafe many(buffer.baseAddress, buffer.count, format, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.5)
      }
    }
    #expect(String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self) == "1 2 3 4 5 6 7 8 9 10.5")
  }

  @Test func whatCPromotesIsRefused() throws {
    let float = try messageError(.unsupportedType) { _ = try program.function("printf", "i*f", fixed: 1) }
    #expect(float.argument == .index(1) && float.expected == "d", "\(float)")
    let narrow = try messageError(.unsupportedType) {
      _ = try unsafe program.function("printf", UnsafePointer<CChar>?.self, Int16.self, fixed: 1, returning: Int32.self)
    }
    #expect(narrow.argument == .index(1) && narrow.expected == "i", "\(narrow)")
    _ = try messageError(.invalidArgument) { _ = try program.function("printf", "i*i", fixed: 0) }
    _ = try messageError(.invalidArgument) { _ = try program.function("printf", "i*i", fixed: -1) }
    _ = try messageError(.invalidArgument) { _ = try program.function("printf", "i*i", fixed: 3) }
  }

  // MARK: Methods and targets

  final class Calculating: Responder {}

  @Test func aFunctionIsAMethod() throws {
    let table = MethodTable.of(Calculating.self)
    let power = try math.function("pow", "ddd")
    try table.add("power(_:_:)", calling: power)
    try table.add("root(_:)", calling: math.function("sqrt", Double.self, returning: Double.self))
    let calculating = Calculating()
    #expect(try calculating.send("power(_:_:)", 2.0, 10.0, returning: Double.self) == 1024)
    #expect(try calculating.send("root(_:)", arguments: [49]) as? Double == 7)
    #expect(calculating.methodSignature(for: "root(_:)")?.encoding == "d@:d")
    let duplicate = try messageError(.duplicate) { try table.add("power(_:_:)", calling: power) }
    #expect(duplicate.receiver == "Calculating")
    let count = try messageError(.argumentCountMismatch) { try table.add("power(_:)", calling: power) }
    #expect(count.subject == "pow: ddd")
    let mismatch = try messageError(.signatureMismatch) { _ = try calculating.send("root(_:)", Float(49), returning: Double.self) }
    #expect(mismatch.argument == .index(0))
  }

  @Test func aFunctionIsATargetAmongOthers() throws {
    let proxy = MulticastProxy()
    let calculating = Doubling()
    try MethodTable.of(Doubling.self).add("absolute(_:)") { (_, value: Double) in value * 2 }
    try proxy.add(calculating)
    let absolute = try math.function("fabs", "dd").target(for: "absolute(_:)")
    try proxy.add(absolute, retention: .strong)
    let answers = try proxy.send("absolute(_:)", -3.0, returning: Double.self, choosing: .answers)
    #expect(try answers.map { try $0.result.get() } == [-6, 3])
    #expect(answers.map(\.target) == ["Doubling", "fabs"])
    #expect(try proxy.send("absolute(_:)", -3.0, returning: Double.self) == 3)
    _ = try messageError(.argumentCountMismatch) { _ = try math.function("fabs", "dd").target(for: "absolute()") }
    // And a C slot may be answered by a C function.
    let callback = try Callback<(Double) -> Double>("absolute(_:)", to: proxy)
    #expect(try callback.withPointer { kit_call_double($0, -5) } == 5)
  }

  final class Doubling: Responder {}

  // MARK: The ABI

  private func expectEchoes<Value: CRepresentable, Pointer>(
    _ echo: Pointer, _ values: [Value], by key: (Value) -> String = { "\($0)" }
  ) throws {
    let typed = try unsafe CFunction<(Value) -> Value>(at: address(of: echo))
    let untyped = try unsafe CFunction(at: address(of: echo), Value.cEncoding + Value.cEncoding)
    let target = try typed.target(for: "echo(_:)")
    for value in values {
      #expect(try key(typed(value)) == key(value), "\(Value.self)")
      #expect(try key(untyped.call(value, returning: Value.self)) == key(value), "\(Value.self) by encoding")
      #expect(try key(target.send("echo(_:)", value, returning: Value.self)) == key(value), "\(Value.self) by message")
      let dynamic = try #require(try untyped.call(arguments: [value]))
      // A C long is an Int where nothing else is known.
      #expect((dynamic as? Value).map(key) ?? "\(dynamic)" == key(value), "\(Value.self) at run time")
    }
  }

  @Test func everyClassOfValues() throws {
    try expectEchoes(kit_echo_bool as @convention(c) (Bool) -> Bool, [true, false])
    try expectEchoes(kit_echo_int8 as @convention(c) (Int8) -> Int8, [Int8.min, -1, Int8.max])
    try expectEchoes(kit_echo_uint8 as @convention(c) (UInt8) -> UInt8, [0, UInt8.max])
    try expectEchoes(kit_echo_int16 as @convention(c) (Int16) -> Int16, [Int16.min, -1, Int16.max])
    try expectEchoes(kit_echo_uint16 as @convention(c) (UInt16) -> UInt16, [0, UInt16.max])
    try expectEchoes(kit_echo_int32 as @convention(c) (Int32) -> Int32, [Int32.min, -1, Int32.max])
    try expectEchoes(kit_echo_uint32 as @convention(c) (UInt32) -> UInt32, [0, UInt32.max])
    try expectEchoes(kit_echo_int64 as @convention(c) (Int64) -> Int64, [Int64.min, -1, Int64.max])
    try expectEchoes(kit_echo_uint64 as @convention(c) (UInt64) -> UInt64, [0, UInt64.max])
    try expectEchoes(kit_echo_float as @convention(c) (Float) -> Float, [1.5, -Float.infinity, Float.nan])
    try expectEchoes(kit_echo_double as @convention(c) (Double) -> Double, [1.5, Double.leastNonzeroMagnitude, Double.nan])
    try expectEchoes(kit_echo_pair as @convention(c) (kit_pair) -> kit_pair, [kit_pair(a: 1, b: -2)])
    try expectEchoes(kit_echo_floats as @convention(c) (kit_floats) -> kit_floats, [kit_floats(x: 1.5, y: -2.5)])
    try expectEchoes(kit_echo_mixed as @convention(c) (kit_mixed) -> kit_mixed, [kit_mixed(x: 1.5, n: .min)])
    try expectEchoes(kit_echo_pixel as @convention(c) (kit_pixel) -> kit_pixel, [kit_pixel(r: 1, g: 2, b: 255)])
    try expectEchoes(kit_echo_padded as @convention(c) (kit_padded) -> kit_padded, [kit_padded(a: -1, b: 2.5, c: .max, d: -4)])
    try expectEchoes(kit_echo_triple as @convention(c) (kit_triple) -> kit_triple, [kit_triple(a: 1, b: .min, c: 3)])
    try expectEchoes(kit_echo_quad as @convention(c) (kit_quad) -> kit_quad, [kit_quad(a: 1, b: -2, c: 3.5, d: .infinity)])
    try expectEchoes(
      kit_echo_box as @convention(c) (kit_box) -> kit_box, [kit_box(low: kit_floats(x: 1, y: 2), high: kit_floats(x: 3, y: 4))])
    try expectEchoes(kit_echo_either as @convention(c) (kit_either) -> kit_either, [kit_either(n: .max), kit_either(x: 2.5)]) {
      unsafe "\($0.n)"
    }
    #if arch(x86_64)
      try expectEchoes(
        kit_echo_long_double as @convention(c) (Float80) -> Float80, [1.5, Float80.pi, Float80.greatestFiniteMagnitude])
      try expectEchoes(kit_echo_wide as @convention(c) (kit_wide) -> kit_wide, [kit_wide(wide: .pi, n: -1)])
    #endif
    let signed = try unsafe CFunction<(Int128) -> Int128>(at: kit_next_int128())
    #expect(try signed((-1 as Int128) << 100) == ((-1 as Int128) << 100) + 1)
    let unsigned = try unsafe CFunction(at: kit_next_uint128(), "TT")
    #expect(try unsigned.call((1 as UInt128) << 100, returning: UInt128.self) == (1 << 100) + 1)
  }

  // MARK: Lifetime

  @Test func aLibraryStaysAsLongAsItIsNeeded() throws {
    // Nothing else in this process uses it.
    let name = "libBrokenLocale.so.1"
    func isLoaded() -> Bool {
      guard let handle = unsafe dlopen(name, RTLD_NOW | RTLD_NOLOAD) else { return false }
      unsafe dlclose(handle)
      return true
    }
    #expect(!isLoaded())
    var library: Library? = try Library(name)
    var function: CFunction<Any>? = try library.map { try $0.anyFunction() }
    library = nil
    #expect(isLoaded(), "its function is there")
    var table: MethodTable<Calculating>? = try MethodTable(for: Calculating())
    let method = try #require(function)
    try table?.add("call()", calling: method)
    _ = try messageError(.duplicate) { try table?.add("call()", calling: method) }
    _ = consume method
    function = nil
    #expect(isLoaded(), "it is a method")
    table = nil
    #expect(!isLoaded())
    #expect(library == nil && function == nil && table == nil)
  }
}

extension Library {
  /// Some function of libBrokenLocale, which is never called.
  fileprivate func anyFunction() throws -> CFunction<Any> { try function("__ctype_get_mb_cur_max", "Q") }
}
