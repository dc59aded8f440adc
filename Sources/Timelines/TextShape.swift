public import Motion

/// A text, shaped with its script's own direction.
public struct TextShape<Distance: Hashable & Sendable>: Hashable, Sendable {
  /// What is shown.
  public let string: String
  /// The top left corner of the first line.
  public let x: Distance, y: Distance
  /// Lines break here; nil for the rest of the layer.
  public let width: Distance?
  /// Font size in points, above 0.
  public let size: Points
  /// Thickness of the strokes.
  public let weight: TextWeight
  /// Nil for the theme's text colour.
  public let color: Color?
  /// Where lines stand in their width.
  public let alignment: TextAlignment
  /// A font family; nil for the theme's.
  public let font: String?
  /// At most this many lines, the last cut with an ellipsis; nil for as many as it takes.
  public let lines: Int?

  /// Makes a text.
  public init(
    string: String, x: Distance, y: Distance, width: Distance? = nil, size: Points = 17,
    weight: TextWeight = .regular, color: Color? = nil, alignment: TextAlignment = .start,
    font: String? = nil, lines: Int? = nil
  ) {
    self.string = string
    self.x = x
    self.y = y
    self.width = width
    self.size = size
    self.weight = weight
    self.color = color
    self.alignment = alignment
    self.font = font
    self.lines = lines
  }

  func map<Other>(_ transform: (Distance) -> Other) -> TextShape<Other> {
    TextShape<Other>(
      string: string, x: transform(x), y: transform(y), width: width.map(transform), size: size,
      weight: weight, color: color, alignment: alignment,
      font: font, lines: lines)
  }
}

/// Where lines stand in their width.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// Left in left-to-right text.
  case start
  case center
  /// Right in left-to-right text.
  case end
}

/// Thickness of the strokes.
public enum TextWeight: String, Hashable, Sendable, CaseIterable {
  case light
  case regular
  case medium
  case semibold
  case bold
}
