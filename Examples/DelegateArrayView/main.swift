// System D: a view with many delegates, which tells them of one event some time after it was made, and of another one later.
//
// It recreates a view with an array of delegates. There, each message was a loop that asked each delegate and called it; who was added twice
// heard twice; view and delegates held each other until somebody called `destroy`. Here the array is a multicast proxy: one line a message,
// everyone once, and nothing to destroy. The delays, 2 and 5 seconds there, are shorter in this program.

import MessageForwarding

/// Waits until the view has nothing more to say.
func finish(_ announcements: [DelayedSend]) async {
  for announcement in announcements { _ = await announcement.finished() }
}

print("A view with two controllers")
var home: HomeController? = try HomeController(SplashView(settling: .milliseconds(100), resting: .milliseconds(250)))
let statistics = StatisticsController()
if let home {
  try home.view.delegates.add(statistics)
  print("the home controller again: \(try home.view.delegates.add(home) ? "added" : "it is one already")")
  print("the view was made, and has said nothing yet: \(home.heard.isEmpty)")
  await finish(home.view.announcements)
}

print("\nNothing to destroy by hand")
weak let oldHome = home
weak let oldView = home?.view
weak let oldDelegates = home?.view.delegates
home = nil
print("the controller is \(oldHome == nil ? "gone" : "left"), its view is \(oldView == nil ? "gone" : "left")")
print("the view's proxy is \(oldDelegates == nil ? "gone" : "left")")

print("\nA view that goes before its time says nothing")
var hasty: SplashView? = SplashView(settling: .milliseconds(20), resting: .milliseconds(40))
try hasty?.delegates.add(statistics)
let unsaid = hasty?.announcements ?? []
hasty = nil
await finish(unsaid)
print("its messages: \(unsaid.map { "\($0.state)" })")

print("\nA message can be cancelled")
let view = SplashView(settling: .milliseconds(20), resting: .milliseconds(40))
let other = try HomeController(view)
try view.delegates.add(statistics)
view.announcements[0].cancel()
await finish(view.announcements)
print("the first was \(view.announcements[0].state), the second is heard")
