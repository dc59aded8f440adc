internal import Motion
internal import Timelines

extension Stage {
  /// Fades a lane's layer from one rest to the other; nothing is seen to move.
  ///
  /// - Returns: When it is still.
  mutating func fade(
    _ index: Int, _ direction: Direction, step: Int, at time: Seconds
  ) throws(TimelineError) -> Seconds {
    let move = lanes[index].layer.moves[step]
    let end = time + move.travel(direction).timing.duration
    let to = target(of: lanes[index], direction, step: step)
    let isOpacity = lanes[index].property == .opacity
    switch (move.style, direction) {
    case (.appear, .present):
      guard isOpacity else {
        try lanes[index].rest(at: to, from: time)
        return end
      }
      try lanes[index].rest(at: 0, from: time)
      try ramp(index, to: to, from: time, until: end)
    case (.appear, .dismiss):
      if isOpacity { try ramp(index, to: 0, from: time, until: end) }
      try lanes[index].rest(at: to, from: end)
    default:
      let middle = time + (end - time) / 2
      guard isOpacity else {
        try lanes[index].rest(at: to, from: middle)
        return end
      }
      try ramp(index, to: 0, from: time, until: middle)
      try ramp(index, to: to, from: middle, until: end)
    }
    return end
  }

  /// Fades a lane's layer back from the middle of a fade.
  ///
  /// - Returns: When it is still.
  mutating func refade(
    _ index: Int, _ direction: Direction, step: Int, at time: Seconds
  ) throws(TimelineError) -> Seconds {
    let lane = lanes[index]
    let move = lane.layer.moves[step]
    let length = move.travel(direction).timing.duration
    let isInPlace = lanes.allSatisfy { other in
      other.layer.id != lane.layer.id || other.property == .opacity || !other.moves(in: step)
        || other.state(at: time).value == target(of: other, direction, step: step)
    }
    try lanes[index].cut(at: time)
    let to = target(of: lane, direction, step: step)
    let isOpacity = lane.property == .opacity
    if isInPlace {
      if isOpacity { try ramp(index, to: to, from: time, until: time + length / 2) }
      return time + length / 2
    }
    let middle = time + length / 2
    let end = move.style == .appear && direction == .dismiss ? middle : time + length
    if isOpacity {
      try ramp(index, to: 0, from: time, until: middle)
      if end > middle {
        try ramp(index, to: to, from: middle, until: end)
      } else {
        try lanes[index].rest(at: to, from: end)
      }
    } else {
      try lanes[index].rest(at: to, from: middle)
    }
    return end
  }

  mutating func ramp(
    _ index: Int, to value: Double, from start: Seconds, until end: Seconds
  ) throws(TimelineError) {
    try lanes[index].hold(until: start)
    let from = lanes[index].state(at: start).value
    try lanes[index].append(
      Segment(start: start, end: end, from: from, to: value, timing: .ease(.named(.linear))))
  }
}
