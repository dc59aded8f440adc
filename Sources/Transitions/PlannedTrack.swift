public import Motion
public import Timelines

/// A value that may depend on the container.
public enum PlannedValue: Hashable, Sendable {
  case length(Length)
  /// Points, degrees or a fraction, as the property has it.
  case number(Double)

  /// The value in one container.
  public func resolved(in container: Container) -> Double {
    switch self {
    case .length(let length): length.resolved(in: container).value
    case .number(let number): number
    }
  }
}

/// What one property of one layer does in one direction.
public struct PlannedTrack: Hashable, Sendable {
  /// The layer's id.
  public let layer: String
  /// What of the layer moves.
  public let property: Property
  public let from: PlannedValue, to: PlannedValue
  /// How it travels.
  public let timing: Timing
  /// Seconds from the start of the run; 0 or more.
  public let delay: Seconds
  /// Whether the value stays at the target once it has reached it.
  public let stopsAtTarget: Bool
}

extension Pose {
  /// The value of every property; a missing shadow is `other`'s at opacity 0, so that shadows fade
  /// in and out where they are.
  func plannedValue(of property: Property, facing other: Pose) -> PlannedValue {
    let shadow = self.shadow ?? other.shadow
    return switch property {
    case .x: .length(x)
    case .y: .length(y)
    case .scale: .number(scale)
    case .rotation: .number(rotation.value)
    case .opacity: .number(opacity)
    case .cornerRadius: .number(cornerRadius.value)
    case .dim: .number(dim)
    case .shadowRadius: .number(shadow?.radius.value ?? 0)
    case .shadowOpacity: .number(self.shadow?.opacity ?? 0)
    case .shadowX: .number(shadow?.x.value ?? 0)
    case .shadowY: .number(shadow?.y.value ?? 0)
    }
  }
}
