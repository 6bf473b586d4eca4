import MessageForwarding

/// A view that tells its delegates when it has settled, and when it has come to rest: both some time after it was made.
@MainActor
final class SplashView: MethodDeclaring {
  /// What was an array: who is in it is held weakly and is there once, and no message needs a loop.
  let delegates = MulticastProxy(name: "delegates")

  /// The messages to itself that are on their way. The view is not kept for them.
  private(set) var announcements: [DelayedSend] = []

  init(settling: Duration = .seconds(2), resting: Duration = .seconds(5)) {
    announcements = [send("settle()", after: settling), send("rest()", after: resting)]
  }

  private func settle() throws { try delegates.send(optional: "splashViewDidSettle(_:)", self) }

  private func rest() throws { try delegates.send(optional: "splashViewDidRest(_:)", self) }

  nonisolated static let methods: [MethodDeclaration<SplashView>] = [
    .method("settle()", on: MainActor.self) { try $0.settle() },
    .method("rest()", on: MainActor.self) { try $0.rest() },
  ]
}
