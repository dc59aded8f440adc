#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Spring {
  /// The spring that Motion (framer-motion) derives from `duration` and `bounce`.
  ///
  /// - Parameters:
  ///   - duration: The library takes 0.01 to 10 seconds.
  ///   - bounce: The library takes 0 to 0.95.
  /// - Returns: A spring of mass 1, with a warning for each number that the library replaces.
  /// - Throws: `SpringError.outOfRange` naming the field.
  /// - Source: the library's `findSpring`: eleven Newton steps on UIKit's equation from rest.
  public static func motion(
    duration: Seconds, bounce: Double
  ) throws(SpringError) -> Conversion {
    try SpringError.checkPositive(duration.value, .duration)
    let (ratio, warning) = try motionRatio(bounce)
    var warnings = warning
    let time = min(max(duration, uikitDurations.lowerBound), uikitDurations.upperBound)
    if time != duration {
      warnings.append(.treated(field: .duration, written: duration.value, as: time.value))
    }
    let equation = UIKitEquation(duration: time.value, ratio: ratio, velocity: 0)
    let frequency = equation.newton(from: 5 / time.value, steps: 11)
    return Conversion(
      spring: try Spring(frequency: frequency, dampingRatio: ratio), warnings: warnings)
  }

  /// The spring that Motion (framer-motion) derives from `visualDuration` and `bounce`.
  ///
  /// - Parameters:
  ///   - visualDuration: When the motion looks as if it had arrived, above 0.
  ///   - bounce: The library takes 0 to 0.95.
  /// - Returns: A spring of mass 1, with a warning when the library replaces the bounce.
  /// - Throws: `SpringError.outOfRange` naming the field.
  public static func motion(
    visualDuration: Seconds, bounce: Double
  ) throws(SpringError) -> Conversion {
    try SpringError.checkPositive(visualDuration.value, .visualDuration)
    let (ratio, warnings) = try motionRatio(bounce)
    let frequency = 2 * .pi / (visualDuration.value * 1.2)
    guard frequencies.contains(frequency) else {
      throw .outOfRange(field: .visualDuration, value: visualDuration.value)
    }
    return Conversion(
      spring: try Spring(frequency: frequency, dampingRatio: ratio), warnings: warnings)
  }

  private static func motionRatio(
    _ bounce: Double
  ) throws(SpringError) -> (ratio: Double, warnings: [SpringWarning]) {
    guard bounce.isFinite else { throw .outOfRange(field: .bounce, value: bounce) }
    let ratio = min(max(1 - bounce, 0.05), 1)
    if ratio == 1 - bounce { return (ratio, []) }
    return (ratio, [.treated(field: .bounce, written: bounce, as: bounce < 0 ? 0 : 0.95)])
  }

  /// How long Motion lets a spring run, in the milliseconds it writes into a style sheet.
  ///
  /// - Parameters:
  ///   - from: Where the motion starts.
  ///   - to: The target.
  ///   - velocity: Units per second at the start.
  ///   - restSpeed: Units per second that count as rest; left out, 2, or 0.01 for distances
  ///     below 5.
  ///   - restDelta: Units that count as none; left out, 0.5, or 0.005 for distances below 5.
  /// - Returns: The first multiple of 50 ms at rest, or 20,000 when there is none before it.
  public func motionMilliseconds(
    from: Double = 0, to: Double = 1, velocity: Double = 0, restSpeed: Double? = nil,
    restDelta: Double? = nil
  ) -> Int {
    let isSmall = (to - from).magnitude < 5
    let rest = firstRest(
      every: 0.05, before: 20, from: State(value: from - to, velocity: velocity),
      distance: restDelta ?? (isSmall ? 0.005 : 0.5), speed: restSpeed ?? (isSmall ? 0.01 : 2))
    return rest.map { Int(($0.value * 1000).rounded()) } ?? 20_000
  }
}
