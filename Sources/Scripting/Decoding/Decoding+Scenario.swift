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
    guard problems.count == before else { return nil }
    reportStrangers(to: event, in: fields)
    let kind: ScenarioEvent.Kind? =
      switch event {
      case .present: .present
      case .dismiss: .dismiss
      case .choose: choice(of: item, in: fields)
      case .tap: tap(on: on, x: x, y: y, in: fields)
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
}
