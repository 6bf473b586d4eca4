// Interleaved timing. Absolute times drift on a shared machine; the ratio of two samples taken one after the other hardly does.
import Glibc

/// Something to be timed.
struct Contender {
  let name: String
  /// Operations a sample: about a tenth of a millisecond.
  let count: Int
  /// What one operation stands for: targets of a round.
  var divisor = 1
  /// Does so many operations.
  let run: (Int) -> Void
}

struct Timing {
  /// Of one operation.
  let nanoseconds: Double
  /// Of the samples to the first contender's samples beside them.
  let ratio: Double
}

/// Times the contenders in turn, many times over, so that whatever disturbs the machine disturbs all of them. Medians.
func race(_ contenders: [Contender]) -> [Timing] {
  let rounds = 401
  var times = contenders.map { _ in [Double]() }
  var ratios = times
  for round in -20..<rounds {
    var first = 0.0
    for (index, contender) in contenders.enumerated() {
      let begin = now()
      contender.run(contender.count)
      let time = (now() - begin) / Double(contender.count * contender.divisor)
      if index == 0 { first = time }
      // The first rounds warm up.
      guard round >= 0 else { continue }
      times[index].append(time)
      ratios[index].append(time / first)
    }
  }
  return zip(times, ratios).map { Timing(nanoseconds: median($0), ratio: median($1)) }
}

private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// Nanoseconds of CPU time of this thread.
private func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
