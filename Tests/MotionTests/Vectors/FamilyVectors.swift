import Motion
import Testing

/// How the families of other systems answer the reference's questions.
enum FamilyVectors {
  private static func check(_ spring: Spring, _ vector: Vector) throws {
    if vector.expected["mass"] != nil { try vector.check(spring.mass, "mass") }
    if vector.expected["damping_ratio"] != nil {
      try vector.check(spring.dampingRatio, "damping_ratio")
    }
    try vector.check(spring.stiffness, "stiffness")
    try vector.check(spring.damping, "damping")
  }

  @Sendable static func coreAnimation(_ vector: Vector) throws {
    let spring = try Spring(
      mass: vector.input("mass"), stiffness: vector.input("stiffness"),
      damping: vector.input("damping"))
    let velocity = try vector.input("initialVelocity_distances_per_s")
    try vector.check(
      spring.coreAnimationSettlingDuration(initialVelocity: velocity).value, "seconds")
  }

  @Sendable static func perceptual(_ vector: Vector) throws {
    let duration = try Seconds(vector.input("duration_s"))
    try check(Spring.perceptual(duration: duration, bounce: vector.input("bounce")), vector)
  }

  @Sendable static func response(_ vector: Vector) throws {
    let response = try Seconds(vector.input("response_s"))
    try check(
      Spring.response(response, dampingRatio: vector.input("damping_ratio")), vector)
  }

  @Sendable static func swiftUISettling(_ vector: Vector) throws {
    let found = try Spring.swiftUI(
      settlingDuration: Seconds(vector.input("settlingDuration_s")),
      dampingRatio: vector.input("dampingRatio"))
    try check(found.spring, vector)
  }

  @Sendable static func motionDuration(_ vector: Vector) throws {
    let found = try Spring.motion(
      duration: Seconds(vector.input("duration_ms") / 1000), bounce: vector.input("bounce"))
    try check(found.spring, vector)
  }

  @Sendable static func motionVisual(_ vector: Vector) throws {
    let found = try Spring.motion(
      visualDuration: Seconds(vector.input("visualDuration_s")), bounce: vector.input("bounce"))
    try check(found.spring, vector)
  }

  @Sendable static func motionRest(_ vector: Vector) throws {
    let spring = try Spring(
      mass: vector.input("mass"), stiffness: vector.input("stiffness"),
      damping: vector.input("damping"))
    let milliseconds = try spring.motionMilliseconds(
      from: vector.input("from"), to: vector.input("to"),
      velocity: vector.input("velocity_units_per_s"))
    try vector.check(Double(milliseconds), "milliseconds")
  }

  @Sendable static func compose(_ vector: Vector) throws {
    let estimate = try ComposeEstimate(
      checkedStiffness: vector.input("stiffness"), dampingRatio: vector.input("dampingRatio"))
    let milliseconds = try estimate.milliseconds(
      displacement: vector.input("initialDisplacement"),
      velocity: vector.input("initialVelocity"), threshold: vector.input("delta"))
    try vector.check(Double(milliseconds), "milliseconds")
  }

  @Sendable static func origami(_ vector: Vector) throws {
    let tension = try vector.input("qc_tension")
    try check(Spring.origami(tension: tension, friction: vector.input("qc_friction")), vector)
  }

  @Sendable static func bounciness(_ vector: Vector) throws {
    let numbers = try Spring.origamiNumbers(
      bounciness: vector.input("bounciness"), speed: vector.input("speed"))
    try vector.check(numbers.tension, "qc_tension")
    try vector.check(numbers.friction, "qc_friction")
    try check(Spring.origami(tension: numbers.tension, friction: numbers.friction), vector)
  }

  @Sendable static func reactFrequency(_ vector: Vector) throws {
    let found = try Spring.reactSpring(
      frequency: Seconds(vector.input("frequency_s")), damping: vector.input("damping"),
      mass: vector.input("mass"))
    try vector.check(found.spring.stiffness, "tension")
    try vector.check(found.spring.damping, "friction")
  }

  @Sendable static func wave(_ vector: Vector) throws {
    let response = try Seconds(vector.input("response_s"))
    let ratio = try vector.input("dampingRatio")
    try check(Spring.wave(dampingRatio: ratio, response: response).spring, vector)
    let timing = try SpringTiming.wave(dampingRatio: ratio, response: response)
    try vector.check(timing.duration.value, "settling_s")
    let plain = try Spring.response(response, dampingRatio: ratio)
    try vector.check(plain.damping, "damping_unbanded")
  }

  @Sendable static func swiftUISteps(_ vector: Vector) throws {
    let steps = try SwiftUISteps(
      response: Seconds(vector.input("response_s")),
      dampingFraction: vector.input("dampingFraction"))
    let counts = try vector.inputs("times_s").map { Int(($0 * 300).rounded()) }
    let states = Array(steps.prefix(try #require(counts.max())))
    try vector.check(counts.map { states[$0 - 1].value }, "position")
  }

  @Sendable static func reactSteps(_ vector: Vector) throws {
    let spring = try Spring(
      mass: vector.input("mass"), stiffness: vector.input("tension"),
      damping: vector.input("friction"))
    let count = try Int(vector.input("milliseconds"))
    let steps = try ReactSpringSteps(spring, velocity: vector.input("velocity_per_ms"))
    let last = try #require(Array(steps.prefix(count)).last)
    try vector.check(last.value, "position")
    try vector.check(last.velocity, "velocity_per_ms")
  }
}
