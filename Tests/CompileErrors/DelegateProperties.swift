// A proxy is installed only where it conforms.
import MessageForwarding

enum DelegateProperties {
  protocol TextDelegate: AnyObject {
    func didChange()
  }

  final class TextDelegates: TextDelegate {
    func didChange() {}
  }

  final class TextView: MulticastOwner {
    weak var delegate: (any TextDelegate)?
    var observer: (any Responder)?
    let fixed: MulticastProxy? = nil
  }

  static func install(_ view: TextView) {
    _ = view.multicast(\.delegate, TextDelegates()) { $0 }
    _ = view.multicast(\.observer)
    #if FAULT
      _ = view.multicast(\.delegate, MulticastProxy()) { $0 as any TextDelegate }  // error: value of type 'MulticastProxy'
      _ = view.multicast(\.delegate, MulticastProxy()) { $0 }  // error:
      _ = view.multicast(\.delegate)  // error:
      _ = view.multicast(\.fixed)  // error: no exact matches
    #endif
  }
}
