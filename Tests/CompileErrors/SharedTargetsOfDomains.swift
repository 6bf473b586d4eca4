// A target that is not Sendable is added where it belongs, or goes over to there (R5, R15).
import Dispatch
import MessageForwarding

enum SharedTargetsOfDomains {
  final class Diary { var lines: [String] = [] }

  actor Librarian {
    let diary = Diary()

    func join(_ proxy: SharedMulticastProxy, _ other: Librarian) async throws {
      try proxy.add(diary, on: self)
      try proxy.add(Diary(), on: DispatchQueue.main)
      try await proxy.add(Diary(), on: other)
      #if FAULT
        try proxy.add(diary, on: DispatchQueue.main)  // error: risks causing data races
        try await proxy.add(diary, on: other)  // error: risks causing data races
      #endif
    }
  }

  @MainActor static func onTheMainActor(_ proxy: SharedMulticastProxy, _ diary: Diary, _ librarian: Librarian) async throws {
    try proxy.add(diary, on: MainActor.shared)
    #if FAULT
      try await proxy.add(diary, on: librarian)  // error: risks causing data races
    #endif
  }

  static func usedAfterwards(_ proxy: SharedMulticastProxy, _ queue: DispatchQueue) throws {
    let diary = Diary()
    #if FAULT
      try proxy.add(diary, on: queue)  // error: risks causing data races
    #endif
    diary.lines = []
  }
}
