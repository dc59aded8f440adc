/// Progress as a function of progress in time, without a length of its own.
public enum Easing: Hashable, Sendable {
  case named(EasingName)
  case bezier(CubicBezier)
  case points(SampledCurve)

  /// Progress at a fraction of the duration; exactly 0 at 0 and 1 at 1.
  ///
  /// - Parameter fraction: 0 to 1.
  /// - Returns: Progress; it may leave 0…1 between the ends.
  public func value(at fraction: Double) -> Double {
    switch self {
    case .named(let name): name.value(at: fraction)
    case .bezier(let curve): curve.value(at: fraction)
    case .points(let curve): curve.value(at: fraction)
    }
  }
}
