internal import Transitions

/// What assistive technology is told.
struct AccessibilityFields: FieldTable {
  static let name = "Accessibility"
  static let sentence = "What assistive technology is told"
  static let fields = AccessibilityFields()

  let modal = Field(
    "modal", .modal, default: .layer("menu"), shown: "\"menu\"",
    "The layer that hides the others while it is shown; false for none")
  let focus = Field(
    "focus", .focus, default: FocusTargets(), shown: "the first item, then what opened the menu",
    "What gets the focus when a direction has finished")
  let labels = Field(
    "labels", .labels, default: [:], shown: "{}", "Read aloud for a layer, by its name")
  let announce = Field(
    "announce", .announcements, default: Announcements(), shown: "nothing",
    "Spoken when a direction has finished")
}

/// What gets the focus.
struct FocusFields: FieldTable {
  static let name = "Focus"
  static let sentence = "What gets the focus when a direction has finished"
  static let fields = FocusFields()

  let presented = Field.optional(
    "presented", .element, shown: "\"menu.first\"", "When the menu is shown")
  let dismissed = Field.optional(
    "dismissed", .element, shown: "\"content.trigger\"", "When it is gone")
}

/// What is spoken.
struct AnnouncementFields: FieldTable {
  static let name = "Announcements"
  static let sentence = "What is spoken when a direction has finished"
  static let fields = AnnouncementFields()

  let presented = Field.optional("presented", .name, "When the menu is shown")
  let dismissed = Field.optional("dismissed", .name, "When it is gone")
}

/// Elements that get the focus; nil for the standard ones.
struct FocusTargets: Hashable, Sendable {
  var presented: String?
  var dismissed: String?
}

/// Texts that are spoken.
struct Announcements: Hashable, Sendable {
  var presented: String?
  var dismissed: String?
}

/// The layer that hides the others, if one does.
enum ModalLayer: Hashable, Sendable {
  case layer(String)
  case none

  var id: String? {
    switch self {
    case .layer(let id): id
    case .none: nil
    }
  }
}
