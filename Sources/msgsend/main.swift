import Glibc
import MsgsendKit

// CommandLine.arguments would repair what is no valid UTF-8.
let words = unsafe UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst().map { word in
  unsafe word.flatMap { unsafe String(validatingCString: $0) }
}

exit(Msgsend.run(words, output: .standard, lines: PlainLines(STDIN_FILENO)))
