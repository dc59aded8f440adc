internal import Motion
internal import Timelines
internal import Transitions

/// No value jumps where one motion hands over to the next.
struct SmoothRule: Inspector {
  /// What counts as the same place and speed, in parts of the number.
  static let tolerance = 1e-6

  mutating func inspect(_ visit: Visit, _ findings: inout FindingList) {
    guard let choice = visit.choice else { return }
    let joints = Self.joints(of: visit.after, since: visit.before.clock)
    let isPlaced = visit.before.machine.phase.isRest && visit.after.machine.phase.isRest
    for joint in joints where !isPlaced && !joint.isHidden {
      if let fault = joint.handOverFault(tolerance: Self.tolerance) {
        findings.add(
          .smooth, fault.subject, field: "", "\(joint.name): \(fault.text)",
          hint: "report this: it is a fault of animscript", scenario: visit.events)
      }
    }
    if let speed = choice.speed { checkFlick(speed, visit, &findings) }
    guard visit.isNew else { return }
    for joint in joints where !joint.isHidden {
      guard let jump = joint.visibleJump else { continue }
      let field = visit.scene.timingField(
        of: joint.lane.layer, visit.after.machine.phase.heading)
      findings.add(
        .smooth, "end \(field)", field: field,
        "ends with a jump: \(joint.name) is \(jump.magnitude.shown(2)) "
          + "\(joint.lane.property.unit) short of its target and is put there at once",
        hint: "lower 'settle' until the jump does not show, 0.001 by default, or give the curve "
          + "its value 1 at the end", scenario: visit.events)
    }
  }

  /// What the hand gave must be what the layers have.
  private func checkFlick(_ speed: Double, _ visit: Visit, _ findings: inout FindingList) {
    let stage = visit.after.stage
    let step = visit.after.machine.step
    for lane in stage.lanes where lane.moves(in: step) && !lane.isSwap {
      let way =
        stage.target(of: lane, .present, step: step) - stage.target(of: lane, .dismiss, step: step)
      let state = lane.state(at: visit.after.clock)
      guard lane.segments.last?.timing != .hold else { continue }
      guard (state.velocity - speed * way).magnitude > 1e-4 * max(1, (speed * way).magnitude)
      else { continue }
      findings.add(
        .smooth, "flick", field: "",
        "\(lane.layer.id) \(lane.property.rawValue) loses the hand's speed when it lets go",
        hint: "report this: it is a fault of animscript", scenario: visit.events)
    }
  }

  /// Where motions meet in what a player's lanes did and will do.
  static func joints(of player: Player, since time: Seconds) -> [Joint] {
    player.stage.lanes.flatMap { lane in
      zip(lane.segments, lane.segments.dropFirst()).filter { $1.start >= time }
        .map { Joint(lane: lane, before: $0, after: $1, player: player) }
        + (lane.segments.last.map { last in
          [Joint(lane: lane, before: last, after: nil, player: player)]
        } ?? [])
    }
  }
}

/// Where one motion of a lane ends and the next begins, if there is a next one.
struct Joint {
  let lane: Lane
  let before: Segment
  let after: Segment?
  /// Whether the layer cannot be seen then.
  let isHidden: Bool
  private let fades: Bool

  init(lane: Lane, before: Segment, after: Segment?, player: Player) {
    self.lane = lane
    self.before = before
    self.after = after
    let opacity = player.stage.lanes.first {
      $0.layer.id == lane.layer.id && $0.property == .opacity
    }
    isHidden =
      lane.property != .opacity
      && (opacity?.state(at: before.end).value
        ?? lane.layer.moves[0].presented.opacity) < 0.01
    fades = lane.layer.moves[player.machine.step].style != .travel
  }

  var name: String { "\(lane.layer.id) \(lane.property.rawValue)" }

  /// What does not fit at the hand-over.
  func handOverFault(tolerance: Double) -> (subject: String, text: String)? {
    // A motion without length is a jump that the author asked for; an exchange of layers is one.
    guard let after, !lane.isSwap, before.end > before.start || before.timing == .hold,
      after.end > after.start
    else { return nil }
    let left = before.state(at: before.end)
    let right = after.state(at: after.start)
    let gap = (left.value - right.value).magnitude
    // Faded layers are put in place while they cannot be seen; that is looked at as hidden.
    if gap > tolerance * max(1, left.value.magnitude) {
      return ("place", "jumps by \(gap.shown()) where a motion hands over to the next")
    }
    guard before.wasCut, before.timing.isFree, !fades else { return nil }
    if case .direct = after.timing { return nil }
    // The wall that 'hold' puts up at the target takes the speed away.
    if after.timing == .hold, lane.layer.overshoot == .hold, after.from == before.to { return nil }
    let loss = (left.velocity - right.velocity).magnitude
    guard loss > tolerance * 10 * max(1, left.velocity.magnitude) else { return nil }
    return ("speed", "changes its speed by \(loss.shown()) a second at an interruption")
  }

  /// How far a motion is from its target just before its own end, when that can be seen.
  var visibleJump: Double? {
    guard !before.wasCut, before.end > before.start, before.timing.isFree else { return nil }
    let almost = before.state(at: before.end - Seconds(min(before.length.value / 2, 1e-9)))
    let jump = before.to - almost.value
    let travel = max((before.to - before.from).magnitude, before.velocityReach)
    guard jump.magnitude > lane.property.visibleStep, jump.magnitude > 0.002 * travel else {
      return nil
    }
    return jump
  }
}

extension Segment {
  /// How far the speed at its start alone would carry a spring away.
  fileprivate var velocityReach: Double {
    guard case .spring(let spring, let velocity, _) = timing else { return 0 }
    return velocity.magnitude / spring.naturalFrequency
  }
}

extension SegmentTiming {
  /// Whether the motion runs by itself and without steps.
  fileprivate var isFree: Bool {
    switch self {
    case .hold, .direct, .ease(.steps): false
    case .spring, .ease, .keyframes: true
    }
  }
}

extension Property {
  /// The smallest change that the eye notices.
  fileprivate var visibleStep: Double {
    switch self {
    case .x, .y, .cornerRadius, .shadowRadius, .shadowX, .shadowY: 1
    case .rotation: 0.25
    case .scale: 0.004
    case .opacity, .dim, .shadowOpacity: 0.02
    }
  }

  /// What its values count.
  var unit: String {
    switch self {
    case .x, .y, .cornerRadius, .shadowRadius, .shadowX, .shadowY: "points"
    case .rotation: "degrees"
    case .scale: "of its size"
    case .opacity, .dim, .shadowOpacity: "of its opacity"
    }
  }
}
