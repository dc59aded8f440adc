extension SpringTiming {
  /// The fraction of the travel that a run may jump at its end without a warning; a spring of the
  /// platform's equation stays well below.
  static let largestJump = 0.005

  /// A UIKit view animation: the run lasts exactly `duration`.
  ///
  /// - Parameters:
  ///   - duration: 0.01 to 10 seconds.
  ///   - dampingRatio: 0.01 or more; above 1 it is treated as 1, with a warning.
  ///   - initialVelocity: Travels per second, positive towards the target.
  /// - Returns: The timing, with a warning for each number that the platform replaces, and one when
  ///   the run ends far from its target.
  /// - Throws: `SpringError.outOfRange` naming the field.
  public static func uikit(
    duration: Seconds, dampingRatio: Double, initialVelocity: Double = 0
  ) throws(SpringError) -> SpringTiming {
    guard Spring.uikitDurations.contains(duration) else {
      throw .outOfRange(field: .duration, value: duration.value)
    }
    let found = try Spring.uikit(
      duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
    let end = found.spring.state(at: duration, initialVelocity: initialVelocity).value
    let rest = (1 - end).magnitude
    let jump = rest > largestJump ? [SpringWarning.jumpsAtEnd(rest: rest)] : []
    return try ending(
      Spring.Conversion(spring: found.spring, warnings: found.warnings + jump), at: duration,
      initialVelocity: initialVelocity,
      notation: SpringNotation(
        .uikit,
        [
          .dampingRatio: dampingRatio, .initialVelocity: initialVelocity,
          .duration: duration.value,
        ]))
  }
}

extension SpringForm {
  static let uikit = SpringForm(
    .uikit, "duration and damping ratio",
    [.dampingRatio: nil, .initialVelocity: 0, .duration: nil]
  ) { values throws(SpringError) in
    try .uikit(
      duration: Seconds(values[.duration]), dampingRatio: values[.dampingRatio],
      initialVelocity: values[.initialVelocity])
  } reading: { spring, velocity throws(SpringNotationError) in
    let ratio = spring.dampingRatioNearOne
    guard ratio <= 1 else { throw .cannotSay(.uikit, .overdamped(ratio: ratio)) }
    guard
      let duration = spring.uikitDuration(dampingRatio: ratio, initialVelocity: velocity),
      let same = try? Spring.uikit(
        duration: duration, dampingRatio: ratio, initialVelocity: velocity),
      same.warnings.isEmpty,
      (same.spring.naturalFrequency / spring.naturalFrequency - 1).magnitude < 1e-8
    else { throw .cannotSay(.uikit, .noSuchDuration) }
    return [.dampingRatio: ratio, .initialVelocity: velocity, .duration: duration.value]
  }
}
