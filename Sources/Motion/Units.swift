/// A time or a duration in seconds.
public struct Seconds: Quantity {
  /// The number of seconds.
  public let value: Double

  /// Makes a quantity from a number of seconds.
  public init(_ value: Double) { self.value = value }
}

/// A distance in points, y downwards; one point is `scale` pixels of a device.
public struct Points: Quantity {
  /// The number of points.
  public let value: Double

  /// Makes a quantity from a number of points.
  public init(_ value: Double) { self.value = value }
}

/// An angle in degrees, clockwise.
public struct Degrees: Quantity {
  /// The number of degrees.
  public let value: Double

  /// Makes a quantity from a number of degrees.
  public init(_ value: Double) { self.value = value }

  /// The angle in radians.
  public var radians: Double { value * .pi / 180 }
}
