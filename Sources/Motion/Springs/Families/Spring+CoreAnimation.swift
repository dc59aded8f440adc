#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Spring {
  /// The spring that `CASpringAnimation` runs: without `allowsOverdamping` at most critical.
  ///
  /// - Parameter allowsOverdamping: Whether a damping ratio above 1 is meant.
  /// - Returns: The spring, with a warning when its damping was brought down to critical.
  public func coreAnimation(allowsOverdamping: Bool = false) -> Conversion {
    guard !allowsOverdamping, dampingRatio > 1 else { return Conversion(spring: self) }
    let critical = 2 * (stiffness * mass).squareRoot()
    guard let spring = try? Spring(mass: mass, stiffness: stiffness, damping: critical) else {
      return Conversion(spring: self)
    }
    return Conversion(
      spring: spring, warnings: [.treated(field: .damping, written: damping, as: critical)])
  }

  /// `settlingDuration` of a `CASpringAnimation`.
  ///
  /// Under-damped it is a bound, later than the last moment outside 0.001 of the travel; otherwise
  /// that moment itself, which the platform reports less than 0.0002 s later.
  ///
  /// - Parameter initialVelocity: Travels per second, positive towards the target.
  /// - Returns: When the animation ends.
  /// - Throws: `SpringError.undamped`, or `.outOfRange` for the velocity.
  /// - Source: Apple's documented values; `ln((1 + |B|) / 0.001) / (ζω)`, `B = (ζω − v) / ω_d`.
  public func coreAnimationSettlingDuration(
    initialVelocity: Double = 0
  ) throws(SpringError) -> Seconds {
    try SpringTiming.check(initialVelocity)
    guard damping > 0 else { throw .undamped }
    guard discriminant < 0 else {
      return try settlingTime(from: State(value: -1, velocity: initialVelocity), within: 0.001)
    }
    let sine = (decay - initialVelocity) / root
    let time = log((1 + sine.magnitude) / 0.001) / decay
    guard time.isFinite else { throw .undamped }
    return Seconds(time)
  }
}

extension SpringTiming {
  /// A `CASpringAnimation`, or `UISpringTimingParameters` with physical constants: the run lasts
  /// for the settling duration.
  ///
  /// - Parameters:
  ///   - mass: Above 0.
  ///   - stiffness: Above 0.
  ///   - damping: Above 0.
  ///   - initialVelocity: Travels per second, positive towards the target.
  ///   - allowsOverdamping: Whether a damping ratio above 1 is meant; otherwise it becomes 1.
  /// - Returns: The timing, with a warning when the damping was brought down.
  /// - Throws: `SpringError.outOfRange` naming the field, `.undamped`, `.settlesTooLate`.
  public static func coreAnimation(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(SpringError) -> SpringTiming {
    let found = try Spring(mass: mass, stiffness: stiffness, damping: damping)
      .coreAnimation(allowsOverdamping: allowsOverdamping)
    return try ending(
      found, at: found.spring.coreAnimationSettlingDuration(initialVelocity: initialVelocity),
      initialVelocity: initialVelocity,
      notation: SpringNotation(
        .coreAnimation,
        [
          .mass: mass, .stiffness: stiffness, .damping: damping,
          .initialVelocity: initialVelocity, .allowsOverdamping: allowsOverdamping ? 1 : 0,
        ]))
  }

  /// `CASpringAnimation(perceptualDuration:bounce:)`.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The period of the undamped spring, above 0.
  ///   - bounce: Above −1 and below 1; below 0 the spring is over-damped.
  ///   - initialVelocity: Travels per second, positive towards the target.
  /// - Returns: The timing.
  /// - Throws: `SpringError.outOfRange` naming the field, `.undamped`, `.settlesTooLate`.
  public static func coreAnimation(
    perceptualDuration: Seconds, bounce: Double, initialVelocity: Double = 0
  ) throws(SpringError) -> SpringTiming {
    let spring = try Spring.perceptual(duration: perceptualDuration, bounce: bounce)
    return try ending(
      Spring.Conversion(spring: spring),
      at: spring.coreAnimationSettlingDuration(initialVelocity: initialVelocity),
      initialVelocity: initialVelocity,
      notation: SpringNotation(
        .coreAnimation,
        [
          .perceptualDuration: perceptualDuration.value, .bounce: bounce,
          .initialVelocity: initialVelocity,
        ]))
  }
}

extension SpringForm {
  static let coreAnimation = SpringForm(
    .coreAnimation, "constants",
    [
      .mass: 1, .stiffness: 100, .damping: 10, .initialVelocity: 0, .allowsOverdamping: 0,
    ]
  ) { values throws(SpringError) in
    let allows = values[.allowsOverdamping]
    guard allows == 0 || allows == 1 else {
      throw .outOfRange(field: .allowsOverdamping, value: allows)
    }
    return try .coreAnimation(
      mass: values[.mass], stiffness: values[.stiffness], damping: values[.damping],
      initialVelocity: values[.initialVelocity], allowsOverdamping: allows == 1)
  } reading: { spring, velocity throws(SpringNotationError) in
    [
      .mass: spring.mass, .stiffness: spring.stiffness, .damping: spring.damping,
      .initialVelocity: velocity, .allowsOverdamping: spring.dampingRatio > 1 ? 1 : 0,
    ]
  }

  static let coreAnimationPerceptual = SpringForm(
    .coreAnimation, "perceptual duration and bounce",
    [.perceptualDuration: nil, .bounce: nil, .initialVelocity: 0]
  ) { values throws(SpringError) in
    try .coreAnimation(
      perceptualDuration: Seconds(values[.perceptualDuration]), bounce: values[.bounce],
      initialVelocity: values[.initialVelocity])
  } reading: { spring, velocity throws(SpringNotationError) in
    [
      .perceptualDuration: spring.period.value, .bounce: spring.bounce,
      .initialVelocity: velocity,
    ]
  }
}
