/// Progress as a function of progress in time, without a length of its own.
public indirect enum Easing: Hashable, Sendable {
  case named(EasingName)
  case bezier(CubicBezier)
  case points(SampledCurve)
  /// CSS `linear()`.
  case linear(LinearEasing)
  /// CSS `steps()`.
  case steps(StepEasing)
  /// Several cubic Bézier curves one after the other.
  case pieces(PiecewiseBezier)
  /// An interpolator of Android's.
  case android(AndroidInterpolator)
  /// The easing seen from its end: what began slowly ends slowly.
  case reversed(Easing)
  /// The easing for the first half of time and travel, reversed for the second.
  case mirrored(Easing)
  /// Several easings one after the other.
  case chain(EasingChain)
  /// A mixture of two easings.
  case blend(EasingBlend)

  /// A number cut to a range in which nothing overflows; not-a-number becomes 0.
  static func bounded(_ number: Double) -> Double {
    if number.magnitude <= 1e15 { return number }
    return number > 0 ? 1e15 : number < 0 ? -1e15 : 0
  }

  /// Progress at a fraction of the duration.
  ///
  /// Most easings are exactly 0 at 0 and 1 at 1. Steps, `linear()` stops and some of Android's
  /// interpolators need not be; `Timing.progress` is what pins the ends.
  ///
  /// - Parameter fraction: Outside 0…1 curves go on along their outer tangents as in CSS; easings
  ///   by name hold their end.
  /// - Returns: Progress; it may leave 0…1.
  public func value(at fraction: Double) -> Double {
    switch self {
    case .named(let name): name.value(at: fraction)
    case .bezier(let curve): curve.value(at: fraction)
    case .points(let curve): curve.value(at: fraction)
    case .linear(let curve): curve.value(at: fraction)
    case .steps(let steps): steps.value(at: fraction)
    case .pieces(let curve): curve.value(at: fraction)
    case .android(let interpolator): interpolator.value(at: fraction)
    case .reversed(let easing): 1 - easing.value(at: 1 - fraction)
    case .mirrored(let easing):
      fraction < 0.5
        ? easing.value(at: 2 * fraction) / 2 : 1 - easing.value(at: 2 - 2 * fraction) / 2
    case .chain(let chain): chain.value(at: fraction)
    case .blend(let blend): blend.value(at: fraction)
    }
  }
}
