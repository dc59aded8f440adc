internal import Motion
internal import Timelines

/// Drives the machine and the stage through a scenario and writes the log.
struct Player {
  /// How long the standard scenario rests before it dismisses.
  private static let restBeforeDismissal: Seconds = 0.5

  private(set) var stage: Stage
  private(set) var clock: Seconds = 0
  private(set) var events: [TimelineEvent] = []

  private let transition: Transition
  private let callbacks: (any TransitionCallbacks)?
  private var machine: TransitionMachine
  private var runEnd: Seconds?
  private var inserted: Set<String> = []
  private var contentData: LayerData
  private var menuData: LayerData

  init(
    _ plan: Plan, in container: Container, callbacks: (any TransitionCallbacks)?
  ) throws {
    stage = try Stage(plan, in: container)
    transition = plan.transition
    self.callbacks = callbacks
    machine = TransitionMachine(TransitionMachine.Setup(transition))
    contentData = transition.content.data
    menuData = transition.menu.layer.data
  }

  /// Plays the scenario until everything is at rest and no event is left.
  mutating func play() throws {
    if let scenario = transition.scenario {
      for event in scenario {
        try settle(until: event.time)
        clock = event.time
        try play(event.kind)
      }
    } else {
      try play(.present)
      try settle()
      clock = clock + Self.restBeforeDismissal
      try play(.dismiss)
    }
    try settle()
  }

  private mutating func play(_ event: ScenarioEvent.Kind) throws {
    switch event {
    case .present: try handle(.present, as: .present)
    case .dismiss: try handle(.dismiss, as: .dismiss)
    case .choose(let item): try handle(.choose(item: item), as: .choose(item: item))
    case .tapAt(let x, let y):
      try tap(x: x.resolved(in: stage.container), y: y.resolved(in: stage.container))
    case .tapOn(let id):
      guard let layer = stage.plan.layer(id) else { return }
      let middle = stage.middle(of: layer, at: clock)
      try tap(x: middle.x, y: middle.y)
    }
  }

  private mutating func tap(x: Points, y: Points) throws {
    // At rest without the menu, the live content stands where its picture would.
    let layers = inserted.union(["content"])
    let layer = stage.hit(x: x, y: y, at: clock, among: layers)
    try handle(.tap(layer: layer), as: .tap(x: x, y: y, layer: layer))
  }

  /// Lets the run that is under way end, if it ends by a time.
  private mutating func settle(until limit: Seconds? = nil) throws {
    while let end = runEnd, limit.map({ end <= $0 }) ?? true {
      clock = end
      runEnd = nil
      let effects = try machine.handle(.settled)
      for effect in effects {
        if case .complete = effect { log(.phase(machine.phase.name)) }
        try carryOut(effect)
      }
    }
  }

  private mutating func handle(_ event: TransitionMachine.Event, as request: Request) throws {
    let effects = try machine.handle(event)
    if case .refuse(let reason)? = effects.first {
      log(.request(request, refusal: reason))
      return
    }
    log(.request(request, refusal: nil))
    log(.phase(machine.phase.name))
    for effect in effects { try carryOut(effect) }
  }

  private mutating func carryOut(_ effect: TransitionMachine.Effect) throws {
    switch effect {
    case .prepare: try prepare()
    case .unwind(let item): try unwind(item)
    case .capture(let layer):
      inserted.insert(layer)
      log(.capture(layer: layer))
    case .insert(let layer):
      inserted.insert(layer)
      log(.insert(layer: layer))
    case .animate(let direction): runEnd = try stage.start(direction, at: clock)
    case .retarget(let direction): runEnd = try stage.turn(direction, at: clock)
    case .remove(let layer):
      inserted.remove(layer)
      log(.remove(layer: layer))
    case .restore(let layer): log(.restore(layer: layer))
    case .complete(let direction, let outcome):
      log(.complete(direction, outcome))
      guard let callbacks, transition.callbacks.contains(.onComplete) else { return }
      try callbacks.onComplete(outcome, direction)
      logPrintedLines(of: callbacks)
    case .refuse: return
    }
  }

  private mutating func prepare() throws {
    guard let callbacks else { return }
    let data = try callbacks.prepare(content: contentData)
    logPrintedLines(of: callbacks)
    menuData = menuData.merging(data)
    log(.prepare(data))
  }

  private mutating func unwind(_ id: String) throws {
    guard let callbacks, let item = transition.menu.items.first(where: { $0.id == id }) else {
      return
    }
    let chosen = DataValue.record(
      LayerData([
        DataField(name: "id", value: .string(item.id)),
        DataField(name: "title", value: .string(item.title)),
      ]).fields)
    menuData = menuData.merging(LayerData([DataField(name: "chosen", value: chosen)]))
    let data = try callbacks.unwind(menu: menuData)
    logPrintedLines(of: callbacks)
    contentData = contentData.merging(data)
    log(.unwind(data))
  }

  private mutating func logPrintedLines(of callbacks: any TransitionCallbacks) {
    for line in callbacks.takePrintedLines() { log(.print(line)) }
  }

  private mutating func log(_ kind: TimelineEvent.Kind) {
    events.append(TimelineEvent(time: clock, kind: kind))
  }
}
