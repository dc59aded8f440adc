internal import Motion

/// What `anim.ease` takes.
struct EaseFields: FieldTable {
  static let name = "Ease"
  static let sentence = "A timing of fixed length along a curve"
  static let fields = EaseFields()

  let curve = Field.required(
    "curve", .curve, standIn: .named(.linear), "Progress over time, from 0 to 1")
  let duration = Field.required(
    "duration", .seconds(.between(0, 3600)), standIn: 1, "Of the whole travel")
}

/// A spring as UIKit's view animations take it.
struct UIKitSpringFields: FieldTable {
  static let name = "UIKitSpring"
  static let sentence = "A spring as UIKit's view animations take it; the run ends at its duration"
  static let fields = UIKitSpringFields()

  let dampingRatio = Field.required(
    "damping_ratio", .number(.above(0, limit: 1e6)), standIn: 1,
    advice: "a damping ratio lies between 0 and 1 for springs that bounce",
    "Below 1 it bounces, from 1 on it does not")
  let initialVelocity = InitialVelocityField()
  let duration = Field.required(
    "duration",
    .seconds(
      .between(Spring.uikitDurations.lowerBound.value, Spring.uikitDurations.upperBound.value)),
    standIn: 1, "Of the whole travel")
}

/// A spring by its physical constants.
struct PhysicalSpringFields: FieldTable {
  static let name = "PhysicalSpring"
  static let sentence = "A spring by its physical constants; the run ends when it has settled"
  static let fields = PhysicalSpringFields()

  let mass = Field("mass", .number(.above(0, limit: 1e6)), default: 1, "Of what the spring moves")
  let stiffness = Field.required(
    "stiffness", .number(.above(0, limit: 1e9)), standIn: 100, "The pull towards the target")
  let damping = Field.required(
    "damping", .number(.atLeast(0, limit: 1e9)), standIn: 20, "The resistance to motion")
  let initialVelocity = InitialVelocityField()
  let settle = Field(
    "settle", .number(.between(1e-6, 0.5)), default: SpringTiming.defaultSettle,
    "The fraction of the travel within which it counts as at rest")
  let length = Field.optional(
    "length", .seconds(.between(0.001, 3600)), shown: "until it has settled",
    "When the run ends instead, wherever the spring is; for springs that never come to rest")
}

/// The velocity that springs of several families start with.
struct InitialVelocityField: FieldTable {
  static let name = "InitialVelocity"
  static let sentence = "The velocity that a spring starts with"
  static let fields = InitialVelocityField()

  let field = Field(
    "initial_velocity", .travelsPerSecond(.between(-1000, 1000)), default: 0,
    "At the start, positive towards the target")
}
