extension SpringTiming {
  /// Motion (framer-motion) by its physical constants: the run lasts as long as the library's.
  ///
  /// - Parameters:
  ///   - stiffness: Above 0.
  ///   - damping: Above 0.
  ///   - mass: Above 0.
  ///   - velocity: Travels per second at the start, positive towards the target.
  ///   - restSpeed: Travels per second that count as rest, above 0.
  ///   - restDelta: The fraction of the travel that counts as none, above 0.
  /// - Returns: The timing; its duration is a multiple of 0.05 s, at most 20 s.
  /// - Throws: `SpringError.outOfRange` naming the field, `.undamped`.
  public static func motion(
    stiffness: Double = 100, damping: Double = 10, mass: Double = 1, velocity: Double = 0,
    restSpeed: Double = 0.01, restDelta: Double = 0.005
  ) throws(SpringError) -> SpringTiming {
    let spring = try Spring(mass: mass, stiffness: stiffness, damping: damping)
    return try motion(
      Spring.Conversion(spring: spring), velocity, restSpeed, restDelta,
      SpringNotation(
        .motion,
        [
          .stiffness: stiffness, .damping: damping, .mass: mass, .velocity: velocity,
          .restSpeed: restSpeed, .restDelta: restDelta,
        ]))
  }

  /// Motion (framer-motion) by duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: The library takes 0.01 to 10 seconds.
  ///   - bounce: The library takes 0 to 0.95.
  ///   - velocity: Travels per second at the start, positive towards the target.
  /// - Returns: The timing, with a warning for each number that the library replaces.
  /// - Throws: `SpringError.outOfRange` naming the field.
  public static func motion(
    duration: Seconds, bounce: Double, velocity: Double = 0
  ) throws(SpringError) -> SpringTiming {
    try motion(
      Spring.motion(duration: duration, bounce: bounce), velocity, 0.01, 0.005,
      SpringNotation(
        .motion, [.duration: duration.value, .bounce: bounce, .velocity: velocity]))
  }

  /// Motion (framer-motion) by visual duration and bounce.
  ///
  /// - Parameters:
  ///   - visualDuration: When the motion looks as if it had arrived, above 0.
  ///   - bounce: The library takes 0 to 0.95.
  ///   - velocity: Travels per second at the start, positive towards the target.
  /// - Returns: The timing, with a warning when the library replaces the bounce.
  /// - Throws: `SpringError.outOfRange` naming the field.
  public static func motion(
    visualDuration: Seconds, bounce: Double, velocity: Double = 0
  ) throws(SpringError) -> SpringTiming {
    try motion(
      Spring.motion(visualDuration: visualDuration, bounce: bounce), velocity, 0.01, 0.005,
      SpringNotation(
        .motion, [.visualDuration: visualDuration.value, .bounce: bounce, .velocity: velocity]))
  }

  private static func motion(
    _ found: Spring.Conversion, _ velocity: Double, _ restSpeed: Double, _ restDelta: Double,
    _ notation: SpringNotation
  ) throws(SpringError) -> SpringTiming {
    try check(velocity)
    try SpringError.checkPositive(restSpeed, .restSpeed)
    try SpringError.checkPositive(restDelta, .restDelta)
    guard found.spring.damping > 0 else { throw .undamped }
    let milliseconds = found.spring.motionMilliseconds(
      velocity: velocity, restSpeed: restSpeed, restDelta: restDelta)
    return try ending(
      found, at: Seconds(Double(milliseconds) / 1000), initialVelocity: velocity,
      notation: notation)
  }
}

extension SpringForm {
  static let motion = SpringForm(
    .motion, "constants",
    [
      .stiffness: 100, .damping: 10, .mass: 1, .velocity: 0, .restSpeed: 0.01,
      .restDelta: 0.005,
    ]
  ) { values throws(SpringError) in
    try .motion(
      stiffness: values[.stiffness], damping: values[.damping], mass: values[.mass],
      velocity: values[.velocity], restSpeed: values[.restSpeed], restDelta: values[.restDelta])
  } reading: { spring, velocity throws(SpringNotationError) in
    [
      .stiffness: spring.stiffness, .damping: spring.damping, .mass: spring.mass,
      .velocity: velocity,
    ]
  }

  static let motionDuration = SpringForm(
    .motion, "duration and bounce", [.duration: 0.8, .bounce: 0.3, .velocity: 0]
  ) { values throws(SpringError) in
    try .motion(
      duration: Seconds(values[.duration]), bounce: values[.bounce], velocity: values[.velocity])
  } reading: { spring, velocity throws(SpringNotationError) in
    let bounce = try spring.motionBounce()
    guard
      let duration = spring.uikitDuration(dampingRatio: 1 - bounce, initialVelocity: 0),
      let same = try? Spring.motion(duration: duration, bounce: bounce),
      same.warnings.isEmpty,
      (same.spring.naturalFrequency / spring.naturalFrequency - 1).magnitude < 1e-8
    else { throw .cannotSay(.motion, .noSuchDuration) }
    return [.duration: duration.value, .bounce: bounce, .velocity: velocity]
  }

  static let motionVisualDuration = SpringForm(
    .motion, "visual duration and bounce", [.visualDuration: nil, .bounce: nil, .velocity: 0]
  ) { values throws(SpringError) in
    try .motion(
      visualDuration: Seconds(values[.visualDuration]), bounce: values[.bounce],
      velocity: values[.velocity])
  } reading: { spring, velocity throws(SpringNotationError) in
    [
      .visualDuration: spring.period.value / 1.2, .bounce: try spring.motionBounce(),
      .velocity: velocity,
    ]
  }
}

extension Spring {
  /// The bounce for which Motion uses this damping ratio.
  fileprivate func motionBounce() throws(SpringNotationError) -> Double {
    let ratio = dampingRatioNearOne
    guard ratio <= 1 else { throw .cannotSay(.motion, .overdamped(ratio: ratio)) }
    guard ratio >= 0.05 else { throw .cannotSay(.motion, .underdamped(ratio: ratio)) }
    return 1 - ratio
  }
}
