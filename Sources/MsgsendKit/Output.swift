/// Where the tool writes.
public struct Output {
  let line: (String) -> Void
  let complain: (String) -> Void
  let finish: () throws -> Void

  /// Writes what was asked for with `line`, what went wrong with `complain`; each gets text without its last newline. `finish` is called at the end,
  /// and throws when something that was asked for did not arrive.
  public init(line: @escaping (String) -> Void, complain: @escaping (String) -> Void, finish: @escaping () throws -> Void = {}) {
    self.line = line
    self.complain = complain
    self.finish = finish
  }

  /// Standard output and standard error, a terminal's in colour.
  public static var standard: Output {
    let output = FileOutput(1)
    let errors = FileOutput(2)
    let colours = Colours(errors)
    return Output(line: { output.write($0) }, complain: { errors.write(colours.complaint($0)) }) {
      if let problem = output.problem { throw problem }
    }
  }
}
