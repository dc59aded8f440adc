internal import Motion
internal import Transitions

/// A transition with the functions that its runs call.
struct DecodedTransition {
  let transition: Transition
  let functions: [Transition.Callback: LuaFunction]
}

extension Decoding {
  /// What a script returned.
  ///
  /// - Returns: Nil when there are errors.
  mutating func script(_ value: LuaValue) -> DecodedTransition? {
    let root = isQuick ? FieldPlace.anywhere : .root
    guard case .object(let object) = value, case .table(let table) = object.content,
      object.kind == Constructor.transition.rawValue
    else {
      let isTable = if case .table = value { true } else { false }
      report(
        .noDescription, .root, "the script must return a transition, got \(value.noun)",
        hint: isTable
          ? "put anim.transition before the brace"
          : "end the script with: return anim.transition { … }")
      return nil
    }
    return transition(table, at: root.made(by: .transition, at: object.place))
  }

  private mutating func transition(_ table: LuaTable, at place: FieldPlace) -> DecodedTransition? {
    let fields = open(table, as: Schema.transition, at: place)
    let name = read(\.name, of: fields)
    let timing = read(\.timing, of: fields)
    let content = read(\.content, of: fields)
    let menu = read(\.menu, of: fields)
    let backdrop = read(\.backdrop, of: fields)
    let dismissal = read(\.dismiss, of: fields)
    var functions: [Transition.Callback: LuaFunction] = [:]
    functions[.prepare] = read(\.prepare, of: fields)
    functions[.unwind] = read(\.unwind, of: fields)
    functions[.onComplete] = read(\.onComplete, of: fields)
    // The events come last: they name what the menu holds.
    if itemIDs == nil, !hasErrors { itemIDs = [] }
    let scenario = read(\.scenario, of: fields)
    reportDisorder(in: scenario, at: self.place(of: \.scenario, in: fields))
    guard !hasErrors else { return nil }
    return made(at: place) {
      let transition = try Transition(
        name: name, timing: try timing ?? Self.standardTiming(), content: try content ?? Layer(),
        menu: try menu ?? Menu(layer: Layer()), dismissal: dismissal,
        backdrop: backdrop ?? .black, callbacks: Set(functions.keys), scenario: scenario)
      return DecodedTransition(transition: transition, functions: functions)
    }
  }

  /// How layers travel when nothing says otherwise.
  private static func standardTiming() throws(SpringError) -> Timing {
    .spring(try .uikit(duration: 0.5, dampingRatio: 0.8, initialVelocity: 0.8))
  }

  mutating func dismissal(_ value: LuaValue, at place: FieldPlace) -> Dismissal? {
    guard let fields = open(value, as: Schema.dismissal, at: place) else { return nil }
    return Dismissal(tap: read(\.tap, of: fields), timing: read(\.timing, of: fields))
  }

  private mutating func reportDisorder(in scenario: [ScenarioEvent]?, at place: FieldPlace) {
    guard let scenario else { return }
    for (index, pair) in zip(scenario, scenario.dropFirst()).enumerated()
    where pair.1.time < pair.0.time {
      report(
        .scenario, place.index(index + 2).field(Schema.event.fields.at.name),
        "must not be earlier than the event before it, got \(pair.1.time.value.shown)"
          + " after \(pair.0.time.value.shown)",
        hint: "write the events in the order of their times")
    }
  }
}
