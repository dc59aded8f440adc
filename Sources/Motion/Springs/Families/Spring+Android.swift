extension SpringTiming {
  /// What Android's dynamic animations take for no change of a value that runs from 0 to 1.
  public static let androidThreshold = 0.75 / 256

  /// Android's `SpringForce`: the run ends when distance and speed are below its thresholds.
  ///
  /// - Parameters:
  ///   - dampingRatio: Above 0.
  ///   - stiffness: Above 0.
  ///   - threshold: The value threshold as a fraction of the travel, above 0 and below 1: 0.75
  ///     times the minimum visible change. The speed threshold is 62.5 times that, per second.
  ///   - initialVelocity: Travels per second, positive towards the target.
  /// - Returns: The timing.
  /// - Throws: `SpringError.outOfRange` naming the field, `.undamped`, `.settlesTooLate`.
  public static func android(
    dampingRatio: Double = 0.5, stiffness: Double = 1500, threshold: Double = androidThreshold,
    initialVelocity: Double = 0
  ) throws(SpringError) -> SpringTiming {
    let spring = try Spring.compose(dampingRatio: dampingRatio, stiffness: stiffness)
    return try resting(
      spring, initialVelocity: initialVelocity, distance: threshold, speed: 62.5 * threshold,
      .threshold,
      notation: SpringNotation(
        .android,
        [
          .dampingRatio: dampingRatio, .stiffness: stiffness, .threshold: threshold,
          .initialVelocity: initialVelocity,
        ]))
  }

  /// A timing whose run ends when distance and speed are both within bounds for good.
  static func resting(
    _ spring: Spring, initialVelocity: Double, distance: Double, speed: Double,
    _ field: SpringError.Field, warnings: [SpringWarning] = [], notation: SpringNotation
  ) throws(SpringError) -> SpringTiming {
    try check(initialVelocity)
    guard distance > 0, distance < 1 else { throw .outOfRange(field: field, value: distance) }
    let start = Spring.State(value: -1, velocity: initialVelocity)
    return try ending(
      Spring.Conversion(spring: spring, warnings: warnings),
      at: spring.restTime(from: start, distance: distance, speed: speed),
      initialVelocity: initialVelocity, notation: notation)
  }
}

extension SpringForm {
  static let android = SpringForm(
    .android, "damping ratio and stiffness",
    [
      .dampingRatio: 0.5, .stiffness: 1500, .threshold: SpringTiming.androidThreshold,
      .initialVelocity: 0,
    ]
  ) { values throws(SpringError) in
    try .android(
      dampingRatio: values[.dampingRatio], stiffness: values[.stiffness],
      threshold: values[.threshold], initialVelocity: values[.initialVelocity])
  } reading: { spring, velocity throws(SpringNotationError) in
    [
      .dampingRatio: spring.dampingRatioNearOne, .stiffness: spring.stiffness / spring.mass,
      .initialVelocity: velocity,
    ]
  }
}
