import MessageForwarding
import Testing

@testable import DelegateArrayView

/// System D, and its weaknesses.
@Suite @MainActor struct DelegateArrayViewTests {
  private func finish(_ announcements: [DelayedSend]) async {
    for announcement in announcements { _ = await announcement.finished() }
  }

  @Test func whatTheClassesDeclareIsRight() {
    let problems = [
      MethodTable.of(SplashView.self).problems, MethodTable.of(HomeController.self).problems,
      MethodTable.of(StatisticsController.self).problems,
    ]
    #expect(problems.allSatisfy { $0.isEmpty })
  }

  @Test func eachHearsWhatItHasAMethodForInTheirOrderAndOnce() async throws {
    let home = try HomeController(SplashView(settling: .milliseconds(20), resting: .milliseconds(60)))
    let statistics = StatisticsController()
    try home.view.delegates.add(statistics)
    #expect(try !home.view.delegates.add(home) && !home.view.delegates.add(statistics))
    #expect(home.heard.isEmpty && statistics.settledViews == 0, "not before its time")
    await finish(home.view.announcements)
    #expect(home.heard == ["has settled", "has come to rest"])
    #expect(statistics.settledViews == 1)
    #expect(home.view.announcements.map { "\($0.state)" } == ["sent", "sent"])
    extendLifetime((home, statistics))
  }

  @Test func nothingIsLeftAndNothingHasToBeDestroyed() async throws {
    var lives = Lives()
    var announcements: [DelayedSend] = []
    do {
      // They own each other, if anything here were held strongly.
      let home = lives.watch(try HomeController(lives.watch(SplashView(settling: .milliseconds(5), resting: .milliseconds(10)))))
      announcements = home.view.announcements
      await finish(announcements)
      #expect(home.heard.count == 2)
    }
    #expect(lives.alive == 0)
    do {
      let home = lives.watch(try HomeController(lives.watch(SplashView(settling: .seconds(60), resting: .seconds(60)))))
      announcements = home.view.announcements
      #expect(announcements.allSatisfy { $0.isPending })
      extendLifetime(home)
    }
    #expect(lives.alive == 0, "no delayed message keeps its view")
    #expect(lives.watched == 4)
    for announcement in announcements { announcement.cancel() }
  }
}
