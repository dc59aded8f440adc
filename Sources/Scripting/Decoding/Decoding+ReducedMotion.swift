internal import Motion
internal import Transitions

extension Decoding {
  /// A table that replaces timing and poses, or false for the full motion.
  mutating func reducedMotion(_ value: LuaValue, at place: FieldPlace) -> ReducedMotion? {
    if value == .boolean(false) { return .full }
    guard case .table(let table) = value else {
      let hint = value == .boolean(true) ? "leave it out for a cross-fade" : nil
      reportType(
        of: value, at: place,
        expected: "a table \(Schema.reducedMotion.description.pattern) or false", hint: hint)
      return nil
    }
    let schema = Schema.reducedMotion.fields
    let declared = [schema.timing.name, schema.content.name, schema.menu.name]
    let own = table.fields.filter { declared.contains($0.name) }
    let fields = open(
      LuaTable(list: table.list, sorted: own), as: Schema.reducedMotion, at: place)
    let timing = read(\.timing, of: fields)
    var poses: [String: ReducedPoses] = [:]
    surroundings.ownSize = .container
    poses["content"] = read(\.content, of: fields)
    poses["menu"] = read(\.menu, of: fields)
    surroundings.ownSize = nil
    for field in table.fields where !declared.contains(field.name) {
      let place = place.field(field.name)
      guard surroundings.layerNames.contains(field.name) else {
        let known = [schema.timing.name] + surroundings.layerNames
        report(
          .unknownField, place, "unknown field",
          hint: Self.hint(for: field.name, among: known, kind: "fields"))
        continue
      }
      surroundings.ownSize = surroundings.sizes[field.name] ?? .container
      poses[field.name] = reducedPoses(field.value, at: place)
      surroundings.ownSize = nil
    }
    let standard = Timing.ease(.named(.linear), duration: 0.2)
    return .replaced(ReducedTransition(timing: timing ?? standard, poses: poses))
  }

  mutating func reducedPoses(_ value: LuaValue, at place: FieldPlace) -> ReducedPoses? {
    open(value, as: Schema.reducedLayer, at: place).map { fields in
      ReducedPoses(
        presented: read(\.presented, of: fields), dismissed: read(\.dismissed, of: fields))
    }
  }
}

extension FieldType where Value == ReducedMotion {
  static var reducedMotion: Self {
    FieldType(.either([.table(ReducedMotionFields.name), .off])) { $2.reducedMotion($0, at: $1) }
  }
}

extension FieldType where Value == ReducedPoses {
  static var reducedPoses: Self {
    FieldType(.table(ReducedLayerFields.name)) { $2.reducedPoses($0, at: $1) }
  }
}
