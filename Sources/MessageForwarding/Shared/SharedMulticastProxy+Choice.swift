internal import CFFIShim

extension SharedMulticastProxy {
  /// Whose result a sender gets who does not choose; the last responder's, unless something else is set: see ``MulticastProxy/defaultChoice``.
  public var defaultChoice: DefaultChoice {
    get { unsafe DefaultChoice(mf_multicast_choice(core, nil)) ?? .last }
    set {
      // A choice for all needs no memory, and nothing else can be wrong.
      unsafe _ = mf_multicast_set_choice(core, nil, newValue.core, nil)
    }
  }

  /// Whose result a sender of this message gets who does not choose; `nil`: what ``defaultChoice`` says.
  ///
  /// - Throws: As ``MulticastProxy/setDefaultChoice(_:for:)``.
  ///
  /// Seen by the next message. A send of any message then costs a hash probe more.
  public func setDefaultChoice(_ choice: DefaultChoice?, for selector: Selector) throws(MessageError) {
    try unsafe checked { unsafe mf_multicast_set_choice(core, selector.raw, choice?.core ?? MF_RESULT_DEFAULT, $0) }
  }

  /// What was set for this message; `nil` when nothing was.
  public func defaultChoice(for selector: Selector) -> DefaultChoice? {
    unsafe DefaultChoice(mf_multicast_choice(core, selector.raw))
  }
}
