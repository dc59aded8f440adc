package import Motion
package import Timelines

/// The layers of a plan in one container: what moved so far, and where it is heading.
///
/// A stage knows nothing of phases; it is told when to start towards a rest, when to turn round and
/// when a finger holds the layers, and answers when everything will be still.
package struct Stage {
  package let plan: Plan
  package internal(set) var container: Container
  /// Every property that changes, in the order of the layers.
  package internal(set) var lanes: [Lane] = []

  /// Makes a stage with every layer in its dismissed pose.
  package init(_ plan: Plan, in container: Container) throws(TimelineError) {
    self.plan = plan
    self.container = container
    for layer in plan.layers {
      for property in layer.changedProperties {
        var lane = Lane(layer: layer, property: property)
        try lane.rest(at: restValue(of: lane, presentedSteps: 0), from: 0)
        lanes.append(lane)
      }
    }
  }

  /// Every property of a layer at a time, within what can be drawn.
  package func values(of layer: PlannedLayer, at time: Seconds) -> PropertyValues {
    var values = PropertyValues()
    for property in Property.allCases {
      values[property] = layer.target(property, of: .dismiss).resolved(property, in: container)
    }
    for lane in lanes where lane.layer.id == layer.id {
      let range = lane.property.range
      let value = lane.state(at: time).value
      values[lane.property] = min(max(value, range.lowerBound), range.upperBound)
    }
    return values
  }

  /// The frame of a layer before its pose; mirrored where the container runs from right to left.
  package func frame(of layer: PlannedLayer) -> Frame {
    let box = layer.frame.map { $0.resolved(in: container) }
    let isMirrored = container.direction == .rightToLeft
    return Frame(
      x: isMirrored ? container.width - box.x - box.width : box.x, y: box.y, width: box.width,
      height: box.height)
  }

  /// The value at which a lane rests once a number of steps have been presented.
  package func restValue(of lane: Lane, presentedSteps: Int) -> Double {
    if let shownIn = lane.layer.shownIn, lane.property == .opacity {
      return (shownIn == .present) == (presentedSteps > 0) ? 1 : 0
    }
    let steps = plan.transitions.indices.filter { lane.moves(in: $0) }
    if let last = steps.last(where: { $0 < presentedSteps }) {
      return target(of: lane, .present, step: last)
    }
    return target(of: lane, .dismiss, step: steps.first ?? 0)
  }

  /// Where a direction of a step leads a lane.
  package func target(of lane: Lane, _ direction: Direction, step: Int) -> Double {
    lane.layer.target(lane.property, of: direction, step: step)
      .resolved(lane.property, in: container)
  }

  /// Starts every layer towards where a direction of a step leads, from rest.
  ///
  /// - Returns: When the last layer is still.
  mutating func start(
    _ direction: Direction, step: Int, at time: Seconds
  ) throws(TimelineError) -> Seconds {
    var end = time
    for index in lanes.indices {
      let move = lanes[index].layer.moves[step]
      if lanes[index].isSwap {
        try swap(index, direction, at: time)
      } else if move.style != .travel {
        guard lanes[index].fades(in: step) else { continue }
        end = max(end, try fade(index, direction, step: step, at: time))
      } else if lanes[index].moves(in: step) {
        end = max(end, try travel(index, direction, step: step, at: time))
      }
    }
    return try endSwaps(direction, at: end)
  }

  private mutating func travel(
    _ index: Int, _ direction: Direction, step: Int, at time: Seconds
  ) throws(TimelineError) -> Seconds {
    let travel = lanes[index].layer.moves[step].travel(direction)
    let from = lanes[index].state(at: time).value
    let to = target(of: lanes[index], direction, step: step)
    let start = time + travel.delay
    let motion = try Segment(
      start: start, end: start + travel.timing.duration, from: from, to: to,
      timing: timing(travel, of: lanes[index], direction, step: step, over: to - from))
    try lanes[index].hold(until: start)
    try lanes[index].append(motion)
    return motion.end
  }

  /// Lets a layer that takes another's place be seen from its start on, and the other one no more.
  private mutating func swap(
    _ index: Int, _ direction: Direction, at time: Seconds
  ) throws(TimelineError) {
    guard direction == .present else { return }
    try lanes[index].rest(at: restValue(of: lanes[index], presentedSteps: 1), from: time)
  }

  /// On the way back the exchange is undone when everything is still.
  private mutating func endSwaps(
    _ direction: Direction, at time: Seconds
  ) throws(TimelineError) -> Seconds {
    guard direction == .dismiss else { return time }
    for index in lanes.indices where lanes[index].isSwap {
      try lanes[index].rest(at: restValue(of: lanes[index], presentedSteps: 0), from: time)
    }
    return time
  }

  /// The tracks of all lanes, each lasting from 0 until a time.
  func tracks(until end: Seconds) throws(TimelineError) -> [Track] {
    var tracks: [Track] = []
    for var lane in lanes {
      try lane.hold(until: end)
      tracks.append(try lane.track)
    }
    return tracks
  }

  private func timing(
    _ travel: PlannedTravel, of lane: Lane, _ direction: Direction, step: Int, over distance: Double
  ) -> SegmentTiming {
    if let path = path(travel.path, of: lane, direction, step: step) {
      switch travel.timing {
      case .spring(let spring):
        return .keyframes(
          path,
          driver: .spring(
            spring.spring, velocity: spring.initialVelocity, notation: spring.notation))
      case .ease(let easing, _): return .keyframes(path, driver: .ease(easing))
      }
    }
    switch travel.timing {
    case .spring(let spring):
      return .spring(
        spring.spring, velocity: spring.initialVelocity * distance, notation: spring.notation)
    case .ease(let easing, _): return .ease(easing)
    }
  }

  /// The values that a property passes on its way, or nil when no keyframe names it.
  private func path(
    _ path: PosePath, of lane: Lane, _ direction: Direction, step: Int
  ) -> ValuePath? {
    let named = path.keyframes.filter { $0.properties.contains(lane.property) }
    guard !named.isEmpty else { return nil }
    let rest = lane.layer.moves[step].pose(direction)
    return ValuePath(
      stops: named.map { keyframe in
        ValuePath.Stop(
          progress: keyframe.at,
          value: keyframe.pose.plannedValue(of: lane.property, facing: rest)
            .resolved(lane.property, in: container), easing: keyframe.easing)
      }, lastEasing: path.lastEasing)
  }
}
