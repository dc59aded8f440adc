public import Motion
public import Timelines

/// A layer of a plan: its rest poses and how it travels each way, lengths unresolved.
public struct PlannedLayer: Hashable, Sendable {
  /// Unique in the plan; rows are `menu.` and the item's id.
  public let id: String
  /// What the layer is to the transition.
  public let role: LayerRole
  /// The layer it lies in; nil for a layer of the container.
  public let parent: String?
  public let presented: Pose, dismissed: Pose
  /// Timing and delay of each direction.
  public let presenting: PlannedTravel, dismissing: PlannedTravel
  /// What a spring that passes its target uncovers.
  public let overshoot: Overshoot

  /// The rest pose that a direction leads to.
  public func target(of direction: Direction) -> Pose {
    direction == .present ? presented : dismissed
  }

  /// The rest value of a property where a direction leads.
  public func target(_ property: Property, of direction: Direction) -> PlannedValue {
    let (pose, other) = direction == .present ? (presented, dismissed) : (dismissed, presented)
    return pose.plannedValue(of: property, facing: other)
  }

  /// How the layer travels in a direction.
  public func travel(_ direction: Direction) -> PlannedTravel {
    direction == .present ? presenting : dismissing
  }

  /// What a direction does to each property that has two different rest values.
  public func tracks(_ direction: Direction) -> [PlannedTrack] {
    let travel = travel(direction)
    let start: Direction = direction == .present ? .dismiss : .present
    return Property.allCases.compactMap { property in
      let from = target(property, of: start)
      let to = target(property, of: direction)
      guard from != to else { return nil }
      return PlannedTrack(
        layer: id, property: property, from: from, to: to, timing: travel.timing,
        delay: travel.delay, stopsAtTarget: overshoot == .hold)
    }
  }
}

/// When and how a layer moves in one direction.
public struct PlannedTravel: Hashable, Sendable {
  /// How it travels.
  public let timing: Timing
  /// Seconds from the start of the run; 0 or more.
  public let delay: Seconds
}
