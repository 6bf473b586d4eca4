internal import MessageForwarding

/// Gives back what it gets: one message for each type that can be typed in. The demo leaves it out.
final class Echo {
  static func register() throws {
    let table = MethodTable.of(Echo.self)
    try table.add("echo(int8:)") { (_, value: Int8) in value }
    try table.add("echo(uint8:)") { (_, value: UInt8) in value }
    try table.add("echo(int16:)") { (_, value: Int16) in value }
    try table.add("echo(uint16:)") { (_, value: UInt16) in value }
    try table.add("echo(int32:)") { (_, value: Int32) in value }
    try table.add("echo(uint32:)") { (_, value: UInt32) in value }
    try table.add("echo(int64:)") { (_, value: Int64) in value }
    try table.add("echo(uint64:)") { (_, value: UInt64) in value }
    try table.add("echo(int128:)") { (_, value: Int128) in value }
    try table.add("echo(uint128:)") { (_, value: UInt128) in value }
    try table.add("echo(float:)") { (_, value: Float) in value }
    try table.add("echo(double:)") { (_, value: Double) in value }
    #if arch(x86_64)
      try table.add("echo(longDouble:)") { (_, value: Float80) in value }
    #endif
    try table.add("echo(bool:)") { (_, value: Bool) in value }
    try table.add("echo(string:)") { (_, value: String) in value }
    try unsafe table.add("echo(cString:)") { (_, value: UnsafePointer<CChar>) in unsafe value }
    try table.add("echo(object:)") { (_, value: AnyObject) in value }
    try table.add("echo(selector:)") { (_, value: Selector) in value }
    try unsafe table.add("echo(pointer:)") { (_, value: OpaquePointer?) in unsafe value }
    try table.add("echo(all:_:_:_:_:_:_:_:_:)") {
      (_, a: Int8, b: Double, c: String, d: Bool, e: UInt64, f: Float, g: Int32, h: UInt16, i: Double) in
      "\(a) \(b) \(c) \(d) \(e) \(f) \(g) \(h) \(i)"
    }
  }
}
