internal import Motion
internal import Transitions

/// Gestures that drive progress.
struct InteractiveFields: FieldTable {
  static let name = "Interactive"
  static let sentence = "Gestures that drive progress"
  static let fields = InteractiveFields()

  let present = Field.optional("present", .pan, "Starts and drives a presentation")
  let dismiss = Field.optional("dismiss", .pan, "Starts and drives a dismissal")
}

/// What `anim.pan` takes.
struct PanFields: FieldTable {
  static let name = "Pan"
  static let sentence = "A finger that drives a run: progress follows its travel"
  static let fields = PanFields()

  let on = Field.required(
    "on", .layerName, standIn: "content", "The layer that the finger must touch")
  let axis = Field(
    "axis", .choice(), default: Pan.Axis.vertical, "The way the finger moves")
  let distance = Field.required(
    "distance", .length, standIn: .height,
    "The travel for progress 1; negative when the finger moves left or up")
  let finish = Field(
    "finish", .finish, default: PanFinish(), shown: "half the way, or 800 points a second",
    "What completes the run when the finger lets go; either is enough")
  let resistance = Field(
    "resistance", .number(.between(0, 1)), default: 0.55,
    "Past the ends: 0 is a wall, 1 follows the finger at first")
  let settle = Field.optional(
    "settle", .timing, shown: "the layers' own", "How layers travel after the release")
}

/// What completes a run when the finger lets go.
struct FinishFields: FieldTable {
  static let name = "Finish"
  static let sentence = "What completes a run when the finger lets go; either is enough"
  static let fields = FinishFields()

  let progress = Field(
    "progress", .number(.between(0, 1)), default: PanFinish().progress,
    "The place that the finger's speed would carry it to")
  let velocity = Field(
    "velocity", .pointsPerSecond(.atLeast(0, limit: 1e6)), default: PanFinish().velocity,
    "The finger's speed towards the target")
}

/// What completes a run when the finger lets go.
struct PanFinish: Hashable, Sendable {
  var progress = 0.5
  /// Points per second.
  var velocity = 800.0
}
