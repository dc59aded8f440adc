package import Motion
package import Timelines

/// Drives the machine and the stage through a scenario and writes the log.
package struct Player {
  /// How long the standard scenario rests before it dismisses.
  private static let restBeforeDismissal: Seconds = 0.5

  package internal(set) var stage: Stage
  /// The latest instant that was played.
  package private(set) var clock: Seconds = 0
  /// The log so far.
  package private(set) var events: [TimelineEvent] = []
  package internal(set) var machine: TransitionMachine
  /// The finger that holds the layers, if one does.
  package internal(set) var finger: Finger?
  package internal(set) var menuData: LayerData
  package internal(set) var contentData: LayerData
  /// The ids of the layers that are in the container.
  package private(set) var inserted: Set<String> = []

  package let device: Device
  let callbacks: (any TransitionCallbacks)?
  /// When the layers that move by themselves will be still; nil when nothing does.
  package private(set) var runEnd: Seconds?

  /// Makes a player at rest, the menu not shown.
  ///
  /// - Throws: `TimelineError` when a rest cannot be worked out.
  package init(
    _ plan: Plan, on device: Device, callbacks: (any TransitionCallbacks)? = nil
  ) throws {
    let direction = plan.transition.direction ?? device.container.direction
    self.device = try device.directed(direction)
    stage = try Stage(plan, in: self.device.container)
    self.callbacks = callbacks
    machine = TransitionMachine(TransitionMachine.Setup(plan))
    contentData = plan.transition.content.data
    menuData = plan.transition.menu.layer.data
  }

  package var transition: Transition { stage.plan.transition }

  /// Plays the scenario until everything is at rest and no event is left.
  mutating func play() throws {
    if let scenario = transition.scenario {
      for event in scenario { try play(event.kind, at: event.time) }
    } else {
      try play(.present, at: 0)
      try settle()
      try play(.dismiss, at: clock + Self.restBeforeDismissal)
    }
    try settle()
  }

  /// Lets time pass until an event and plays it.
  package mutating func play(_ event: ScenarioEvent.Kind, at time: Seconds) throws {
    try wait(until: time)
    try play(event)
  }

  /// Lets time pass until an instant at which nothing is asked.
  package mutating func wait(until time: Seconds) throws {
    try settle(until: time)
    clock = time
  }

  /// Lets the runs that are under way end, if they end by a time.
  package mutating func settle(until limit: Seconds? = nil) throws {
    while let end = runEnd, limit.map({ end <= $0 }) ?? true {
      clock = end
      runEnd = nil
      let step = machine.step
      let effects = try machine.handle(.settled)
      for effect in effects {
        if case .complete = effect { log(.phase(machine.phase.name)) }
        try carryOut(effect, of: step)
      }
    }
  }

  /// Drops the log and what layers did before now, so that a copy costs little.
  package mutating func forgetPast() {
    events = []
    for index in stage.lanes.indices { stage.lanes[index].forget(before: clock) }
  }

  private mutating func play(_ event: ScenarioEvent.Kind) throws {
    let container = stage.container
    switch event {
    case .present: try handle(.present, as: .present)
    case .dismiss: try handle(.dismiss, as: .dismiss)
    case .escape: try handle(.escape, as: .escape)
    case .choose(let item): try handle(.choose(item: item), as: .choose(item: item))
    case .tapAt(let x, let y):
      try tap(x: x.resolved(in: container), y: y.resolved(in: container))
    case .tapOn(let id):
      guard let layer = stage.plan.layer(id) else { return }
      let middle = stage.middle(of: layer, at: clock)
      try tap(x: middle.x, y: middle.y)
    case .touch(let x, let y):
      try touch(x: x.resolved(in: container), y: y.resolved(in: container))
    case .release(let x, let y):
      try release(x: x.resolved(in: container), y: y.resolved(in: container))
    case .cancel:
      try handle(.cancel, as: .cancel)
    case .rotate(let width, let height):
      try rotate(to: device.container(width: width, height: height, replacing: container))
    case .pullAway: try handle(.pullAway, as: .pullAway)
    }
  }

  private mutating func tap(x: Points, y: Points) throws {
    let layer = hit(x: x, y: y)
    try handle(.tap(layer: layer), as: .tap(x: x, y: y, layer: layer))
  }

  /// The layer under a place; at rest without the menu, the live content stands where its picture
  /// would.
  package func hit(x: Points, y: Points) -> String? {
    stage.hit(x: x, y: y, at: clock, among: inserted.union(["content"]))
  }

  private mutating func rotate(to container: Container) throws {
    // The hand that held the device's old edges has nothing left to say of speed.
    finger = nil
    let isRest = machine.phase.isRest
    let presented =
      isRest ? (machine.phase == .presented ? stage.plan.stepCount : 0) : machine.step
    try stage.relayout(
      in: container, presentedSteps: presented, running: isRest ? nil : machine.step, at: clock)
    try handle(.rotate, as: .rotate(container))
  }

  mutating func handle(_ event: TransitionMachine.Event, as request: Request) throws {
    let phase = machine.phase
    let step = machine.step
    let effects = try machine.handle(event)
    if case .refuse(let reason)? = effects.first {
      log(.request(request, refusal: reason))
      return
    }
    log(.request(request, refusal: nil))
    if machine.phase != phase { log(.phase(machine.phase.name)) }
    for effect in effects { try carryOut(effect, of: step) }
  }

  mutating func log(_ kind: TimelineEvent.Kind) {
    events.append(TimelineEvent(time: clock, kind: kind))
  }

  /// Does what the machine asks; `step` is the one that ran when it asked.
  private mutating func carryOut(_ effect: TransitionMachine.Effect, of step: Int) throws {
    switch effect {
    case .prepare: try prepare()
    case .unwind(let item): try unwind(item)
    case .capture(let layer):
      inserted.insert(layer)
      log(.capture(layer: layer))
    case .insert(let layer): insert(layer)
    case .animate(let direction):
      finger = nil
      runEnd = try stage.start(direction, step: machine.step, at: clock)
    case .drive: runEnd = nil
    case .retarget(let direction):
      runEnd = try stage.turn(
        direction, step: machine.step, at: clock, velocity: finger?.shownSpeed,
        timing: finger?.pan.settle)
      finger = nil
    case .relayout: return
    case .place(let direction):
      try stage.relayout(
        in: stage.container, presentedSteps: direction == .present ? stage.plan.stepCount : 0,
        running: nil, at: clock)
    case .remove(let layer): remove(layer)
    case .restore(let layer): log(.restore(layer: layer))
    case .scope(let layer): log(.scope(layer: layer))
    case .focus(let element): log(.focus(self.element(element)))
    case .announce(let text): log(.announce(text))
    case .complete(let direction, let outcome): try complete(direction, outcome, step: step)
    case .refuse: return
    }
  }

  /// Puts the menu into the container, and the further layers with it.
  private mutating func insert(_ layer: String) {
    for id in [layer] + transition.layers.map(\.id) {
      inserted.insert(id)
      log(.insert(layer: id))
    }
  }

  private mutating func remove(_ layer: String) {
    for id in layer == "menu" ? [layer] + transition.layers.map(\.id) : [layer] {
      inserted.remove(id)
      log(.remove(layer: id))
    }
  }
}
