extension SpringTiming {
  /// What Flutter's `Tolerance` takes for no distance and no speed.
  public static let flutterTolerance = 0.001

  /// Flutter's `SpringSimulation`: the run ends when distance and speed are within the tolerance.
  ///
  /// - Parameters:
  ///   - mass: Above 0.
  ///   - stiffness: Above 0.
  ///   - damping: Above 0.
  ///   - initialVelocity: Travels per second, positive towards the target.
  ///   - tolerance: Of distance in travels and of speed in travels per second; above 0, below 1.
  /// - Returns: The timing.
  /// - Throws: `SpringError.outOfRange` naming the field, `.undamped`, `.settlesTooLate`.
  public static func flutter(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    tolerance: Double = flutterTolerance
  ) throws(SpringError) -> SpringTiming {
    try flutter(
      Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity, tolerance,
      SpringNotation(
        .flutter,
        [
          .mass: mass, .stiffness: stiffness, .damping: damping,
          .initialVelocity: initialVelocity, .tolerance: tolerance,
        ]))
  }

  /// Flutter's `SpringDescription.withDampingRatio`.
  ///
  /// - Parameters:
  ///   - mass: Above 0.
  ///   - stiffness: Above 0.
  ///   - dampingRatio: Above 0.
  ///   - initialVelocity: Travels per second, positive towards the target.
  ///   - tolerance: Of distance in travels and of speed in travels per second; above 0, below 1.
  /// - Returns: The timing.
  /// - Throws: `SpringError.outOfRange` naming the field, `.undamped`, `.settlesTooLate`.
  public static func flutter(
    mass: Double, stiffness: Double, dampingRatio: Double, initialVelocity: Double = 0,
    tolerance: Double = flutterTolerance
  ) throws(SpringError) -> SpringTiming {
    try SpringError.checkNotNegative(dampingRatio, .dampingRatio)
    try SpringError.checkPositive(mass, .mass)
    try SpringError.checkPositive(stiffness, .stiffness)
    let damping = dampingRatio * 2 * (mass * stiffness).squareRoot()
    return try flutter(
      Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity, tolerance,
      SpringNotation(
        .flutter,
        [
          .mass: mass, .stiffness: stiffness, .dampingRatio: dampingRatio,
          .initialVelocity: initialVelocity, .tolerance: tolerance,
        ]))
  }

  /// Flutter's `SpringDescription.withDurationAndBounce`.
  ///
  /// - Parameters:
  ///   - duration: The period of the undamped spring, above 0.
  ///   - bounce: Above −1 and below 1.
  ///   - initialVelocity: Travels per second, positive towards the target.
  ///   - tolerance: Of distance in travels and of speed in travels per second; above 0, below 1.
  /// - Returns: The timing.
  /// - Throws: `SpringError.outOfRange` naming the field, `.undamped`, `.settlesTooLate`.
  public static func flutter(
    duration: Seconds, bounce: Double = 0, initialVelocity: Double = 0,
    tolerance: Double = flutterTolerance
  ) throws(SpringError) -> SpringTiming {
    try flutter(
      Spring.perceptual(duration: duration, bounce: bounce), initialVelocity, tolerance,
      SpringNotation(
        .flutter,
        [
          .duration: duration.value, .bounce: bounce, .initialVelocity: initialVelocity,
          .tolerance: tolerance,
        ]))
  }

  private static func flutter(
    _ spring: Spring, _ initialVelocity: Double, _ tolerance: Double, _ notation: SpringNotation
  ) throws(SpringError) -> SpringTiming {
    try resting(
      spring, initialVelocity: initialVelocity, distance: tolerance, speed: tolerance,
      .tolerance, notation: notation)
  }
}

extension SpringForm {
  static let flutter = SpringForm(
    .flutter, "constants",
    [
      .mass: nil, .stiffness: nil, .damping: nil, .initialVelocity: 0,
      .tolerance: SpringTiming.flutterTolerance,
    ]
  ) { values throws(SpringError) in
    try .flutter(
      mass: values[.mass], stiffness: values[.stiffness], damping: values[.damping],
      initialVelocity: values[.initialVelocity], tolerance: values[.tolerance])
  } reading: { spring, velocity throws(SpringNotationError) in
    [
      .mass: spring.mass, .stiffness: spring.stiffness, .damping: spring.damping,
      .initialVelocity: velocity,
    ]
  }

  static let flutterRatio = SpringForm(
    .flutter, "constants and damping ratio",
    [
      .mass: nil, .stiffness: nil, .dampingRatio: 1, .initialVelocity: 0,
      .tolerance: SpringTiming.flutterTolerance,
    ]
  ) { values throws(SpringError) in
    try .flutter(
      mass: values[.mass], stiffness: values[.stiffness], dampingRatio: values[.dampingRatio],
      initialVelocity: values[.initialVelocity], tolerance: values[.tolerance])
  } reading: { spring, velocity throws(SpringNotationError) in
    [
      .mass: spring.mass, .stiffness: spring.stiffness,
      .dampingRatio: spring.dampingRatioNearOne, .initialVelocity: velocity,
    ]
  }

  static let flutterPerceptual = SpringForm(
    .flutter, "duration and bounce",
    [
      .duration: 0.5, .bounce: 0, .initialVelocity: 0,
      .tolerance: SpringTiming.flutterTolerance,
    ]
  ) { values throws(SpringError) in
    try .flutter(
      duration: Seconds(values[.duration]), bounce: values[.bounce],
      initialVelocity: values[.initialVelocity], tolerance: values[.tolerance])
  } reading: { spring, velocity throws(SpringNotationError) in
    [.duration: spring.period.value, .bounce: spring.bounce, .initialVelocity: velocity]
  }
}
