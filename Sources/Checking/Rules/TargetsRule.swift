internal import Motion
internal import Timelines
internal import Transitions

/// What is tapped measures 44 × 44 points or more and is not covered.
struct TargetsRule: Inspector {
  /// - Source: Apple's Human Interface Guidelines; 48 dp at Android's density are about the same.
  static let least = 44.0

  /// The layer whose tap dismisses: whether it could be tapped anywhere at all.
  private var tap: (layer: String, isReached: Bool)?
  private var device = ""

  mutating func inspect(_ scene: Scene, _ findings: inout FindingList) {
    if let id = scene.transition.dismissal.tap {
      inspectTap(on: id, scene, &findings)
    }
    for (name, pan, view) in [
      ("present", scene.transition.pans.present, scene.dismissed),
      ("dismiss", scene.transition.pans.dismiss, scene.presented),
    ] {
      guard let pan, let room = view.tapRoom(of: pan.layer), room.size.min() < Self.least else {
        continue
      }
      findings.add(
        .targets, "pan \(name)", field: "interactive.\(name).on",
        "leaves only \(Self.shown(room)) points of \(pan.layer) for a finger to start on",
        hint: "keep \(Self.least.shown()) × \(Self.least.shown()) points of it free and in sight")
    }
    for row in scene.presented.rows { inspectRow(row, scene, &findings) }
  }

  private mutating func inspectTap(
    on id: String, _ scene: Scene, _ findings: inout FindingList
  ) {
    let isReached = scene.presented.tapRoom(of: id)
    tap = (id, (tap?.isReached ?? false) || isReached != nil)
    // Out of sight on one device only is another rule's matter: the pose is at fault there.
    guard let room = isReached, room.size.min() < Self.least else { return }
    findings.add(
      .targets, "tap", field: "dismiss.tap",
      "leaves only \(Self.shown(room)) points of \(id) to tap",
      hint: "keep \(Self.least.shown()) × \(Self.least.shown()) points of it free and in sight")
  }

  private func inspectRow(
    _ row: PlacedLayer, _ scene: Scene, _ findings: inout FindingList
  ) {
    guard row.isShown, row.planned.picture.rows.first?.isDisabled != true else { return }
    let coverers = scene.presented.coverers(ofRow: row).filter { $0 != "content" }
    if let coverer = coverers.first {
      let room = scene.presented.room(ofRow: row)
      guard room?.size.min() ?? 0 < Self.least else { return }
      findings.add(
        .targets, row.id, field: scene.field(of: row.id),
        "is covered by \(coverer), which takes its taps",
        hint: "move \(coverer), or put it below the menu")
      return
    }
    let size = row.quad.size
    guard size.min() < Self.least else { return }
    findings.add(
      .targets, "rows", field: "menu.presented",
      "makes rows \(size.x.shown(1)) × \(size.y.shown(1)) points small, less than "
        + "\(Self.least.shown()) × \(Self.least.shown())",
      hint: "scale the shown menu down less")
  }

  mutating func finish(_ findings: inout FindingList) {
    guard let tap, !tap.isReached else { return }
    findings.add(
      .targets, "tap", field: "dismiss.tap",
      "no part of \(tap.layer) can be tapped while the menu is shown: it is out of sight or covered",
      hint: "leave a part of it in sight, and nothing over it")
  }

  private static func shown(_ area: CellGrid.Area) -> String {
    "\(area.size.x.shown(1)) × \(area.size.y.shown(1))"
  }
}
