/// What of a layer a track moves; the raw value is its name in timelines.
public enum Property: String, Hashable, Sendable, CaseIterable {
  case x
  case y
  case scale
  case rotation
  case opacity
  case cornerRadius = "corner_radius"
  case dim
  case shadowRadius = "shadow.radius"
  case shadowOpacity = "shadow.opacity"
  case shadowX = "shadow.x"
  case shadowY = "shadow.y"

  /// The value of a layer at rest in the identity pose.
  public var identity: Double { self == .scale || self == .opacity ? 1 : 0 }

  /// What can be drawn: a spring that passes its target makes nothing more than opaque, and no size
  /// or radius negative.
  public var range: ClosedRange<Double> {
    switch self {
    case .opacity, .dim, .shadowOpacity: 0...1
    case .scale, .cornerRadius, .shadowRadius: 0...(.greatestFiniteMagnitude)
    case .x, .y, .rotation, .shadowX, .shadowY:
      -(.greatestFiniteMagnitude)...(.greatestFiniteMagnitude)
    }
  }
}

/// A value for every property: a layer's pose in one container, at one instant.
public struct PropertyValues: Hashable, Sendable {
  private var values: [Double]

  /// The identity pose.
  public init() { values = Property.allCases.map(\.identity) }

  /// The value of a property: points, degrees, or a fraction.
  public subscript(property: Property) -> Double {
    get { values[property.index] }
    set { values[property.index] = newValue }
  }
}

extension Property {
  fileprivate var index: Int {
    switch self {
    case .x: 0
    case .y: 1
    case .scale: 2
    case .rotation: 3
    case .opacity: 4
    case .cornerRadius: 5
    case .dim: 6
    case .shadowRadius: 7
    case .shadowOpacity: 8
    case .shadowX: 9
    case .shadowY: 10
    }
  }
}
