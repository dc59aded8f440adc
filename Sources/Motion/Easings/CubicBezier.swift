/// A cubic Bézier easing from (0, 0) to (1, 1), as CSS and Core Animation have it.
public struct CubicBezier: Hashable, Sendable {
  /// The largest height of a control point, above or below 0.
  public static let largestHeight = 1e9

  /// Control points; the horizontal coordinates lie in 0…1.
  public let x1: Double, y1: Double, x2: Double, y2: Double

  /// Makes a curve from its two control points.
  ///
  /// - Throws: `CurveError.controlOutOfRange` when `x1` or `x2` lies outside 0…1, or `y1` or `y2`
  ///   is not a number of at most `largestHeight`.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(CurveError) {
    for (name, value) in [("x1", x1), ("x2", x2)] {
      guard (0...1).contains(value) else { throw .controlOutOfRange(name: name, value: value) }
    }
    for (name, value) in [("y1", y1), ("y2", y2)] {
      guard value.magnitude <= Self.largestHeight else {
        throw .controlOutOfRange(name: name, value: value)
      }
    }
    self.init(unchecked: x1, y1, x2, y2)
  }

  /// Makes a curve from numbers known to be in range.
  init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Progress at a fraction of the duration; exactly 0 at 0 and 1 at 1.
  ///
  /// - Parameter fraction: Outside 0…1 the curve goes on along its end tangents, as in CSS.
  /// - Returns: Progress; it may leave 0…1.
  public func value(at fraction: Double) -> Double {
    let fraction = Easing.bounded(fraction)
    if fraction <= 0 { return fraction < 0 ? fraction * startSlope : 0 }
    if fraction >= 1 { return fraction > 1 ? 1 + (fraction - 1) * endSlope : 1 }
    let parameter = descendingRoot(between: 0, and: 1, guess: fraction) { t in
      (fraction - Self.coordinate(x1, x2, at: t), -Self.slope(x1, x2, at: t))
    }
    return Self.coordinate(y1, y2, at: parameter)
  }

  /// The slope on which the curve goes on before its start; 0 when the tangent is upright.
  private var startSlope: Double {
    if x1 > 0 { return Self.bounded(y1 / x1) }
    guard y1 == 0 else { return 0 }
    if x2 > 0 { return Self.bounded(y2 / x2) }
    return y2 == 0 ? 1 : 0
  }

  /// The slope on which the curve goes on behind its end; 0 when the tangent is upright.
  private var endSlope: Double {
    if x2 < 1 { return Self.bounded((1 - y2) / (1 - x2)) }
    guard y2 == 1 else { return 0 }
    if x1 < 1 { return Self.bounded((1 - y1) / (1 - x1)) }
    return y1 == 1 ? 1 : 0
  }

  private static func bounded(_ slope: Double) -> Double { min(max(slope, -1e30), 1e30) }

  private static func coordinate(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let u = 1 - t
    return t * (3 * u * u * p1 + t * (3 * u * p2 + t))
  }

  private static func slope(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * (u * u * p1 + 2 * u * t * (p2 - p1) + t * t * (1 - p2))
  }
}
