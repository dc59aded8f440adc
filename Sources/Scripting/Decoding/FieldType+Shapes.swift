internal import Motion
internal import Timelines

// Types of what a layer draws.

extension FieldType where Value == Shape<Length> {
  /// A shape of one kind.
  static var shape: Self {
    FieldType(
      .either([
        .table(RectShapeFields.name), .table(TextShapeFields.name), .table(IconShapeFields.name),
        .table(ImageShapeFields.name), .table(ListShapeFields.name), .table(BarShapeFields.name),
      ])
    ) { $2.shape($0, at: $1) }
  }
}

extension FieldType where Value == RoundedBox {
  static var rect: Self {
    FieldType(.table(RectFields.name)) { $2.roundedBox($0, at: $1) }
  }
}

extension FieldType where Value == Paint {
  /// A colour or a gradient.
  static var paint: Self {
    FieldType(.either([.colour, .table(GradientFields.name)])) { $2.paint($0, at: $1) }
  }
}

extension FieldType where Value == Stroke {
  static var stroke: Self {
    FieldType(.table(StrokeFields.name)) { $2.stroke($0, at: $1) }
  }
}

extension FieldType where Value == ListEntry {
  /// A title, or a table with more about the row.
  static var listEntry: Self {
    FieldType(.either([.text, .table(ListEntryFields.name)])) { $2.listEntry($0, at: $1) }
  }
}

extension FieldType where Value == BarShape {
  static var bar: Self {
    FieldType(.table(BarFields.name)) { $2.bar($0, at: $1) }
  }
}
