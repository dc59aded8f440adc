internal import Motion
internal import Timelines
internal import Transitions

/// Every row is seen in full, and no text is cut.
struct OverflowRule: Inspector {
  /// What a row keeps free at both ends together, and what an icon takes.
  static let margins = 32.0
  static let icon = 40.0
  /// The font size of a row.
  static let rowSize = 17.0

  mutating func inspect(_ scene: Scene, _ findings: inout FindingList) {
    guard scene.plan.preference == .full else { return }
    inspectRows(scene, &findings)
    for row in scene.presented.rows { inspectTitle(of: row, scene, &findings) }
    for view in [scene.dismissed, scene.presented] {
      for layer in view.layers where (layer.id == "content") == (view.rest == .dismiss) {
        inspectTexts(of: layer, in: view, scene, &findings)
      }
    }
  }

  private func inspectRows(_ scene: Scene, _ findings: inout FindingList) {
    let view = scene.presented
    let rows = view.rows.filter(\.isShown)
    let hidden = rows.filter { row in
      let seen = CellGrid(size: view.size, quads: (view.layers + rows).map(\.quad))
        .roomiest { place in
          row.quad.contains(place)
            && !view.layers.contains {
              $0.id == "content" && $0.isOpaque && $0.quad.contains(place)
            }
        }
      let height = min(row.quad.size.x, row.quad.size.y)
      return (seen?.size.min() ?? 0) < height - 1
    }
    guard let first = hidden.first else { return }
    let titles = hidden.compactMap { $0.planned.picture.rows.first?.title }
    let names = titles.prefix(3).joined(separator: ", ") + (titles.count > 3 ? ", …" : "")
    findings.add(
      .overflow, "rows", field: scene.field(of: first.id),
      "\(hidden.count) of \(rows.count) rows lie outside the part of the menu that is seen, from "
        + "this one on: \(names)",
      hint: "leave less of the content in sight, or fewer items")
  }

  private func inspectTitle(
    of row: PlacedLayer, _ scene: Scene, _ findings: inout FindingList
  ) {
    guard let item = row.planned.picture.rows.first else { return }
    let width = scene.presented.stage.frame(of: row.planned).width.value
    let safe = scene.container.safeArea
    let room =
      width - Self.margins - (item.icon == nil ? 0 : Self.icon) - (safe.left + safe.right).value
    report(
      item.title, size: Self.rowSize, room: room, "row \(row.id)",
      field: "\(scene.field(of: row.id)).title", &findings)
  }

  private func inspectTexts(
    of layer: PlacedLayer, in view: RestView, _ scene: Scene, _ findings: inout FindingList
  ) {
    for (index, shape) in layer.planned.picture.shapes.enumerated() {
      guard case .text(let text) = shape, let lines = text.lines else { continue }
      let frame = view.stage.frame(of: layer.planned)
      let rest = frame.width - text.x.resolved(in: view.container)
      let width = text.width?.resolved(in: view.container) ?? rest
      report(
        text.string, size: text.size.value, room: width.value * Double(lines),
        "\(layer.id) \(index)", field: "\(scene.field(of: layer.id)).draw[\(index + 1)]",
        &findings)
    }
  }

  /// Says when even the narrowest font does not fit.
  private func report(
    _ text: String, size: Double, room: Double, _ subject: String, field: String,
    _ findings: inout FindingList
  ) {
    let width = TextBox.leastWidth(text, size: size)
    guard width * TextBox.largeType > room else { return }
    let isNormal = width > room
    let shown = text.count > 40 ? text.prefix(40) + "…" : text[...]
    findings.add(
      .overflow, subject, severity: isNormal ? .warning : .note, field: field,
      isNormal
        ? "\"\(shown)\" is cut: it needs at least \(width.shown(0)) points and has "
          + "\(max(room, 0).shown(0))"
        : "\"\(shown)\" is cut when people read at twice the type size",
      hint: "shorten the text, or let it have more lines")
  }
}
