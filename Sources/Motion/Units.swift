/// A time or a duration in seconds.
public struct Seconds: Quantity {
  public let value: Double

  public init(_ value: Double) { self.value = value }
}

/// A distance in points, y downwards; one point is `scale` pixels of a device.
public struct Points: Quantity {
  public let value: Double

  public init(_ value: Double) { self.value = value }
}

/// An angle in degrees, clockwise.
public struct Degrees: Quantity {
  public let value: Double

  public init(_ value: Double) { self.value = value }

  /// The angle in radians.
  public var radians: Double { value * .pi / 180 }
}
