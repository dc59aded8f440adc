package import Motion
package import Timelines

extension Stage {
  /// Holds the layers of a step where they are, for a finger to drive.
  ///
  /// - Returns: The finger, or nil when its pan has no distance in this container.
  mutating func grab(
    _ pan: Pan, step: Int, x: Points, y: Points, at time: Seconds
  ) throws(TimelineError) -> Finger? {
    let sign: Double = pan.axis == .horizontal && container.direction == .rightToLeft ? -1 : 1
    let distance = pan.distance.resolved(in: container).value * sign
    guard distance != 0 else { return nil }
    let start = progress(of: pan, step: step, at: time)
    for index in lanes.indices where lanes[index].isSwap || !lanes[index].moves(in: step) {
      try showUnderFinger(index, step: step, at: time)
    }
    for index in lanes.indices where lanes[index].moves(in: step) && !lanes[index].isSwap {
      let value = lanes[index].state(at: time).value
      try lanes[index].cut(at: time)
      try lanes[index].append(
        Segment(start: time, end: time, from: value, to: value, timing: .direct([])))
    }
    let place = pan.axis == .horizontal ? x : y
    return Finger(pan, distance: distance, start: start, at: place.value, time: time)
  }

  /// Takes back what a lane that no finger moves was about to do to its layer.
  ///
  /// A layer that was fading is seen again, and an exchange of layers waits for the end of the run.
  private mutating func showUnderFinger(
    _ index: Int, step: Int, at time: Seconds
  ) throws(TimelineError) {
    let lane = lanes[index]
    let move = lane.layer.moves[step]
    guard lane.isSwap || (move.style != .travel && lane.fades(in: step)) else { return }
    try lanes[index].cut(at: time)
    guard !lane.isSwap else { return }
    let shown = target(of: lane, .present, step: step)
    guard lane.state(at: time).value != shown else { return }
    try ramp(index, to: shown, from: time, until: time + move.presenting.timing.duration / 2)
  }

  /// Lets the layers of a step follow a finger.
  mutating func follow(
    _ finger: Finger, step: Int, at time: Seconds
  ) throws(TimelineError) {
    let change = finger.shownProgress - finger.start
    for index in lanes.indices where lanes[index].moves(in: step) && !lanes[index].isSwap {
      guard let held = lanes[index].lastSegment, case .direct(let points) = held.timing else {
        continue
      }
      let way =
        target(of: lanes[index], .present, step: step)
        - target(of: lanes[index], .dismiss, step: step)
      let value = held.from + change * way
      let point = DirectPoint(time: time - held.start, value: value)
      lanes[index].replaceLast(
        with: try Segment(
          start: held.start, end: time, from: held.from, to: value,
          timing: .direct(points + [point])))
    }
  }

  /// How far the menu is present, seen from the layer that a pan is on; 0 to 1 between the rests.
  private func progress(of pan: Pan, step: Int, at time: Seconds) -> Double {
    let axis: Property = pan.axis == .horizontal ? .x : .y
    let moving = lanes.filter { lane in
      lane.moves(in: step) && !lane.isSwap
        && target(of: lane, .dismiss, step: step) != target(of: lane, .present, step: step)
    }
    let lane =
      moving.first { $0.layer.id == pan.layer && $0.property == axis }
      ?? moving.first { $0.property == axis && $0.layer.role != .row } ?? moving.first
    guard let lane else { return 0 }
    let away = target(of: lane, .dismiss, step: step)
    let there = target(of: lane, .present, step: step)
    return (lane.state(at: time).value - away) / (there - away)
  }

  /// Puts the layers where a new container has them: at rest with a number of steps presented.
  ///
  /// - Parameters:
  ///   - container: The new one.
  ///   - presentedSteps: How many steps are presented.
  ///   - running: The step that is under way and keeps its place, or nil at rest.
  ///   - time: When.
  /// - Throws: `TimelineError` when a value cannot be worked out.
  package mutating func relayout(
    in container: Container, presentedSteps: Int, running: Int?, at time: Seconds
  ) throws(TimelineError) {
    self.container = container
    for index in lanes.indices {
      if let running, lanes[index].fades(in: running) || lanes[index].isSwap { continue }
      try lanes[index].rest(
        at: restValue(of: lanes[index], presentedSteps: presentedSteps), from: time)
    }
  }
}
