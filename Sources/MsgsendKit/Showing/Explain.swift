internal import CFFIShim
internal import MessageForwarding

extension Msgsend {
  /// Prints where each value of a call travels on this machine: types, sizes and alignments in bytes, places in the frame and in registers.
  static func explain(_ encoding: String, _ options: Command.Options, _ output: Output) throws {
    let signature = try MethodSignature(encoding)
    let rows = try signature.rows()
    if options.isJSON {
      return try output.json([
        "encoding": signature.encoding, "frameSize": signature.frameSize, "isMethod": signature.isMethod,
        "values": rows.map(\.json),
      ])
    }
    let head = ["value", "type", "size", "alignment", "in frame", "travels in"]
    for line in columns([head] + rows.map(\.columns)) { output.line(line) }
    output.line("The frame takes \(signature.frameSize) bytes.")
  }
}

/// One value of a call.
private struct Row {
  let name: String
  let type: TypeEncoding?
  let offset: Int?
  let place: String

  var columns: [String] {
    [
      name, type?.text ?? (name == "self" ? "@" : ":"), "\(size)", "\(alignment)", offset.map { "\($0)" } ?? "",
      place.isEmpty ? "–" : place,
    ]
  }

  var json: [String: Any] {
    var json: [String: Any] = [
      "name": name, "type": columns[1], "size": size, "alignment": alignment, "place": place,
    ]
    json["offset"] = offset
    return json
  }

  // Self and the selector are pointers.
  private var size: Int { type?.size ?? MemoryLayout<UInt>.size }
  private var alignment: Int { type?.alignment ?? MemoryLayout<UInt>.alignment }
}

extension MethodSignature {
  fileprivate func rows() throws -> [Row] {
    var rows = [Row(name: "result", type: resultType, offset: nil, place: place(of: Int(MF_ARGUMENT_RESULT)))]
    if isMethod {
      rows.append(Row(name: "self", type: nil, offset: nil, place: place(of: Int(MF_ARGUMENT_SELF))))
      rows.append(Row(name: "selector", type: nil, offset: nil, place: place(of: Int(MF_ARGUMENT_SELECTOR))))
    }
    for (index, type) in argumentTypes.enumerated() {
      rows.append(Row(name: "argument \(index)", type: type, offset: try argumentOffset(at: index), place: place(of: index)))
    }
    return rows
  }

  private func place(of argument: Int) -> String {
    var signature: OpaquePointer?
    // It was made from this text a moment ago.
    guard unsafe mf_signature_make(encoding, &signature, nil) == MF_OK, let signature = unsafe signature else { return "" }
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      unsafe mf_signature_place(signature, Int32(argument), buffer.baseAddress, buffer.count)
      return unsafe String(cString: buffer.baseAddress!)
    }
  }
}
