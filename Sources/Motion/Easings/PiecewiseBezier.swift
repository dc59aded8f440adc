/// An easing of several cubic Bézier curves, each beginning where the one before ends.
public struct PiecewiseBezier: Hashable, Sendable {
  /// One curve: from a point to a point, with its shape in the rectangle between them.
  public struct Piece: Hashable, Sendable {
    /// Where the curve begins and ends, as fraction of the duration and progress.
    public let start: SampledCurve.Point, end: SampledCurve.Point
    /// The curve with its rectangle stretched to 0…1 in both directions.
    public let shape: CubicBezier

    fileprivate func value(at fraction: Double) -> Double {
      let part = (fraction - start.fraction) / (end.fraction - start.fraction)
      return Easing.bounded(start.value + (end.value - start.value) * shape.value(at: part))
    }
  }

  /// From (0, 0) to (1, 1).
  public let pieces: [Piece]

  /// Makes an easing from its inner joints and the shapes between them.
  ///
  /// - Parameters:
  ///   - joints: Where curves meet; fractions and values increase and lie strictly between 0 and 1.
  ///   - shapes: One more than joints; each in its own rectangle stretched to 0…1.
  /// - Throws: `CurveError.tooFewPoints` when the numbers do not fit, `.fractionsDoNotIncrease`,
  ///   `.notFinite` for a joint that is no number strictly between 0 and 1.
  public init(joints: [SampledCurve.Point], shapes: [CubicBezier]) throws(CurveError) {
    guard shapes.count == joints.count + 1 else { throw .tooFewPoints(joints.count) }
    let ends = joints + [SampledCurve.Point(fraction: 1, value: 1)]
    var last = SampledCurve.Point(fraction: 0, value: 0)
    var pieces: [Piece] = []
    for (end, shape) in zip(ends, shapes) {
      guard end.value > last.value, end.value <= 1 else {
        throw .notFinite(fraction: end.fraction, value: end.value)
      }
      guard end.fraction > last.fraction, end.fraction <= 1 else {
        throw .fractionsDoNotIncrease(at: end.fraction)
      }
      pieces.append(Piece(start: last, end: end, shape: shape))
      last = end
    }
    self.pieces = pieces
  }

  /// Makes an easing from control points in the whole easing's own measure.
  ///
  /// - Parameters:
  ///   - joint: Where the two curves meet.
  ///   - first: Both control points of the first curve.
  ///   - second: Both control points of the second curve.
  /// - Throws: `CurveError` as the other initialiser and `CubicBezier`.
  public init(
    joint: SampledCurve.Point, first: [SampledCurve.Point], second: [SampledCurve.Point]
  ) throws(CurveError) {
    guard first.count == 2, second.count == 2 else { throw .tooFewPoints(first.count) }
    let restX = 1 - joint.fraction
    let restY = 1 - joint.value
    try self.init(
      joints: [joint],
      shapes: [
        CubicBezier(
          first[0].fraction / joint.fraction, first[0].value / joint.value,
          first[1].fraction / joint.fraction, first[1].value / joint.value),
        CubicBezier(
          (second[0].fraction - joint.fraction) / restX, (second[0].value - joint.value) / restY,
          (second[1].fraction - joint.fraction) / restX, (second[1].value - joint.value) / restY),
      ])
  }

  /// Progress at a fraction of the duration.
  ///
  /// - Parameter fraction: Outside 0…1 the outer curves go on along their tangents.
  /// - Returns: Progress; exactly 0 at 0 and 1 at 1.
  public func value(at fraction: Double) -> Double {
    let fraction = Easing.bounded(fraction)
    if fraction == 1 { return 1 }
    for piece in pieces.dropLast() where fraction < piece.end.fraction {
      return piece.value(at: fraction)
    }
    return pieces[pieces.count - 1].value(at: fraction)
  }

  /// Whether progress never falls between the ends.
  public var isMonotone: Bool { pieces.allSatisfy(\.shape.isMonotone) }
}
