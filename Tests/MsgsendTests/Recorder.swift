import MsgsendKit

/// Runs the tool in this process and keeps what it writes.
struct Recorder {
  let status: Int32
  let lines: [String]
  let complaints: [String]

  init(_ arguments: String...) { self.init(arguments) }

  init(_ arguments: [String?], typing source: any LineSource = NoLines()) {
    var lines: [String] = []
    var complaints: [String] = []
    let output = Output(line: { lines += $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }) {
      complaints.append($0)
    }
    status = Msgsend.run(arguments, output: output, lines: { source })
    self.lines = lines
    self.complaints = complaints
  }
}
