import CUV
import MessageForwarding
import Testing

@testable import Timers

/// libuv's timers, heard by several.
@Suite struct TimerTests {
  private static let methods = Result { try registerMethods() }

  init() throws { try Self.methods.get() }

  private func withLoop(_ body: (UnsafeMutablePointer<uv_loop_t>) throws -> Void) throws {
    let loop = UnsafeMutablePointer<uv_loop_t>.allocate(capacity: 1)
    defer { loop.deallocate() }
    #expect(uv_loop_init(loop) == 0)
    try body(loop)
    uv_run(loop, UV_RUN_DEFAULT)
    #expect(uv_loop_close(loop) == 0, "a handle is left")
  }

  @Test func eachListenerHearsEachTick() throws {
    let clocks = (0..<3).map { Clock("clock \($0)") }
    try withLoop { loop in
      let timer = try Timer(loop)
      for clock in clocks { try timer.listeners.add(clock) }
      let guardian = Guardian(timer, limit: 5)
      try timer.listeners.add(guardian, retention: .strong)
      try timer.start(every: 1)
    }
    #expect(clocks.map(\.ticks) == [5, 5, 5])
  }

  @Test func aTimerGoesWhileItsCallbackRuns() throws {
    weak var gone: Timer?
    try withLoop { loop in
      let timer = try Timer(loop)
      gone = timer
      try timer.listeners.add(Once(timer), retention: .strong)
      try timer.start(every: 1)
    }
    #expect(gone == nil)
  }

  @Test func oneThatNeverRanGoes() throws {
    weak var gone: Timer?
    try withLoop { loop in
      let timer = try Timer(loop)
      gone = timer
    }
    #expect(gone == nil)
  }
}
