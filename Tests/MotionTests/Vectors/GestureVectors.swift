import Motion
import Testing

/// How gestures answer the reference's questions.
enum GestureVectors {
  @Sendable static func projection(_ vector: Vector) throws {
    let decay = try Decay(rate: vector.input("decelerationRate"))
    let velocity = try vector.input("velocity_pt_per_s")
    try vector.check(decay.projection(of: velocity), "wwdc_projection_pt")
    try vector.check(decay.distance(from: velocity), "exact_projection_pt")
  }

  @Sendable static func decay(_ vector: Vector) throws {
    let decay = try Decay(rate: vector.input("decelerationRate"))
    let velocity = try vector.input("velocity_pt_per_s")
    let states = try vector.inputs("times_s").map {
      decay.state(at: Seconds($0), velocity: velocity)
    }
    try vector.check(states.map(\.value), "offset_pt")
    try vector.check(states.map(\.velocity), "velocity_pt_per_s")
  }

  @Sendable static func rubberBand(_ vector: Vector) throws {
    let band = try RubberBand(
      dimension: Points(vector.input("dimension_pt")), resistance: vector.input("constant"))
    let shown = try band.shown(for: Points(vector.input("overshoot_pt")))
    try vector.check(shown.value, "displayed_pt")
  }

  @Sendable static func retarget(_ vector: Vector) throws {
    let spring = try Spring(
      mass: vector.input("mass"), stiffness: vector.input("stiffness"),
      damping: vector.input("damping"))
    let motion = try SpringMotion(
      spring: spring, from: vector.input("from"), to: vector.input("to"),
      velocity: vector.input("velocity_units_per_s"))
    let change = try Seconds(vector.input("retarget_at_s"))
    let target = try vector.input("retarget_to")
    let times = try vector.inputs("times_after_retarget_s").map { change + Seconds($0) }
    let states: [Spring.State]
    if try vector.word("mode") == "additive" {
      let additive = try AdditiveMotion(motion).retargeted(to: target, at: change)
      states = times.map(additive.state)
    } else {
      let preserving = try motion.retargeted(to: target, at: change)
      states = times.map(preserving.state)
    }
    try vector.check(states.map(\.value), "position")
    try vector.check(states.map(\.velocity), "velocity")
  }
}
