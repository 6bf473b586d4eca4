internal import MessageForwarding

/// The tour: every line of it is what just happened.
struct Story {
  private let output: Output
  private let house: House

  init(_ output: Output) throws {
    self.output = output
    house = try House(Events { output.line("   \($0.who) \($0.what)") })
  }

  func tell() throws {
    say("Four things in a house have never heard of each other. Each registered methods by name, and one proxy stands for all:\n")
    introduce()
    try multicast()
    try arguments()
    try results()
    try failures()
    try changes()
  }

  private func introduce() {
    var rows: [[String]] = []
    for method in house.methods.map(\.method) where !rows.contains(where: { $0[0] == "   \(method.selector)" }) {
      let responders = house.proxy.responders(to: method.selector).map { "\(type(of: $0))" }.joined(separator: ", ")
      rows.append(["   \(method.selector)", method.swiftType ?? "", method.signature.encoding, responders])
    }
    columns(rows).forEach(say)
  }

  private func multicast() throws {
    chapter("One message to the house reaches everyone who has the method")
    say(" > goodNight()")
    try house.proxy.send("goodNight()")
    say(" > is goodNight, as Objective-C spells it, the same selector?")
    say(" = \(Selector("goodNight") == Selector("goodNight()"))")
  }

  private func arguments() throws {
    chapter("Arguments arrive as they are: an integer of 8 bits, a C string, a number and a Swift string")
    say(" > dim(to:) 85")
    try house.proxy.send("dim(to:)", UInt8(85))
    say(" > play(_:) \"Radio Nord\"")
    let plays = try unsafe "Radio Nord".withCString { try unsafe house.proxy.send("play(_:)", $0, returning: Bool.self) }
    say(" = \(plays)")
    say(" > set(_:unit:) 68.0 \"Fahrenheit\"")
    say(" = \(try house.proxy.send("set(_:unit:)", 68.0, "Fahrenheit", returning: Double.self))")
  }

  private func results() throws {
    chapter("Many answer, and the sender chooses: the last, the first, all of them, a sum")
    let house = house.proxy
    say(" > power()")
    say(" = last   \(try house.send("power()", returning: Double.self))")
    say(" = first  \(try house.send("power()", returning: Double.self, choosing: .first))")
    say(" = all    \(try house.send("power()", returning: Double.self, choosing: .all).map { try $0.get() })")
    say(" = sum    \(try house.send("power()", returning: Double.self, choosing: .reduce(0.0, +)))")
    let kitchen = self.house.windows[0]
    say(" > mayOpen(_:) the \(kitchen.name) window, and all must agree")
    say(" = \(try house.send("mayOpen(_:)", kitchen, returning: Bool.self, choosing: .every))")
  }

  private func failures() throws {
    chapter("What cannot be done says so")
    say(" > set(_:unit:) 300.0 \"Celsius\"")
    sayError { _ = try house.proxy.send("set(_:unit:)", 300.0, "Celsius", returning: Double.self) }
    say(" > dim(to:) \"a little\"")
    sayError { try house.proxy.send("dim(to:)", "a little") }
    say(" > sing()")
    sayError { try house.proxy.send("sing()") }
  }

  private func changes() throws {
    chapter("Methods and targets change while the program runs")
    let lamps = MethodTable.of(Lamp.self)
    try lamps.add("setVolume(_:)") { (_, volume: Double) in Int8(clamping: Int(volume)) }
    defer { try? lamps.remove("setVolume(_:)") }
    let setVolume = Message<Int8>.Returning<Int8>("setVolume(_:)")
    say(" > the lamp learns a setVolume(_:) of its own, and is asked before anything is sent")
    say(indented("\(house.proxy.explain(setVolume))"))
    house.takeLampAway()
    say(" > the lamp is taken away, and nobody tells the proxy")
    say(indented("\(house.proxy.explain(setVolume))"))
    say(" > setVolume(_:) 35")
    say(" = \(try house.proxy.send(setVolume, 35))")
  }

  // MARK: - Words

  private func say(_ text: String) { output.line(text) }

  private func chapter(_ title: String) { say("\n\(title)") }

  private func sayError(_ body: () throws -> Void) {
    do {
      try body()
      say(" = done")
    } catch {
      say(" ! \(error)")
    }
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "   \($0)" }.joined(separator: "\n")
  }
}
