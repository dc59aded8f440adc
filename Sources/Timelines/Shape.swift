public import Motion

/// One thing that a picture draws.
public enum Shape<Distance: Hashable & Sendable>: Hashable, Sendable {
  case rect(RectShape<Distance>)
  case text(TextShape<Distance>)
  case icon(IconShape<Distance>)
  case image(ImageShape<Distance>)
  case list(ListShape<Distance>)
  case bar(BarShape)

  /// The same shape with other distances.
  public func map<Other>(_ transform: (Distance) -> Other) -> Shape<Other> {
    switch self {
    case .rect(let shape): .rect(shape.map(transform))
    case .text(let shape): .text(shape.map(transform))
    case .icon(let shape): .icon(shape.map(transform))
    case .image(let shape): .image(shape.map(transform))
    case .list(let shape): .list(shape.map(transform))
    case .bar(let shape): .bar(shape)
    }
  }
}

/// What fills a shape.
public enum Paint: Hashable, Sendable {
  case color(Color)
  /// From one colour to another along a direction; at 0° from left to right, clockwise.
  case gradient(from: Color, to: Color, angle: Degrees)
}

/// The line around a shape.
public struct Stroke: Hashable, Sendable {
  /// The line's colour.
  public let color: Color
  /// Points, above 0.
  public let width: Points

  /// Makes a stroke.
  public init(color: Color, width: Points = 1) {
    self.color = color
    self.width = width
  }
}

/// A rectangle of a layer, from its top left corner, y downwards.
public struct Box<Distance: Hashable & Sendable>: Hashable, Sendable {
  /// The top left corner.
  public let x: Distance, y: Distance
  /// The size.
  public let width: Distance, height: Distance

  /// Makes a rectangle.
  public init(x: Distance, y: Distance, width: Distance, height: Distance) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The same rectangle with other distances.
  public func map<Other>(_ transform: (Distance) -> Other) -> Box<Other> {
    Box<Other>(
      x: transform(x), y: transform(y), width: transform(width), height: transform(height))
  }
}

/// A rectangle with fill, line and shadow.
public struct RectShape<Distance: Hashable & Sendable>: Hashable, Sendable {
  /// Where it stands in the layer.
  public let box: Box<Distance>
  /// Points, 0 or more.
  public let cornerRadius: Points
  /// Nil for no fill.
  public let fill: Paint?
  /// Nil for no line.
  public let stroke: Stroke?
  /// Nil for no shadow.
  public let shadow: Shadow?

  /// Makes a rectangle.
  public init(
    box: Box<Distance>, cornerRadius: Points = 0, fill: Paint? = nil, stroke: Stroke? = nil,
    shadow: Shadow? = nil
  ) {
    self.box = box
    self.cornerRadius = cornerRadius
    self.fill = fill
    self.stroke = stroke
    self.shadow = shadow
  }

  func map<Other>(_ transform: (Distance) -> Other) -> RectShape<Other> {
    RectShape<Other>(
      box: box.map(transform), cornerRadius: cornerRadius, fill: fill, stroke: stroke,
      shadow: shadow)
  }
}

/// An icon by its Material Icons name.
public struct IconShape<Distance: Hashable & Sendable>: Hashable, Sendable {
  /// The icon's name, such as `home`.
  public let name: String
  /// The top left corner.
  public let x: Distance, y: Distance
  /// Side of the square it fills, in points.
  public let size: Points
  /// Nil for the theme's text colour.
  public let color: Color?

  /// Makes an icon.
  public init(name: String, x: Distance, y: Distance, size: Points = 24, color: Color? = nil) {
    self.name = name
    self.x = x
    self.y = y
    self.size = size
    self.color = color
  }

  func map<Other>(_ transform: (Distance) -> Other) -> IconShape<Other> {
    IconShape<Other>(name: name, x: transform(x), y: transform(y), size: size, color: color)
  }
}

/// A picture from a file.
public struct ImageShape<Distance: Hashable & Sendable>: Hashable, Sendable {
  /// A file beside the script.
  public let file: String
  /// Where it stands in the layer.
  public let box: Box<Distance>
  /// How it fills the box.
  public let fit: ImageFit

  /// Makes an image.
  public init(file: String, box: Box<Distance>, fit: ImageFit = .cover) {
    self.file = file
    self.box = box
    self.fit = fit
  }

  func map<Other>(_ transform: (Distance) -> Other) -> ImageShape<Other> {
    ImageShape<Other>(file: file, box: box.map(transform), fit: fit)
  }
}

/// How a picture of another shape fills its box.
public enum ImageFit: String, Hashable, Sendable, CaseIterable {
  /// Fills the box, cut at the edges.
  case cover
  /// Lies whole within the box.
  case contain
  /// Stretched to the box.
  case fill
}

/// A table view: rows of equal height.
public struct ListShape<Distance: Hashable & Sendable>: Hashable, Sendable {
  /// From top to bottom.
  public let entries: [ListEntry]
  /// Top of the first row.
  public let y: Distance
  /// Points, above 0.
  public let rowHeight: Points

  /// Makes a list.
  public init(entries: [ListEntry], y: Distance, rowHeight: Points = 56) {
    self.entries = entries
    self.y = y
    self.rowHeight = rowHeight
  }

  func map<Other>(_ transform: (Distance) -> Other) -> ListShape<Other> {
    ListShape<Other>(
      entries: entries, y: transform(y), rowHeight: rowHeight)
  }
}

/// One row of a list.
public struct ListEntry: Hashable, Sendable {
  /// The first line.
  public let title: String
  /// The second line, smaller; nil for none.
  public let subtitle: String?
  /// An icon's name before the text; nil for none.
  public let icon: String?
  /// A file beside the script, before the text; nil for none.
  public let image: String?

  /// Makes a row.
  public init(title: String, subtitle: String? = nil, icon: String? = nil, image: String? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.icon = icon
    self.image = image
  }
}

/// A navigation bar under the safe area.
public struct BarShape: Hashable, Sendable {
  /// In the middle.
  public let title: String
  /// Texts or icon names at the edges; nil for none.
  public let left: String?, right: String?

  /// Makes a bar.
  public init(title: String, left: String? = nil, right: String? = nil) {
    self.title = title
    self.left = left
    self.right = right
  }
}
