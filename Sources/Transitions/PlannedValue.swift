public import Motion
public import Timelines

/// A value that may depend on the container.
public enum PlannedValue: Hashable, Sendable {
  case length(Length)
  /// Points, degrees or a fraction, as the property has it.
  case number(Double)
  /// What lays a layer's own frame over another one: an offset of the centres, or the ratio of the
  /// widths for `scale`.
  case matching(Property, frame: Box<Length>, own: Box<Length>)

  /// The value in one container; mirrored where the container runs from right to left.
  ///
  /// - Parameters:
  ///   - property: What the value is of.
  ///   - container: Where lengths are resolved.
  /// - Returns: The value in the property's unit.
  public func resolved(_ property: Property, in container: Container) -> Double {
    let value =
      switch self {
      case .length(let length): length.resolved(in: container).value
      case .number(let number): number
      case .matching(let property, let frame, let own):
        Self.match(property, frame, own, in: container)
      }
    let isMirrored = container.direction == .rightToLeft && property.isMirrored
    return isMirrored && value != 0 ? -value : value
  }

  private static func match(
    _ property: Property, _ frame: Box<Length>, _ own: Box<Length>, in container: Container
  ) -> Double {
    let there = frame.map { $0.resolved(in: container).value }
    let here = own.map { $0.resolved(in: container).value }
    return switch property {
    case .x: there.x + there.width / 2 - here.x - here.width / 2
    case .y: there.y + there.height / 2 - here.y - here.height / 2
    default: here.width > 0 ? there.width / here.width : 1
    }
  }
}

extension Property {
  /// Whether it changes sign where text runs from right to left.
  var isMirrored: Bool { self == .x || self == .rotation || self == .shadowX }
}

extension Pose {
  /// The value of a property; a missing shadow is `other`'s at opacity 0, so that shadows fade in
  /// and out where they are.
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
