internal import Motion
internal import Timelines
internal import Transitions

/// A point of the contract that a run broke; the text says how.
enum Breach: Hashable {
  case completion(String)
  case leftOver(String)
  case endState(String)
}

/// Watches what a player does and says where it breaks the contract of transitions.
///
/// It reads the log and the layers only; what the machine thinks is of no account here.
struct Contract {
  /// A run that was accepted and has not ended.
  private struct OpenRun {
    let direction: Direction
    /// Steps presented when it began, and when it arrives.
    let from: Int, to: Int
    /// When it must end; nil once something came between, or under a finger.
    var end: Seconds?
    /// When it began or was last told something.
    var latest: Seconds
  }

  private var readCount = 0
  private var run: OpenRun?
  private var presentedSteps = 0
  private var phase = "dismissed"
  private var inserted: Set<String> = []
  private var isCaptured = false
  private var scope: String?
  /// Events at the instant that is read, since the last request or completion.
  private var group: [TimelineEvent.Kind] = []
  private var hasRequest = false
  private var breaches: [Breach] = []
  /// Runs that began, steps of a sequence each for itself, and runs that ended.
  private(set) var accepted = 0
  private(set) var completed = 0

  /// Reads what is new and says what is wrong with it.
  ///
  /// - Parameters:
  ///   - player: Just after an event, or just after a run ended.
  ///   - calls: What `on_complete` was told since the last look; nil when there is no such function.
  /// - Returns: Nothing when the contract was kept.
  mutating func read(_ player: Player, calls: [Completion]?) -> [Breach] {
    breaches = []
    hasRequest = false
    var told: [Completion] = []
    let events = player.events
    while readCount < events.count {
      let event = events[readCount]
      readCount += 1
      let next = readCount < events.count ? events[readCount].kind : nil
      take(event, before: next, player)
      if case .complete(let direction, let outcome) = event.kind {
        told.append(Completion(direction: direction, outcome: outcome))
      }
    }
    if hasRequest { checkBeginning(of: player.transition) }
    if let calls, calls != told {
      breaches.append(.completion("on_complete hears of other completions than those of the run"))
    }
    if player.runEnd == nil, run != nil, player.finger == nil {
      breaches.append(.completion("a run is under way that nothing will end"))
    }
    return breaches
  }

  /// Expects an empty log next time.
  mutating func forgetLog() { readCount = 0 }

  private mutating func take(
    _ event: TimelineEvent, before next: TimelineEvent.Kind?, _ player: Player
  ) {
    switch event.kind {
    case .request(let request, nil):
      hasRequest = true
      group = [event.kind]
      run?.end = nil
      run?.latest = event.time
      if request == .pullAway { open(.dismiss, to: 0, at: event.time, animated: false, player) }
    case .request: return
    case .phase(let name): enter(name, before: next, at: event.time, player)
    case .complete(let direction, let outcome):
      group.append(event.kind)
      complete(direction, outcome, at: event.time, before: next, player)
      group = []
    default:
      group.append(event.kind)
      note(event.kind)
    }
  }

  private mutating func note(_ kind: TimelineEvent.Kind) {
    switch kind {
    case .capture(let layer):
      inserted.insert(layer)
      isCaptured = true
    case .insert(let layer):
      if !inserted.insert(layer).inserted { breaches.append(.leftOver("\(layer) is put in twice")) }
    case .remove(let layer):
      if inserted.remove(layer) == nil {
        breaches.append(.leftOver("\(layer) is taken out although it is not there"))
      }
    case .restore:
      if !isCaptured { breaches.append(.leftOver("the content is restored without a picture")) }
      isCaptured = false
    case .scope(let layer): scope = layer
    default: return
    }
  }

  private mutating func enter(
    _ name: String, before next: TimelineEvent.Kind?, at time: Seconds, _ player: Player
  ) {
    phase = name
    // Before a completion the phase tells what comes after it.
    if case .complete? = next { return }
    guard let direction = Self.direction(of: name) else { return }
    if let run {
      if run.direction != direction {
        breaches.append(.completion("a run turns into one of the other direction without an end"))
      }
      return
    }
    open(direction, at: time, animated: name == direction.runName, player)
  }

  private mutating func open(
    _ direction: Direction, to target: Int? = nil, at time: Seconds, animated: Bool,
    _ player: Player
  ) {
    accepted += 1
    let to = target ?? presentedSteps + (direction == .present ? 1 : -1)
    let step = min(presentedSteps, to)
    let isKnown = player.stage.plan.transitions.indices.contains(step)
    run = OpenRun(
      direction: direction, from: presentedSteps, to: to,
      end: animated && isKnown
        ? Self.end(of: direction, step: step, from: time, player.stage) : nil, latest: time)
  }

  private mutating func complete(
    _ direction: Direction, _ outcome: Outcome, at time: Seconds,
    before next: TimelineEvent.Kind?, _ player: Player
  ) {
    completed += 1
    guard let ended = run else {
      breaches.append(.completion("a run is reported as ended although none was under way"))
      return
    }
    if direction != ended.direction {
      breaches.append(.completion("the end of a run is reported for the other direction"))
    }
    presentedSteps = outcome == .finished ? ended.to : ended.from
    checkPlace(of: ended, outcome, at: time, player)
    checkTime(of: ended, at: time, player)
    checkOrder()
    run = nil
    if let direction = Self.direction(of: phase) {
      open(direction, at: time, animated: phase == direction.runName, player)
    } else {
      checkRest(outcome, player)
    }
  }

  /// Layers are exactly where the outcome says, and nowhere else.
  private mutating func checkPlace(
    of ended: OpenRun, _ outcome: Outcome, at time: Seconds, _ player: Player
  ) {
    // Of several ends at one instant only the last one shows.
    guard time == player.clock, readCount >= (player.events.lastIndex { $0.isEnd } ?? 0) else {
      return
    }
    if Self.rests(player.stage, presentedSteps: presentedSteps, at: time) { return }
    let other = outcome == .finished ? ended.from : ended.to
    if Self.rests(player.stage, presentedSteps: other, at: time) {
      breaches.append(
        .completion(
          outcome == .finished
            ? "a run that ended where it began is reported as finished"
            : "a run that arrived is reported as cancelled"))
    } else {
      breaches.append(.endState("a run ends elsewhere than in the declared poses"))
    }
  }

  /// A run ends when its last layer is still, neither earlier nor later.
  private mutating func checkTime(of ended: OpenRun, at time: Seconds, _ player: Player) {
    let ends = player.stage.lanes.compactMap { $0.segments.last?.end }
    let isChained = Self.direction(of: phase) != nil
    if !isChained, ends.contains(where: { $0 > time }) {
      breaches.append(.completion("a run is reported as ended while a layer still moves"))
    }
    let last = max(ended.latest, ended.end ?? ended.latest)
    let isLate =
      if let end = ended.end {
        (time - end).value.magnitude > 1e-9
      } else {
        !isChained && !ends.contains { $0 >= time - 1e-9 } && time > last + 1e-9
      }
    if isLate { breaches.append(.completion("a run ends at another time than its last layer")) }
  }

  /// Removed and restored, then modal scope, focus, announcement, completion.
  private mutating func checkOrder() {
    var rank = 0
    for kind in group {
      let own =
        switch kind {
        case .remove: 1
        case .restore: 2
        case .scope: 3
        case .focus: 4
        case .announce: 5
        case .complete: 6
        default: rank
        }
      if own < rank {
        breaches.append(.completion("the end of a run is carried out in another order"))
        return
      }
      rank = own
    }
  }

  /// A presentation prepares its data and takes its picture; a choice is handed back.
  private mutating func checkBeginning(of transition: Transition) {
    guard case .request(let request, nil)? = group.first else { return }
    let prepares = transition.callbacks.contains(.prepare)
    let isBeginning = group.contains { if case .insert("menu") = $0 { true } else { false } }
    if isBeginning {
      let before = group.prefix { if case .insert = $0 { false } else { true } }
      let hasPicture = before.contains { if case .capture = $0 { true } else { false } }
      let isPrepared = before.contains { if case .prepare = $0 { true } else { false } }
      if !hasPicture { breaches.append(.completion("a presentation begins without a picture")) }
      if prepares, !isPrepared {
        breaches.append(.completion("a presentation begins without calling prepare"))
      }
    }
    if case .choose = request, transition.callbacks.contains(.unwind),
      !group.contains(where: { if case .unwind = $0 { true } else { false } })
    {
      breaches.append(.completion("a choice is not handed to unwind"))
    }
  }

  /// What is there at rest, and what is not.
  private mutating func checkRest(_ outcome: Outcome, _ player: Player) {
    let told = player.transition.accessibility
    func leftOver(_ text: String) { breaches.append(.leftOver(text)) }
    if player.finger != nil { leftOver("a finger still holds the layers") }
    let isPresented = presentedSteps > 0
    if isPresented != (phase == "presented") {
      breaches.append(.endState("the phase at rest is not the one that is shown"))
    }
    if isPresented {
      if !inserted.isSuperset(of: ["menu", "content"]) { leftOver("a layer of the menu is missing") }
    } else {
      for layer in inserted.union(player.inserted).sorted() {
        leftOver("\(layer) stays in the container when the menu is gone")
      }
      if isCaptured { leftOver("the live content is not restored") }
    }
    // What was cancelled leaves assistive technology where it was.
    if scope != (isPresented ? told.modal : nil) {
      leftOver("the modal scope is not that of the state at rest")
    }
    let isFocused = group.contains { if case .focus = $0 { true } else { false } }
    if isFocused != (outcome == .finished) {
      leftOver(isFocused ? "a cancelled run moves the focus" : "a finished run leaves the focus")
    }
  }
}

/// What `on_complete` is told.
struct Completion: Hashable {
  let direction: Direction
  let outcome: Outcome
}

extension Contract {
  /// Whether every lane rests exactly where a number of presented steps has it.
  static func rests(_ stage: Stage, presentedSteps: Int, at time: Seconds) -> Bool {
    stage.lanes.allSatisfy { lane in
      lane.state(at: time).value == stage.restValue(of: lane, presentedSteps: presentedSteps)
    }
  }

  /// When a run from rest must end, worked out from the plan alone.
  static func end(
    of direction: Direction, step: Int, from start: Seconds, _ stage: Stage
  ) -> Seconds {
    var end = start
    for lane in stage.lanes where !lane.isSwap {
      let move = lane.layer.moves[step]
      let travel = move.travel(direction)
      if move.style == .travel {
        guard lane.moves(in: step) else { continue }
        end = max(end, start + travel.delay + travel.timing.duration)
      } else if lane.fades(in: step) {
        end = max(end, start + travel.timing.duration)
      }
    }
    return end
  }

  /// The direction of a run phase; nil at rest.
  private static func direction(of phase: String) -> Direction? {
    if phase.hasPrefix(Direction.present.runName) { return .present }
    return phase.hasPrefix(Direction.dismiss.runName) ? .dismiss : nil
  }
}

extension Direction {
  /// The phase of a run that goes by itself towards its target.
  fileprivate var runName: String { self == .present ? "presenting" : "dismissing" }
}

extension TimelineEvent {
  fileprivate var isEnd: Bool { if case .complete = kind { true } else { false } }
}
