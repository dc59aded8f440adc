internal import Motion
internal import Transitions

/// What replaces the motion for those who asked for less of it.
struct ReducedMotionFields: FieldTable {
  static let name = "ReducedMotion"
  static let sentence = "Timing and poses that replace those of the full motion"
  static let fields = ReducedMotionFields()
  static let others = TableDescription.Others(
    names: "the name of a further layer", kind: .table(ReducedLayerFields.name),
    sentence: "The rests of that layer")

  let timing = Field.optional(
    "timing", .timing, shown: "linear, 0.2 s", "How every layer travels")
  let content = Field.optional(
    "content", .reducedPoses, shown: "does not move", "The rests of the content")
  let menu = Field.optional(
    "menu", .reducedPoses, shown: "does not move", "The rests of the menu")
}

/// The rests of a layer under reduced motion.
struct ReducedLayerFields: FieldTable {
  static let name = "ReducedLayer"
  static let sentence = "The rests of a layer under reduced motion"
  static let fields = ReducedLayerFields()

  let presented = Field.optional(
    "presented", .pose, shown: "identity", "Where it rests while the menu is shown")
  let dismissed = Field.optional(
    "dismissed", .pose, shown: "identity", "Where it rests while the menu is not shown")
}
