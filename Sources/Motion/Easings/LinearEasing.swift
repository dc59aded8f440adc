/// CSS `linear()`: straight between stops, which may share a position.
public struct LinearEasing: Hashable, Sendable {
  /// A stop as it is written.
  public struct Stop: Hashable, Sendable {
    /// Progress at the stop.
    public let value: Double
    /// Fraction of the duration; left out, stops spread evenly between those that have one.
    public let position: Double?

    /// Makes a stop.
    public init(_ value: Double, at position: Double? = nil) {
      self.value = value
      self.position = position
    }
  }

  /// The largest value and position of a stop, above or below 0.
  public static let largest = 1e9

  /// The stops with all positions, which never decrease.
  public let points: [SampledCurve.Point]

  /// Makes an easing from stops.
  ///
  /// A position before an earlier one becomes that one, as in CSS.
  ///
  /// - Throws: `CurveError.tooFewPoints` below two stops, `.notFinite` for a value or position that
  ///   is not a number of at most `largest`.
  public init(_ stops: [Stop]) throws(CurveError) {
    guard stops.count >= 2 else { throw .tooFewPoints(stops.count) }
    for stop in stops {
      guard stop.value.magnitude <= Self.largest,
        (stop.position ?? 0).magnitude <= Self.largest
      else { throw .notFinite(fraction: stop.position ?? 0, value: stop.value) }
    }
    points = zip(stops, Self.positions(of: stops)).map {
      SampledCurve.Point(fraction: $1, value: $0.value)
    }
  }

  /// - Source: CSS Easing Functions Level 2, "linear() easing function", without a reading of it.
  private static func positions(of stops: [Stop]) -> [Double] {
    var given = stops.map(\.position)
    given[0] = given[0] ?? 0
    var farthest = -Double.infinity
    for index in given.indices {
      if index == given.count - 1, given[index] == nil { given[index] = max(farthest, 1) }
      guard let position = given[index] else { continue }
      farthest = max(position, farthest)
      given[index] = farthest
    }
    var positions: [Double] = []
    for position in given {
      guard let position else { continue }
      // Stops since the last given one lie between the two in equal parts.
      let open = given[positions.count...].prefix { $0 == nil }.count
      let before = positions.last ?? position
      for index in 0..<open {
        positions.append(before + (position - before) * Double(index + 1) / Double(open + 1))
      }
      positions.append(position)
    }
    return positions
  }

  /// Progress at a fraction of the duration.
  ///
  /// Where stops share a position, the later one counts.
  ///
  /// - Parameter fraction: Outside the stops the outer pieces go on.
  /// - Returns: Progress; it may leave 0…1.
  /// - Complexity: O(log n) in the number of stops.
  public func value(at fraction: Double) -> Double {
    let fraction = Easing.bounded(fraction)
    var low = 0
    var high = points.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if points[middle].fraction <= fraction { low = middle } else { high = middle }
    }
    return Self.straight(from: points[low], to: points[high], at: fraction)
  }

  /// Whether progress never falls from one stop to the next.
  public var isMonotone: Bool {
    zip(points, points.dropFirst()).allSatisfy { $0.value <= $1.value }
  }

  /// The straight line through two points; the second one's value when they share a position.
  static func straight(
    from start: SampledCurve.Point, to end: SampledCurve.Point, at fraction: Double
  ) -> Double {
    guard start.fraction < end.fraction, start.value != end.value else { return end.value }
    let part = (fraction - start.fraction) / (end.fraction - start.fraction)
    return Easing.bounded(start.value + (end.value - start.value) * part)
  }
}
