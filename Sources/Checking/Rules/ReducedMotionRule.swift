internal import Motion
internal import Timelines
internal import Transitions

/// With reduced motion nothing moves far and everything ends the same.
struct ReducedMotionRule: Inspector {
  /// The farthest that something may move without being a large movement.
  static let farthest = 50.0
  /// The most that something may grow, and turn.
  static let growth = 0.2
  static let turn = Degrees(15)

  mutating func inspect(_ scene: Scene, _ findings: inout FindingList) throws {
    guard scene.plan.preference == .reduced else { return }
    let steps = scene.plan.transitions.enumerated()
    for (step, transition) in steps where transition.reducedMotion != .crossFade {
      for layer in scene.plan.layers {
        inspectMove(of: layer, step: step, transition, scene, &findings)
      }
    }
    let full = try Scene(Plan(like: scene.plan, preference: .full), on: scene.device)
    inspectEnd(scene.presented, full.presented, scene, &findings)
    inspectEnd(scene.dismissed, full.dismissed, scene, &findings)
  }

  private func inspectMove(
    of layer: PlannedLayer, step: Int, _ transition: Transition, _ scene: Scene,
    _ findings: inout FindingList
  ) {
    let move = layer.moves[step]
    guard move.style == .travel, move.presenting.timing.duration > 0 else { return }
    func value(_ property: Property, _ direction: Direction) -> Double {
      layer.target(property, of: direction, step: step)
        .resolved(property, in: scene.container)
    }
    func change(_ property: Property) -> Double {
      value(property, .present) - value(property, .dismiss)
    }
    // What cannot be seen at either end is not seen to move.
    guard max(value(.opacity, .present), value(.opacity, .dismiss)) >= 0.01 else { return }
    let way = SIMD2(change(.x), change(.y))
    let distance = (way * way).sum().squareRoot()
    let text: String
    if distance > Self.farthest {
      text = "moves \(layer.id) by \(distance.shown(1)) points"
    } else if change(.scale).magnitude > Self.growth {
      text = "makes \(layer.id) \(change(.scale).magnitude.shown(2)) of its size larger or smaller"
    } else if change(.rotation).magnitude > Self.turn.value {
      text = "turns \(layer.id) by \(change(.rotation).magnitude.shown(1)) degrees"
    } else {
      return
    }
    if transition.reducedMotion == .full {
      findings.add(
        .reducedMotion, "missing", field: "reduced_motion",
        "\(text) for those who asked for less motion too",
        hint: "leave reduced_motion out for a cross-fade of 0.2 s, or give it poses that do not "
          + "move")
    } else {
      findings.add(
        .reducedMotion, layer.id, field: "reduced_motion.\(layer.id)", text,
        hint: "fade instead: leave reduced_motion out for a cross-fade of 0.2 s")
    }
  }

  /// What is seen at rest must not depend on how it got there.
  private func inspectEnd(
    _ view: RestView, _ full: RestView, _ scene: Scene, _ findings: inout FindingList
  ) {
    for layer in view.all {
      guard let other = full.layer(layer.id) else { continue }
      let isSeen = Self.isSeen(layer, in: view)
      let wasSeen = Self.isSeen(other, in: full)
      guard isSeen || wasSeen else { continue }
      guard isSeen != wasSeen || !Self.looksEqual(layer, other) else { continue }
      findings.add(
        .reducedMotion, "end \(layer.id) \(view.rest)", severity: .error,
        field: "reduced_motion.\(layer.id)",
        "leaves \(layer.id) elsewhere than the full motion does when the menu is "
          + (view.rest == .present ? "shown" : "gone"),
        hint: "give it the same pose at rest as in the full motion")
    }
  }

  private static func isSeen(_ layer: PlacedLayer, in view: RestView) -> Bool {
    let quads = view.all.map(\.quad)
    return CellGrid(size: view.size, quads: quads)
      .bounds { view.isSeen(layer.id, at: $0, among: view.all) } != nil
  }

  private static func looksEqual(_ layer: PlacedLayer, _ other: PlacedLayer) -> Bool {
    zip(layer.quad.corners, other.quad.corners).allSatisfy { first, second in
      (first - second).x.magnitude < 0.5 && (first - second).y.magnitude < 0.5
    } && (layer.values[.opacity] - other.values[.opacity]).magnitude < 0.01
  }
}

extension Plan {
  /// The same transitions planned for another motion.
  init(like plan: Plan, preference: MotionPreference) {
    self.init(
      first: plan.transition, following: Array(plan.transitions.dropFirst()),
      preference: preference)
  }
}
