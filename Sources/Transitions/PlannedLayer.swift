public import Motion
public import Timelines

/// A layer of a plan: where it stands and what it does in each step, lengths unresolved.
public struct PlannedLayer: Hashable, Sendable {
  /// Unique in the plan; rows are `menu.` and the item's id.
  public let id: String
  /// What the layer is to the transition.
  public let role: LayerRole
  /// The layer it lies in; nil for a layer of the container.
  public let parent: String?
  /// Where it stands before its pose, in its parent or in the container.
  public let frame: Box<Length>
  /// What it shows.
  public let picture: Picture<Length>
  /// What screens hand to each other, at the start.
  public let data: LayerData
  /// What a spring that passes its target uncovers.
  public let overshoot: Overshoot
  /// One for each step.
  public let moves: [PlannedMove]
  /// The only rest in which it is shown, where shared elements take each other's place; nil for both.
  public let shownIn: Direction?

  /// The rest value of a property where a direction of a step leads.
  public func target(_ property: Property, of direction: Direction, step: Int = 0) -> PlannedValue {
    moves[step].target(property, of: direction, frame: frame)
  }

  /// The properties that move in a step.
  public func movedProperties(step: Int = 0) -> [Property] {
    Property.allCases.filter { moves($0, step: step) }
  }

  /// Whether a property has two different rests in a step, or leaves its one rest on the way.
  package func moves(_ property: Property, step: Int) -> Bool {
    target(property, of: .present, step: step) != target(property, of: .dismiss, step: step)
      || moves[step].presenting.path.names(property) || moves[step].dismissing.path.names(property)
  }

  /// The properties that change in any step, by travel, by fading or by being put in place.
  var changedProperties: [Property] {
    let moved = moves.indices.map { movedProperties(step: $0) }
    let fades =
      shownIn != nil
      || moves.indices.contains { moves[$0].style != .travel && !moved[$0].isEmpty }
    return Property.allCases.filter { property in
      (fades && property == .opacity) || moved.contains { $0.contains(property) }
    }
  }
}
