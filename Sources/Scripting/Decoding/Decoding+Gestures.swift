internal import Motion
internal import Transitions

extension Decoding {
  mutating func interactive(_ value: LuaValue, at place: FieldPlace) -> Pans? {
    guard let fields = open(value, as: Schema.interactive, at: place) else { return nil }
    return Pans(present: read(\.present, of: fields), dismiss: read(\.dismiss, of: fields))
  }

  mutating func pan(_ value: LuaValue, at place: FieldPlace) -> Pan? {
    guard case .object(let object) = value, case .table(let table) = object.content,
      object.kind == Constructor.pan.rawValue
    else {
      let isTable = if case .table = value { true } else { false }
      reportType(
        of: value, at: place, expected: FieldKind.pan.noun,
        hint: isTable ? "put anim.pan before the brace" : nil)
      return nil
    }
    return pan(open(table, as: Schema.pan, at: place.made(by: .pan, at: object.place)))
  }

  private mutating func pan(_ fields: OpenTable<PanFields>) -> Pan? {
    let before = problems.count
    let layer = read(\.on, of: fields)
    let axis = read(\.axis, of: fields)
    let distance = read(\.distance, of: fields)
    let finish = read(\.finish, of: fields)
    let resistance = read(\.resistance, of: fields)
    let settle = read(\.settle, of: fields)
    if distance == .zero {
      report(
        .outOfRange, place(of: \.distance, in: fields), "must not be 0",
        hint: "progress is the finger's travel divided by the distance")
    }
    guard problems.count == before else { return nil }
    return made(at: fields.place) {
      try Pan(
        layer: layer, axis: axis, distance: distance, finishProgress: finish.progress,
        finishVelocity: finish.velocity, resistance: resistance, settle: settle)
    }
  }

  mutating func finish(_ value: LuaValue, at place: FieldPlace) -> PanFinish? {
    open(value, as: Schema.finish, at: place).map { fields in
      PanFinish(progress: read(\.progress, of: fields), velocity: read(\.velocity, of: fields))
    }
  }
}

extension FieldType where Value == Pans {
  static var interactive: Self {
    FieldType(.table(InteractiveFields.name)) { $2.interactive($0, at: $1) }
  }
}

extension FieldType where Value == Pan {
  static var pan: Self { FieldType(.pan) { $2.pan($0, at: $1) } }
}

extension FieldType where Value == PanFinish {
  static var finish: Self {
    FieldType(.table(FinishFields.name)) { $2.finish($0, at: $1) }
  }
}
