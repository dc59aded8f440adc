package import Motion
package import Timelines

/// One property of one layer on a stage, with all that it did.
package struct Lane {
  package let layer: PlannedLayer
  package let property: Property
  /// In order; each starts where the one before ends.
  package private(set) var segments: [Segment] = []

  init(layer: PlannedLayer, property: Property) {
    self.layer = layer
    self.property = property
  }

  /// The lane as a track, without rests that have no length.
  var track: Track {
    get throws(TimelineError) {
      let shown = segments.enumerated().filter { index, segment in
        segment.end > segment.start || segment.timing != .hold || segments.count == 1
          || index == segments.count - 1
      }
      return try Track(layer: layer.id, property: property, segments: shown.map(\.element))
    }
  }

  /// Value and rate of change at a time that has been played.
  package func state(at time: Seconds) -> Spring.State {
    let segment = segments.last { $0.start <= time } ?? segments[0]
    return segment.state(at: time)
  }

  /// Whether the property moves in a step.
  package func moves(in step: Int) -> Bool { layer.moves(property, step: step) }

  /// Whether the property takes part when the layer fades in a step.
  package func fades(in step: Int) -> Bool {
    moves(in: step) || (property == .opacity && !layer.movedProperties(step: step).isEmpty)
  }

  /// Whether the property only says which of two matched layers is seen.
  package var isSwap: Bool { property == .opacity && layer.shownIn != nil }

  /// Puts the lane to rest at a value from a time on, without a way there.
  mutating func rest(at value: Double, from time: Seconds) throws(TimelineError) {
    if !segments.isEmpty {
      guard state(at: time).value != value else { return try hold(until: time) }
      try hold(until: time)
    }
    segments.append(try Segment(start: time, end: time, from: value, to: value, timing: .hold))
  }

  /// Appends a motion, stopped at its first arrival when the layer must not pass its target.
  mutating func append(_ motion: Segment) throws(TimelineError) {
    guard layer.overshoot == .hold,
      case .spring(let spring, let velocity, _) = motion.timing,
      let arrival = spring.firstArrival(
        from: Spring.State(value: motion.from - motion.to, velocity: velocity)),
      motion.start + arrival < motion.end
    else {
      segments.append(motion)
      return
    }
    let stop = motion.start + arrival
    segments.append(try motion.cut(at: stop))
    segments.append(
      try Segment(start: stop, end: motion.end, from: motion.to, to: motion.to, timing: .hold))
  }

  /// What the lane does last.
  var lastSegment: Segment? { segments.last }

  /// Puts another motion in the place of the last one.
  mutating func replaceLast(with motion: Segment) {
    segments[segments.count - 1] = motion
  }

  /// Drops what ended before a time; the last segment stays.
  mutating func forget(before time: Seconds) {
    let kept = segments.firstIndex { $0.end >= time } ?? segments.count - 1
    if kept > 0 { segments.removeFirst(kept) }
  }

  /// Lets the lane rest where it is until a time.
  mutating func hold(until time: Seconds) throws(TimelineError) {
    guard let last = segments.last, last.end < time else { return }
    let value = last.value(at: last.end)
    if last.timing == .hold { segments.removeLast() }
    segments.append(
      try Segment(
        start: last.timing == .hold ? last.start : last.end, end: time, from: value, to: value,
        timing: .hold))
  }

  /// Ends what the lane does at a time; what had not begun by then is dropped.
  mutating func cut(at time: Seconds) throws(TimelineError) {
    while let last = segments.last, last.start >= time, segments.count > 1 { segments.removeLast() }
    if let last = segments.last, last.end > time {
      segments.removeLast()
      segments.append(try last.cut(at: time))
    }
    try hold(until: time)
  }
}
