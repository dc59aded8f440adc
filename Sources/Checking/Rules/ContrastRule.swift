internal import Motion
internal import Timelines
internal import Transitions

/// Text stands out from what lies behind it.
///
/// Only colours that the script names are compared: what a theme chooses is the theme's matter.
struct ContrastRule: Inspector {
  /// - Source: WCAG 2.2, 1.4.3: 4.5 to 1, and 3 to 1 from 24 points on, or bold from 18.66 on.
  static let least = 4.5
  static let leastLarge = 3.0

  mutating func inspect(_ scene: Scene, _ findings: inout FindingList) {
    for (view, ids) in [
      (scene.dismissed, ["content"]),
      (scene.presented, scene.presented.layers.map(\.id).filter { $0 != "content" }),
    ] {
      for id in ids {
        guard let layer = view.layer(id), layer.isShown else { continue }
        inspect(layer, in: view, scene, &findings)
      }
    }
  }

  private func inspect(
    _ layer: PlacedLayer, in view: RestView, _ scene: Scene, _ findings: inout FindingList
  ) {
    let shapes = layer.planned.picture.shapes
    for (index, shape) in shapes.enumerated() {
      guard case .text(let text) = shape, let color = text.color,
        let (_, box) = TextBox.box(of: shape, in: layer, view),
        view.isSeen(layer.id, at: (box.low + box.high) / 2, among: view.layers)
      else { continue }
      let grounds = Self.grounds(behind: index, of: layer, box, in: view)
      let contrasts = grounds.map { ground in
        // A layer's opacity and dim act on the text and on what lies behind it in the layer.
        let seen = PreciseColor(color).over(ground.own)
        return Brightness.contrast(
          Self.shown(seen, layer, over: ground.behind),
          Self.shown(ground.own, layer, over: ground.behind))
      }
      guard let contrast = contrasts.min() else { continue }
      let size = text.size.value
      let isBold = text.weight == .bold || text.weight == .semibold
      let isLarge = size >= 24 || (isBold && size >= 18.66)
      let wanted = isLarge ? Self.leastLarge : Self.least
      guard contrast < wanted else { continue }
      findings.add(
        .contrast, "\(layer.id) \(index)",
        field: "\(scene.field(of: layer.id)).draw[\(index + 1)].color",
        "stands out from what lies behind \"\(text.string)\" by only \(contrast.shown(2)) to 1, "
          + "less than \(wanted.shown()) to 1",
        hint: Self.hint(on: grounds.first?.own ?? .white))
    }
  }

  private static func hint(on ground: PreciseColor) -> String {
    let isDark =
      Brightness.contrast(.white, ground) > Brightness.contrast(.black, ground)
    return isDark ? "choose a lighter colour, or a darker fill" : "choose a darker colour, or a lighter fill"
  }

  private static func shown(
    _ color: PreciseColor, _ layer: PlacedLayer, over behind: PreciseColor
  ) -> PreciseColor {
    let dim = min(max(layer.values[.dim], 0), 1)
    let dimmed = PreciseColor.black.faded(dim).over(color)
    return dimmed.faded(min(max(layer.values[.opacity], 0), 1)).over(behind)
  }

  /// The colours behind a text, in its layer and behind that; empty when one is not known.
  private static func grounds(
    behind index: Int, of layer: PlacedLayer, _ box: CellGrid.Area, in view: RestView
  ) -> [(own: PreciseColor, behind: PreciseColor)] {
    let middle = (box.low + box.high) / 2
    guard let behind = color(below: layer, at: middle, in: view) else { return [] }
    var grounds: [PreciseColor] = []
    if let fill = layer.planned.picture.fill { grounds = [PreciseColor(fill).over(behind)] }
    if layer.planned.picture.image != nil { return [] }
    for shape in layer.planned.picture.shapes[..<index] {
      switch shape {
      case .rect(let rect):
        guard let paint = rect.fill, contains(middle, rect.box, layer, view) else { continue }
        let paints: [PreciseColor] =
          switch paint {
          case .color(let color): [PreciseColor(color)]
          // Both ends: the text may stand on either.
          case .gradient(let from, let to, _): [PreciseColor(from), PreciseColor(to)]
          }
        let below = grounds.isEmpty ? [behind] : grounds
        // Over an unknown fill only an opaque colour says what is seen.
        guard !grounds.isEmpty || paints.allSatisfy({ $0.alpha == 1 }) else { continue }
        grounds = paints.flatMap { paint in below.map { paint.over($0) } }
      case .image(let image):
        if contains(middle, image.box, layer, view) { grounds = [] }
      case .text, .icon, .list, .bar: continue
      }
    }
    return grounds.map { ($0, behind) }
  }

  private static func contains(
    _ place: SIMD2<Double>, _ box: Box<Length>, _ layer: PlacedLayer, _ view: RestView
  ) -> Bool {
    let own = box.map { $0.resolved(in: view.container) }
    let frame = view.stage.frame(of: layer.planned)
    let quad = Quad(
      Frame(x: frame.x + own.x, y: frame.y + own.y, width: own.width, height: own.height),
      PropertyValues(), in: (frame: frame, layer.values))
    return quad.contains(place)
  }

  /// What is seen behind a layer at a place; nil when its colour is not known.
  private static func color(
    below layer: PlacedLayer, at place: SIMD2<Double>, in view: RestView
  ) -> PreciseColor? {
    var color = PreciseColor(view.stage.plan.transition.backdrop).over(.black)
    for other in view.layers {
      if other.id == layer.id { return color }
      guard other.isShown, other.quad.contains(place) else { continue }
      guard let fill = other.planned.picture.fill else { return nil }
      color = shown(PreciseColor(fill).over(color), other, over: color)
    }
    return color
  }
}
