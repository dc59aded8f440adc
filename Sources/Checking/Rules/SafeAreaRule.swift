internal import Motion
internal import Timelines
internal import Transitions

/// Nothing that is read or tapped lies under a notch or home indicator.
struct SafeAreaRule: Inspector {
  mutating func inspect(_ scene: Scene, _ findings: inout FindingList) throws {
    guard scene.container.safeArea != .none, scene.plan.preference == .full else { return }
    try inspectStrip(scene, &findings)
    for row in scene.presented.rows {
      guard let room = scene.presented.room(ofRow: row),
        let covered = Self.covered(room.low, room.high, scene.container, [.top, .bottom])
      else { continue }
      findings.add(
        .safeArea, row.id, field: scene.field(of: row.id),
        "lies under the \(covered.edge.cover): \(covered.depth.shown(1)) points of it",
        hint: "leave room for container.\(covered.edge == .top ? "safe_top" : "safe_bottom")")
    }
    inspectTexts(of: scene.dismissed, of: ["content"], scene, &findings)
    let others = scene.presented.layers.map(\.id).filter { $0 != "content" }
    inspectTexts(of: scene.presented, of: others, scene, &findings)
  }

  /// The strip that is left of a layer, and takes the tap that dismisses.
  ///
  /// A strip is as the author meant it when it is as thick above the home indicator as it is on a
  /// device without one.
  private func inspectStrip(_ scene: Scene, _ findings: inout FindingList) throws {
    guard let id = scene.transition.dismissal.tap, let bare = scene.container.withoutSafeArea,
      let strip = scene.presented.tapBounds(of: id),
      let meant = try RestView(scene.plan, in: bare, at: .present).tapBounds(of: id)
    else { return }
    let size = scene.presented.size
    let shares = meant.size / size
    let isFlat = shares.y <= shares.x
    // What is not narrow is no strip, and loses nothing that matters.
    guard min(shares.x, shares.y) < 0.5 else { return }
    let safe = scene.container.safeFrame
    let low = pointwiseMax(strip.low, SIMD2(safe.x.value, safe.y.value))
    let high = pointwiseMin(
      strip.high, SIMD2((safe.x + safe.width).value, (safe.y + safe.height).value))
    let left = max(isFlat ? (high - low).y : (high - low).x, 0)
    let wanted = isFlat ? meant.size.y : meant.size.x
    guard wanted - left > 0.5 else { return }
    let isLowEdge = isFlat ? strip.low.y < safe.y.value : strip.low.x < safe.x.value
    let edge: Edge = isFlat ? (isLowEdge ? .top : .bottom) : (isLowEdge ? .left : .right)
    let field = "\(scene.field(of: id)).presented.\(isFlat ? "y" : "x")"
    let measure = edge == .top ? "safe_top" : "safe_bottom"
    findings.add(
      .safeArea, "strip", field: field,
      "leaves \(wanted.shown(1)) points of \(id) to tap, of which \((wanted - left).shown(1)) lie "
        + "under the \(edge.cover)",
      hint: isFlat
        ? "reckon with container.\(measure), as in y = container.height - container.\(measure) - "
          + "\(wanted.shown(1))" : "leave the strip on another edge, or make it wider")
  }

  private func inspectTexts(
    of view: RestView, of layers: [String], _ scene: Scene, _ findings: inout FindingList
  ) {
    for id in layers {
      guard let layer = view.layer(id), layer.isShown else { continue }
      for (index, shape) in layer.planned.picture.shapes.enumerated() {
        guard let (name, box) = TextBox.box(of: shape, in: layer, view) else { continue }
        let isSeen = view.isSeen(id, at: (box.low + box.high) / 2, among: view.layers)
        guard isSeen, let covered = Self.covered(box.low, box.high, view.container, Edge.allCases)
        else { continue }
        findings.add(
          .safeArea, "\(id) \(index)", field: "\(scene.field(of: id)).draw[\(index + 1)]",
          "\(name) lies under the \(covered.edge.cover): \(covered.depth.shown(1)) points of it",
          hint: "move it inwards by container.safe_top or container.safe_bottom")
      }
    }
  }

  /// The edge of the safe area that a box passes farthest, by more than a point.
  private static func covered(
    _ low: SIMD2<Double>, _ high: SIMD2<Double>, _ container: Container, _ edges: [Edge]
  ) -> (edge: Edge, depth: Double)? {
    let safe = container.safeFrame
    let depths: [(edge: Edge, depth: Double)] = edges.map { edge in
      switch edge {
      case .top: (edge, safe.y.value - low.y)
      case .bottom: (edge, high.y - (safe.y + safe.height).value)
      case .left: (edge, safe.x.value - low.x)
      case .right: (edge, high.x - (safe.x + safe.width).value)
      }
    }
    return depths.max { $0.depth < $1.depth }.flatMap { $0.depth > 1 ? $0 : nil }
  }
}

extension Edge {
  /// What covers this edge of a screen.
  var cover: String {
    switch self {
    case .top: "status bar or notch"
    case .bottom: "home indicator"
    case .left, .right: "notch"
    }
  }
}
