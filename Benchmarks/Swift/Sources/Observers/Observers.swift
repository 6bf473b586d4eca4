/// What is heard in every series: `(Int32, Double) -> Int32`.
public protocol Observer: AnyObject {
  func add(_ integer: Int32, _ double: Double) -> Int32
}

/// Adds what it hears into itself: as little work as there can be, so that calls are what is timed. No call is inlined.
public final class Sums: Observer {
  private var integers = 0
  private var doubles = 0.0

  /// Begins at zero.
  public init() {}

  /// Adds, and gives the integer back.
  @inline(never)
  public func add(_ integer: Int32, _ double: Double) -> Int32 {
    integers += Int(integer)
    doubles += double
    return integer
  }

  /// Both sums.
  public var total: Double { Double(integers) + doubles }
}
