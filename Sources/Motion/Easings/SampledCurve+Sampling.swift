extension SampledCurve {
  /// Samples a function until straight pieces between the samples follow it.
  ///
  /// Every piece is checked at each eighth of its length and halved until all lie within the
  /// tolerance, down to 1/32,768 of the duration. The ends become exactly
  /// (0, 0) and (1, 1); whether the function meets them is for the caller to check.
  ///
  /// - Parameters:
  ///   - function: Progress at a fraction of the duration; asked once for each fraction, in no
  ///     particular order.
  ///   - tolerance: The distance in progress that pieces may keep from the function, above 0.
  /// - Throws: What the function throws; `CurveError.notFinite` with the fraction at which it gave
  ///   no number of at most `largestValue`.
  public init(
    sampling function: (Double) throws -> Double, within tolerance: Double
  ) throws {
    func sample(_ fraction: Double) throws -> Point {
      let value = try function(fraction)
      guard value.magnitude <= Self.largestValue else {
        throw CurveError.notFinite(fraction: fraction, value: value)
      }
      return Point(fraction: fraction, value: value)
    }
    var error = 0.0
    var points = [Point(fraction: 0, value: 0)]
    var nodes = points
    for index in 1..<32 { nodes.append(try sample(Double(index) / 32)) }
    nodes.append(Point(fraction: 1, value: 1))
    // Pieces still to be followed, the next one last; each with its ends and quarters.
    var open = stride(from: 28, through: 0, by: -4).map { Array(nodes[$0...$0 + 4]) }
    while let quarters = open.popLast() {
      let start = quarters[0]
      let end = quarters[4]
      var eighths = [start]
      for (before, after) in zip(quarters, quarters.dropFirst()) {
        eighths.append(try sample((before.fraction + after.fraction) / 2))
        eighths.append(after)
      }
      let farthest = eighths.reduce(0) { gap, point in
        let straight = LinearEasing.straight(from: start, to: end, at: point.fraction)
        return max(gap, (point.value - straight).magnitude)
      }
      if farthest <= tolerance || end.fraction - start.fraction <= 1.0 / 32_768 {
        error = max(error, farthest)
        points.append(end)
      } else {
        open.append(Array(eighths[4...]))
        open.append(Array(eighths[...4]))
      }
    }
    try self.init(points: points, errorBound: error)
  }
}

extension Easing {
  /// The easing as straight pieces, for formats that have no word for it.
  ///
  /// A jump becomes a piece of 1/32,768 of the duration, and the error bound tells its height.
  ///
  /// - Parameter tolerance: The distance in progress that pieces may keep from the easing, above 0.
  /// - Returns: A curve from (0, 0) to (1, 1).
  /// - Throws: `CurveError.notFinite` when the easing goes beyond `SampledCurve.largestValue`.
  public func sampled(within tolerance: Double = 0.0005) throws(CurveError) -> SampledCurve {
    if case .points(let curve) = self { return curve }
    do {
      return try SampledCurve(sampling: value(at:), within: tolerance)
    } catch let error as CurveError {
      throw error
    } catch {
      throw .notFinite(fraction: 0, value: .nan)
    }
  }
}
