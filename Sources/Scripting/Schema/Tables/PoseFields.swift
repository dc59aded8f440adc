internal import Motion
internal import Transitions

/// Where and how a layer rests.
struct PoseFields: FieldTable {
  static let name = "Pose"
  static let sentence = "Where and how a layer rests"
  static let fields = PoseFields()

  let x = Field("x", .length, default: .zero, "Offset to the right")
  let y = Field("y", .length, default: .zero, "Offset downwards")
  let scale = Field(
    "scale", .number(.atLeast(0, limit: 1000)), default: 1, "Size about the layer's centre")
  let rotation = Field(
    "rotation", .degrees(.between(-36_000, 36_000)), default: 0,
    "Clockwise about the layer's centre")
  let opacity = Field("opacity", .number(.between(0, 1)), default: 1, "0 is invisible")
  let cornerRadius = Field(
    "corner_radius", .points(.atLeast(0, limit: 100_000)), default: 0, "Of all four corners")
  let dim = Field("dim", .number(.between(0, 1)), default: 0, "Opacity of black over the layer")
  let shadow = Field.optional("shadow", .shadow, shown: "none", "The layer's shadow")
}

/// A soft shadow.
struct ShadowFields: FieldTable {
  static let name = "Shadow"
  static let sentence = "A layer's soft shadow"
  static let fields = ShadowFields()

  let radius = Field.required(
    "radius", .points(.atLeast(0, limit: 1000)), standIn: 0, "Of the blur")
  let opacity = Field.required("opacity", .number(.between(0, 1)), standIn: 0, "0 is invisible")
  let x = Field(
    "x", .points(.between(-100_000, 100_000)), default: 0, "Offset to the right")
  let y = Field("y", .points(.between(-100_000, 100_000)), default: 0, "Offset downwards")
}

/// A pose on the way to a rest.
struct KeyframeFields: FieldTable {
  static let name = "Keyframe"
  static let sentence = "A pose on the way to a rest; the last one is the rest itself"
  static let fields = KeyframeFields()

  let at = Field.required(
    "at", .number(.upTo(1, above: 0)), standIn: 1,
    "Progress of the layer's timing; increases up to 1")
  let curve = Field(
    "curve", .curve, default: .named(.linear), shown: "\"linear\"",
    "How values get here from the keyframe before")
  let pose = PoseFields()
}

/// A rest pose, and the poses on the way to it.
struct Rest: Hashable, Sendable {
  var pose = Pose.identity
  var path = PosePath.straight
}
