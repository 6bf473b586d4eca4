import ProgramRuns
import Testing

/// Each example as the shell sees it: it prints what the page says, to the end, and nothing goes wrong.
@Suite struct ProgramTests {
  @Test(arguments: ["MulticastDelegate", "ProxyOfTargets", "ProtocolNotifications", "DelegateArrayView"])
  func anExamplePrintsWhatThePageSays(_ program: String) throws {
    let expected = try Page.output(of: program)
    // What a program still has when it ends is no leak. The leak sanitizer does not find Swift's side tables, by which objects are referred to
    // weakly; the other tests count lives.
    let run = try ProgramRun(program, environment: ["ASAN_OPTIONS=detect_leaks=0"])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output == expected)
    #expect(expected.count > 500, "an empty page would prove nothing")
  }
}
