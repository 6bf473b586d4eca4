// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who uses or tests MessageForwarding needs these libraries. Tools/setup.sh --tests installs them.
let package = Package(
  name: "library-examples",
  dependencies: [.package(name: "swift-message-forwarding", path: "../..")],
  targets: [
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CUV", pkgConfig: "libuv", providers: [.apt(["libuv1-dev"])]),

    .executableTarget(name: "Sorting", dependencies: [.product(name: "MessageForwarding", package: "swift-message-forwarding")]),
    .executableTarget(
      name: "RowObservers", dependencies: ["CSQLite", .product(name: "MessageForwarding", package: "swift-message-forwarding")]),
    .executableTarget(
      name: "XMLEvents", dependencies: ["CExpat", .product(name: "MessageForwarding", package: "swift-message-forwarding")]),
    .executableTarget(
      name: "Timers", dependencies: ["CUV", .product(name: "MessageForwarding", package: "swift-message-forwarding")]),

    .testTarget(
      name: "LibraryExampleTests",
      dependencies: [
        "Sorting", "RowObservers", "XMLEvents", "Timers", "CSQLite", "CExpat", "CUV",
        .product(name: "MessageForwarding", package: "swift-message-forwarding"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
