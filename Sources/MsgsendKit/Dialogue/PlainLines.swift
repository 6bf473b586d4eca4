internal import Glibc

/// The lines of an open file, as they are.
public final class PlainLines: LineSource {
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  // What was handed out already is not moved away for each line.
  private var start = 0
  private var isAtEnd = false

  /// Reads from a file descriptor, which stays open.
  public init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Nobody sits in front of a file.
  public var isTerminal: Bool { false }

  /// The next line; nothing can be completed.
  public func next(completing: @escaping (String) -> CompletedWord) throws(BadLine) -> String? {
    var searched = start
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return try text(bytes[start..<end])
      }
      searched = bytes.count
      if isAtEnd {
        defer { start = bytes.count }
        return start == bytes.count ? nil : try text(bytes[start...])
      }
      searched -= start
      bytes.removeFirst(start)
      start = 0
      readMore()
    }
  }

  private func text(_ bytes: ArraySlice<UInt8>) throws(BadLine) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw BadLine("the line is no valid UTF-8") }
    return text
  }

  private func readMore() {
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { isAtEnd = true } else { bytes += chunk[..<count] }
      return
    }
  }
}
