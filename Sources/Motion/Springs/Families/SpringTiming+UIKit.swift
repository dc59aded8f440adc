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
    return try ending(
      found, at: duration, initialVelocity: initialVelocity,
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
