#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// How long Jetpack Compose thinks a spring runs.
///
/// Compose plays a spring for this many milliseconds and then jumps to the target. Under-damped it
/// is the envelope's crossing, otherwise an iteration that stops at a millisecond; both as the
/// platform computes them, so that a run here ends with the run there.
///
/// - Source: `SpringEstimation.kt` of androidx, as described in public documentation.
public struct ComposeEstimate: Hashable, Sendable {
  /// What Compose reports for a spring without damping.
  public static let never = 9_223_372_036_854

  /// At mass 1, above 0.
  public let stiffness: Double
  /// 0 or more.
  public let dampingRatio: Double

  /// Makes an estimate for a spring.
  ///
  /// - Throws: `SpringError.outOfRange` naming the field.
  public init(checkedStiffness stiffness: Double, dampingRatio: Double) throws(SpringError) {
    _ = try Spring.compose(dampingRatio: dampingRatio, stiffness: stiffness)
    self.init(stiffness: stiffness, dampingRatio: dampingRatio)
  }

  init(stiffness: Double, dampingRatio: Double) {
    self.stiffness = stiffness
    self.dampingRatio = dampingRatio
  }

  /// The estimated run time.
  ///
  /// - Parameters:
  ///   - displacement: Distance from the target at the start.
  ///   - velocity: Rate of change of that distance, per second.
  ///   - threshold: The distance that counts as none, above 0.
  /// - Returns: Milliseconds, cut off to whole ones; below 0 for a motion that begins within the
  ///   threshold.
  public func milliseconds(displacement: Double, velocity: Double, threshold: Double) -> Int {
    guard dampingRatio > 0 else { return Self.never }
    guard displacement != 0 || velocity != 0 else { return 0 }
    let p = displacement.magnitude
    let v = displacement < 0 ? -velocity : velocity
    let damping = 2 * dampingRatio * stiffness.squareRoot()
    let part = damping * damping - 4 * stiffness
    let time: Double
    if dampingRatio < 1 {
      let rate = -damping * 0.5
      let sine = (v - rate * p) / ((-part).squareRoot() * 0.5)
      time = log(threshold / hypot(p, sine)) / rate
    } else if dampingRatio == 1 {
      time = critical(p, v, rate: -damping * 0.5, threshold)
    } else {
      let root = part.squareRoot()
      time = overdamped(
        p, v, slow: (-damping + root) * 0.5, fast: (-damping - root) * 0.5, threshold)
    }
    let whole = time * 1000
    guard whole.magnitude < Double(Self.never) else { return Self.never }
    return Int(whole)
  }

  private func critical(
    _ c1: Double, _ v: Double, rate r: Double, _ threshold: Double
  ) -> Double {
    let c2 = v - r * c1
    let first = log((threshold / c1).magnitude) / r
    var second = log((threshold / c2).magnitude)
    let start = second
    for _ in 0..<6 { second = start - log((second / r).magnitude) }
    second /= r
    var now = !first.isFinite ? second : !second.isFinite ? first : max(first, second)
    let inflection = -(r * c1 + c2) / (r * c2)
    let there = (c1 + c2 * inflection) * exp(r * inflection)
    var side = -threshold
    if inflection.isNaN || inflection <= 0 {
      // The motion only falls.
    } else if -there < threshold {
      if c2 < 0, c1 > 0 { now = 0 }
    } else {
      now = -(2 / r) - c1 / c2
      side = threshold
    }
    return iterated(from: now) { t in
      let e = exp(r * t)
      return ((c1 + c2 * t) * e + side, (c2 * (r * t + 1) + c1 * r) * e)
    }
  }

  private func overdamped(
    _ p: Double, _ v: Double, slow r1: Double, fast r2: Double, _ threshold: Double
  ) -> Double {
    let c2 = (r1 * p - v) / (r1 - r2)
    let c1 = p - c2
    let first = log((threshold / c1).magnitude) / r1
    let second = log((threshold / c2).magnitude) / r2
    var now = !first.isFinite ? second : !second.isFinite ? first : max(first, second)
    let inflection = log((c1 * r1) / (-c2 * r2)) / (r2 - r1)
    let there = c1 * exp(r1 * inflection) + c2 * exp(r2 * inflection)
    var side = -threshold
    if inflection.isNaN || inflection <= 0 {
      // The motion only falls.
    } else if -there < threshold {
      if c2 > 0, c1 < 0 { now = 0 }
    } else {
      now = log(-(c2 * r2 * r2) / (c1 * r1 * r1)) / (r1 - r2)
      side = threshold
    }
    func slope(_ t: Double) -> Double { c1 * r1 * exp(r1 * t) + c2 * r2 * exp(r2 * t) }
    if slope(now).magnitude < 0.0001 { return now }
    return iterated(from: now) { t in
      (c1 * exp(r1 * t) + c2 * exp(r2 * t) + side, slope(t))
    }
  }

  /// Newton steps until one is at most a millisecond, at most a hundred.
  private func iterated(
    from start: Double, _ function: (Double) -> (value: Double, slope: Double)
  ) -> Double {
    var now = start
    for _ in 0..<100 {
      let last = now
      let (value, slope) = function(now)
      now -= value / slope
      if (last - now).magnitude <= 0.001 { break }
    }
    return now
  }
}
