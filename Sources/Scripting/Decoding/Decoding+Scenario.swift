internal import Motion
internal import Transitions

extension Decoding {
  mutating func event(_ value: LuaValue, at place: FieldPlace) -> ScenarioEvent? {
    guard let fields = open(value, as: Schema.event, at: place) else { return nil }
    let before = problems.count
    let time = read(\.at, of: fields)
    let event = read(\.event, of: fields)
    let item = read(\.item, of: fields)
    let on = read(\.on, of: fields)
    let x = read(\.x, of: fields)
    let y = read(\.y, of: fields)
    let width = read(\.width, of: fields)
    let height = read(\.height, of: fields)
    guard problems.count == before else { return nil }
    reportStrangers(to: event, in: fields)
    let kind: ScenarioEvent.Kind? =
      switch event {
      case .present: .present
      case .dismiss: .dismiss
      case .choose: choice(of: item, in: fields)
      case .tap: tap(on: on, x: x, y: y, in: fields)
      case .escape: .escape
      case .touch: touch(x: x, y: y)
      case .release: release(x: x, y: y)
      case .cancel: cancel()
      case .rotate: rotation(width: width, height: height, in: fields)
      case .pullAway: .pullAway
      }
    guard problems.count == before, let kind else { return nil }
    return made(at: place) { try ScenarioEvent(time: time, kind: kind) }
  }

  /// Notes fields that belong to other events.
  private mutating func reportStrangers(
    to event: EventName, in fields: OpenTable<EventFields>
  ) {
    let special = EventName.allCases.flatMap(\.fields)
    for field in fields.values.fields
    where special.contains(field.name) && !event.fields.contains(field.name) {
      let owners = EventName.allCases.filter { $0.fields.contains(field.name) }
        .map(\.rawValue.quoted).alternatives
      report(
        .conflictingFields, fields.place.field(field.name),
        "belongs to \(owners), not to \(event.rawValue.quoted)")
    }
  }

  private mutating func choice(
    of item: String?, in fields: OpenTable<EventFields>
  ) -> ScenarioEvent.Kind? {
    guard let item else {
      reportMissing(EventFields.fields.item.name, .item, in: fields.place)
      return nil
    }
    guard let known = itemIDs, !known.contains(item) else { return .choose(item: item) }
    report(
      .scenario, place(of: \.item, in: fields), "the menu has no item \(item.quoted)",
      hint: Self.hint(for: item, among: known, kind: "items"))
    return nil
  }

  private mutating func tap(
    on layer: String?, x: Length?, y: Length?, in fields: OpenTable<EventFields>
  ) -> ScenarioEvent.Kind? {
    switch (layer, x, y) {
    case (let layer?, nil, nil): return .tapOn(layer: layer)
    case (nil, let x?, let y?): return .tapAt(x: x, y: y)
    case (nil, nil, nil):
      report(
        .missingField, fields.place, "a tap needs a place",
        hint: "write on = \"content\" or x and y",
        target: .table)
    case (nil, nil, _): reportMissing("x", .length, in: fields.place)
    case (nil, _, nil): reportMissing("y", .length, in: fields.place)
    case (_?, _, _):
      report(
        .conflictingFields, place(of: \.on, in: fields),
        "must stand alone, not with \(x == nil ? "y" : "x")",
        hint: "a tap is on a layer, or at x and y")
    }
    return nil
  }

  /// A finger that is put down or moves; what is left out stays as it was.
  private mutating func touch(x: Length?, y: Length?) -> ScenarioEvent.Kind {
    let last = surroundings.finger ?? (x: .width / 2, y: .height / 2)
    surroundings.finger = (x: x ?? last.x, y: y ?? last.y)
    return .touch(x: x ?? last.x, y: y ?? last.y)
  }

  private mutating func release(x: Length?, y: Length?) -> ScenarioEvent.Kind {
    let last = surroundings.finger ?? (x: .width / 2, y: .height / 2)
    surroundings.finger = nil
    return .release(x: x ?? last.x, y: y ?? last.y)
  }

  private mutating func cancel() -> ScenarioEvent.Kind {
    surroundings.finger = nil
    return .cancel
  }

  private mutating func rotation(
    width: Points?, height: Points?, in fields: OpenTable<EventFields>
  ) -> ScenarioEvent.Kind? {
    let schema = Schema.event.fields
    if width == nil { reportMissing(schema.width.name, schema.width.type.kind, in: fields.place) }
    if height == nil {
      reportMissing(schema.height.name, schema.height.type.kind, in: fields.place)
    }
    guard let width, let height else { return nil }
    return .rotate(width: width, height: height)
  }
}
