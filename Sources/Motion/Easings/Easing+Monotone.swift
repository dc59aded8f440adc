extension Easing {
  /// Whether progress is known never to fall between the ends.
  ///
  /// Exact for every easing but mixtures of easings that fall: their sum is not searched.
  public var isMonotone: Bool {
    switch self {
    case .named(let name): name.isMonotone
    case .bezier(let curve): curve.isMonotone
    case .points(let curve): curve.isMonotone
    case .linear(let curve): curve.isMonotone
    case .steps: true
    case .pieces(let curve): curve.isMonotone
    case .android(let interpolator): interpolator.isMonotone
    case .reversed(let easing): easing.isMonotone
    case .mirrored(let easing): easing.isMonotone && easing.value(at: 1) <= 1
    case .chain(let chain): chain.isMonotone
    case .blend(let blend): blend.isMonotone
    }
  }
}

extension CubicBezier {
  /// Whether progress never falls between the ends.
  ///
  /// - Source: a quadratic in Bernstein form with outer coefficients a and c is nowhere negative
  ///   exactly when a and c are not and its middle coefficient is at least −√(ac).
  public var isMonotone: Bool {
    let end = 1 - y2
    return y1 >= 0 && end >= 0 && (y2 >= y1 || (y2 - y1) * (y2 - y1) <= y1 * end)
  }
}

extension SampledCurve {
  /// Whether progress never falls from one point to the next.
  public var isMonotone: Bool {
    zip(points, points.dropFirst()).allSatisfy { $0.value <= $1.value }
  }
}
