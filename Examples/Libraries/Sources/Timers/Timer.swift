import CUV
import MessageForwarding

struct LoopError: Error, CustomStringConvertible {
  let description: String
}

/// A repeating timer of a loop. As long as it runs the loop keeps it.
final class Timer {
  let listeners = MulticastProxy(name: "listeners")
  private let handle = UnsafeMutablePointer<uv_timer_t>.allocate(capacity: 1)
  // libuv calls them until it has closed the handle.
  private var fire: Callback<(UnsafeMutablePointer<uv_timer_t>?) -> Void>?
  private var closed: Callback<(UnsafeMutablePointer<uv_handle_t>?) -> Void>?
  private var running: Timer?
  private var isClosed = false

  init(_ loop: UnsafeMutablePointer<uv_loop_t>?) throws {
    uv_timer_init(loop, handle)
    fire = try Callback { [unowned self] (_: UnsafeMutablePointer<uv_timer_t>?) in
      try self.listeners.send(optional: "timerDidFire(_:)", self)
    }
    closed = try Callback { [unowned self] (_: UnsafeMutablePointer<uv_handle_t>?) in
      // Lets go of this very callback, which libuv is inside of: it is freed when the call ends.
      self.isClosed = true
      self.running = nil
    }
  }

  deinit {
    if isClosed { return handle.deallocate() }
    // One that never ran. The loop knows it all the same, until it has closed it.
    handle.withMemoryRebound(to: uv_handle_t.self, capacity: 1) { uv_close($0) { UnsafeMutableRawPointer($0)?.deallocate() } }
  }

  func start(every milliseconds: UInt64) throws {
    guard let fire else { throw LoopError(description: "the timer was stopped") }
    let status = uv_timer_start(handle, try fire.pointer(), milliseconds, milliseconds)
    if status != 0 { throw LoopError(description: String(cString: uv_strerror(status))) }
    running = self
  }

  /// Stops it for good: libuv lets go of the handle in the next turn of the loop.
  func stop() throws {
    guard let pointer = try closed?.pointer(as: uv_close_cb.self) else { return }
    handle.withMemoryRebound(to: uv_handle_t.self, capacity: 1) { handle in
      if uv_is_closing(handle) == 0 { uv_close(handle, pointer) }
    }
  }
}
