// A plug-in in Swift: a meter, an object of a Swift class. Only the headers of the C core are used, never the library MessageForwarding.
//
// swiftc -emit-library -I ../../CFFIShim/include meter.swift -o meter.so
import CFFIShim

final class Meter {
  var readings: [Double] = []

  func read(_ value: Double) -> Int32 {
    readings.append(value)
    return Int32(readings.count)
  }

  var power: Double { readings.last ?? 0 }
}

// Both are set once, when the plug-in is loaded, and live as long as it does.
nonisolated(unsafe) private var handed: UnsafeMutablePointer<mf_plugin>?
nonisolated(unsafe) let meter = Meter()

/// The functions that the host hands over.
var host: mf_plugin { handed!.pointee }

func object(_ call: OpaquePointer) -> Meter {
  Unmanaged<Meter>.fromOpaque(host.call_self(call)!).takeUnretainedValue()
}

func add(_ name: String, _ encoding: String, to table: OpaquePointer, _ handler: @escaping mf_handler) -> mf_status {
  var selector: mf_selector?
  var signature: OpaquePointer?
  var method = mf_handled(handler, nil, nil)
  var status = host.selector_intern(name, &selector, nil)
  if status == MF_OK { status = host.signature_make(encoding, &signature, nil) }
  return status == MF_OK ? host.table_add(handed!, table, selector!, signature!, &method, nil) : status
}

/// What the host calls when it has loaded this.
@_cdecl("mf_plugin_register")
public func register(_ plugin: UnsafeMutablePointer<mf_plugin>) -> mf_status {
  guard mf_plugin_accept(plugin) else { return MF_UNAVAILABLE }
  handed = plugin
  var made: OpaquePointer?
  guard plugin.pointee.table_create(plugin, "Meter", nil, &made, nil) == MF_OK, let table = made else { return MF_NO_MEMORY }
  var status = add("read(_:)", "i@:d", to: table) { _, call in
    let value = host.call_argument(call, 0)!.load(as: Double.self)
    host.call_result(call).storeBytes(of: object(call).read(value), as: Int32.self)
    return MF_OK
  }
  if status == MF_OK {
    status = add("power()", "d@:", to: table) { _, call in
      host.call_result(call).storeBytes(of: object(call).power, as: Double.self)
      return MF_OK
    }
  }
  let target = mf_target(object: Unmanaged.passUnretained(meter).toOpaque(), table: table)
  return status == MF_OK ? plugin.pointee.target_add(plugin, "meter", target, nil) : status
}
