import Foundation
import ProgramRuns

/// The Swift compiler of the toolchain that runs the tests, with the modules of the build that they belong to.
enum Compiler {
  struct Diagnostic {
    let file: String
    let line: Int
    let message: String
  }

  /// Compiles files as one module, as far as the compiler finds faults; nothing is written. Gives the errors: warnings are errors, too.
  ///
  /// - Throws: What the compiler said when it failed in another way.
  static func errors(in files: [String], defining conditions: [String] = []) throws -> [Diagnostic] {
    if files.isEmpty { return [] }
    let run = try ProgramRun(path: compiler, arguments + conditions.flatMap { ["-D", $0] } + files)
    let found = run.errors.split(separator: "\n").compactMap { Diagnostic($0) }
    guard run.status == (found.isEmpty ? 0 : 1) else { throw Failure(status: run.status, errors: run.errors) }
    return found
  }

  struct Failure: Error {
    let status: Int32
    let errors: String
  }

  /// It belongs to the runtime library that is loaded here: usr/lib/swift/linux/libswiftCore.so.
  private static let compiler: String = {
    let maps = (try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()) ?? Data()
    let line = String(decoding: maps, as: UTF8.self).split(separator: "\n").first { $0.hasSuffix("/libswiftCore.so") } ?? ""
    var path = URL(fileURLWithPath: String(line.drop { $0 != "/" }))
    for _ in 0..<4 { path.deleteLastPathComponent() }
    return path.appendingPathComponent("bin/swiftc").path
  }()

  /// As in Package.swift. Swift's modules lie beside the tests, those of C in the sources.
  private static let arguments: [String] = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let products = URL(fileURLWithPath: tests).deletingLastPathComponent()
    let targets = (try? FileManager.default.contentsOfDirectory(atPath: Sources.root + "/Sources")) ?? []
    let folders = ["CFFIShim/include"] + targets.map { "Sources/\($0)" }
    return folders.flatMap { ["-I", "\(Sources.root)/\($0)"] } + [
      "-emit-sil", "-o", "/dev/null", "-wmo", "-parse-as-library", "-module-name", "CompileErrors",
      "-swift-version", "6", "-strict-memory-safety", "-warnings-as-errors",
      "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "InternalImportsByDefault",
      "-enable-upcoming-feature", "MemberImportVisibility",
      "-I", products.appendingPathComponent("Modules").path,
      "-module-cache-path", products.appendingPathComponent("ModuleCache").path,
      "-diagnostic-style", "llvm", "-no-color-diagnostics",
    ]
  }()
}

extension Compiler.Diagnostic {
  /// Reads `path:line:column: error: message`; nil for any other line.
  fileprivate init?(_ text: Substring) {
    guard let mark = text.range(of: ": error: ") else { return nil }
    let place = text[..<mark.lowerBound].split(separator: ":")
    guard place.count >= 3, let line = Int(place[place.count - 2]) else { return nil }
    self.line = line
    file = place.dropLast(2).joined(separator: ":")
    message = String(text[mark.upperBound...])
  }
}

/// Where this package's sources are.
enum Sources {
  static let root: String = {
    var path = URL(fileURLWithPath: #filePath)
    // Tests/MessageForwardingTests/Support/Compiler.swift
    for _ in 0..<4 { path.deleteLastPathComponent() }
    return path.path
  }()
}
