import CFFIShim

var selector: mf_selector?
guard mf_selector_intern("log:level:", &selector, nil) == MF_OK, let selector else { fatalError("not interned") }
print("the C core \(String(cString: mf_version())) knows \(String(cString: mf_selector_name(selector)))")
