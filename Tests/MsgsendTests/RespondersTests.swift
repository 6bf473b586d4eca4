import Testing

@Suite("Responders are listed")
struct RespondersTests {
  @Test("with their Swift types and signatures, in order")
  func listed() {
    let run = Recorder("responders", "mayOpen:")
    #expect(run.status == 0)
    #expect(run.lines == ["Thermostat  (Window) -> Bool  B@:@", "Diary       (Window) -> Bool  B@:@"])
  }

  @Test("nobody")
  func nobody() {
    let run = Recorder("responders", "sing()")
    #expect(run.status == 1)
    #expect(run.lines.isEmpty)
    #expect(run.complaints == ["msgsend: nobody responds to sing()"])
  }
}
