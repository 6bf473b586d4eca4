// The loops that a user would write, which the others are measured by. Every series has objects of its own: a weak reference anywhere makes
// every later reference to the same object slower.
import Observers

let targetCount = 64

/// What a user writes to hold an observer weakly.
private final class WeakBox {
  weak var observer: (any Observer)?
  init(_ observer: any Observer) { self.observer = observer }
}

func weakLoop() -> Contender {
  let held = (0..<targetCount).map { _ in Sums() }
  let boxes = held.map { WeakBox($0) }
  return Contender(name: "loop over 64 boxes with weak references, each", count: 20, divisor: targetCount) { count in
    var sum: Int32 = 0
    for _ in 0..<count {
      for box in boxes { sum &+= box.observer?.add(1, 0.5) ?? 0 }
    }
    extendLifetime(held)
    keep(sum)
  }
}

func strongLoop() -> Contender {
  let all: [any Observer] = (0..<targetCount).map { _ in Sums() }
  return Contender(name: "loop over an array of 64, each", count: 100, divisor: targetCount) { count in
    var sum: Int32 = 0
    for _ in 0..<count {
      for observer in all { sum &+= observer.add(1, 0.5) }
    }
    keep(sum)
  }
}

/// Makes the compiler believe that a value is needed.
@inline(never)
func keep<Value>(_ value: Value) { extendLifetime(value) }
