extension Spring {
  /// The spring of Jetpack Compose's `spring(dampingRatio, stiffness)`.
  ///
  /// - Parameters:
  ///   - dampingRatio: 0 or more.
  ///   - stiffness: Above 0.
  /// - Returns: A spring of mass 1.
  /// - Throws: `SpringError.outOfRange` naming the field.
  public static func compose(
    dampingRatio: Double = 1, stiffness: Double = 1500
  ) throws(SpringError) -> Spring {
    try SpringError.checkNotNegative(dampingRatio, .dampingRatio)
    try SpringError.checkPositive(stiffness, .stiffness)
    return try Spring(stiffness: stiffness, damping: 2 * dampingRatio * stiffness.squareRoot())
  }
}

extension SpringTiming {
  /// Jetpack Compose's `spring(dampingRatio, stiffness, visibilityThreshold)`: the run lasts as
  /// long as Compose estimates, in whole milliseconds.
  ///
  /// - Parameters:
  ///   - dampingRatio: Above 0.
  ///   - stiffness: Above 0.
  ///   - threshold: The visibility threshold as a fraction of the travel, above 0 and below 1.
  ///   - initialVelocity: Travels per second, positive towards the target.
  /// - Returns: The timing.
  /// - Throws: `SpringError.outOfRange` naming the field, `.undamped`, `.settlesTooLate`.
  public static func compose(
    dampingRatio: Double = 1, stiffness: Double = 1500, threshold: Double = 0.01,
    initialVelocity: Double = 0
  ) throws(SpringError) -> SpringTiming {
    let spring = try Spring.compose(dampingRatio: dampingRatio, stiffness: stiffness)
    guard threshold > 0, threshold < 1 else {
      throw .outOfRange(field: .threshold, value: threshold)
    }
    guard dampingRatio > 0 else { throw .undamped }
    try check(initialVelocity)
    let estimate = ComposeEstimate(stiffness: stiffness, dampingRatio: dampingRatio)
    let milliseconds = estimate.milliseconds(
      displacement: -1, velocity: initialVelocity, threshold: threshold)
    return try ending(
      Spring.Conversion(spring: spring), at: Seconds(Double(max(milliseconds, 0)) / 1000),
      initialVelocity: initialVelocity,
      notation: SpringNotation(
        .compose,
        [
          .dampingRatio: dampingRatio, .stiffness: stiffness, .threshold: threshold,
          .initialVelocity: initialVelocity,
        ]))
  }
}

extension SpringForm {
  static let compose = SpringForm(
    .compose, "damping ratio and stiffness",
    [.dampingRatio: 1, .stiffness: 1500, .threshold: 0.01, .initialVelocity: 0]
  ) { values throws(SpringError) in
    try .compose(
      dampingRatio: values[.dampingRatio], stiffness: values[.stiffness],
      threshold: values[.threshold], initialVelocity: values[.initialVelocity])
  } reading: { spring, velocity throws(SpringNotationError) in
    [
      .dampingRatio: spring.dampingRatioNearOne, .stiffness: spring.stiffness / spring.mass,
      .initialVelocity: velocity,
    ]
  }
}
