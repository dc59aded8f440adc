internal import Motion

/// An event of a scenario.
struct EventFields: FieldTable {
  static let name = "Event"
  static let sentence = "Something that happens in a scenario"
  static let fields = EventFields()

  let at = Field.required(
    "at", .seconds(.between(0, 3600)), standIn: 0, "Since the start; must not decrease")
  let event = Field.required("event", .eventName, standIn: .present, "What happens")
  let on = Field.optional("on", .layerName, "A tap in the middle of what shows of this layer")
  let x = Field.optional(
    "x", .length, shown: "for a finger: where it was, or the middle",
    "The place of a tap or a finger in the container")
  let y = Field.optional(
    "y", .length, shown: "for a finger: where it was, or the middle",
    "The place of a tap or a finger in the container")
  let item = Field.optional("item", .itemName, "The item that is chosen, by its id")
  let width = Field.optional(
    "width", .points(.above(0, limit: Container.largestSide.value)),
    "The container's size after a turn")
  let height = Field.optional(
    "height", .points(.above(0, limit: Container.largestSide.value)),
    "The container's size after a turn")
}

/// The events that a scenario may hold; the raw value is the name in scripts.
enum EventName: String, Hashable, Sendable, CaseIterable {
  case present
  case dismiss
  case tap
  case choose
  case escape
  case touch
  case release
  case cancel
  case rotate
  case pullAway = "pull_away"

  /// The fields it may have besides `at` and `event`.
  var fields: [String] {
    switch self {
    case .present, .dismiss, .escape, .cancel, .pullAway: []
    case .tap: ["on", "x", "y"]
    case .touch, .release: ["x", "y"]
    case .choose: ["item"]
    case .rotate: ["width", "height"]
    }
  }
}
