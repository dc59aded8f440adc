internal import Motion
internal import Timelines
internal import Transitions

/// Something that can be asked of a transition: one event, or the few that make a gesture.
struct EventChoice {
  /// What is asked, and how long after the choice.
  let steps: [(delay: Seconds, kind: ScenarioEvent.Kind)]
  /// Whether a person does it; what the program or the system does is no way out for a person.
  let isPersonal: Bool
  /// Progress per second that the hand has when it lets go, where that is known.
  let speed: Double?

  init(_ kind: ScenarioEvent.Kind, isPersonal: Bool = true) {
    self.init([(0, kind)], isPersonal: isPersonal)
  }

  init(
    _ steps: [(Seconds, ScenarioEvent.Kind)], isPersonal: Bool = true, speed: Double? = nil
  ) {
    self.steps = steps.map { (delay: $0.0, kind: $0.1) }
    self.isPersonal = isPersonal
    self.speed = speed
  }

  /// The scenario events of the choice at an instant.
  func events(at time: Seconds) throws(TransitionError) -> [ScenarioEvent] {
    var events: [ScenarioEvent] = []
    for step in steps {
      events.append(try ScenarioEvent(time: time + step.delay, kind: step.kind))
    }
    return events
  }
}

extension Scene {
  /// Everything that can be asked of a player now.
  func choices(for player: Player) -> [EventChoice] {
    if player.finger != nil { return held(player) }
    var choices: [EventChoice] = [
      EventChoice(.present, isPersonal: false), EventChoice(.dismiss, isPersonal: false),
      EventChoice(.escape),
    ]
    for layer in plan.layers where layer.parent == nil {
      choices.append(EventChoice(.tapOn(layer: layer.id)))
    }
    let items = transition.menu.items.filter { !$0.isDisabled }
    if let first = items.first { choices.append(EventChoice(.choose(item: first.id))) }
    if items.count > 1, let last = items.last {
      choices.append(EventChoice(.choose(item: last.id)))
    }
    if let touch = touch(player) { choices.append(EventChoice(touch)) }
    choices.append(EventChoice(.cancel))
    if let turn = turn(player) { choices.append(EventChoice(turn, isPersonal: false)) }
    if transition.presentation == .card { choices.append(EventChoice(.pullAway)) }
    return choices
  }

  /// A finger on the middle of the layer that a pan starts on.
  private func touch(_ player: Player) -> ScenarioEvent.Kind? {
    let pans = transition.pans
    let isAway: Bool
    switch player.machine.phase {
    case .dismissed, .presenting: isAway = true
    case .presented, .dismissing: isAway = false
    }
    guard let pan = isAway ? pans.present : pans.dismiss, let layer = plan.layer(pan.layer) else {
      return nil
    }
    let middle = player.stage.middle(of: layer, at: player.clock)
    return Self.place(middle.x, middle.y).map { .touch(x: $0.x, y: $0.y) }
  }

  /// What a hand that holds the layers can do: let go at once, draw slowly to several places, flick,
  /// draw too far; and what can come between.
  private func held(_ player: Player) -> [EventChoice] {
    guard let finger = player.finger else { return [] }
    var choices = [EventChoice(.dismiss, isPersonal: false), EventChoice(.present)]
    func reach(_ part: Double) -> (x: Length, y: Length)? {
      let place = finger.place + finger.distance * (part - finger.progress)
      return finger.pan.axis == .horizontal
        ? Self.place(Points(place), 0) : Self.place(0, Points(place))
    }
    for part in [0.3, 0.7, 1.3, -0.3] {
      guard let place = reach(part) else { continue }
      choices.append(
        EventChoice([
          (0.2, .touch(x: place.x, y: place.y)), (0.4, .release(x: place.x, y: place.y)),
        ]))
    }
    if let near = reach(finger.progress + 0.1), let far = reach(finger.progress + 0.2),
      let back = reach(finger.progress - 0.2)
    {
      // Past the ends the layers follow less than the hand.
      let isWithin = finger.progress >= 0 && finger.progress + 0.2 <= 1
      choices.append(
        EventChoice(
          [(0.05, .touch(x: near.x, y: near.y)), (0.1, .release(x: far.x, y: far.y))],
          speed: isWithin ? 2 : nil))
      choices.append(
        EventChoice([(0.05, .touch(x: near.x, y: near.y)), (0.1, .release(x: back.x, y: back.y))]))
    }
    if let half = reach(0.5) {
      choices.append(EventChoice([(0.2, .touch(x: half.x, y: half.y)), (0.4, .cancel)]))
      if let turn = turn(player) {
        choices.append(
          EventChoice([(0.2, .touch(x: half.x, y: half.y)), (0.4, turn)], isPersonal: false))
      }
    }
    if let here = reach(finger.progress) {
      choices.append(EventChoice(.release(x: here.x, y: here.y)))
    }
    return choices
  }

  /// The device turned to the other of its two positions.
  private func turn(_ player: Player) -> ScenarioEvent.Kind? {
    guard let turned else { return nil }
    let now = player.stage.container
    let next = now.width == turned.width && now.height == turned.height ? container : turned
    return .rotate(width: next.width, height: next.height)
  }

  /// A place as lengths, as a scenario writes it.
  private static func place(_ x: Points, _ y: Points) -> (x: Length, y: Length)? {
    guard let x = try? Length(constant: x), let y = try? Length(constant: y) else { return nil }
    return (x, y)
  }
}
