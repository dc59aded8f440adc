extension Spring {
  /// A spring by its perceptual duration and bounce, as SwiftUI, iOS 17 and Flutter have it.
  ///
  /// - Parameters:
  ///   - duration: The period of the undamped spring, above 0.
  ///   - bounce: Above −1 and at most 1: 0 is critical, 1 undamped, below 0 over-damped.
  /// - Returns: A spring of mass 1.
  /// - Throws: `SpringError.outOfRange` naming the field.
  /// - Source: SwiftUI's `Spring(duration:bounce:)`.
  public static func perceptual(
    duration: Seconds, bounce: Double
  ) throws(SpringError) -> Spring {
    guard bounce > -1, bounce <= 1 else { throw .outOfRange(field: .bounce, value: bounce) }
    try SpringError.checkPositive(duration.value, .duration)
    let frequency = 2 * .pi / duration.value
    guard frequencies.contains(frequency) else {
      throw .outOfRange(field: .duration, value: duration.value)
    }
    return try Spring(
      frequency: frequency, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// A spring by its response and damping ratio, as designers' tools have it.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring, above 0.
  ///   - dampingRatio: 0 or more.
  /// - Returns: A spring of mass 1.
  /// - Throws: `SpringError.outOfRange` naming the field.
  public static func response(
    _ response: Seconds, dampingRatio: Double
  ) throws(SpringError) -> Spring {
    try SpringError.checkPositive(response.value, .response)
    let frequency = 2 * .pi / response.value
    guard frequencies.contains(frequency) else {
      throw .outOfRange(field: .response, value: response.value)
    }
    return try Spring(frequency: frequency, dampingRatio: dampingRatio)
  }

  /// The period of the undamped spring: its response and its perceptual duration.
  public var period: Seconds { Seconds(2 * .pi / naturalFrequency) }

  /// The damping as a bounce: 1 without damping, 0 when critical, towards −1 when over-damped.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
}

extension SpringTiming {
  /// A spring by its perceptual duration and bounce: the run ends when it has settled.
  ///
  /// - Parameters:
  ///   - duration: The period of the undamped spring, above 0.
  ///   - bounce: Above −1 and below 1.
  ///   - initialVelocity: Travels per second, positive towards the target.
  ///   - settle: The fraction of the travel that counts as at rest; above 0 and below 1.
  /// - Returns: The timing.
  /// - Throws: `SpringError.outOfRange` naming the field, `.undamped` for a bounce of 1,
  ///   `.settlesTooLate`.
  public static func perceptual(
    duration: Seconds, bounce: Double, initialVelocity: Double = 0,
    settle: Double = defaultSettle
  ) throws(SpringError) -> SpringTiming {
    let spring = try Spring.perceptual(duration: duration, bounce: bounce)
    return try settling(
      Spring.Conversion(spring: spring), initialVelocity: initialVelocity, settle: settle,
      notation: SpringNotation(
        .perceptual,
        [
          .bounce: bounce, .duration: duration.value, .initialVelocity: initialVelocity,
          .settle: settle,
        ]))
  }

  /// A spring by its response and damping ratio: the run ends when it has settled.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring, above 0.
  ///   - dampingRatio: Above 0.
  ///   - initialVelocity: Travels per second, positive towards the target.
  ///   - settle: The fraction of the travel that counts as at rest; above 0 and below 1.
  /// - Returns: The timing.
  /// - Throws: `SpringError.outOfRange` naming the field, `.undamped` for a ratio of 0,
  ///   `.settlesTooLate`.
  public static func response(
    _ response: Seconds, dampingRatio: Double, initialVelocity: Double = 0,
    settle: Double = defaultSettle
  ) throws(SpringError) -> SpringTiming {
    let spring = try Spring.response(response, dampingRatio: dampingRatio)
    return try settling(
      Spring.Conversion(spring: spring), initialVelocity: initialVelocity, settle: settle,
      notation: SpringNotation(
        .response,
        [
          .dampingRatio: dampingRatio, .response: response.value,
          .initialVelocity: initialVelocity, .settle: settle,
        ]))
  }
}

extension SpringForm {
  static let perceptual = SpringForm(
    .perceptual, "duration and bounce",
    [.bounce: nil, .duration: nil, .initialVelocity: 0, .settle: SpringTiming.defaultSettle]
  ) { values throws(SpringError) in
    try .perceptual(
      duration: Seconds(values[.duration]), bounce: values[.bounce],
      initialVelocity: values[.initialVelocity], settle: values[.settle])
  } reading: { spring, velocity throws(SpringNotationError) in
    [.bounce: spring.bounce, .duration: spring.period.value, .initialVelocity: velocity]
  }

  static let response = SpringForm(
    .response, "response and damping ratio",
    [
      .dampingRatio: nil, .response: nil, .initialVelocity: 0,
      .settle: SpringTiming.defaultSettle,
    ]
  ) { values throws(SpringError) in
    try .response(
      Seconds(values[.response]), dampingRatio: values[.dampingRatio],
      initialVelocity: values[.initialVelocity], settle: values[.settle])
  } reading: { spring, velocity throws(SpringNotationError) in
    [
      .dampingRatio: spring.dampingRatioNearOne, .response: spring.period.value,
      .initialVelocity: velocity,
    ]
  }
}
