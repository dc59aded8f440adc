public import Motion
public import Timelines

/// How a layer gets from one rest to the other.
public enum PlannedStyle: Hashable, Sendable {
  /// Every property travels.
  case travel
  /// Faded out, put in its new place, faded in: nothing is seen to move.
  case dip
  /// Put in its new place at once, and faded in; on the way back faded out, then put away.
  case appear
}

/// When and how a layer moves in one direction.
public struct PlannedTravel: Hashable, Sendable {
  /// How it travels.
  public let timing: Timing
  /// Seconds from the start of the run; 0 or more.
  public let delay: Seconds
  /// Poses on the way.
  public let path: PosePath
}

/// What a layer does in one step of a plan; a plan of one transition has one step.
public struct PlannedMove: Hashable, Sendable {
  /// The rest while the menu is shown, and while it is not.
  public let presented: Pose, dismissed: Pose
  /// How the layer travels each way.
  public let presenting: PlannedTravel, dismissing: PlannedTravel
  /// How the layer gets from one rest to the other.
  public let style: PlannedStyle
  /// The frame of another layer that this one starts from, instead of its dismissed pose.
  public let match: Box<Length>?

  /// How the layer travels in a direction.
  public func travel(_ direction: Direction) -> PlannedTravel {
    direction == .present ? presenting : dismissing
  }

  /// The rest pose that a direction leads to.
  public func pose(_ direction: Direction) -> Pose {
    direction == .present ? presented : dismissed
  }

  /// The rest value of a property where a direction leads.
  ///
  /// - Parameters:
  ///   - property: What the value is of.
  ///   - direction: Where it leads.
  ///   - frame: The layer's own frame.
  /// - Returns: The value, lengths unresolved.
  func target(
    _ property: Property, of direction: Direction, frame: Box<Length>
  ) -> PlannedValue {
    if direction == .dismiss, let match, [.x, .y, .scale].contains(property) {
      return .matching(property, frame: match, own: frame)
    }
    return pose(direction).plannedValue(of: property, facing: pose(direction.opposite))
  }
}

extension Direction {
  /// The other way.
  public var opposite: Direction { self == .present ? .dismiss : .present }
}
