internal import Dispatch

// How posted messages reach a target.

extension TargetPlace {
  /// Delivers a letter now if that may be, or puts it into the mailbox.
  func post(_ letter: Letter, _ delivery: Delivery) {
    if delivery == .automatic, domain.isCurrent {
      // Nil: removed meanwhile, or gone.
      guard let target = target() else { return }
      if isDelivered(letter, to: target) { return }
    }
    if mailbox.put(.letter(letter)) { visit() }
  }

  /// Delivers a letter here and now, where the target belongs. False when it has to wait for something.
  private func isDelivered(_ letter: Letter, to target: Target) -> Bool {
    if hasToWait(letter, for: target) { return false }
    if domain.isAnywhere {
      // Two threads may both do so, as both may send.
      guard mailbox.isIdle else { return false }
      deliver(letter, to: target)
      return true
    }
    deliverPending()
    guard mailbox.beginPast() else { return false }
    deliver(letter, to: target)
    end()
    return true
  }

  /// Delivers what is in the mailbox, up to the first letter that has to wait. Where the target belongs.
  func deliverPending(atMost limit: Int = .max) {
    for _ in 0..<limit {
      guard let item = mailbox.next() else { return }
      if case .letter(let letter) = item, let target = target() {
        if hasToWait(letter, for: target) {
          mailbox.putBack(item)
          return end()
        }
        deliver(letter, to: target)
      }
      finish(item)
    }
  }

  /// Delivers what is in the mailbox, and waits for each. Where the target belongs.
  nonisolated(nonsending) func deliverPendingAwaiting(atMost limit: Int = .max) async {
    for _ in 0..<limit {
      guard let item = mailbox.next() else { return }
      if case .letter(let letter) = item, let target = target() {
        if hasToWait(letter, for: target) {
          mailbox.waits(for: target.waitsForActor(to: letter.message.selector) ? .actor : .method)
          await deliverAwaiting(letter, to: target)
        } else {
          deliver(letter, to: target)
        }
      }
      finish(item)
    }
  }

  private func hasToWait(_ letter: Letter, for target: Target) -> Bool {
    domain.canWait && target.hasToWait(for: letter.message.selector)
  }

  private func deliver(_ letter: Letter, to target: Target) {
    guard responds(target, to: letter.message.selector) else { return }
    do {
      try letter.message.deliver(to: target)
    } catch {
      letter.onError(error)
    }
  }

  private nonisolated(nonsending) func deliverAwaiting(_ letter: Letter, to target: Target) async {
    guard responds(target, to: letter.message.selector) else { return }
    do {
      try await letter.message.deliverAwaiting(to: target)
    } catch {
      letter.onError(error)
    }
  }

  /// Asked where the target belongs. Of others than forwarders it is known.
  func responds(_ target: Target, to selector: Selector) -> Bool {
    hears(selector) && (!isForwarder || target.responds(to: selector))
  }

  private func finish(_ item: Mailbox.Item) {
    if case .mark(let done) = item { done() }
    end()
  }

  private func end() {
    if mailbox.end() { visit() }
  }
}

extension TargetPlace {
  /// So many letters at once: then whatever else is to be done there has its turn.
  private static let most = 128

  /// Sends somebody to where the target belongs, to empty the mailbox.
  private func visit() {
    switch domain {
    case .anywhere: Task.detached { await self.empty() }
    case .actor(let reference):
      guard let actor = reference.actor else { return discard() }
      Task.detached { await self.empty(on: actor) }
    case .queue(let queue, _):
      queue.async {
        self.deliverPending(atMost: Self.most)
        if self.mailbox.leave() { self.visit() }
      }
    }
  }

  private func empty(on actor: isolated any Actor) async { await empty() }

  private nonisolated(nonsending) func empty() async {
    await deliverPendingAwaiting(atMost: Self.most)
    if mailbox.leave() { visit() }
  }

  /// Drops what can reach nobody any more.
  private func discard() {
    repeat {
      while let item = mailbox.next() {
        if case .mark(let done) = item { done() }
        _ = mailbox.end()
      }
    } while mailbox.leave()
  }
}

extension Target {
  /// Whether a message cannot be delivered here and now without waiting for a method.
  fileprivate func hasToWait(for selector: Selector, depth: Int = 0) -> Bool {
    guard depth < 64 else { return false }
    if let method = method(for: selector) { return method.need.map { !$0.isMet(at: object) } ?? false }
    switch object {
    case let proxy as Proxy: return proxy.otherTarget(for: selector)?.hasToWait(for: selector, depth: depth + 1) ?? false
    case let proxy as MulticastProxy:
      var found = false
      unsafe proxy.round.visit(selector, nil) { target, _, _, _ in
        guard !found, let object = unsafe target.swiftObject else { return }
        found = unsafe Target(retaining: target, object).hasToWait(for: selector, depth: depth + 1)
      }
      return found
    default: return false
    }
  }
}

extension Target {
  /// Whether it is only for its turn on an actor that the target's own method waits.
  fileprivate func waitsForActor(to selector: Selector) -> Bool { method(for: selector)?.need?.isAsync == false }
}

extension AwaitNeed {
  /// Whether there is no need just now, because the current code runs on the method's actor.
  func isMet(at object: AnyObject) -> Bool {
    guard !isAsync, let actor else { return false }
    if actor == "MainActor" { return isRunning(on: MainActor.shared) }
    return (object as? any Actor).map { isRunning(on: $0) } ?? false
  }
}
