/// The resistance with which a surface follows a finger past its end.
///
/// - Source: `f(x) = (1 − 1 / (x · c / d + 1)) · d`, public reverse-engineering of `UIScrollView`.
public struct RubberBand: Hashable, Sendable {
  /// The constant of `UIScrollView`.
  public static let scrollViewResistance = 0.55

  /// How much of the first bit of overshoot is shown: 0 shows none, 1 follows the finger at first.
  public let resistance: Double
  /// The overshoot shown never reaches this; points, above 0.
  public let dimension: Points

  /// Makes a rubber band.
  ///
  /// - Parameters:
  ///   - dimension: The height or width of the surface, above 0.
  ///   - resistance: 0 to 1.
  /// - Throws: `GestureError.outOfRange` naming the field.
  public init(
    dimension: Points, resistance: Double = scrollViewResistance
  ) throws(GestureError) {
    guard dimension.value >= 1e-100, dimension.value <= 1e100 else {
      throw .outOfRange(field: .dimension, value: dimension.value)
    }
    guard (0...1).contains(resistance) else {
      throw .outOfRange(field: .resistance, value: resistance)
    }
    self.dimension = dimension
    self.resistance = resistance
  }

  /// The overshoot that is shown for a finger's.
  ///
  /// - Parameter overshoot: Past the end; below 0 the other way.
  /// - Returns: With the sign of the overshoot, nearer to 0 than it and than `dimension`.
  public func shown(for overshoot: Points) -> Points {
    let pull = overshoot.value.magnitude * resistance
    // Both forms are the same; the first keeps its digits near 0, the second near the limit.
    let shown =
      pull < dimension.value
      ? pull / (pull / dimension.value + 1) : dimension.value / (1 + dimension.value / pull)
    return Points(overshoot < 0 ? -shown : shown)
  }

  /// The finger's overshoot for one that is shown, as when a finger takes hold of a moving surface.
  ///
  /// - Parameter shown: Past the end; below 0 the other way.
  /// - Returns: `nil` when no overshoot shows that much.
  public func overshoot(showing shown: Points) -> Points? {
    guard shown != 0 else { return 0 }
    let left = 1 - shown.value.magnitude / dimension.value
    guard left > 0, resistance > 0 else { return nil }
    let overshoot = shown.value / left / resistance
    return overshoot.isFinite ? Points(overshoot) : nil
  }

  /// Where a surface is shown whose finger is at a place: there, or held back outside its range.
  ///
  /// - Parameters:
  ///   - place: Where the finger has it.
  ///   - range: Where the surface follows freely.
  /// - Returns: The place, or one held back towards the range.
  public func place(for place: Points, in range: ClosedRange<Points>) -> Points {
    if place < range.lowerBound {
      return range.lowerBound + shown(for: place - range.lowerBound)
    }
    if place > range.upperBound {
      return range.upperBound + shown(for: place - range.upperBound)
    }
    return place
  }
}
