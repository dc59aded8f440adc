internal import Motion
internal import Timelines

extension Stage {
  /// Springs that were turned round are still once they stay within this fraction of their reach.
  static let stillness = SpringTiming.defaultSettle

  /// Sends every layer towards where a direction of a step leads, from its place and speed.
  ///
  /// - Parameters:
  ///   - direction: Where to.
  ///   - step: Of the sequence.
  ///   - time: When.
  ///   - velocity: Progress per second towards the menu's presence, when a finger gave it; nil to
  ///     keep each lane's own speed.
  ///   - timing: Replaces each layer's own timing; nil to keep it.
  /// - Returns: When the last layer is still.
  /// - Throws: `TimelineError` or `SpringError` when a motion cannot be worked out.
  mutating func turn(
    _ direction: Direction, step: Int, at time: Seconds, velocity: Double? = nil,
    timing: Timing? = nil
  ) throws -> Seconds {
    var end = time
    // What was to be exchanged at the end of the old run waits for the end of the new one.
    for index in lanes.indices where lanes[index].isSwap { try lanes[index].cut(at: time) }
    for index in lanes.indices where !lanes[index].isSwap {
      let move = lanes[index].layer.moves[step]
      if move.style != .travel, velocity == nil {
        guard lanes[index].fades(in: step) else { continue }
        end = max(end, try refade(index, direction, step: step, at: time))
        continue
      }
      guard lanes[index].moves(in: step) else {
        // A layer that a finger made visible again may still be on its way there.
        if lanes[index].fades(in: step) { end = max(end, lanes[index].lastSegment?.end ?? end) }
        continue
      }
      var state = lanes[index].state(at: time)
      if let velocity {
        let way =
          target(of: lanes[index], .present, step: step)
          - target(of: lanes[index], .dismiss, step: step)
        state = Spring.State(value: state.value, velocity: velocity * way)
      }
      let to = target(of: lanes[index], direction, step: step)
      try lanes[index].cut(at: time)
      guard state.value != to || state.velocity != 0 else { continue }
      let motion = try Self.turned(
        state, to: to, at: time, by: timing ?? move.travel(direction).timing)
      try lanes[index].append(motion)
      end = max(end, motion.end)
    }
    return try endTurnedSwaps(direction, at: end)
  }

  private mutating func endTurnedSwaps(
    _ direction: Direction, at time: Seconds
  ) throws(TimelineError) -> Seconds {
    for index in lanes.indices where lanes[index].isSwap {
      let shown = restValue(of: lanes[index], presentedSteps: 1)
      let away = restValue(of: lanes[index], presentedSteps: 0)
      try lanes[index].cut(at: time)
      if direction == .dismiss {
        try lanes[index].rest(at: away, from: time)
      } else if lanes[index].state(at: time).value != shown {
        try lanes[index].rest(at: shown, from: time)
      }
    }
    return time
  }

  /// The motion that carries a value on from its place and speed towards a new target.
  ///
  /// A spring stays itself; an easing is followed by a critically damped spring of its length. The
  /// motion ends when it stays within `stillness` of its own reach: the distance to go, or what the
  /// speed alone would carry the spring away.
  private static func turned(
    _ state: Spring.State, to target: Double, at time: Seconds, by timing: Timing
  ) throws -> Segment {
    let spring: Spring
    switch timing {
    case .spring(let timing): spring = timing.spring
    case .ease(let easing, let duration):
      guard duration > 0 else {
        return try Segment(
          start: time, end: time, from: state.value, to: target, timing: .ease(easing))
      }
      spring = try Spring.critical(settlingIn: duration)
    }
    let offset = state.value - target
    let reach = max(offset.magnitude, state.velocity.magnitude / spring.naturalFrequency)
    let length = try spring.settlingTime(
      from: Spring.State(value: offset, velocity: state.velocity), within: stillness * reach)
    return try Segment(
      start: time, end: time + length, from: state.value, to: target,
      timing: .spring(spring, velocity: state.velocity, notation: .physical(spring)))
  }
}

extension SpringNotation {
  /// A spring written by its constants, without a velocity of its own.
  fileprivate static func physical(_ spring: Spring) -> SpringNotation {
    SpringNotation(
      family: .physical,
      parameters: [
        Parameter(name: "mass", value: spring.mass),
        Parameter(name: "stiffness", value: spring.stiffness),
        Parameter(name: "damping", value: spring.damping),
      ])
  }
}
