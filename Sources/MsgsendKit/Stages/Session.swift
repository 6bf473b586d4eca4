internal import MessageForwarding

/// A stage, and commands that are about it.
final class Session {
  let stage: any Stage
  let output: Output
  private let events: EventPrinter

  /// With the targets of plug-ins; without any, with the house.
  init(_ plugIns: [String], _ output: Output) throws {
    let events = EventPrinter(output)
    self.output = output
    self.events = events
    stage = plugIns.isEmpty ? try House.withEcho(Events { events.tell($0) }) : try PlugInStage(plugIns)
  }

  /// Does what a command says that needs a stage; any other is none of its business.
  func perform(_ command: Command) throws {
    switch command {
    case .send(let selector, let arguments, let options):
      // For programs there is one object on the output, and nothing else.
      events.isSilent = options.isJSON
      try send(selector, arguments, options)
    case .methods(let options): try listMethods(options)
    case .responders(let selector, let options): try listResponders(selector, options)
    case .signature(let selector, let options): try showSignature(selector, options)
    case .help, .version, .demo, .explain, .call, .completion, .repl: break
    }
  }
}

/// Prints what the things of the house do.
private final class EventPrinter {
  var isSilent = false
  private let output: Output

  init(_ output: Output) { self.output = output }

  func tell(_ event: Events.Event) {
    if !isSilent { output.line("\(event.who) \(event.what)") }
  }
}
