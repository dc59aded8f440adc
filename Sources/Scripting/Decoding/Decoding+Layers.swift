internal import Motion
internal import Timelines
internal import Transitions

extension Decoding {
  mutating func layer(_ value: LuaValue, at place: FieldPlace) -> Layer? {
    guard let fields = open(value, as: Schema.layer, at: place) else { return nil }
    return layer(fields, size: .container)
  }

  /// The part of a table that a layer needs.
  mutating func layer(_ fields: OpenTable<LayerFields>, size: OwnSize) -> Layer? {
    surroundings.ownSize = size
    defer { surroundings.ownSize = nil }
    let presented = read(\.presented, of: fields)
    let dismissed = read(\.dismissed, of: fields)
    let timing = read(\.timing, of: fields)
    let delay = read(\.delay, of: fields)
    let data = read(\.data, of: fields)
    let fill = read(\.fill, of: fields)
    let image = read(\.image, of: fields)
    let shapes = read(\.draw, of: fields)
    let overshoot = read(\.overshoot, of: fields)
    let capture = read(\.capture, of: fields)
    // Dismissal is the way back unless the script says more.
    let wayBack = dismissed.path == .straight ? presented.path.reversed : dismissed.path
    return made(at: fields.place) {
      try Layer(
        presented: presented.pose, dismissed: dismissed.pose, presentedPath: presented.path,
        dismissedPath: wayBack, timing: timing, delay: delay, data: data,
        picture: Picture(fill: fill, image: image, shapes: shapes), overshoot: overshoot,
        capture: capture)
    }
  }

  /// A menu; its items' ids are known afterwards.
  mutating func menu(_ value: LuaValue, at place: FieldPlace) -> Menu? {
    guard let fields = open(value, as: Schema.menu, at: place) else { return nil }
    let layer = layer(fields.part(\.layer), size: .container)
    let before = problems.count
    let items = read(\.items, of: fields)
    if problems.count == before {
      itemIDs = items.map(\.id)
      reportDuplicates(among: items, in: fields)
    }
    let arrival = read(\.item, of: fields)
    guard let layer, !hasErrors else { return nil }
    return made(at: place) { try Menu(layer: layer, items: items, arrival: arrival) }
  }

  private mutating func reportDuplicates(among items: [Row], in fields: OpenTable<MenuFields>) {
    var first: [String: Int] = [:]
    let list = place(of: \.items, in: fields)
    for (index, item) in items.enumerated() {
      guard let earlier = first[item.id] else {
        first[item.id] = index
        continue
      }
      report(
        .outOfRange, list.index(index + 1),
        "has the id \(item.id.quoted), which \(list.index(earlier + 1).path) has already",
        hint: "give one of them an id of its own: { id = …, title = \(item.title.quoted) }")
    }
  }

  mutating func item(_ value: LuaValue, at place: FieldPlace) -> Row? {
    if case .string = value {
      return text(value, at: place).map { Row(id: $0.lowercased(), title: $0) }
    }
    guard case .table = value else {
      let expected = "a string or a table \(Schema.item.description.pattern)"
      reportType(of: value, at: place, expected: expected)
      return nil
    }
    guard let fields = open(value, as: Schema.item, at: place) else { return nil }
    let title = read(\.title, of: fields)
    let id = read(\.id, of: fields)
    let icon = read(\.icon, of: fields)
    let isDisabled = read(\.disabled, of: fields)
    return Row(id: id ?? title.lowercased(), title: title, icon: icon, isDisabled: isDisabled)
  }

  mutating func arrival(_ value: LuaValue, at place: FieldPlace) -> RowArrival? {
    guard let fields = open(value, as: Schema.arrival, at: place) else { return nil }
    let row = MenuLayout.frame(ofRow: 0)
    surroundings.ownSize = OwnSize(width: row.width, height: row.height)
    defer { surroundings.ownSize = nil }
    let dismissed = read(\.dismissed, of: fields)
    let stagger = read(\.stagger, of: fields)
    let timing = read(\.timing, of: fields)
    let origin = read(\.staggerFrom, of: fields)
    return made(at: place) {
      try RowArrival(dismissed: dismissed, stagger: stagger, origin: origin, timing: timing)
    }
  }

  /// Makes a value from fields in range; a refusal all the same is reported for the whole table.
  mutating func made<Value>(at place: FieldPlace, _ make: () throws -> Value) -> Value? {
    do {
      return try make()
    } catch let PoseError.outOfRange(field, value) {
      report(.outOfRange, place, "\(field) is out of range, got \(value.shown)")
    } catch {
      report(.outOfRange, place, "has fields that do not go together")
    }
    return nil
  }
}
