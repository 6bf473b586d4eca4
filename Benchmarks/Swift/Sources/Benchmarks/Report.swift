import Glibc

/// The table, and whether its limits were kept.
struct Report {
  private(set) var limitExceeded = false

  init() { print("| What | Measured | Limit | |\n|---|---:|---:|---|") }

  /// One row: what was measured, its value and its unit (with a space before it), and the most it may be, if there is a limit.
  mutating func row(_ what: String, _ value: Double, _ unit: String, atMost limit: Double? = nil) {
    let kept = limit.map { value <= $0 } ?? true
    if !kept { limitExceeded = true }
    let limitText = limit.map { " ≤ \(text($0))\(unit) | \(kept ? "kept" : "EXCEEDED") |" } ?? " | |"
    print("| \(what) | \(text(value))\(unit) |\(limitText)")
    fflush(nil)
  }

  /// Races contenders against the first, the yardstick, and adds a row for each. The limits are ratios, one for each of the others.
  mutating func race(_ unit: String, atMost limits: [Double?], _ contenders: Contender...) {
    for (index, timing) in Benchmarks.race(contenders).enumerated() {
      let name = contenders[index].name
      let nanoseconds = text((timing.nanoseconds * 10).rounded() / 10)
      if index == 0 {
        row(name, timing.nanoseconds, " ns")
      } else {
        row("\(name) (\(nanoseconds) ns)", timing.ratio, unit, atMost: limits[index - 1])
      }
    }
  }

  private func text(_ value: Double) -> String {
    if value >= 100 { return "\(Int(value.rounded()))" }
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }
}
