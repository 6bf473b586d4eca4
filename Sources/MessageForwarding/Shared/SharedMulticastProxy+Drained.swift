internal import Synchronization

extension SharedMulticastProxy {
  /// Waits until every message that was posted before has been delivered to its targets, and to those of the shared proxies among them.
  ///
  /// What is posted meanwhile is not waited for, nor is a post that has not returned yet. Do not await it in a method that a posted message runs:
  /// it would wait for itself.
  ///
  /// O(n); allocates for each target that something waits for.
  public func drained() async {
    await withCheckedContinuation { continuation in
      let countdown = Countdown { continuation.resume() }
      var visited: Set<ObjectIdentifier> = []
      mark(countdown, &visited)
      countdown.oneDown()
    }
  }

  /// Puts a mark behind whatever waits for a target.
  private func mark(_ countdown: Countdown, _ visited: inout Set<ObjectIdentifier>) {
    guard visited.insert(ObjectIdentifier(self)).inserted else { return }
    var proxies: [SharedMulticastProxy] = []
    unsafe forEachPlace { place, shown in
      if let proxy = unsafe shown.swiftObject as? SharedMulticastProxy { proxies.append(proxy) }
      countdown.oneUp()
      if !place.mailbox.putMark({ countdown.oneDown() }) { countdown.oneDown() }
    }
    for proxy in proxies { proxy.mark(countdown, &visited) }
  }
}

/// Runs something when as many have come as were expected. One is expected at first.
private final class Countdown: Sendable {
  private let count = Atomic(1)
  private let done: @Sendable () -> Void

  init(_ done: @escaping @Sendable () -> Void) { self.done = done }

  func oneUp() { count.add(1, ordering: .relaxed) }

  func oneDown() {
    if count.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { done() }
  }
}
