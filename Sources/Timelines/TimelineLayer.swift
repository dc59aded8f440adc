public import Motion

/// A rectangle in points, y downwards.
public struct Frame: Hashable, Sendable {
  public let x: Points, y: Points, width: Points, height: Points

  /// Makes a rectangle.
  public init(x: Points, y: Points, width: Points, height: Points) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// What a spring that passes its target uncovers.
public enum Overshoot: String, Hashable, Sendable, CaseIterable {
  /// Shown as it is.
  case show
  /// Covered by the layer's edge colour continued.
  case extend
  /// The layer stays at its target once it has reached it.
  case hold
}

/// What a layer is to the transition.
public enum LayerRole: String, Hashable, Sendable, CaseIterable {
  case content
  case menu
  case row
  /// A badge, a header, a shared element.
  case layer
}

/// A layer as it stands at the start of the run.
public struct TimelineLayer: Hashable, Sendable {
  /// Unique in the timeline.
  public let id: String
  /// What it is to the transition.
  public let role: LayerRole
  /// The layer it lies in and moves with; nil for a layer of the container.
  public let parent: String?
  /// Higher lies further in front.
  public let z: Int
  /// In the parent, or in the container.
  public let frame: Frame
  /// The part of the frame that takes taps, or nil when it takes none.
  public let hitArea: Frame?
  /// What a spring that passes its target uncovers.
  public let overshoot: Overshoot
  /// Every property at time 0; properties without a track keep this value.
  public let pose: PropertyValues
  /// What it shows.
  public let picture: Picture<Points>
  /// What screens hand to each other, at time 0.
  public let data: LayerData
  /// What assistive technology says of it.
  public let accessibility: AccessibilityElement

  /// Makes a layer.
  public init(
    id: String, role: LayerRole, parent: String? = nil, z: Int, frame: Frame,
    hitArea: Frame? = nil, overshoot: Overshoot = .show, pose: PropertyValues,
    picture: Picture<Points> = Picture(), data: LayerData = LayerData(),
    accessibility: AccessibilityElement
  ) {
    self.id = id
    self.role = role
    self.parent = parent
    self.z = z
    self.frame = frame
    self.hitArea = hitArea
    self.overshoot = overshoot
    self.pose = pose
    self.picture = picture
    self.data = data
    self.accessibility = accessibility
  }
}

/// What assistive technology says of a layer.
public struct AccessibilityElement: Hashable, Sendable {
  /// What kind of thing it is.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case screen
    case menu
    case button
    case image
  }

  /// What kind of thing it is.
  public let role: Role
  /// Read aloud; nil when the layer has no name of its own.
  public let label: String?

  /// Makes an element.
  public init(role: Role, label: String? = nil) {
    self.role = role
    self.label = label
  }
}
