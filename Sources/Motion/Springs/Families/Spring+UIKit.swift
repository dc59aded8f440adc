#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Spring {
  /// Durations that UIKit gives a spring; outside it takes the nearer end.
  public static let uikitDurations = Seconds(0.01)...Seconds(10)
  /// The smallest damping ratio for which the platform's result is known.
  public static let uikitSmallestRatio = 0.01

  /// The spring behind `UIView.animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)`.
  ///
  /// - Parameters:
  ///   - duration: The run's length, above 0; the platform takes 0.01 to 10 seconds.
  ///   - dampingRatio: 0.01 or more; above 1 the platform takes 1.
  ///   - initialVelocity: Travels per second, positive towards the target.
  /// - Returns: The spring of mass 1, with a warning for each number that the platform replaces or
  ///   cannot work with.
  /// - Throws: `SpringError.outOfRange` for a duration that is not above 0, a smaller ratio, or a
  ///   velocity beyond `SpringTiming.largestVelocity`.
  /// - Source: measured on iOS 14.4 and published as test data: twelve Newton steps from 5/T on
  ///   the equation that the sine part has fallen to 0.001 of the travel at the duration.
  public static func uikit(
    duration: Seconds, dampingRatio: Double, initialVelocity: Double = 0
  ) throws(SpringError) -> Conversion {
    guard duration > 0, duration.isFinite else {
      throw .outOfRange(field: .duration, value: duration.value)
    }
    guard dampingRatio >= uikitSmallestRatio, dampingRatio.isFinite else {
      throw .outOfRange(field: .dampingRatio, value: dampingRatio)
    }
    try SpringTiming.check(initialVelocity)
    var warnings: [SpringWarning] = []
    let time = min(max(duration, uikitDurations.lowerBound), uikitDurations.upperBound)
    if time != duration {
      warnings.append(.treated(field: .duration, written: duration.value, as: time.value))
    }
    let ratio = min(dampingRatio, 1)
    if ratio != dampingRatio {
      warnings.append(.treated(field: .dampingRatio, written: dampingRatio, as: ratio))
    }
    let equation = UIKitEquation(duration: time.value, ratio: ratio, velocity: initialVelocity)
    let (frequency, isPredictable) = equation.platformRoot()
    if !isPredictable {
      warnings.append(
        initialVelocity > 0
          ? .unpredictable(field: .initialVelocity, value: initialVelocity)
          : .unpredictable(field: .dampingRatio, value: dampingRatio))
    }
    let spring = try Spring(frequency: frequency, dampingRatio: ratio)
    return Conversion(spring: spring, warnings: warnings)
  }

  /// The critically damped spring that UIKit uses for a duration.
  ///
  /// - Parameter duration: When the distance has fallen to 0.001 of the travel, above 0.
  /// - Returns: A spring of mass 1.
  /// - Throws: `SpringError.outOfRange` when the duration is not above 0 or no spring in range
  ///   has it.
  /// - Source: root of `(1 + u) e⁻ᵘ = 0.001`.
  public static func critical(settlingIn duration: Seconds) throws(SpringError) -> Spring {
    guard duration > 0, duration.isFinite else {
      throw .outOfRange(field: .duration, value: duration.value)
    }
    let frequency = criticalSettling / duration.value
    guard frequencies.contains(frequency) else {
      throw .outOfRange(field: .duration, value: duration.value)
    }
    return try Spring(frequency: frequency, dampingRatio: 1)
  }

  /// Natural frequency times duration of a critical spring that has come to 0.001 of its travel.
  static let criticalSettling = 9.233413476451586
}
