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
  let x = Field.optional("x", .length, "A tap at this place in the container")
  let y = Field.optional("y", .length, "A tap at this place in the container")
  let item = Field.optional("item", .itemName, "The item that is chosen, by its id")
}

/// The events that a scenario may hold; the raw value is the name in scripts.
enum EventName: String, Hashable, Sendable, CaseIterable {
  case present
  case dismiss
  case tap
  case choose

  /// The fields it may have besides `at` and `event`.
  var fields: [String] {
    switch self {
    case .present, .dismiss: []
    case .tap: ["on", "x", "y"]
    case .choose: ["item"]
    }
  }
}
