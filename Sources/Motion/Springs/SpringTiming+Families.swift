extension SpringTiming {
  /// A UIKit view animation: the run lasts exactly `duration`.
  ///
  /// - Parameters:
  ///   - duration: 0.01 to 10 seconds.
  ///   - dampingRatio: 0.01 or more; above 1 it is treated as 1, with a warning.
  ///   - initialVelocity: Travels per second, positive towards the target.
  /// - Returns: The timing, with a warning for each number that the platform replaces.
  /// - Throws: `SpringError.outOfRange` naming the field.
  public static func uikit(
    duration: Seconds, dampingRatio: Double, initialVelocity: Double = 0
  ) throws(SpringError) -> SpringTiming {
    guard Spring.uikitDurations.contains(duration) else {
      throw .outOfRange(field: .duration, value: duration.value)
    }
    let found = try Spring.uikit(
      duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
    return SpringTiming(
      spring: found.spring, initialVelocity: initialVelocity, duration: duration,
      notation: SpringNotation(
        .uikit,
        [
          .dampingRatio: dampingRatio, .initialVelocity: initialVelocity,
          .duration: duration.value,
        ]),
      warnings: found.warnings)
  }

  /// A spring by its physical constants: the run ends when it has settled.
  ///
  /// - Parameters:
  ///   - mass: Above 0.
  ///   - stiffness: Above 0.
  ///   - damping: Above 0.
  ///   - initialVelocity: Travels per second, positive towards the target.
  ///   - settle: The fraction of the travel within which the spring counts as at rest; above 0
  ///     and below 1.
  /// - Returns: The timing.
  /// - Throws: `SpringError.outOfRange` naming the field, `.undamped` when the damping is 0,
  ///   `.settlesTooLate` when the run would be longer than an hour.
  public static func physical(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    settle: Double = defaultSettle
  ) throws(SpringError) -> SpringTiming {
    try settling(
      Spring(mass: mass, stiffness: stiffness, damping: damping),
      initialVelocity: initialVelocity, settle: settle,
      notation: SpringNotation(
        .physical,
        [
          .mass: mass, .stiffness: stiffness, .damping: damping,
          .initialVelocity: initialVelocity, .settle: settle,
        ]))
  }

  /// A timing whose run ends at the last moment outside `settle`.
  static func settling(
    _ spring: Spring, initialVelocity: Double, settle: Double, notation: SpringNotation,
    warnings: [SpringWarning] = []
  ) throws(SpringError) -> SpringTiming {
    try check(initialVelocity)
    guard settle > 0, settle < 1 else { throw .outOfRange(field: .settle, value: settle) }
    let start = Spring.State(value: -1, velocity: initialVelocity)
    let duration = try spring.settlingTime(from: start, within: settle)
    guard duration <= longestRun else { throw .settlesTooLate(after: duration) }
    return SpringTiming(
      spring: spring, initialVelocity: initialVelocity, duration: duration, notation: notation,
      warnings: warnings)
  }

  /// Refuses a velocity that is not a number or beyond `largestVelocity`.
  static func check(_ initialVelocity: Double) throws(SpringError) {
    guard initialVelocity.magnitude <= largestVelocity else {
      throw .outOfRange(field: .initialVelocity, value: initialVelocity)
    }
  }
}
