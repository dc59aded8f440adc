internal import Motion
internal import Timelines

extension Decoding {
  /// What a layer may draw, by the field that says so.
  private static let shapeKinds = ["rect", "text", "icon", "image", "list", "bar"]

  /// A shape of exactly one kind.
  mutating func shape(_ value: LuaValue, at place: FieldPlace) -> Shape<Length>? {
    guard case .table(let table) = value else {
      reportType(
        of: value, at: place, expected: "a table with one of \(Self.shapeKinds.alternatives)")
      return nil
    }
    let kinds = Self.shapeKinds.filter { table[$0] != nil }
    guard kinds.count == 1 else {
      reportKinds(kinds, of: table, at: place)
      return nil
    }
    switch kinds[0] {
    case "rect": return rect(open(table, as: Schema.rectShape, at: place))
    case "text": return text(open(table, as: Schema.textShape, at: place))
    case "icon": return icon(open(table, as: Schema.iconShape, at: place))
    case "image": return image(open(table, as: Schema.imageShape, at: place))
    case "list": return list(open(table, as: Schema.listShape, at: place))
    default: return .bar(read(\.bar, of: open(table, as: Schema.barShape, at: place)))
    }
  }

  /// Notes that a shape has no kind, or several.
  private mutating func reportKinds(
    _ kinds: [String], of table: LuaTable, at place: FieldPlace
  ) {
    if kinds.count > 1 {
      report(
        .conflictingFields, place.field(kinds[1]),
        "stands beside \(kinds[0]), but a shape is of one kind",
        hint: "write two shapes: { \(kinds[0]) = … }, { \(kinds[1]) = … }")
      return
    }
    for field in table.fields {
      guard let nearest = Suggestion.nearest(to: field.name, among: Self.shapeKinds) else {
        continue
      }
      report(
        .unknownField, place.field(field.name), "unknown field",
        hint: "did you mean \(nearest.quoted)?")
      return
    }
    report(
      .missingField, place, "is no shape yet, needs \(Self.shapeKinds.alternatives)",
      hint: "write { rect = { x = 0, y = 0 }, fill = \"#FFFFFF\" } or { text = \"Hello\" }",
      target: .table)
  }

  private mutating func rect(_ fields: OpenTable<RectShapeFields>) -> Shape<Length> {
    let rect = read(\.rect, of: fields)
    return .rect(
      RectShape(
        box: box(rect), cornerRadius: rect.cornerRadius, fill: read(\.fill, of: fields),
        stroke: read(\.stroke, of: fields), shadow: read(\.shadow, of: fields)))
  }

  private mutating func text(_ fields: OpenTable<TextShapeFields>) -> Shape<Length> {
    .text(
      TextShape(
        string: read(\.text, of: fields), x: read(\.x, of: fields), y: read(\.y, of: fields),
        width: read(\.width, of: fields), size: read(\.size, of: fields),
        weight: read(\.weight, of: fields), color: read(\.color, of: fields),
        alignment: read(\.align, of: fields), font: read(\.font, of: fields),
        lines: read(\.lines, of: fields)))
  }

  private mutating func icon(_ fields: OpenTable<IconShapeFields>) -> Shape<Length> {
    .icon(
      IconShape(
        name: read(\.icon, of: fields), x: read(\.x, of: fields), y: read(\.y, of: fields),
        size: read(\.size, of: fields), color: read(\.color, of: fields)))
  }

  private mutating func image(_ fields: OpenTable<ImageShapeFields>) -> Shape<Length> {
    .image(
      ImageShape(
        file: read(\.image, of: fields), box: box(read(fields.part(\.box))),
        fit: read(\.fit, of: fields)))
  }

  private mutating func list(_ fields: OpenTable<ListShapeFields>) -> Shape<Length> {
    .list(
      ListShape(
        entries: read(\.list, of: fields), y: read(\.y, of: fields),
        rowHeight: read(\.rowHeight, of: fields)))
  }

  private mutating func read(_ fields: OpenTable<BoxFields>) -> RoundedBox {
    RoundedBox(
      x: read(\.x, of: fields), y: read(\.y, of: fields), width: read(\.width, of: fields),
      height: read(\.height, of: fields))
  }

  /// The box with the layer's own size where it has none.
  private func box(_ box: RoundedBox) -> Box<Length> {
    let own = surroundings.ownSize ?? .container
    return Box(
      x: box.x, y: box.y, width: box.width ?? own.width, height: box.height ?? own.height)
  }

  mutating func roundedBox(_ value: LuaValue, at place: FieldPlace) -> RoundedBox? {
    guard let fields = open(value, as: Schema.rect, at: place) else { return nil }
    var box = read(fields.part(\.box))
    box.cornerRadius = read(\.cornerRadius, of: fields)
    return box
  }

  mutating func stroke(_ value: LuaValue, at place: FieldPlace) -> Stroke? {
    open(value, as: Schema.stroke, at: place).map { fields in
      Stroke(color: read(\.color, of: fields), width: read(\.width, of: fields))
    }
  }

  /// A colour, or a table that leads from one to another.
  mutating func paint(_ value: LuaValue, at place: FieldPlace) -> Paint? {
    switch value {
    case .string: return colour(value, at: place).map { .color($0) }
    case .table(let table):
      let fields = open(table, as: Schema.gradient, at: place)
      return .gradient(
        from: read(\.from, of: fields), to: read(\.to, of: fields),
        angle: read(\.angle, of: fields))
    default:
      reportType(
        of: value, at: place,
        expected: "\(FieldKind.colour.noun) or a table \(Schema.gradient.description.pattern)")
      return nil
    }
  }

  /// A title, or a table with more about the row.
  mutating func listEntry(_ value: LuaValue, at place: FieldPlace) -> ListEntry? {
    if case .string = value { return text(value, at: place).map { ListEntry(title: $0) } }
    guard case .table(let table) = value else {
      let expected = "a string or a table \(Schema.listEntry.description.pattern)"
      reportType(of: value, at: place, expected: expected)
      return nil
    }
    let fields = open(table, as: Schema.listEntry, at: place)
    return ListEntry(
      title: read(\.title, of: fields), subtitle: read(\.subtitle, of: fields),
      icon: read(\.icon, of: fields), image: read(\.image, of: fields))
  }

  mutating func bar(_ value: LuaValue, at place: FieldPlace) -> BarShape? {
    open(value, as: Schema.bar, at: place).map { fields in
      BarShape(
        title: read(\.title, of: fields), left: read(\.left, of: fields),
        right: read(\.right, of: fields))
    }
  }
}
