/// Something that assistive technology reaches while nothing moves.
public struct RestElement: Hashable, Sendable {
  /// The layer that it is, by id.
  public let layer: String
  /// What kind of thing it is.
  public let role: AccessibilityElement.Role
  /// Read aloud; nil when it has no name.
  public let label: String?
  /// Whether it can be used.
  public let isEnabled: Bool
  /// Where it is seen in the container, cut at its edges.
  public let frame: Frame

  /// Makes an element.
  public init(
    layer: String, role: AccessibilityElement.Role, label: String?, isEnabled: Bool = true,
    frame: Frame
  ) {
    self.layer = layer
    self.role = role
    self.label = label
    self.isEnabled = isEnabled
    self.frame = frame
  }
}

/// What assistive technology reaches in the two rests, in the order in which it is read.
public struct RestElements: Hashable, Sendable {
  /// While the menu is not shown, and while it is.
  public let dismissed: [RestElement], presented: [RestElement]

  /// Makes the two lists.
  public init(dismissed: [RestElement] = [], presented: [RestElement] = []) {
    self.dismissed = dismissed
    self.presented = presented
  }
}

extension RestElements {
  func write(to writer: inout JSONWriter) throws(TimelineError) {
    try writer.object { (writer) throws(TimelineError) in
      for (name, elements) in [("dismissed", dismissed), ("presented", presented)] {
        writer.key(name)
        try writer.array { (writer) throws(TimelineError) in
          for element in elements { try element.write(to: &writer) }
        }
      }
    }
  }
}

extension RestElement {
  fileprivate func write(to writer: inout JSONWriter) throws(TimelineError) {
    try writer.object(.inline) { (writer) throws(TimelineError) in
      writer.key("layer")
      writer.string(layer)
      writer.key("role")
      writer.string(role.rawValue)
      writer.key("label")
      writer.optional(label)
      writer.key("enabled")
      writer.bool(isEnabled)
      writer.key("frame")
      try frame.write(to: &writer)
    }
  }
}
