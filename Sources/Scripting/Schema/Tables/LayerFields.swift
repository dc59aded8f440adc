internal import Motion
internal import Timelines
internal import Transitions

/// A layer: the content, or what a menu has in common with it.
struct LayerFields: FieldTable {
  static let name = "Layer"
  static let sentence = "Where a layer rests and how it travels"
  static let fields = LayerFields()

  let presented = Field(
    "presented", .rest, default: Rest(), shown: "identity",
    "Where it rests while the menu is shown, or keyframes that lead there")
  let dismissed = Field(
    "dismissed", .rest, default: Rest(), shown: "identity",
    "Where it rests while the menu is not shown, or keyframes that lead there")
  let timing = Field.optional("timing", .timing, shown: "inherited", "How this layer travels")
  let delay = Field(
    "delay", .seconds(.between(0, 3600)), default: 0, "Until this layer moves")
  let data = Field(
    "data", .data, default: LayerData(), shown: "{}", "Handed to `prepare` and `unwind`")
  let fill = Field.optional("fill", .colour, shown: "theme", "Its colour")
  let image = Field.optional(
    "image", .file, "A picture over the colour: PNG, JPEG or WebP; `screen@2x.png` may lie beside")
  let draw = Field(
    "draw", .list(of: .shape), default: [], shown: "{}",
    "What it shows over colour and picture, the last in front")
  let overshoot = Field(
    "overshoot", .choice(), default: Overshoot.show,
    "What a spring that passes its target uncovers")
  let capture = Field(
    "capture", .choice(), default: CaptureOrder.afterUpdates,
    "Whether its picture shows data that changed in the same turn")
}

/// The layer that arrives.
struct MenuFields: FieldTable {
  static let name = "Menu"
  static let sentence = "The layer that arrives, and the rows it holds"
  static let fields = MenuFields()

  let layer = LayerFields()
  let items = Field(
    "items", .list(of: .item), default: [], shown: "{}", "The rows, from top to bottom")
  let item = Field.optional(
    "item", .arrival, shown: "rows move with the menu", "How the rows arrive")
}

/// A row of the menu, when it is more than its title.
struct ItemFields: FieldTable {
  static let name = "Item"
  static let sentence = "A row of the menu"
  static let fields = ItemFields()

  let id = Field.optional(
    "id", .name, shown: "the title in lower case", "Names the row in events; unique")
  let title = Field.required("title", .name, standIn: "", "What the row says")
  let icon = Field.optional("icon", .name, "The name of its icon")
  let disabled = Field("disabled", .boolean, default: false, "Whether it cannot be chosen")
}

/// How the rows arrive.
struct ArrivalFields: FieldTable {
  static let name = "Arrival"
  static let sentence = "How the rows of a menu arrive one after the other"
  static let fields = ArrivalFields()

  let dismissed = Field(
    "dismissed", .pose, default: .identity, shown: "identity",
    "Where a row rests while the menu is not shown, relative to its place")
  let stagger = Field(
    "stagger", .seconds(.between(0, 60)), default: 0, "Between two neighbouring rows")
  let timing = Field.optional("timing", .timing, shown: "the menu's", "How a row travels")
  let staggerFrom = Field(
    "stagger_from", .choice(), default: RowArrival.Origin.first, "The row that starts first")
}
