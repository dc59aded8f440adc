/// The direction in which text and horizontal motion run.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "left_to_right"
  case rightToLeft = "right_to_left"
}

/// The parts of a container's edges that a notch, a rounded corner or a home indicator may cover.
public struct SafeArea: Hashable, Sendable {
  /// Points from the edge of that name; 0 or more.
  public let top: Points, left: Points, bottom: Points, right: Points

  /// No covered edge.
  public static let none = SafeArea(uncheckedTop: 0, left: 0, bottom: 0, right: 0)

  private init(uncheckedTop top: Points, left: Points, bottom: Points, right: Points) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes a safe area from four distances in points.
  ///
  /// - Throws: `ContainerError.notADistance` for a negative, infinite or not-a-number distance.
  public init(
    top: Points = 0, left: Points = 0, bottom: Points = 0, right: Points = 0
  ) throws(ContainerError) {
    for (name, edge) in [("top", top), ("left", left), ("bottom", bottom), ("right", right)] {
      guard edge.isFinite, edge >= 0 else { throw .notADistance(edge: name, value: edge) }
    }
    self.init(uncheckedTop: top, left: left, bottom: bottom, right: right)
  }
}

/// The space that both layers of a transition share.
public struct Container: Hashable, Sendable {
  /// The largest width and height in points.
  public static let largestSide: Points = 100_000

  /// Size in points, above 0.
  public let width: Points, height: Points
  /// Pixels per point, above 0 and at most 16.
  public let scale: Double
  /// What a notch or a home indicator may cover.
  public let safeArea: SafeArea
  /// The direction of text and horizontal motion.
  public let direction: LayoutDirection

  /// Makes a container from its size in points.
  ///
  /// - Throws: `ContainerError.sizeOutOfRange` for a side that is not above 0 and at most
  ///   100,000 points; `.scaleOutOfRange` for a scale that is not above 0 and at most 16.
  public init(
    width: Points, height: Points, scale: Double = 1, safeArea: SafeArea = .none,
    direction: LayoutDirection = .leftToRight
  ) throws(ContainerError) {
    guard width > 0, height > 0, width <= Self.largestSide, height <= Self.largestSide else {
      throw .sizeOutOfRange(width: width, height: height)
    }
    guard scale > 0, scale <= 16 else { throw .scaleOutOfRange(scale) }
    self.width = width
    self.height = height
    self.scale = scale
    self.safeArea = safeArea
    self.direction = direction
  }
}

/// Why a container could not be made.
public enum ContainerError: Error, Hashable, Sendable {
  case sizeOutOfRange(width: Points, height: Points)
  case scaleOutOfRange(Double)
  case notADistance(edge: String, value: Points)
}
