import Motion
import Testing

/// How springs answer the reference's questions.
enum SpringVectors {
  private static func physical(_ vector: Vector) throws -> Spring {
    try Spring(
      mass: vector.input("mass"), stiffness: vector.input("stiffness"),
      damping: vector.input("damping"))
  }

  @Sendable static func response(_ vector: Vector) throws {
    let spring = try physical(vector)
    let states = try vector.inputs("times_s").map { time in
      try spring.state(
        at: Seconds(time), from: vector.input("from"), to: vector.input("to"),
        velocity: vector.input("velocity_units_per_s"))
    }
    try vector.check(states.map(\.value), "position")
    try vector.check(states.map(\.velocity), "velocity")
    let ratio = try vector.input("damping_ratio")
    #expect((spring.dampingRatio - ratio).magnitude <= 1e-13 * ratio)
  }

  @Sendable static func settling(_ vector: Vector) throws {
    let spring = try physical(vector)
    let start = try Spring.State(
      value: vector.input("displacement"), velocity: vector.input("velocity_units_per_s"))
    let threshold = try vector.input("epsilon_units")
    if vector.expected["seconds"] == .null {
      #expect(throws: SpringError.undamped) {
        try spring.settlingTime(from: start, within: threshold)
      }
    } else {
      try vector.check(spring.settlingTime(from: start, within: threshold).value, "seconds")
    }
  }

  @Sendable static func uikit(_ vector: Vector) throws {
    let found = try Spring.uikit(
      duration: Seconds(vector.input("duration_s")), dampingRatio: vector.input("dampingRatio"),
      initialVelocity: vector.input("initialSpringVelocity"))
    try vector.check(found.spring.mass, "mass")
    try vector.check(found.spring.naturalFrequency, "omega0")
    try vector.check(found.spring.stiffness, "stiffness")
    try vector.check(found.spring.damping, "damping")
  }
}
