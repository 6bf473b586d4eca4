internal import CFFIShim

/// Whose result a multicast proxy gives when the sender does not choose: see ``ResultChoice``, which a sender may.
public enum DefaultChoice: Sendable {
  /// The last responder's.
  case last
  /// The first responder's. All are called.
  case first
  /// Of a Bool: whether at least one result is true. All are called.
  case any
  /// Of a Bool: whether all results are true. All are called.
  case every
}

extension MulticastProxy {
  /// Whose result a sender gets who does not choose; the last responder's, unless something else is set.
  ///
  /// It also goes for messages that reach this proxy as another one's target. ``DefaultChoice/any`` and ``DefaultChoice/every`` go for messages
  /// that answer with a `Bool`; others stay with the last result. A choice for one selector (``setDefaultChoice(_:for:)``) comes first.
  public var defaultChoice: DefaultChoice {
    get { unsafe DefaultChoice(mf_multicast_choice(core, nil)) ?? .last }
    set {
      // A choice for all needs no memory, and nothing else can be wrong.
      unsafe _ = mf_multicast_set_choice(core, nil, newValue.core, nil)
    }
  }

  /// Whose result a sender of this message gets who does not choose; `nil`: what ``defaultChoice`` says.
  ///
  /// ```swift
  /// try delegates.setDefaultChoice(.every, for: "windowShouldClose(_:)")
  /// ```
  ///
  /// - Throws: ``MessageError/Code/outOfMemory``. A choice that does not go with the result is told by the send:
  ///   ``MessageError/Code/invalidArgument``.
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

extension DefaultChoice {
  init?(_ core: mf_result_choice) {
    switch core {
    case MF_RESULT_LAST: self = .last
    case MF_RESULT_FIRST: self = .first
    case MF_RESULT_ANY: self = .any
    case MF_RESULT_EVERY: self = .every
    default: return nil
    }
  }

  var core: mf_result_choice {
    switch self {
    case .last: MF_RESULT_LAST
    case .first: MF_RESULT_FIRST
    case .any: MF_RESULT_ANY
    case .every: MF_RESULT_EVERY
    }
  }
}
