import Glibc
import MsgsendKit

// CommandLine.arguments would repair what is no valid UTF-8.
let words = unsafe UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst().map { word in
  unsafe word.flatMap { unsafe String(validatingCString: $0) }
}

exit(Msgsend.run(words, output: .standard, lines: typedLines))

/// Lines are edited where somebody can see it.
func typedLines() -> any LineSource {
  let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  if isTerminal, let lines = EditedLines() { return lines }
  return PlainLines(STDIN_FILENO)
}
