internal import CFFIShim

/// Where in the order of a ``MulticastProxy`` a target is put.
public enum Placement {
  /// Behind all others: the usual place. Its result is the one that the sender gets.
  case end
  /// In front of all others.
  case start
  /// Directly in front of another target.
  case before(AnyObject)
  /// Directly behind another target.
  case after(AnyObject)
}

extension Placement {
  var core: mf_placement {
    switch self {
    case .end: MF_AT_END
    case .start: MF_AT_START
    case .before: MF_BEFORE
    case .after: MF_AFTER
    }
  }

  /// The target that the place is beside.
  var anchor: AnyObject? {
    switch self {
    case .end, .start: nil
    case .before(let target), .after(let target): target
    }
  }
}
