extension SpringTiming {
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
    let spring = try Spring(mass: mass, stiffness: stiffness, damping: damping)
    return try settling(
      Spring.Conversion(spring: spring), initialVelocity: initialVelocity, settle: settle,
      notation: SpringNotation(
        .physical,
        [
          .mass: mass, .stiffness: stiffness, .damping: damping,
          .initialVelocity: initialVelocity, .settle: settle,
        ]))
  }
}

extension SpringForm {
  static let physical = SpringForm(
    .physical, "constants",
    [
      .mass: 1, .stiffness: nil, .damping: nil, .initialVelocity: 0,
      .settle: SpringTiming.defaultSettle,
    ]
  ) { values throws(SpringError) in
    try .physical(
      mass: values[.mass], stiffness: values[.stiffness], damping: values[.damping],
      initialVelocity: values[.initialVelocity], settle: values[.settle])
  } reading: { spring, velocity throws(SpringNotationError) in
    [
      .mass: spring.mass, .stiffness: spring.stiffness, .damping: spring.damping,
      .initialVelocity: velocity,
    ]
  }
}
