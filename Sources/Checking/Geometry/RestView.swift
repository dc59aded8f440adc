internal import Motion
internal import Timelines
internal import Transitions

/// What is seen and tapped while nothing moves.
struct RestView {
  let rest: Direction
  let stage: Stage
  /// Every layer of the container in its rest pose, from back to front.
  let all: [PlacedLayer]
  /// Those that are in the container: the live content alone while the menu is not shown.
  let layers: [PlacedLayer]
  /// The rows, from top to bottom, when they are in the container.
  let rows: [PlacedLayer]
  private let grid: CellGrid

  /// Looks at one rest of a plan.
  ///
  /// - Throws: `TimelineError` when a pose cannot be worked out.
  init(_ plan: Plan, in container: Container, at rest: Direction) throws {
    self.rest = rest
    var stage = try Stage(plan, in: container)
    try stage.relayout(
      in: container, presentedSteps: rest == .present ? plan.stepCount : 0, running: nil, at: 0)
    self.stage = stage
    let placed = plan.layers.map { stage.placed($0, at: 0) }
    all = placed.filter { $0.planned.parent == nil }
    layers = rest == .present ? all : all.filter { $0.id == "content" }
    rows = rest == .present ? placed.filter { $0.planned.role == .row } : []
    grid = CellGrid(
      size: SIMD2(container.width.value, container.height.value),
      quads: (layers + rows).map(\.quad) + [Quad(container.safeFrame)])
  }

  var container: Container { stage.container }

  var size: SIMD2<Double> { SIMD2(container.width.value, container.height.value) }

  /// A layer of the container by id.
  func layer(_ id: String) -> PlacedLayer? { all.first { $0.id == id } }

  /// The layer that a tap at a place goes to.
  func hit(_ place: SIMD2<Double>) -> String? {
    layers.last { $0.isShown && $0.quad.contains(place) }?.id
  }

  /// Whether a layer's own place is seen: nothing opaque lies over it.
  func isSeen(_ id: String, at place: SIMD2<Double>, among layers: [PlacedLayer]) -> Bool {
    guard let index = layers.firstIndex(where: { $0.id == id }), layers[index].isShown,
      layers[index].quad.contains(place)
    else { return false }
    return !layers[(index + 1)...].contains { $0.isOpaque && $0.quad.contains(place) }
  }

  /// The box around the part of a layer that takes taps; nil for none.
  func tapBounds(of id: String) -> CellGrid.Area? { grid.bounds { hit($0) == id } }

  /// The roomiest rectangle that takes a layer's taps; nil for none.
  func tapRoom(of id: String) -> CellGrid.Area? { grid.roomiest { hit($0) == id } }

  /// The box around the part of a layer that is seen; nil for none.
  func seenBounds(of id: String) -> CellGrid.Area? {
    grid.bounds { isSeen(id, at: $0, among: layers) }
  }

  /// The roomiest rectangle of a row that can be seen and tapped; nil for none.
  func room(ofRow row: PlacedLayer) -> CellGrid.Area? {
    guard row.isShown else { return nil }
    return grid.roomiest { hit($0) == "menu" && row.quad.contains($0) }
  }

  /// What takes the taps on a row besides its menu.
  func coverers(ofRow row: PlacedLayer) -> [String] {
    layers.filter { layer in
      layer.id != "menu" && grid.bounds { hit($0) == layer.id && row.quad.contains($0) } != nil
    }.map(\.id)
  }
}

extension Container {
  /// What no notch, rounded corner or home indicator covers.
  var safeFrame: Frame {
    Frame(
      x: safeArea.left, y: safeArea.top, width: max(width - safeArea.left - safeArea.right, 0),
      height: max(height - safeArea.top - safeArea.bottom, 0))
  }

  /// The same without anything covered.
  var withoutSafeArea: Container? {
    try? Container(width: width, height: height, scale: scale, direction: direction)
  }
}
