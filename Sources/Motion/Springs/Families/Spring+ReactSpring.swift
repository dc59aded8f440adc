extension Spring {
  /// The constants that react-spring derives from `frequency` and `damping`.
  ///
  /// - Parameters:
  ///   - frequency: The period in seconds; below 0.01 the library takes 0.01.
  ///   - damping: The damping ratio; below 0 the library takes 0.
  ///   - mass: Above 0.
  /// - Returns: The spring, with a warning for each number that the library replaces.
  /// - Throws: `SpringError.outOfRange` naming the field.
  public static func reactSpring(
    frequency: Seconds, damping: Double = 1, mass: Double = 1
  ) throws(SpringError) -> Conversion {
    var warnings: [SpringWarning] = []
    guard frequency.isFinite else { throw .outOfRange(field: .frequency, value: frequency.value) }
    guard damping.isFinite else { throw .outOfRange(field: .damping, value: damping) }
    try SpringError.checkPositive(mass, .mass)
    let period = max(frequency.value, 0.01)
    let ratio = max(damping, 0)
    if period != frequency.value {
      warnings.append(.treated(field: .frequency, written: frequency.value, as: period))
    }
    if ratio != damping {
      warnings.append(.treated(field: .damping, written: damping, as: ratio))
    }
    let rate = 2 * .pi / period
    let spring = try Spring(
      mass: mass, stiffness: rate * rate * mass, damping: 4 * .pi * ratio * mass / period)
    return Conversion(spring: spring, warnings: warnings)
  }
}

extension SpringTiming {
  /// The fraction of the travel that react-spring takes for none.
  public static let reactSpringPrecision = 0.001

  /// react-spring by tension and friction: the run ends when distance and speed are within the
  /// precision.
  ///
  /// The library itself steps by a millisecond; the closed form differs from it by a few
  /// thousandths of the travel. `ReactSpringSteps` plays its steps.
  ///
  /// - Parameters:
  ///   - tension: The stiffness, above 0.
  ///   - friction: The damping, above 0.
  ///   - mass: Above 0.
  ///   - velocity: At the start, in travels per *millisecond* as the library has it.
  ///   - precision: The fraction of the travel that counts as none, above 0 and below 1; a tenth
  ///     of it per millisecond is the speed that counts as none.
  /// - Returns: The timing.
  /// - Throws: `SpringError.outOfRange` naming the field, `.undamped`, `.settlesTooLate`.
  public static func reactSpring(
    tension: Double = 170, friction: Double = 26, mass: Double = 1, velocity: Double = 0,
    precision: Double = reactSpringPrecision
  ) throws(SpringError) -> SpringTiming {
    try SpringError.checkPositive(tension, .tension)
    try SpringError.checkNotNegative(friction, .friction)
    let spring = try Spring(mass: mass, stiffness: tension, damping: friction)
    return try resting(
      spring, initialVelocity: velocity * 1000, distance: precision, speed: precision * 100,
      .precision,
      notation: SpringNotation(
        .reactSpring,
        [
          .tension: tension, .friction: friction, .mass: mass, .velocity: velocity,
          .precision: precision,
        ]))
  }

  /// react-spring by frequency and damping ratio.
  ///
  /// - Parameters:
  ///   - frequency: The period in seconds; below 0.01 the library takes 0.01.
  ///   - damping: The damping ratio, above 0.
  ///   - mass: Above 0.
  ///   - velocity: At the start, in travels per *millisecond*.
  ///   - precision: The fraction of the travel that counts as none, above 0 and below 1.
  /// - Returns: The timing, with a warning for each number that the library replaces.
  /// - Throws: `SpringError.outOfRange` naming the field, `.undamped`, `.settlesTooLate`.
  public static func reactSpring(
    frequency: Seconds, damping: Double = 1, mass: Double = 1, velocity: Double = 0,
    precision: Double = reactSpringPrecision
  ) throws(SpringError) -> SpringTiming {
    let found = try Spring.reactSpring(frequency: frequency, damping: damping, mass: mass)
    return try resting(
      found.spring, initialVelocity: velocity * 1000, distance: precision,
      speed: precision * 100, .precision, warnings: found.warnings,
      notation: SpringNotation(
        .reactSpring,
        [
          .frequency: frequency.value, .damping: damping, .mass: mass, .velocity: velocity,
          .precision: precision,
        ]))
  }
}

extension SpringForm {
  static let reactSpring = SpringForm(
    .reactSpring, "tension and friction",
    [
      .tension: 170, .friction: 26, .mass: 1, .velocity: 0,
      .precision: SpringTiming.reactSpringPrecision,
    ]
  ) { values throws(SpringError) in
    try .reactSpring(
      tension: values[.tension], friction: values[.friction], mass: values[.mass],
      velocity: values[.velocity], precision: values[.precision])
  } reading: { spring, velocity throws(SpringNotationError) in
    [
      .tension: spring.stiffness, .friction: spring.damping, .mass: spring.mass,
      .velocity: velocity / 1000,
    ]
  }

  static let reactSpringFrequency = SpringForm(
    .reactSpring, "frequency and damping ratio",
    [
      .frequency: nil, .damping: 1, .mass: 1, .velocity: 0,
      .precision: SpringTiming.reactSpringPrecision,
    ]
  ) { values throws(SpringError) in
    try .reactSpring(
      frequency: Seconds(values[.frequency]), damping: values[.damping], mass: values[.mass],
      velocity: values[.velocity], precision: values[.precision])
  } reading: { spring, velocity throws(SpringNotationError) in
    guard spring.period >= 0.01 else {
      throw .cannotSay(.reactSpring, .stiffness(spring.stiffness / spring.mass))
    }
    return [
      .frequency: spring.period.value, .damping: spring.dampingRatioNearOne,
      .mass: spring.mass, .velocity: velocity / 1000,
    ]
  }
}
