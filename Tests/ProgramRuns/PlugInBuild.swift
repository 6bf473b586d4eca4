import Foundation

/// The plug-ins of Examples/PlugIns and of the C tests, built once for each run of tests, and removed at its end.
public enum PlugInBuild {
  /// The path of a shared object, built from its one source file.
  public static func path(_ name: String) throws -> String {
    try built.get()
    return folder.appendingPathComponent("\(name).so").path
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardized

  private static let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plug-ins-\(UUID().uuidString)")

  private static let built = Result {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    atexit { try? FileManager.default.removeItem(at: PlugInBuild.folder) }
    let headers = ["-I", root.appendingPathComponent("CFFIShim/include").path]
    for path in ["Examples/PlugIns/lamp.c", "Examples/PlugIns/radio.cpp", "Examples/PlugIns/meter.swift"] + hostile {
      let source = root.appendingPathComponent(path)
      let object = folder.appendingPathComponent(source.deletingPathExtension().lastPathComponent + ".so").path
      switch source.pathExtension {
      case "c": try build("cc", ["-shared", "-fPIC"] + headers + [source.path, "-o", object])
      case "cpp": try build("c++", ["-shared", "-fPIC"] + headers + [source.path, "-o", object])
      default: try build("swiftc", ["-swift-version", "6", "-emit-library"] + headers + [source.path, "-o", object])
      }
    }
  }

  private static let hostile = ["late", "silent", "stranger", "quitter"].map { "Tests/CFFIShimTests/plugins/\($0).c" }

  private static func build(_ compiler: String, _ arguments: [String]) throws {
    // Compilers find their parts through the environment.
    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    let run = try ProgramRun(path: "/usr/bin/env", [compiler] + arguments, environment: environment)
    if run.status != 0 { throw BuildFailure(command: compiler, errors: run.errors) }
  }

  /// A plug-in did not compile.
  public struct BuildFailure: Error {
    /// The compiler.
    public let command: String
    /// What it said.
    public let errors: String
  }
}
