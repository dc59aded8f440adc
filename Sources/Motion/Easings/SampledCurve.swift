/// A curve through points, straight between them.
///
/// Easing functions of scripts end as such curves: they are sampled once, while the script is open.
public struct SampledCurve: Hashable, Sendable {
  /// One point of the curve.
  public struct Point: Hashable, Sendable {
    /// Fraction of the duration, 0 to 1.
    public let fraction: Double
    /// Progress at that fraction.
    public let value: Double

    /// Makes a point.
    public init(fraction: Double, value: Double) {
      self.fraction = fraction
      self.value = value
    }
  }

  /// The largest progress of a point, above or below 0.
  public static let largestValue = 1e9

  /// From fraction 0 with value 0 to fraction 1 with value 1, fractions increasing.
  public let points: [Point]
  /// The largest distance found between the function and the curve, in progress.
  public let errorBound: Double

  /// Makes a curve from points.
  ///
  /// - Throws: `CurveError` when there are fewer than two points, a number is not finite, the
  ///   fractions do not increase from 0 to 1, or the ends are not 0 and 1.
  public init(points: [Point], errorBound: Double) throws(CurveError) {
    guard points.count >= 2 else { throw .tooFewPoints(points.count) }
    for point in points {
      guard point.value.magnitude <= Self.largestValue else {
        throw .notFinite(fraction: point.fraction, value: point.value)
      }
    }
    for (before, after) in zip(points, points.dropFirst()) {
      guard before.fraction < after.fraction else {
        throw .fractionsDoNotIncrease(at: after.fraction)
      }
    }
    guard points[0] == Point(fraction: 0, value: 0) else { throw .wrongStart(points[0].value) }
    guard points[points.count - 1] == Point(fraction: 1, value: 1) else {
      throw .wrongEnd(points[points.count - 1].value)
    }
    self.points = points
    self.errorBound = errorBound
  }

  /// Progress at a fraction of the duration.
  ///
  /// - Parameter fraction: Outside 0…1 the outer pieces go on.
  /// - Returns: Progress; exactly 0 at 0 and 1 at 1.
  /// - Complexity: O(log n) in the number of points.
  public func value(at fraction: Double) -> Double {
    let fraction = Easing.bounded(fraction)
    if fraction == 1 { return 1 }
    var low = 0
    var high = points.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if points[middle].fraction <= fraction { low = middle } else { high = middle }
    }
    return LinearEasing.straight(from: points[low], to: points[high], at: fraction)
  }
}

/// Why a curve could not be made.
public enum CurveError: Error, Hashable, Sendable {
  case tooFewPoints(Int)
  case notFinite(fraction: Double, value: Double)
  case fractionsDoNotIncrease(at: Double)
  case wrongStart(Double)
  case wrongEnd(Double)
  /// The horizontal coordinate of a control point lies outside 0…1.
  case controlOutOfRange(name: String, value: Double)
  /// A staircase cannot have this number of steps.
  case stepsOutOfRange(Int)
  /// A factor, a tension or a share is out of its range.
  case parameterOutOfRange(Double)
}
