internal import Motion
internal import Transitions

/// A transition with the functions that its runs call.
struct DecodedTransition {
  let transition: Transition
  let functions: [Transition.Callback: LuaFunction]
}

extension Decoding {
  /// A transition that a constructor collected.
  ///
  /// - Returns: Nil when there are errors.
  mutating func transition(_ table: LuaTable, at place: FieldPlace) -> DecodedTransition? {
    let before = problems.count
    let fields = open(table, as: Schema.transition, at: place)
    surroundings = Surroundings()
    itemIDs = nil
    noteNames(ofLayers: table[Schema.transition.fields.layers.name])
    let name = read(\.name, of: fields)
    let timing = read(\.timing, of: fields)
    let content = read(\.content, of: fields)
    let menu = read(\.menu, of: fields)
    let layers = read(\.layers, of: fields)
    reportMismatches(among: layers, at: self.place(of: \.layers, in: fields))
    var functions: [Transition.Callback: LuaFunction] = [:]
    functions[.prepare] = read(\.prepare, of: fields)
    functions[.unwind] = read(\.unwind, of: fields)
    functions[.onComplete] = read(\.onComplete, of: fields)
    let presentation = read(\.presentation, of: fields)
    let backdrop = read(\.backdrop, of: fields)
    // What follows names layers and what the menu holds.
    if itemIDs == nil, problems.count == before { itemIDs = [] }
    let dismissal = read(\.dismiss, of: fields)
    let accessibility = read(\.accessibility, of: fields)
    let reducedMotion = read(\.reducedMotion, of: fields)
    let pans = read(\.interactive, of: fields)
    let direction = read(\.direction, of: fields)
    let ignoredRules = read(\.check, of: fields)
    let scenario = read(\.scenario, of: fields)
    reportDisorder(in: scenario, at: self.place(of: \.scenario, in: fields))
    guard !hasErrors else { return nil }
    return made(at: place) {
      let transition = try Transition(
        name: name, timing: try timing ?? Self.standardTiming(), content: try content ?? Layer(),
        menu: try menu ?? Menu(layer: Layer()), layers: layers, dismissal: dismissal,
        presentation: presentation, backdrop: backdrop ?? .black, pans: pans,
        accessibility: accessibility, reducedMotion: reducedMotion, direction: direction,
        ignoredRules: ignoredRules, callbacks: Set(functions.keys), scenario: scenario)
      return DecodedTransition(transition: transition, functions: functions)
    }
  }

  /// How layers travel when nothing says otherwise.
  private static func standardTiming() throws(SpringError) -> Timing {
    .spring(try .uikit(duration: 0.5, dampingRatio: 0.8, initialVelocity: 0.8))
  }

  mutating func dismissal(_ value: LuaValue, at place: FieldPlace) -> Dismissal? {
    guard let fields = open(value, as: Schema.dismissal, at: place) else { return nil }
    return Dismissal(
      tap: read(\.tap, of: fields), escape: read(\.escape, of: fields),
      timing: read(\.timing, of: fields))
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
