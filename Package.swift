// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "swift-message-forwarding",
  products: [
    .library(name: "MessageForwarding", targets: ["MessageForwarding"]),
    .library(name: "CFFIShim", targets: ["CFFIShim"]),
    .executable(name: "msgsend", targets: ["msgsend"]),
  ],
  targets: [
    // apt install libffi-dev
    .systemLibrary(name: "CLibFFI", pkgConfig: "libffi", providers: [.apt(["libffi-dev"])]),

    // The C core. It builds without Swift, too: see CFFIShim/Makefile.
    .target(
      name: "CFFIShim",
      dependencies: ["CLibFFI"],
      path: "CFFIShim",
      sources: ["src"],
      publicHeadersPath: "include",
      // What -pthread defines, with which the Makefile compiles: without it glibc hides what is not C11.
      cSettings: [.define("_REENTRANT")]
    ),

    // One question to Swift's runtime, which only C can ask. A header.
    .systemLibrary(name: "CActorCheck"),

    .target(name: "MessageForwarding", dependencies: ["CFFIShim", "CActorCheck"]),

    // The command-line tool. Its tests run what it runs, so all but its first line is a library.
    .target(name: "MsgsendKit", dependencies: ["MessageForwarding", "CFFIShim"]),
    // apt install libedit-dev
    .systemLibrary(name: "CEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .executableTarget(name: "msgsend", dependencies: ["MsgsendKit", "CEdit"], exclude: ["msgsend.1"]),

    // The four systems that the library recreates: Examples/README.md.
    .executableTarget(name: "MulticastDelegate", dependencies: ["MessageForwarding"], path: "Examples/MulticastDelegate"),
    .executableTarget(name: "ProxyOfTargets", dependencies: ["MessageForwarding"], path: "Examples/ProxyOfTargets"),
    .executableTarget(name: "ProtocolNotifications", dependencies: ["MessageForwarding"], path: "Examples/ProtocolNotifications"),
    .executableTarget(name: "DelegateArrayView", dependencies: ["MessageForwarding"], path: "Examples/DelegateArrayView"),

    .testTarget(
      name: "MessageForwardingTests", dependencies: ["MessageForwarding", "CFFIShim", "ProgramRuns", "CallbackTestKit"]),
    // C code that calls what it is given.
    .target(name: "CallbackTestKit", path: "Tests/CallbackTestKit"),
    .testTarget(name: "MsgsendTests", dependencies: ["msgsend", "MsgsendKit", "MessageForwarding", "ProgramRuns"]),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "MulticastDelegate", "ProxyOfTargets", "ProtocolNotifications", "DelegateArrayView", "MessageForwarding", "ProgramRuns",
      ]),
    .target(name: "ProgramRuns", path: "Tests/ProgramRuns"),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c11
)

// Settings of every Swift target, stated once. None of them is an unsafe flag, so the package can be a dependency by version.
for target in package.targets where target.type != .system && target.name != "CFFIShim" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
}
