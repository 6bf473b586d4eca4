import MessageForwarding
import ProgramRuns
import Testing

@Suite(.serialized) struct PlugInTests {
  private func load(_ name: String) throws -> PlugIn { try PlugIn(PlugInBuild.path(name)) }

  @Test func threeLanguagesAnswerOneMessage() throws {
    final class Heater: Responder {}
    try MethodTable.of(Heater.self).add("power()") { _ in 1500.0 }
    let heater = Heater()
    let plugIns = try ["lamp", "radio", "meter"].map(load)
    let house = MulticastProxy()
    for target in plugIns.flatMap(\.targets) { try house.add(target) }
    try house.add(heater)
    #expect(plugIns.map { $0.targets.map(\.name) } == [["lamp"], ["radio"], ["meter"]])
    #expect(try house.send("brighten(by:)", Int32(10), returning: Int32.self) == 50)
    #expect(try house.send("read(_:)", 3.5, returning: Int32.self) == 1)
    let played = try unsafe "Nord".withCString { try unsafe house.send("play(_:)", $0, returning: Bool.self) }
    #expect(played)
    #expect(try house.send("power()", returning: Double.self, choosing: .all).map { try $0.get() } == [30, 12, 3.5, 1500])
    #expect(house.responders(to: "power()").count == 4)
    #expect(
      "\(house.explain("read(_:)"))"
        == "read(_:) to MulticastProxy:\n  lamp    no such method\n  radio   no such method\n  meter   called  i@:d\n  Heater  no such method"
    )
    // Typed, prepared, at run time, as an invocation: as any responder.
    let lamp = try #require(plugIns[0].targets.first)
    #expect(try lamp.send(Message<Int32>.Returning<Int32>("brighten(by:)"), 5) == 55)
    #expect(try lamp.send("brighten(by:)", arguments: [5]) as? Int32 == 60)
    let brighter: Int32 = try lamp.dynamic.brighten(by: 100)
    #expect(brighter == 100)
    #expect(lamp.responds(to: "power()") && lamp.methodSignature(for: "power()")?.encoding == "d@:")
    #expect(lamp.methods.map { "\($0)" } == ["Lamp.brighten(by:): i@:i", "Lamp.power(): d@:"])
    house.removeAll()
    for plugIn in plugIns { try plugIn.unload() }
    #expect(lamp.methods.isEmpty)
  }

  @Test func theCodeOfAPlugInInSwiftStays() throws {
    // Swift's runtime remembers the types of every image that it has seen: a question about any type reads them again.
    for _ in 0..<3 {
      let plugIn = try load("meter")
      #expect(try plugIn.targets.first?.send("read(_:)", 1.5, returning: Int32.self) ?? 0 > 0)
      try plugIn.unload()
      final class Fresh<Value> {}
      #expect((Fresh<[Int: Set<String>]>() as Any) as? any Error == nil)
    }
  }

  @Test func whatAPlugInReportsIsAnErrorWithItsText() throws {
    let radio = try load("radio")
    let target = try #require(radio.targets.first)
    let nothing: UnsafePointer<CChar>? = nil
    let error = try messageError(.foreignError) { _ = try unsafe target.send("play(_:)", nothing, returning: Bool.self) }
    #expect(error.subject == "a station needs a name")
    try radio.unload()
    #expect(error.subject == "a station needs a name", "it was copied")
  }

  @Test func nothingIsUnloadedThatIsInUse() throws {
    let plugIn = try load("lamp")
    let lamp = try #require(plugIn.targets.first)
    let house = MulticastProxy()
    try house.add(lamp, retention: .strong)
    let error = try messageError(.inUse) { try plugIn.unload() }
    #expect(error.subject == "Lamp")
    #expect(try house.send("brighten(by:)", Int32(0), returning: Int32.self) >= 0, "nothing happened")
    house.remove(lamp)
    try plugIn.unload()
    try plugIn.unload()
    #expect(plugIn.targets.isEmpty)
    let gone = try messageError(.targetGone) { _ = try lamp.send("brighten(by:)", Int32(1), returning: Int32.self) }
    #expect(gone.receiver == "PlugInTarget" && gone.reason == "its plug-in was unloaded")
    #expect(!lamp.responds(to: "brighten(by:)"))
  }

  @Test func theSameTargetIsTheSameObject() throws {
    let plugIn = try load("lamp")
    #expect(plugIn.targets.first === plugIn.targets.first && plugIn.targets.first != nil)
    let house = MulticastProxy()
    let lamp = try #require(plugIn.targets.first)
    #expect(try house.add(lamp) && !house.add(lamp))
    #expect(house.targets.first === lamp && house.contains(lamp))
    #expect(house.remove(lamp))
    try plugIn.unload()
  }

  @Test func aPlugInThatIsLetGoOfIsUnloadedIfItCan() throws {
    let house = MulticastProxy()
    do {
      let plugIn = try load("lamp")
      try house.add(try #require(plugIn.targets.first))
    }
    // It could not: its target was in a proxy. Held weakly, it is heard as long as the plug-in shows it.
    #expect(try house.send("brighten(by:)", Int32(0), returning: Int32.self) >= 0)
    house.removeAll()
    weak var target: PlugInTarget?
    do {
      let plugIn = try load("meter")
      target = plugIn.targets.first
      #expect(target != nil)
    }
    #expect(target == nil)
  }

  @Test(
    "what is no plug-in is refused",
    arguments: [
      ("stranger", MessageError.Code.notFound, nil, nil), ("late", .unavailable, 1, 2), ("silent", .unavailable, 1, 0),
      ("quitter", .invalidArgument, nil, nil),
    ] as [(String, MessageError.Code, Int?, Int?)])
  func refused(name: String, code: MessageError.Code, expected: Int?, got: Int?) throws {
    let error = try messageError(code) { _ = try load(name) }
    #expect(error.subject == (try PlugInBuild.path(name)))
    #expect(error.expectedCount == expected && error.gotCount == got)
  }

  @Test func aFileThatIsNotThereIsToldInTheLoadersWords() throws {
    let error = try messageError(.notFound) { _ = try PlugIn("/nowhere/absent.so") }
    #expect(error.subject?.contains("/nowhere/absent.so: cannot open shared object file") == true)
    _ = try messageError(.notFound) { _ = try PlugIn("a\0b") }
  }

  @Test func aPlugInIsLoadedOnceAtATime() throws {
    let plugIn = try load("lamp")
    let error = try messageError(.duplicate) { _ = try load("lamp") }
    #expect(error.subject == (try PlugInBuild.path("lamp")))
    #expect(try plugIn.targets.first?.send("power()", returning: Double.self) == 24, "the first is as it was")
    try plugIn.unload()
    try load("lamp").unload()
  }
}
