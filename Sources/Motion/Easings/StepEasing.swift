/// CSS `steps()`: a staircase.
public struct StepEasing: Hashable, Sendable {
  /// Where the jumps are; the raw value is CSS's word.
  public enum Jumps: String, Hashable, Sendable, CaseIterable {
    /// Also at the start; not at the end.
    case start = "jump-start"
    /// Also at the end; not at the start.
    case end = "jump-end"
    /// Neither at the start nor at the end.
    case none = "jump-none"
    /// At the start and at the end.
    case both = "jump-both"
  }

  /// The largest number of steps.
  public static let mostSteps = 1_000_000

  /// How many equal parts the duration has.
  public let count: Int
  /// Where the jumps are.
  public let jumps: Jumps

  /// Makes a staircase.
  ///
  /// - Throws: `CurveError.stepsOutOfRange` when the count is not 1 to `mostSteps`, or is 1 without
  ///   any jump.
  public init(_ count: Int, _ jumps: Jumps = .end) throws(CurveError) {
    guard (1...Self.mostSteps).contains(count), jumps != .none || count > 1 else {
      throw .stepsOutOfRange(count)
    }
    self.count = count
    self.jumps = jumps
  }

  /// Progress at a fraction of the duration.
  ///
  /// - Parameter fraction: Outside 0…1 the staircase goes on.
  /// - Returns: A multiple of one over the number of jumps.
  public func value(at fraction: Double) -> Double {
    let steps = Double(count)
    let place = min(max(Easing.bounded(fraction), -1e9), 1e9)
    var step = (place * steps).rounded(.down)
    // The product may have been rounded up to the step.
    if (-step).addingProduct(place, steps) < 0 { step -= 1 }
    if jumps == .start || jumps == .both { step += 1 }
    let heights: Double =
      switch jumps {
      case .start, .end: steps
      case .none: steps - 1
      case .both: steps + 1
      }
    if place >= 0 { step = max(step, 0) }
    if place <= 1 { step = min(step, heights) }
    return step / heights
  }
}
