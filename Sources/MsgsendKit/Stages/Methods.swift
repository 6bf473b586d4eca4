internal import MessageForwarding

/// A method of a target, as it is listed.
struct ListedMethod {
  let target: String
  let method: MethodDescription

  var columns: [String] { [target, "\(method.selector)", method.swiftType ?? "", method.signature.encoding] }

  var json: [String: Any] {
    var json: [String: Any] = [
      "target": target, "selector": "\(method.selector)", "signature": method.signature.encoding,
    ]
    json["swiftType"] = method.swiftType
    return json
  }
}

extension Stage {
  /// The methods of all targets, in order.
  var methods: [ListedMethod] {
    proxy.targets.flatMap { target in
      methodDescriptions(of: target).map { ListedMethod(target: describe(target), method: $0) }
    }
  }

  /// The method that each responder has for a message, in order.
  func responders(to selector: Selector) throws -> [ListedMethod] {
    let found = proxy.responders(to: selector).compactMap { target in
      methodDescriptions(of: target).first { $0.selector == selector }.map { ListedMethod(target: describe(target), method: $0) }
    }
    if found.isEmpty { throw NobodyResponds(selector: selector) }
    return found
  }
}

/// A target's own name, or its class's.
func describe(_ target: AnyObject) -> String { (target as? PlugInTarget)?.name ?? "\(type(of: target))" }

/// A target's methods and those it inherits from a class, the nearest first; of two for one selector, the one that is run.
private func methodDescriptions(of target: AnyObject) -> [MethodDescription] {
  if let target = target as? PlugInTarget { return target.methods }
  var found: [MethodDescription] = []
  var next: MethodTable<AnyObject>? = Target(target).methodTable
  // The last table is that of every object, whoever it is.
  while let table = next, table.parent != nil {
    for method in table.methods where !found.contains(where: { $0.selector == method.selector }) { found.append(method) }
    next = table.parent
  }
  return found
}

extension Session {
  /// Prints who has which methods.
  func listMethods(_ options: Command.Options) throws {
    let methods = stage.methods
    if options.isJSON { return try output.json(["methods": methods.map(\.json)]) }
    if options.onlySelectors { return selectors.forEach(output.line) }
    for line in columns(methods.map(\.columns)) { output.line(line) }
  }

  /// What can be sent, each once.
  var selectors: [String] {
    var selectors: [String] = []
    for method in stage.methods where !selectors.contains("\(method.method.selector)") {
      selectors.append("\(method.method.selector)")
    }
    return selectors
  }

  /// Prints who would hear a message, and with which types.
  func listResponders(_ name: String, _ options: Command.Options) throws {
    let responders = try stage.responders(to: Selector(name))
    if options.isJSON { return try output.json(["responders": responders.map(\.json)]) }
    for line in columns(responders.map { [$0.columns[0]] + $0.columns[2...] }) { output.line(line) }
  }

  /// Prints the types of the first responder's method.
  func showSignature(_ name: String, _ options: Command.Options) throws {
    let selector = try Selector(name)
    guard let signature = stage.proxy.methodSignature(for: selector) else { throw NobodyResponds(selector: selector) }
    if options.isJSON { return try output.json(["selector": "\(selector)", "signature": signature.encoding]) }
    output.line(signature.encoding)
  }
}
