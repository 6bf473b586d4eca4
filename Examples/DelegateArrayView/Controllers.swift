import MessageForwarding

/// Owns a view, and hears both of its messages.
@MainActor
final class HomeController: MethodDeclaring {
  let view: SplashView
  private(set) var heard: [String] = []

  init(_ view: SplashView) throws {
    self.view = view
    try view.delegates.add(self)
  }

  func splashViewDidSettle(_ view: SplashView) { hear("has settled") }

  func splashViewDidRest(_ view: SplashView) { hear("has come to rest") }

  private func hear(_ news: String) {
    heard.append(news)
    print("  the home controller hears that the view \(news)")
  }

  nonisolated static let methods: [MethodDeclaration<HomeController>] = [
    .method("splashViewDidSettle(_:)", on: MainActor.self) { $0.splashViewDidSettle($1) },
    .method("splashViewDidRest(_:)", on: MainActor.self) { $0.splashViewDidRest($1) },
  ]
}

/// Counts views that have settled: it has the first method only.
@MainActor
final class StatisticsController: MethodDeclaring {
  private(set) var settledViews = 0

  func splashViewDidSettle(_ view: SplashView) {
    settledViews += 1
    print("  the statistics controller counts \(settledViews)")
  }

  nonisolated static let methods: [MethodDeclaration<StatisticsController>] = [
    .method("splashViewDidSettle(_:)", on: MainActor.self) { $0.splashViewDidSettle($1) }
  ]
}
