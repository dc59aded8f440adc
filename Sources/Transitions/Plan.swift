internal import Motion
public import Timelines

/// A transition worked out for both directions, lengths unresolved.
///
/// Every layer has its final timing and delay each way; rows are layers of their own. Exporters
/// write a plan; a run plays it on a device.
public struct Plan: Hashable, Sendable {
  /// What is planned.
  public let transition: Transition
  /// From back to front: the menu, its rows, the content.
  public let layers: [PlannedLayer]

  /// Works a transition out.
  public init(_ transition: Transition) {
    self.transition = transition
    let menu = transition.menu
    var layers = [
      Self.layer("menu", .menu, menu.layer, of: transition)
    ]
    for (index, item) in menu.items.enumerated() {
      layers.append(Self.row(item, index, of: transition))
    }
    layers.append(Self.layer("content", .content, transition.content, of: transition))
    self.layers = layers
  }

  /// The layer with an id.
  public func layer(_ id: String) -> PlannedLayer? { layers.first { $0.id == id } }

  /// The id of the layer that shows an item.
  public static func rowID(_ item: Row) -> String { "menu.\(item.id)" }

  private static func layer(
    _ id: String, _ role: LayerRole, _ layer: Layer, of transition: Transition
  ) -> PlannedLayer {
    let timing = layer.timing ?? transition.timing
    return PlannedLayer(
      id: id, role: role, parent: nil, presented: layer.presented, dismissed: layer.dismissed,
      presenting: PlannedTravel(timing: timing, delay: layer.delay),
      dismissing: PlannedTravel(
        timing: transition.dismissal.timing ?? timing, delay: layer.delay),
      overshoot: layer.overshoot)
  }

  private static func row(
    _ item: Row, _ index: Int, of transition: Transition
  ) -> PlannedLayer {
    let menu = transition.menu
    let timing = menu.arrival?.timing ?? menu.layer.timing ?? transition.timing
    func travel(_ direction: Direction, _ timing: Timing) -> PlannedTravel {
      let stagger = menu.arrival?.delay(of: index, count: menu.items.count, direction: direction)
      return PlannedTravel(timing: timing, delay: menu.layer.delay + (stagger ?? 0))
    }
    return PlannedLayer(
      id: rowID(item), role: .row, parent: "menu", presented: .identity,
      dismissed: menu.arrival?.dismissed ?? .identity, presenting: travel(.present, timing),
      dismissing: travel(.dismiss, transition.dismissal.timing ?? timing), overshoot: .show)
  }
}
