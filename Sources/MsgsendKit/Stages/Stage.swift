internal import Glibc
internal import MessageForwarding

/// Who hears the messages: the things of the house, or the targets of plug-ins.
protocol Stage: AnyObject {
  var proxy: MulticastProxy { get }

  /// The names of objects that can be arguments.
  var things: [String] { get }

  /// An object by the name that is typed for it.
  func thing(named name: String) -> AnyObject?
}

extension House: Stage {}

/// The targets of plug-ins, behind one proxy.
final class PlugInStage: Stage {
  let proxy = MulticastProxy(name: "plug-ins")
  private let plugIns: [PlugIn]

  init(_ paths: [String]) throws {
    // A name without a slash would be looked for among the system's libraries.
    plugIns = try withoutRepetitions(paths.map { $0.contains("/") ? $0 : "./\($0)" }).map { try PlugIn($0) }
    for target in plugIns.flatMap(\.targets) { try proxy.add(target) }
  }

  var things: [String] { plugIns.flatMap(\.targets).map(\.name) }

  func thing(named name: String) -> AnyObject? { plugIns.flatMap(\.targets).first { $0.name == name } }
}

/// Each file once, whatever its names: the loader would give the same code and the same objects again.
private func withoutRepetitions(_ paths: [String]) -> [String] {
  var known: [(UInt, UInt)] = []
  return paths.filter { path in
    var status = stat()
    // What is not there is told by the loader.
    guard unsafe stat(path, &status) == 0 else { return true }
    let file = (UInt(status.st_dev), UInt(status.st_ino))
    if known.contains(where: { $0 == file }) { return false }
    known.append(file)
    return true
  }
}
