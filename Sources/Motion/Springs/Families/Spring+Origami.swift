extension Spring {
  /// The spring of Origami's and Rebound's tension and friction, as Quartz Composer numbers.
  ///
  /// - Parameters:
  ///   - tension: Above −23.6, where the stiffness would be 0.
  ///   - friction: At least −1/3, where the damping is 0.
  /// - Returns: A spring of mass 1.
  /// - Throws: `SpringError.outOfRange` naming the field.
  /// - Source: Rebound's `OrigamiValueConverter`.
  public static func origami(
    tension: Double = 40, friction: Double = 7
  ) throws(SpringError) -> Spring {
    let stiffness = (tension - 30) * 3.62 + 194
    let damping = (friction - 8) * 3 + 25
    guard stiffness > 0, stiffness.isFinite else {
      throw .outOfRange(field: .tension, value: tension)
    }
    guard damping >= 0, damping.isFinite else {
      throw .outOfRange(field: .friction, value: friction)
    }
    return try Spring(stiffness: stiffness, damping: damping)
  }

  /// Origami's tension and friction for a bounciness and a speed.
  ///
  /// - Parameters:
  ///   - bounciness: 0 to 42.5; the bounce grows up to there.
  ///   - speed: 0 or more, at most 1,000,000.
  /// - Returns: Quartz Composer numbers.
  /// - Throws: `SpringError.outOfRange` naming the field.
  /// - Source: Rebound's `BouncyConversion`.
  public static func origamiNumbers(
    bounciness: Double, speed: Double
  ) throws(SpringError) -> (tension: Double, friction: Double) {
    guard (0...largestBounciness).contains(bounciness) else {
      throw .outOfRange(field: .bounciness, value: bounciness)
    }
    guard (0...1e6).contains(speed) else { throw .outOfRange(field: .speed, value: speed) }
    let bounce = bounciness / 1.7 / 20 * 0.8
    let tension = 0.5 + speed / 1.7 / 20 * 199.5
    let share = 2 * bounce - bounce * bounce
    return (tension, share * 0.01 + (1 - share) * frictionWithoutBounce(tension))
  }

  /// The bounciness at which the friction is least.
  public static let largestBounciness = 42.5

  /// The friction at which a tension just does not bounce.
  fileprivate static func frictionWithoutBounce(_ x: Double) -> Double {
    switch x {
    case ...18: ((0.0007 * x - 0.031) * x + 0.64) * x + 1.28
    case ...44: ((0.000044 * x - 0.006) * x + 0.36) * x + 2
    default: ((0.00000045 * x - 0.000332) * x + 0.1078) * x + 5.84
    }
  }

  /// Origami's tension and friction for this spring at mass 1.
  fileprivate var origamiNumbers: (tension: Double, friction: Double) {
    ((stiffness / mass - 194) / 3.62 + 30, (damping / mass - 25) / 3 + 8)
  }
}

extension SpringTiming {
  /// The distance and speed that Rebound takes for rest.
  public static let origamiRest = 0.005

  /// Origami or Rebound by tension and friction: the run ends at rest.
  ///
  /// - Parameters:
  ///   - tension: Above −23.6.
  ///   - friction: Above −1/3.
  ///   - velocity: Travels per second at the start, positive towards the target.
  /// - Returns: The timing.
  /// - Throws: `SpringError.outOfRange` naming the field, `.undamped`, `.settlesTooLate`.
  public static func origami(
    tension: Double = 40, friction: Double = 7, velocity: Double = 0
  ) throws(SpringError) -> SpringTiming {
    try resting(
      Spring.origami(tension: tension, friction: friction), initialVelocity: velocity,
      distance: origamiRest, speed: origamiRest, .tolerance,
      notation: SpringNotation(
        .origami, [.tension: tension, .friction: friction, .velocity: velocity]))
  }

  /// Origami or Rebound by bounciness and speed: the run ends at rest.
  ///
  /// - Parameters:
  ///   - bounciness: 0 to 42.5.
  ///   - speed: 0 or more, at most 1,000,000.
  ///   - velocity: Travels per second at the start, positive towards the target.
  /// - Returns: The timing.
  /// - Throws: `SpringError.outOfRange` naming the field, `.undamped`, `.settlesTooLate`.
  public static func origami(
    bounciness: Double, speed: Double, velocity: Double = 0
  ) throws(SpringError) -> SpringTiming {
    let numbers = try Spring.origamiNumbers(bounciness: bounciness, speed: speed)
    return try resting(
      Spring.origami(tension: numbers.tension, friction: numbers.friction),
      initialVelocity: velocity, distance: origamiRest, speed: origamiRest, .tolerance,
      notation: SpringNotation(
        .origami, [.bounciness: bounciness, .speed: speed, .velocity: velocity]))
  }
}

extension SpringForm {
  static let origami = SpringForm(
    .origami, "tension and friction", [.tension: 40, .friction: 7, .velocity: 0]
  ) { values throws(SpringError) in
    try .origami(
      tension: values[.tension], friction: values[.friction], velocity: values[.velocity])
  } reading: { spring, velocity throws(SpringNotationError) in
    let numbers = spring.origamiNumbers
    return [.tension: numbers.tension, .friction: numbers.friction, .velocity: velocity]
  }

  static let origamiBounciness = SpringForm(
    .origami, "bounciness and speed", [.bounciness: nil, .speed: nil, .velocity: 0]
  ) { values throws(SpringError) in
    try .origami(
      bounciness: values[.bounciness], speed: values[.speed], velocity: values[.velocity])
  } reading: { spring, velocity throws(SpringNotationError) in
    let (tension, friction) = spring.origamiNumbers
    let speed = (tension - 0.5) / 199.5 * 20 * 1.7
    guard (0...1e6).contains(speed) else {
      throw .cannotSay(.origami, .stiffness(spring.stiffness / spring.mass))
    }
    let most = Spring.frictionWithoutBounce(tension)
    let share = (most - friction) / (most - 0.01)
    guard (0...1).contains(share) else {
      throw .cannotSay(.origami, .damping(spring.damping / spring.mass))
    }
    let bounciness = (1 - (1 - share).squareRoot()) / 0.8 * 20 * 1.7
    return [.bounciness: bounciness, .speed: speed, .velocity: velocity]
  }
}
