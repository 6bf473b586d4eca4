import MessageForwarding

final class Clock {
  let name: String
  private(set) var ticks = 0
  init(_ name: String = "the clock") { self.name = name }

  func tick() {
    ticks += 1
    print("  \(name) ticks: \(ticks)")
  }
}

/// Rings once.
final class Alarm {
  private let time: Int
  private var ticks = 0
  init(at time: Int) { self.time = time }

  func tick() {
    ticks += 1
    if ticks == time { print("  the alarm rings") }
  }
}

/// Stops a timer after so many times.
final class Guardian {
  private let limit: Int
  private var ticks = 0
  private weak var timer: Timer?

  init(_ timer: Timer, limit: Int) {
    self.timer = timer
    self.limit = limit
  }

  func tick() throws {
    ticks += 1
    if ticks == limit {
      print("  the guardian stops the timer")
      try timer?.stop()
    }
  }
}

/// Stops its timer the first time.
final class Once {
  private unowned let timer: Timer
  init(_ timer: Timer) { self.timer = timer }

  func fire() throws {
    print("  once")
    try timer.stop()
  }
}

func registerMethods() throws {
  try MethodTable.of(Clock.self).add("timerDidFire(_:)") { (clock, _: Timer) in clock.tick() }
  try MethodTable.of(Alarm.self).add("timerDidFire(_:)") { (alarm, _: Timer) in alarm.tick() }
  try MethodTable.of(Guardian.self).add("timerDidFire(_:)") { (guardian, _: Timer) in try guardian.tick() }
  try MethodTable.of(Once.self).add("timerDidFire(_:)") { (once, _: Timer) in try once.fire() }
}
