/// When a posted message reaches a target of a ``SharedMulticastProxy``.
public enum Delivery: Sendable {
  /// Before ``SharedMulticastProxy/post(_:_:delivery:)-(Selector,_,_)`` returns, when the current code runs where the target belongs and nothing stands in
  /// between; otherwise later, as ``queued``.
  case automatic
  /// Always later, from the target's own queue of messages.
  case queued
}
