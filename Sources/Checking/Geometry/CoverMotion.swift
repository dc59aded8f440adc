internal import Motion
internal import Timelines
internal import Transitions

/// A layer that covers the background, in motion: where it is, and where it would be if it stopped
/// at its target instead of passing it.
struct CoverMotion {
  /// A property that changes.
  private struct Moving {
    let property: Property
    let lane: Lane
    /// When the last motion is at its target first; nil when it never gets there before its end.
    let arrival: Seconds?
    /// What the motion may pass through on its way.
    let way: ClosedRange<Double>
  }

  let layer: PlannedLayer
  private let frame: Frame
  private let still: PropertyValues
  private let moving: [Moving]
  /// How the hand-held edge and the colour behind change what is uncovered.
  let isExtended: Bool

  /// The properties that move a layer's outline.
  private static let outline: [Property] = [.x, .y, .scale, .rotation, .opacity]

  init(_ layer: PlannedLayer, in player: Player) {
    let stage = player.stage
    let now = player.clock
    self.layer = layer
    frame = stage.frame(of: layer)
    still = stage.values(of: layer, at: now)
    isExtended = layer.overshoot == .extend
    moving = stage.lanes.compactMap { lane in
      guard lane.layer.id == layer.id, Self.outline.contains(lane.property),
        let last = lane.segments.last, last.end > now
      else { return nil }
      let step = player.machine.step
      let rests = Direction.allCases.map { stage.target(of: lane, $0, step: step) } + [last.from]
      let motion = lane.segments.last { $0.timing != .hold && $0.end > now } ?? last
      let low = rests.reduce(motion.from) { min($0, $1) }
      let high = rests.reduce(motion.from) { max($0, $1) }
      return Moving(
        property: lane.property, lane: lane, arrival: motion.firstArrival, way: low...high)
    }
  }

  /// Where it is at a time; nil when it covers nothing.
  func quad(at time: Seconds) -> Quad? {
    var values = still
    for part in moving { values[part.property] = Self.drawn(part, at: time) }
    return quad(values)
  }

  /// Where it would be without passing its target; nil when it covers nothing.
  func heldQuad(at time: Seconds) -> Quad? {
    var values = still
    for part in moving {
      let value = Self.drawn(part, at: time)
      if let arrival = part.arrival, time >= arrival {
        values[part.property] = part.lane.segments.last?.to ?? value
      } else {
        values[part.property] = min(max(value, part.way.lowerBound), part.way.upperBound)
      }
    }
    return quad(values)
  }

  private static func drawn(_ part: Moving, at time: Seconds) -> Double {
    let range = part.property.range
    return min(max(part.lane.state(at: time).value, range.lowerBound), range.upperBound)
  }

  private func quad(_ values: PropertyValues) -> Quad? {
    guard values[.opacity] >= PlacedLayer.opaque else { return nil }
    return Quad(
      frame, x: values[.x], y: values[.y], scale: values[.scale], rotation: values[.rotation])
  }

  /// When something decisive happens: a motion starts, is at its target, turns round, or ends.
  var instants: [Seconds] {
    moving.flatMap { part in part.lane.segments.flatMap(\.decisiveInstants) }
  }

  /// How far it is from where it would be without passing its target.
  func excess(at time: Seconds) -> Double {
    guard let now = quad(at: time), let held = heldQuad(at: time) else { return 0 }
    return zip(now.corners, held.corners).map { max(($0 - $1).x.magnitude, ($0 - $1).y.magnitude) }
      .max() ?? 0
  }
}

extension Segment {
  /// When the motion is at its target for the first time, if that is before its end.
  var firstArrival: Seconds? {
    guard length > 0 else { return nil }
    switch timing {
    case .hold, .direct: return nil
    case .spring(let spring, let velocity, _):
      return spring.firstArrival(from: Spring.State(value: from - to, velocity: velocity))
        .flatMap { start + $0 < end ? start + $0 : nil }
    case .keyframes(_, .spring(let spring, let velocity, _)):
      return spring.firstArrival(from: Spring.State(value: -1, velocity: velocity))
        .flatMap { start + $0 < end ? start + $0 : nil }
    case .ease(let easing), .keyframes(_, .ease(let easing)):
      return easing.firstArrival.map { start + length * $0 }
    }
  }

  /// The instants between which the value rises or falls only.
  fileprivate var decisiveInstants: [Seconds] {
    var instants = [start, end]
    switch timing {
    case .hold, .direct: break
    case .spring(let spring, let velocity, _):
      let state = Spring.State(value: from - to, velocity: velocity)
      instants += spring.lobes(from: state).map { start + $0 }
    case .keyframes(_, .spring(let spring, let velocity, _)):
      instants += spring.lobes(from: Spring.State(value: -1, velocity: velocity))
        .map { start + $0 }
    case .ease, .keyframes:
      instants += (1..<24).map { start + length * (Double($0) / 24) }
    }
    return instants.filter { $0 >= start && $0 <= end }
  }
}

extension Spring {
  /// When a motion passes its target and when it turns round, as far as either can be seen.
  fileprivate func lobes(from start: State) -> [Seconds] {
    guard let arrival = firstArrival(from: start) else { return [] }
    var instants = [arrival]
    if let peak = peak(from: start) { instants.append(peak.time) }
    guard dampingRatio < 1 else { return instants }
    let ratio = dampingRatio
    let half = Seconds(.pi / (naturalFrequency * (1 - ratio * ratio).squareRoot()))
    return instants.flatMap { first in (0..<4).map { first + half * Double($0) } }
  }
}

extension Easing {
  /// The first fraction before the end at which progress is 1 or more.
  fileprivate var firstArrival: Double? {
    let count = 200
    guard let index = (1..<count).first(where: { value(at: Double($0) / Double(count)) > 1 })
    else { return nil }
    var low = Double(index - 1) / Double(count)
    var high = Double(index) / Double(count)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if value(at: middle) > 1 { high = middle } else { low = middle }
    }
    return high
  }
}
