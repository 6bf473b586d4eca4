import Glibc
import MsgsendKit

exit(Msgsend.run(Array(CommandLine.arguments.dropFirst()), output: .standard))
