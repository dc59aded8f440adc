internal import Transitions

/// What a script describes: one transition, or several that follow each other.
struct DecodedScript {
  /// Never empty.
  let transitions: [DecodedTransition]
}

extension Decoding {
  /// What a script returned.
  ///
  /// - Returns: Nil when there are errors.
  mutating func script(_ value: LuaValue) -> DecodedScript? {
    let root = isQuick ? FieldPlace.anywhere : .root
    var transitions: [DecodedTransition] = []
    switch made(value) {
    case (.transition, let table, let place)?:
      let transition = transition(table, at: root.made(by: .transition, at: place))
      if let transition { transitions.append(transition) }
    case (.sequence, let table, let place)?:
      transitions = sequence(table, at: root.made(by: .sequence, at: place))
    default:
      let isTable = if case .table = value { true } else { false }
      report(
        .noDescription, .root, "the script must return a transition, got \(value.noun)",
        hint: isTable
          ? "put anim.transition before the brace"
          : "end the script with: return anim.transition { … }")
    }
    return hasErrors || transitions.isEmpty ? nil : DecodedScript(transitions: transitions)
  }

  /// The constructor that made a value of a table, that table, and where it was called.
  private func made(_ value: LuaValue) -> (Constructor, LuaTable, LuaPlace?)? {
    guard case .object(let object) = value, case .table(let table) = object.content,
      let constructor = Constructor(rawValue: object.kind)
    else { return nil }
    return (constructor, table, object.place)
  }

  /// The transitions of a sequence; those of a sequence inside count as its own.
  private mutating func sequence(_ table: LuaTable, at place: FieldPlace) -> [DecodedTransition] {
    for field in table.fields {
      report(
        .unknownField, place.field(field.name), "unknown field",
        hint: "a sequence is a list: anim.sequence { first, second }")
    }
    if table.list.isEmpty {
      report(
        .missingField, place, "needs a transition at least",
        hint: "write anim.sequence { first, second }", target: .table)
    }
    var transitions: [DecodedTransition] = []
    for (index, value) in table.list.enumerated() {
      let place = place.index(index + 1)
      switch made(value) {
      case (.transition, let table, let origin)?:
        let own = place.made(by: .transition, at: origin)
        guard let next = transition(table, at: own) else { continue }
        if let first = transitions.first { reportUnused(in: next, table, after: first, at: own) }
        transitions.append(next)
      case (.sequence, let table, let origin)?:
        transitions += sequence(table, at: place.made(by: .sequence, at: origin))
      default: reportType(of: value, at: place, expected: "a transition: anim.transition { … }")
      }
    }
    return transitions
  }

  /// Notes what only the first transition of a sequence can say.
  private mutating func reportUnused(
    in transition: DecodedTransition, _ table: LuaTable, after first: DecodedTransition,
    at place: FieldPlace
  ) {
    let schema = Schema.transition.fields
    let names = [
      schema.prepare.name, schema.unwind.name, schema.interactive.name, schema.scenario.name,
    ]
    for name in names where table[name] != nil {
      report(
        Problem(
          severity: .warning, code: .unusedField, place: place.field(name),
          message: "has no effect here: the first transition of a sequence says it",
          hint: "write it in the first transition"))
    }
    let known = first.transition.layers.map(\.id)
    for (index, layer) in transition.transition.layers.enumerated() where !known.contains(layer.id)
    {
      let field = place.field(schema.layers.name).index(index + 1)
        .field(Schema.extraLayer.fields.name.name)
      report(
        .unknownName, field, "the first transition of the sequence has no layer \(layer.id.quoted)",
        hint: Self.hint(for: layer.id, among: known, kind: "layers")
          ?? "describe the layer in the first transition")
    }
  }
}
