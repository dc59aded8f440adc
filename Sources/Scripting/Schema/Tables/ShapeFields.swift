internal import Motion
internal import Timelines

/// A rectangle that a layer draws.
struct RectShapeFields: FieldTable {
  static let name = "RectShape"
  static let sentence = "A rectangle that a layer draws"
  static let fields = RectShapeFields()

  let rect = Field.required("rect", .rect, standIn: RoundedBox(), "Where it stands in the layer")
  let fill = Field.optional("fill", .paint, shown: "none", "A colour, or from one to another")
  let stroke = Field.optional("stroke", .stroke, shown: "none", "The line around it")
  let shadow = Field.optional("shadow", .shadow, shown: "none", "Its soft shadow")
}

/// Where a rectangle stands in its layer.
struct RectFields: FieldTable {
  static let name = "Rect"
  static let sentence = "A rectangle in a layer, from its top left corner"
  static let fields = RectFields()

  let box = BoxFields()
  let cornerRadius = Field(
    "corner_radius", .points(.atLeast(0, limit: 100_000)), default: 0, "Of all four corners")
}

/// The place and size of what is drawn in a layer.
struct BoxFields: FieldTable {
  static let name = "Box"
  static let sentence = "The place and size of what is drawn"
  static let fields = BoxFields()

  let x = Field("x", .length, default: .zero, "From the layer's left edge")
  let y = Field("y", .length, default: .zero, "From the layer's top edge")
  let width = Field.optional("width", .length, shown: "the layer's", "The size")
  let height = Field.optional("height", .length, shown: "the layer's", "The size")
}

/// A colour that becomes another one.
struct GradientFields: FieldTable {
  static let name = "Gradient"
  static let sentence = "From one colour to another along a direction"
  static let fields = GradientFields()

  let from = Field.required("from", .colour, standIn: .black, "Where it begins")
  let to = Field.required("to", .colour, standIn: .black, "Where it ends")
  let angle = Field(
    "angle", .degrees(.between(-360, 360)), default: 0,
    "0 from left to right, 90 from top to bottom")
}

/// The line around a rectangle.
struct StrokeFields: FieldTable {
  static let name = "Stroke"
  static let sentence = "The line around a rectangle"
  static let fields = StrokeFields()

  let color = Field.required("color", .colour, standIn: .black, "The line's colour")
  let width = Field("width", .points(.above(0, limit: 1000)), default: 1, "The line's thickness")
}

/// A text that a layer draws.
struct TextShapeFields: FieldTable {
  static let name = "TextShape"
  static let sentence = "A text that a layer draws, in the direction of its script"
  static let fields = TextShapeFields()

  let text = Field.required("text", .name, standIn: "", "What is shown")
  let x = Field("x", .length, default: .zero, "Left edge of the lines")
  let y = Field("y", .length, default: .zero, "Top of the first line")
  let width = Field.optional(
    "width", .length, shown: "the rest of the layer", "Lines break here")
  let size = Field("size", .points(.above(0, limit: 1000)), default: 17, "Of the font")
  let weight = Field("weight", .choice(), default: TextWeight.regular, "Thickness of the strokes")
  let color = Field.optional("color", .colour, shown: "theme", "Its colour")
  let align = Field(
    "align", .choice(), default: TextAlignment.start, "Where lines stand in their width")
  let font = Field.optional("font", .name, shown: "theme", "A font family")
  let lines = Field.optional(
    "lines", .count(1...1000), shown: "as many as it takes",
    "At most so many, the last cut with an ellipsis")
}

/// An icon that a layer draws.
struct IconShapeFields: FieldTable {
  static let name = "IconShape"
  static let sentence = "An icon that a layer draws"
  static let fields = IconShapeFields()

  let icon = Field.required("icon", .name, standIn: "", "A name of Material Icons, such as `home`")
  let x = Field("x", .length, default: .zero, "From the layer's left edge")
  let y = Field("y", .length, default: .zero, "From the layer's top edge")
  let size = Field(
    "size", .points(.above(0, limit: 1000)), default: 24, "Side of the square it fills")
  let color = Field.optional("color", .colour, shown: "theme", "Its colour")
}

/// A picture that a layer draws.
struct ImageShapeFields: FieldTable {
  static let name = "ImageShape"
  static let sentence = "A picture that a layer draws"
  static let fields = ImageShapeFields()

  let image = Field.required("image", .file, standIn: "", "PNG, JPEG or WebP")
  let box = BoxFields()
  let fit = Field("fit", .choice(), default: ImageFit.cover, "How it fills another shape")
}

/// A table view that a layer draws.
struct ListShapeFields: FieldTable {
  static let name = "ListShape"
  static let sentence = "A table view that a layer draws: rows of equal height"
  static let fields = ListShapeFields()

  let list = Field.required(
    "list", .list(of: .listEntry), standIn: [], "The rows, from top to bottom")
  let y = Field("y", .length, default: .zero, "Top of the first row")
  let rowHeight = Field(
    "row_height", .points(.above(0, limit: 10_000)), default: 56, "Of each row")
}

/// A row of a table view.
struct ListEntryFields: FieldTable {
  static let name = "ListEntry"
  static let sentence = "A row of a table view"
  static let fields = ListEntryFields()

  let title = Field.required("title", .name, standIn: "", "The first line")
  let subtitle = Field.optional("subtitle", .name, "The second line, smaller")
  let icon = Field.optional("icon", .name, "The name of an icon before the text")
  let image = Field.optional("image", .file, "A picture before the text")
}

/// A navigation bar that a layer draws.
struct BarShapeFields: FieldTable {
  static let name = "BarShape"
  static let sentence = "A navigation bar under the safe area"
  static let fields = BarShapeFields()

  let bar = Field.required("bar", .bar, standIn: BarShape(title: ""), "What the bar says")
}

/// What a navigation bar says.
struct BarFields: FieldTable {
  static let name = "Bar"
  static let sentence = "What a navigation bar says"
  static let fields = BarFields()

  let title = Field.required("title", .name, standIn: "", "In the middle")
  let left = Field.optional("left", .name, "A text or an icon's name at the left edge")
  let right = Field.optional("right", .name, "A text or an icon's name at the right edge")
}

/// A box whose corners may be round; nil sizes are the layer's.
struct RoundedBox: Hashable, Sendable {
  var x = Length.zero, y = Length.zero
  var width: Length?, height: Length?
  var cornerRadius = Points(0)
}
