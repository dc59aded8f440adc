public import Motion

/// What a layer shows, from back to front: fill, image, shapes, rows.
///
/// `Distance` is `Length` while no container is known, and `Points` in a timeline.
public struct Picture<Distance: Hashable & Sendable>: Hashable, Sendable {
  /// Behind everything; nil for the theme's own.
  public let fill: Color?
  /// A file beside the script; nil for none.
  public let image: String?
  /// Over fill and image, the last in front.
  public let shapes: [Shape<Distance>]
  /// The rows of a menu; for a row, the row itself.
  public let rows: [Row]

  /// Makes a picture.
  public init(
    fill: Color? = nil, image: String? = nil, shapes: [Shape<Distance>] = [], rows: [Row] = []
  ) {
    self.fill = fill
    self.image = image
    self.shapes = shapes
    self.rows = rows
  }

  /// Whether nothing was said of what the layer shows.
  public var isEmpty: Bool { fill == nil && image == nil && shapes.isEmpty && rows.isEmpty }

  /// The same picture with other distances.
  public func map<Other>(_ transform: (Distance) -> Other) -> Picture<Other> {
    Picture<Other>(fill: fill, image: image, shapes: shapes.map { $0.map(transform) }, rows: rows)
  }
}

extension Picture where Distance == Length {
  /// The picture in a container whose size is known.
  public func resolved(in container: Container) -> Picture<Points> {
    map { $0.resolved(in: container) }
  }
}

/// A row of a menu as its picture shows it.
public struct Row: Hashable, Sendable {
  /// Names the row in events.
  public let id: String
  /// Shown, and read aloud.
  public let title: String
  /// An icon's name, if the row has one.
  public let icon: String?
  /// Whether it cannot be chosen.
  public let isDisabled: Bool

  /// Makes a row.
  public init(id: String, title: String, icon: String? = nil, isDisabled: Bool = false) {
    self.id = id
    self.title = title
    self.icon = icon
    self.isDisabled = isDisabled
  }
}
