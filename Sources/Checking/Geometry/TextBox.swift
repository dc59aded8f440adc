internal import Motion
internal import Timelines
internal import Transitions

/// About how much room a text takes; what draws it knows better.
enum TextBox {
  /// The height of a line, in parts of the font size.
  static let lineHeight = 1.2
  /// The largest type size that people set, in parts of the normal one (WCAG 1.4.4).
  static let largeType = 2.0

  /// The least width of a text in one line, in points: no usual font is narrower.
  static func leastWidth(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) } * size
  }

  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    // Chinese, Japanese and Korean signs, and emoji, fill a square.
    case 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x1F300...0x1FAFF: 1
    default: "iIjl.,:;'|!ftr ()[]-".unicodeScalars.contains(scalar) ? 0.22 : 0.45
    }
  }

  /// The place of a text or icon in the container, and what to call it; nil for other shapes and
  /// for what lies outside.
  static func box(
    of shape: Shape<Length>, in layer: PlacedLayer, _ view: RestView
  ) -> (name: String, box: CellGrid.Area)? {
    let size: SIMD2<Double>
    let corner: SIMD2<Double>
    let name: String
    switch shape {
    case .text(let text):
      corner = SIMD2(
        text.x.resolved(in: view.container).value, text.y.resolved(in: view.container).value)
      size = SIMD2(leastWidth(text.string, size: text.size.value), text.size.value * lineHeight)
      name = "the text \"\(text.string)\""
    case .icon(let icon):
      corner = SIMD2(
        icon.x.resolved(in: view.container).value, icon.y.resolved(in: view.container).value)
      size = SIMD2(icon.size.value, icon.size.value)
      name = "the icon \(icon.name)"
    case .rect, .image, .list, .bar: return nil
    }
    let frame = view.stage.frame(of: layer.planned)
    let quad = Quad(
      Frame(
        x: frame.x + Points(corner.x), y: frame.y + Points(corner.y), width: Points(size.x),
        height: Points(size.y)), PropertyValues(), in: (frame: frame, layer.values))
    let low = quad.low
    let high = quad.high
    guard high.x > 0, high.y > 0, low.x < view.size.x, low.y < view.size.y else { return nil }
    return (name, CellGrid.Area(low: low, high: high))
  }
}
