internal import Motion
internal import Timelines
internal import Transitions

/// A layer as it is drawn at one instant.
struct PlacedLayer {
  let planned: PlannedLayer
  let quad: Quad
  let values: PropertyValues

  var id: String { planned.id }

  /// Whether it is seen at all: layers below a hundredth take no taps on the platforms either.
  var isShown: Bool { values[.opacity] >= 0.01 && quad.size.min() > 0 }

  /// Whether nothing behind it shows through.
  var isOpaque: Bool { planned.isOpaque && values[.opacity] >= Self.opaque }

  /// What the eye takes for opaque.
  static let opaque = 0.99
}

extension PlannedLayer {
  /// Whether its picture covers all of its frame; layers of the transition do unless they say
  /// otherwise, further layers only when they are filled.
  var isOpaque: Bool {
    switch role {
    case .content, .menu: (picture.fill?.alpha ?? 255) == 255
    case .row: false
    case .layer: picture.fill?.alpha == 255
    }
  }
}

extension Stage {
  /// A layer as it is drawn at a time, in its parent's pose.
  func placed(_ layer: PlannedLayer, at time: Seconds) -> PlacedLayer {
    let values = values(of: layer, at: time)
    let parent = layer.parent.flatMap { plan.layer($0) }.map {
      (frame: frame(of: $0), self.values(of: $0, at: time))
    }
    return PlacedLayer(
      planned: layer, quad: Quad(frame(of: layer), values, in: parent), values: values)
  }
}
