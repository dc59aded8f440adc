internal import Motion
internal import Timelines
internal import Transitions

/// From every state an event that a person can cause leads back to rest.
struct ReachableRule: Inspector {
  /// A container in which the menu rested, and whether a person got away from there.
  private struct Place {
    let scenario: [ScenarioEvent]
    var hasWayOut: Bool
  }

  /// By the size of the container.
  private var places: [SIMD2<Double>: Place] = [:]
  private var order: [SIMD2<Double>] = []
  private var touched: Set<Direction> = []
  private var pans: [(direction: Direction, layer: String)] = []

  mutating func inspect(_ scene: Scene, _ findings: inout FindingList) {
    places = [:]
    order = []
    pans = []
    for (direction, pan) in [
      (Direction.present, scene.transition.pans.present),
      (Direction.dismiss, scene.transition.pans.dismiss),
    ] {
      guard let pan else { continue }
      let rest = direction == .present ? scene.dismissed : scene.presented
      if rest.tapBounds(of: pan.layer) == nil {
        findings.add(
          .reachable, "pan \(direction.rawValue)", field: "interactive.\(direction.rawValue)",
          "cannot begin: no finger reaches \(pan.layer) while the menu is "
            + (direction == .present ? "not shown" : "shown"),
          hint: "let the pan start on a layer that is in sight then")
      }
    }
  }

  mutating func inspect(_ visit: Visit, _ findings: inout FindingList) {
    let after = visit.after
    let isStuck = !after.machine.phase.isRest && after.runEnd == nil && after.finger == nil
    if isStuck {
      findings.add(
        .reachable, "stuck", field: "", "a state is reached from which nothing leads to rest",
        hint: "report this: it is a fault of animscript", scenario: visit.events)
    }
    if after.machine.phase == .presented, visit.goesOn, visit.isNew {
      let place = Self.place(after)
      if places[place] == nil {
        places[place] = Place(scenario: visit.events, hasWayOut: false)
        order.append(place)
      }
    }
    if visit.before.machine.phase == .presented, let choice = visit.choice, choice.isPersonal,
      after.machine.phase != .presented
    {
      places[Self.place(visit.before)]?.hasWayOut = true
    }
  }

  private static func place(_ player: Player) -> SIMD2<Double> {
    SIMD2(player.stage.container.width.value, player.stage.container.height.value)
  }

  /// Says what is known of a scene once it was gone through.
  mutating func finishScene(_ findings: inout FindingList) {
    for place in order {
      guard let known = places[place], !known.hasWayOut else { continue }
      findings.add(
        .reachable, "no way out", field: "dismiss",
        "once the menu is shown, nothing that a person can do closes it in "
          + "\(place.x.shown(1)) × \(place.y.shown(1)) points",
        hint: "name a layer that stays in sight in dismiss.tap, allow dismiss.escape, or add an "
          + "item or an interactive.dismiss", scenario: known.scenario)
      return
    }
  }
}
