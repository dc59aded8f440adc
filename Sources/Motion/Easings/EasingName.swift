/// An easing that scripts call by name.
///
/// `in` starts slowly, `out` ends slowly, `in_out` does both. Back and elastic easings leave 0…1.
public enum EasingName: String, Hashable, Sendable, CaseIterable {
  case linear
  case inQuad = "in_quad"
  case outQuad = "out_quad"
  case inOutQuad = "in_out_quad"
  case inCubic = "in_cubic"
  case outCubic = "out_cubic"
  case inOutCubic = "in_out_cubic"
  case inQuart = "in_quart"
  case outQuart = "out_quart"
  case inOutQuart = "in_out_quart"
  case inQuint = "in_quint"
  case outQuint = "out_quint"
  case inOutQuint = "in_out_quint"
  case inSine = "in_sine"
  case outSine = "out_sine"
  case inOutSine = "in_out_sine"
  case inExpo = "in_expo"
  case outExpo = "out_expo"
  case inOutExpo = "in_out_expo"
  case inCirc = "in_circ"
  case outCirc = "out_circ"
  case inOutCirc = "in_out_circ"
  case inBack = "in_back"
  case outBack = "out_back"
  case inOutBack = "in_out_back"
  case inElastic = "in_elastic"
  case outElastic = "out_elastic"
  case inOutElastic = "in_out_elastic"
  case inBounce = "in_bounce"
  case outBounce = "out_bounce"
  case inOutBounce = "in_out_bounce"

  /// Progress at a fraction of the duration: exactly 0 at 0 and 1 at 1.
  ///
  /// - Parameter fraction: Outside 0…1 the nearer end is held; `linear` goes on.
  /// - Returns: Progress; back and elastic easings leave 0…1.
  public func value(at fraction: Double) -> Double {
    if self == .linear { return Easing.bounded(fraction) }
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    return penner(at: fraction)
  }

  /// Whether progress never falls as time goes on.
  public var isMonotone: Bool {
    switch self {
    case .inBack, .outBack, .inOutBack, .inElastic, .outElastic, .inOutElastic, .inBounce,
      .outBounce, .inOutBounce:
      false
    default: true
    }
  }
}
