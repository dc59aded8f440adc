/// A layer's soft shadow.
public struct Shadow: Hashable, Sendable {
  /// Blur radius in points, 0 or more.
  public let radius: Points
  /// 0 to 1.
  public let opacity: Double
  /// Offset of the shadow from the layer, in points.
  public let x: Points, y: Points

  /// Makes a shadow.
  ///
  /// - Throws: `PoseError` naming the first field that is out of range.
  public init(radius: Points, opacity: Double, x: Points = 0, y: Points = 0) throws(PoseError) {
    guard radius.isFinite, radius >= 0 else {
      throw .outOfRange(field: "shadow.radius", value: radius.value)
    }
    guard (0...1).contains(opacity) else {
      throw .outOfRange(field: "shadow.opacity", value: opacity)
    }
    guard x.isFinite else { throw .outOfRange(field: "shadow.x", value: x.value) }
    guard y.isFinite else { throw .outOfRange(field: "shadow.y", value: y.value) }
    self.radius = radius
    self.opacity = opacity
    self.x = x
    self.y = y
  }
}

/// Where and how a layer rests.
///
/// The identity pose has no offset, full size and full opacity.
public struct Pose: Hashable, Sendable {
  /// Offset from the layer's own frame, y downwards.
  public let x: Length, y: Length
  /// Size about the layer's centre; 1 is full size, 0 or more.
  public let scale: Double
  /// Clockwise about the layer's centre.
  public let rotation: Degrees
  /// 0 to 1.
  public let opacity: Double
  /// Points, 0 or more.
  public let cornerRadius: Points
  /// Opacity of black over the layer, 0 to 1.
  public let dim: Double
  /// The layer's shadow, if it has one.
  public let shadow: Shadow?

  /// The pose with no offset, full size and full opacity.
  public static let identity = Pose(unchecked: ())

  private init(unchecked: Void) {
    x = .zero
    y = .zero
    scale = 1
    rotation = 0
    opacity = 1
    cornerRadius = 0
    dim = 0
    shadow = nil
  }

  /// Makes a pose; what is left out stays as in the identity.
  ///
  /// - Throws: `PoseError` naming the first field that is out of range.
  public init(
    x: Length = .zero, y: Length = .zero, scale: Double = 1, rotation: Degrees = 0,
    opacity: Double = 1, cornerRadius: Points = 0, dim: Double = 0, shadow: Shadow? = nil
  ) throws(PoseError) {
    guard scale.isFinite, scale >= 0 else { throw .outOfRange(field: "scale", value: scale) }
    guard rotation.isFinite else { throw .outOfRange(field: "rotation", value: rotation.value) }
    guard (0...1).contains(opacity) else { throw .outOfRange(field: "opacity", value: opacity) }
    guard cornerRadius.isFinite, cornerRadius >= 0 else {
      throw .outOfRange(field: "corner_radius", value: cornerRadius.value)
    }
    guard (0...1).contains(dim) else { throw .outOfRange(field: "dim", value: dim) }
    self.x = x
    self.y = y
    self.scale = scale
    self.rotation = rotation
    self.opacity = opacity
    self.cornerRadius = cornerRadius
    self.dim = dim
    self.shadow = shadow
  }
}

/// Why a pose could not be made.
public enum PoseError: Error, Hashable, Sendable {
  case outOfRange(field: String, value: Double)
}
