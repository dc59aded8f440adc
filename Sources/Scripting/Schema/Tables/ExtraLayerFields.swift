internal import Motion
internal import Timelines
internal import Transitions

/// A further layer: a badge, a header, a shared element.
struct ExtraLayerFields: FieldTable {
  static let name = "ExtraLayer"
  static let sentence = "A further layer, with a place of its own in the container"
  static let fields = ExtraLayerFields()

  let name = Field.required(
    "name", .name, standIn: "", "Names the layer in the other fields; unique, without a dot")
  let frame = Field.required(
    "frame", .frame, standIn: Box(x: .zero, y: .zero, width: .width, height: .height),
    "Where it stands in the container, before its pose")
  let above = Field.optional(
    "above", .layerName, shown: "\"content\"", "The layer that it stands directly in front of")
  let below = Field.optional(
    "below", .layerName, "The layer that it stands directly behind, instead of `above`")
  let shared = Field.optional(
    "shared", .name,
    "Matches it with another layer of the same text: one flies from frame to frame")
  let layer = LayerFields()
}

/// A rectangle in the container.
struct FrameFields: FieldTable {
  static let name = "Frame"
  static let sentence = "A rectangle in the container, from its top left corner"
  static let fields = FrameFields()

  let x = Field("x", .length, default: .zero, "From the left edge")
  let y = Field("y", .length, default: .zero, "From the top edge")
  let width = Field.required("width", .length, standIn: .width, "The size")
  let height = Field.required("height", .length, standIn: .height, "The size")
}
