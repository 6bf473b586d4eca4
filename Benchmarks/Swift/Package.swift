// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "swift-message-forwarding", path: "../..")],
  targets: [
    // Counts allocations of the whole process.
    .target(name: "CAllocations"),
    // What is called, in a module of its own, so that the compiler sees no more of it than it would of a user's.
    .target(name: "Observers"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CAllocations", "Observers", .product(name: "MessageForwarding", package: "swift-message-forwarding"),
      ]),
    // What Benchmarks/Counts runs under callgrind.
    .executableTarget(
      name: "Counts",
      dependencies: ["Observers", .product(name: "MessageForwarding", package: "swift-message-forwarding")]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu11
)

for target in package.targets where target.name != "CAllocations" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
