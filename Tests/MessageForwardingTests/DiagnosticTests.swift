import Synchronization
import Testing

@testable import MessageForwarding

@Suite(.serialized) struct DiagnosticTests {
  func reports(of type: String, _ body: () throws -> Void) rethrows -> [Diagnostic] {
    let seen = Locked<[Diagnostic]>([])
    let before = Diagnostics.handler
    // Other tests report meanwhile, of other classes.
    Diagnostics.handler = { diagnostic in seen.withLock { $0.append(diagnostic) } }
    defer { Diagnostics.handler = before }
    try body()
    return seen.withLock { $0 }.filter { $0.type == type }
  }

  @Test func aTargetThatNobodyHoldsIsReportedByItsClass() throws {
    final class Fleeting {}
    let proxy = MulticastProxy()
    let found = try reports(of: "Fleeting") {
      try proxy.add(Fleeting())
      #expect(proxy.count == 0)
      try proxy.add(Fleeting(), retention: .strong)
      #expect(proxy.count == 1)
      let kept = Fleeting()
      try proxy.add(kept)
      #expect(proxy.count == 2)
    }
    #expect(found.count == 1)
    #expect(found.first?.kind == .targetVanished)
    #expect(
      found.first.map { "\($0)" }
        == "a target of class Fleeting was held weakly and was gone before it heard anything; keep it, or add it with retention: .strong"
    )
  }

  @Test func aTargetOfASharedProxyIsReported() throws {
    final class Passing: Sendable {}
    let proxy = SharedMulticastProxy()
    let found = try reports(of: "Passing") {
      try proxy.add(Passing())
      #expect(proxy.isEmpty)
      try proxy.add(Passing(), retention: .strong)
      #expect(proxy.count == 1)
    }
    #expect(found.map(\.kind) == [.targetVanished])
  }

  @Test func tenThousandReportsDoNotBuildOnOneAnother() throws {
    final class Countless {}
    let proxy = MulticastProxy()
    let found = try reports(of: "Countless") {
      for _ in 0..<10_000 {
        try proxy.add(Countless())
        #expect(proxy.isEmpty)
      }
    }
    #expect(found.count == 10_000)
  }

  @Test func aTargetThatWasHeardAndThenGoesIsNotReported() throws {
    final class Leaving {}
    try MethodTable.of(Leaving.self).add("x()") { _ in }
    let proxy = MulticastProxy()
    let found = try reports(of: "Leaving") {
      do {
        let leaving = Leaving()
        try proxy.add(leaving)
        try proxy.send("x()")
      }
      try proxy.send(optional: "x()")
      #expect(proxy.isEmpty)
    }
    #expect(found.isEmpty)
  }

  @Test func aTypedProxyReportsToo() {
    final class Passing: FieldDelegateBase {}
    let (proxy, field) = (FieldDelegates(), Field())
    let found = reports(of: "Passing") {
      proxy.add(Passing())
      proxy.fieldDidChange(field)
      proxy.add(Passing(), retention: .strong)
      do {
        let heard = Passing()
        proxy.add(heard)
        proxy.fieldDidChange(field)
        extendLifetime(heard)
      }
      proxy.fieldDidChange(field)
      #expect(proxy.count == 1)
    }
    #expect(found.count == 1, "the one that was heard, and went, is none")
  }

  @Test func whatIsGoneIsExplainedByItsClass() throws {
    final class Departed {}
    let proxy = MulticastProxy()
    try reports(of: "Departed") { try proxy.add(Departed()) }.forEach { _ in }
    #expect("\(proxy.explain("x()"))" == "x() to MulticastProxy:\n  Departed  gone")
  }
}
