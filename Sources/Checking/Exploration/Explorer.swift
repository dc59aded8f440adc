internal import Motion
internal import Timelines
internal import Transitions

/// Goes through the orders in which things can be asked of a transition, shortest first.
///
/// From every state everything is asked at rest, and in a run at its start, after a quarter, half
/// and three quarters of it, one frame before its end and at its end. States that have the same
/// future are gone through once.
struct Explorer {
  /// An error that ended a path: a function of the script failed, or a number cannot be worked out.
  struct Failure {
    let error: any Error
    let events: [ScenarioEvent]
  }

  private struct Node {
    var player: Player
    var contract: Contract
    var events: [ScenarioEvent]
    /// How many choices led here.
    var depth: Int
  }

  /// One frame at 60 a second.
  static let frame = Seconds(1.0 / 60)
  /// How long a state at rest is looked at before something is asked.
  static let pause: Seconds = 0.5
  /// More states than these are not gone through.
  static let mostStates = 250_000

  let scene: Scene
  /// The most choices in a row.
  let depth: Int
  let callbacks: RememberedCallbacks?

  private var seen: Set<StateKey> = []
  /// What is still to be gone through, by depth.
  private var waiting: [[Node]] = []
  /// How many runs were played to their end, and how often something was asked.
  private(set) var runs = 0
  private(set) var asked = 0
  private(set) var failures: [Failure] = []
  private(set) var wasCut = false

  init(_ scene: Scene, depth: Int, callbacks: RememberedCallbacks?) {
    self.scene = scene
    self.depth = depth
    self.callbacks = callbacks
  }

  /// How many different states were seen.
  var states: Int { seen.count }

  /// Goes through everything, calling `visit` for each step in the order of its length.
  ///
  /// - Throws: `TimelineError` when not even the first state can be worked out.
  mutating func explore(_ visit: (Visit) -> Void) throws {
    let player = try Player(scene.plan, on: scene.device, callbacks: callbacks)
    seen = [StateKey(player)]
    waiting = Array(repeating: [], count: depth + 1)
    waiting[0] = [Node(player: player, contract: Contract(), events: [], depth: 0)]
    for level in waiting.indices {
      // A run that ends leads to a state of the same depth.
      var next = 0
      while next < waiting[level].count, !wasCut {
        let node = waiting[level][next]
        next += 1
        if node.player.runEnd != nil { end(node, visit) }
        if level < depth { askEverything(of: node, visit) }
      }
      waiting[level] = []
    }
  }

  private mutating func askEverything(of node: Node, _ visit: (Visit) -> Void) {
    for instant in Self.instants(of: node.player) {
      var now = node
      do {
        try now.player.wait(until: instant)
      } catch {
        fail(error, after: node.events)
        return
      }
      for choice in scene.choices(for: now.player) { ask(choice, of: now, visit) }
    }
  }

  /// When something is asked.
  static func instants(of player: Player) -> [Seconds] {
    let now = player.clock
    guard let end = player.runEnd else {
      return [player.finger != nil || now == 0 ? now : now + pause]
    }
    let length = end - now
    var instants = [now, now + length * 0.25, now + length * 0.5, now + length * 0.75]
    if end - frame > now { instants.append(end - frame) }
    var distinct: [Seconds] = []
    for instant in instants.sorted() where instant < end && distinct.last != instant {
      distinct.append(instant)
    }
    return distinct
  }

  /// Lets the run of a state end.
  private mutating func end(_ node: Node, _ visit: (Visit) -> Void) {
    guard let end = node.player.runEnd else { return }
    var after = node
    do {
      try after.player.settle(until: end)
    } catch {
      fail(error, after: node.events)
      return
    }
    runs += 1
    take(after, from: node.player, choice: nil, visit)
  }

  private mutating func ask(_ choice: EventChoice, of node: Node, _ visit: (Visit) -> Void) {
    asked += 1
    var after = node
    after.depth += 1
    do {
      for event in try choice.events(at: node.player.clock) {
        after.events.append(event)
        try after.player.play(event.kind, at: event.time)
      }
    } catch {
      fail(error, after: after.events)
      return
    }
    let isAccepted = after.player.events[node.player.events.count...].contains { $0.isAccepted }
    if isAccepted {
      take(after, from: node.player, choice: choice, visit)
    } else {
      refuse(after, from: node.player, choice: choice, visit)
    }
  }

  /// What was turned down must have changed nothing.
  private func refuse(
    _ node: Node, from before: Player, choice: EventChoice, _ visit: (Visit) -> Void
  ) {
    _ = callbacks?.takeCompletions()
    let after = node.player
    guard after.machine != before.machine || after.runEnd != before.runEnd else { return }
    visit(
      Visit(
        scene: scene, before: before, after: after, events: node.events, choice: choice,
        isNew: false, goesOn: false,
        breaches: [.completion("an event that is turned down changes what is under way")]))
  }

  private mutating func fail(_ error: any Error, after events: [ScenarioEvent]) {
    _ = callbacks?.takeCompletions()
    failures.append(Failure(error: error, events: events))
  }

  private mutating func take(
    _ node: Node, from before: Player, choice: EventChoice?, _ visit: (Visit) -> Void
  ) {
    var node = node
    let calls = callbacks?.takeCompletions()
    let listens = scene.transition.callbacks.contains(.onComplete)
    let breaches = node.contract.read(node.player, calls: listens ? calls : nil)
    let isNew = seen.insert(StateKey(node.player)).inserted
    visit(
      Visit(
        scene: scene, before: before, after: node.player, events: node.events, choice: choice,
        isNew: isNew, goesOn: node.depth < depth, breaches: breaches))
    guard isNew else { return }
    guard seen.count < Self.mostStates else {
      wasCut = true
      return
    }
    node.player.forgetPast()
    node.contract.forgetLog()
    if node.depth < depth {
      waiting[node.depth].append(node)
    } else if node.player.runEnd != nil {
      // Nothing is asked of the last states: only their runs are seen to their end.
      end(node, visit)
    }
  }
}

extension TimelineEvent {
  /// Whether something was asked and accepted.
  fileprivate var isAccepted: Bool {
    if case .request(_, nil) = kind { true } else { false }
  }
}
