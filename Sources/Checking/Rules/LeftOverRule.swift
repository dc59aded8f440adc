internal import Timelines
internal import Transitions

/// No layer, gesture or modal scope outlives its phase.
struct LeftOverRule: Inspector {
  /// Layers that are seen in their dismissed pose, although they leave the container then.
  private var lingering: [String] = []

  mutating func inspect(_ scene: Scene, _ findings: inout FindingList) {
    let rest = scene.dismissed
    let shared = scene.transition.layers.filter { $0.shared != nil }.map(\.id)
    lingering = rest.all.map(\.id).filter { id in
      guard id != "content", !shared.contains(id) else { return false }
      let quads = rest.all.map(\.quad)
      return CellGrid(size: rest.size, quads: quads)
        .bounds { rest.isSeen(id, at: $0, among: rest.all) } != nil
    }
  }

  mutating func inspect(_ visit: Visit, _ findings: inout FindingList) {
    for case .leftOver(let text) in visit.breaches {
      findings.add(
        .leftOver, text, field: "", text, hint: "report this: it is a fault of animscript",
        scenario: visit.events)
    }
    guard visit.choice == nil, visit.after.machine.phase == .dismissed else { return }
    for id in lingering {
      let outcome = visit.after.events.compactMap { event in
        if case .complete(_, let outcome) = event.kind { outcome } else { nil }
      }.last
      let ended = outcome == .cancelled ? "a cancelled run" : "the menu is gone"
      findings.add(
        .leftOver, id, field: visit.scene.field(of: id),
        "is still in sight after \(ended): in its dismissed pose it lies in the container, "
          + "uncovered",
        hint: "let its dismissed pose be out of sight, or move the content itself: its picture is "
          + "taken and removed without help", scenario: visit.events)
    }
  }
}
