internal import Motion
internal import Timelines
internal import Transitions

/// A run takes no longer than a second.
struct PaceRule: Inspector {
  static let longest: Seconds = 1
  static let longestSpring: Seconds = 5

  mutating func inspect(_ scene: Scene, _ findings: inout FindingList) {
    for (step, transition) in scene.plan.transitions.enumerated() {
      for direction in Direction.allCases {
        inspectRun(direction, step: step, transition, scene, &findings)
      }
    }
  }

  private func inspectRun(
    _ direction: Direction, step: Int, _ transition: Transition, _ scene: Scene,
    _ findings: inout FindingList
  ) {
    let layers = scene.plan.layers.filter { !$0.movedProperties(step: step).isEmpty }
    func end(_ layer: PlannedLayer) -> Seconds {
      let travel = layer.moves[step].travel(direction)
      return travel.delay + travel.timing.duration
    }
    let rows = layers.filter { $0.role == .row }
    let others = layers.filter { $0.role != .row }
    if let slowest = layers.max(by: { end($0) < end($1) }), end(slowest) > Self.longest {
      let timing = slowest.moves[step].travel(direction).timing
      let isSpring = if case .spring = timing { true } else { false }
      let isEndless = isSpring && timing.duration > Self.longestSpring
      let field = scene.timingField(of: slowest, direction)
      findings.add(
        .pace, "long \(field)", field: field,
        "\(direction == .present ? "presenting" : "dismissing") takes "
          + "\(end(slowest).shown) s, until \(slowest.id) is still"
          + (isEndless ? ": the spring needs \(timing.duration.shown) s to settle" : ""),
        hint: isEndless
          ? "raise the damping, or shorten the response"
          : "people wait for it; stay within \(Self.longest.shown) s")
    }
    let lastStart = rows.map { $0.moves[step].travel(direction).delay }.max() ?? 0
    let rest = others.map(end).max() ?? 0
    guard rows.count > 1, rest > 0, lastStart >= rest else { return }
    findings.add(
      .pace, "stagger", field: "menu.item.stagger",
      "the last row starts after \(lastStart.shown) s, when everything else has been still since "
        + "\(rest.shown) s",
      hint: "lower the stagger to \((rest.value / 2 / Double(rows.count - 1)).shown(2)) s or less")
  }
}

extension Scene {
  /// The field of the script that says how a layer travels in a direction.
  func timingField(of layer: PlannedLayer, _ direction: Direction) -> String {
    if plan.preference == .reduced, case .replaced = transition.reducedMotion {
      return "reduced_motion.timing"
    }
    if direction == .dismiss, transition.dismissal.timing != nil { return "dismiss.timing" }
    if layer.role == .row {
      if transition.menu.arrival?.timing != nil { return "menu.item.timing" }
      return transition.menu.layer.timing != nil ? "menu.timing" : "timing"
    }
    let own =
      switch layer.id {
      case "content": transition.content.timing
      case "menu": transition.menu.layer.timing
      default: transition.layers.first { $0.id == layer.id }?.layer.timing
      }
    return own == nil ? "timing" : "\(field(of: layer.id)).timing"
  }
}
