internal import Motion
internal import Timelines

/// The layers of a plan in one container: what moved so far, and where it is heading.
///
/// A stage knows nothing of phases; it is told when to start towards a rest and when to turn round,
/// and answers when everything will be still.
struct Stage {
  /// One property of one layer, with all that it did.
  struct Lane {
    let layer: PlannedLayer
    let property: Property
    var segments: [Segment]

    var track: Track {
      get throws(TimelineError) {
        // The rest before the run has no length when the run starts at once.
        let isEmptyRest = segments.count > 1 && segments[0].end == 0
        return try Track(
          layer: layer.id, property: property,
          segments: isEmptyRest ? Array(segments.dropFirst()) : segments)
      }
    }

    func state(at time: Seconds) -> Spring.State {
      let segment = segments.last { $0.start <= time } ?? segments[0]
      return segment.state(at: time)
    }
  }

  /// Springs that were turned round are still once they stay within this fraction of
  /// their reach.
  static let stillness = SpringTiming.defaultSettle

  let plan: Plan
  let container: Container
  private(set) var lanes: [Lane] = []

  /// Makes a stage with every layer in its dismissed pose.
  init(_ plan: Plan, in container: Container) throws(TimelineError) {
    self.plan = plan
    self.container = container
    for layer in plan.layers {
      for track in layer.tracks(.present) {
        let rest = track.from.resolved(in: container)
        let hold = try Segment(start: 0, end: 0, from: rest, to: rest, timing: .hold)
        lanes.append(Lane(layer: layer, property: track.property, segments: [hold]))
      }
    }
  }

  /// Every property of a layer at a time.
  func values(of layer: PlannedLayer, at time: Seconds) -> PropertyValues {
    var values = PropertyValues()
    for property in Property.allCases {
      values[property] = layer.target(property, of: .dismiss).resolved(in: container)
    }
    for lane in lanes where lane.layer.id == layer.id {
      let range = lane.property.range
      let value = lane.state(at: time).value
      values[lane.property] = min(max(value, range.lowerBound), range.upperBound)
    }
    return values
  }

  /// Starts every layer towards where a direction leads, from rest.
  ///
  /// - Returns: When the last layer is still.
  mutating func start(_ direction: Direction, at time: Seconds) throws(TimelineError) -> Seconds {
    var end = time
    for index in lanes.indices {
      let lane = lanes[index]
      let travel = lane.layer.travel(direction)
      let from = lane.state(at: time).value
      let to = lane.layer.target(lane.property, of: direction).resolved(in: container)
      let start = time + travel.delay
      let motion = try Segment(
        start: start, end: start + travel.timing.duration, from: from, to: to,
        timing: Self.timing(travel.timing, over: to - from))
      try hold(index, until: start)
      try append(motion, to: index)
      end = max(end, motion.end)
    }
    return end
  }

  /// Turns every layer round towards where a direction leads, from its place and speed.
  ///
  /// - Returns: When the last layer is still.
  mutating func turn(_ direction: Direction, at time: Seconds) throws -> Seconds {
    var end = time
    for index in lanes.indices {
      let lane = lanes[index]
      let state = lane.state(at: time)
      let to = lane.layer.target(lane.property, of: direction).resolved(in: container)
      try cut(index, at: time)
      guard state.value != to || state.velocity != 0 else { continue }
      let motion = try Self.turned(
        state, to: to, at: time, by: lane.layer.travel(direction).timing)
      try append(motion, to: index)
      end = max(end, motion.end)
    }
    return end
  }

  /// The tracks of all lanes, each lasting from 0 until a time.
  func tracks(until end: Seconds) throws(TimelineError) -> [Track] {
    var stage = self
    for index in lanes.indices { try stage.hold(index, until: end) }
    var tracks: [Track] = []
    for lane in stage.lanes { tracks.append(try lane.track) }
    return tracks
  }

  /// Appends a motion, stopped at its first arrival when the layer must not pass its target.
  private mutating func append(_ motion: Segment, to index: Int) throws(TimelineError) {
    guard lanes[index].layer.overshoot == .hold,
      case .spring(let spring, let velocity, _) = motion.timing,
      let arrival = spring.firstArrival(
        from: Spring.State(value: motion.from - motion.to, velocity: velocity)),
      motion.start + arrival < motion.end
    else {
      lanes[index].segments.append(motion)
      return
    }
    let stop = motion.start + arrival
    lanes[index].segments.append(try motion.cut(at: stop))
    lanes[index].segments.append(
      try Segment(start: stop, end: motion.end, from: motion.to, to: motion.to, timing: .hold))
  }

  /// Lets a lane rest where it is until a time.
  private mutating func hold(_ index: Int, until time: Seconds) throws(TimelineError) {
    guard let last = lanes[index].segments.last, last.end < time else { return }
    let value = last.value(at: last.end)
    if last.timing == .hold {
      lanes[index].segments.removeLast()
      lanes[index].segments.append(
        try Segment(start: last.start, end: time, from: value, to: value, timing: .hold))
    } else {
      lanes[index].segments.append(
        try Segment(start: last.end, end: time, from: value, to: value, timing: .hold))
    }
  }

  /// Ends what a lane does at a time; what had not begun by then is dropped.
  private mutating func cut(_ index: Int, at time: Seconds) throws(TimelineError) {
    while let last = lanes[index].segments.last, last.start >= time,
      lanes[index].segments.count > 1
    {
      lanes[index].segments.removeLast()
    }
    if let last = lanes[index].segments.last, last.end > time {
      lanes[index].segments.removeLast()
      lanes[index].segments.append(try last.cut(at: time))
    }
    try hold(index, until: time)
  }

  private static func timing(_ timing: Timing, over distance: Double) -> SegmentTiming {
    switch timing {
    case .spring(let spring):
      .spring(
        spring.spring, velocity: spring.initialVelocity * distance, notation: spring.notation)
    case .ease(let easing, _): .ease(easing)
    }
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
