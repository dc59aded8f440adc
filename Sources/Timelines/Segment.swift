public import Motion

/// One stretch of a track: a pure function of time between two instants.
public struct Segment: Hashable, Sendable {
  /// From the start of the run.
  public let start: Seconds
  /// Not before `start`; equal to it for a change without length.
  public let end: Seconds
  /// In the unit of the property; `to` is what the motion aims at.
  public let from: Double, to: Double
  /// How it travels.
  public let timing: SegmentTiming
  /// How long the motion would take if nothing cut it short; at least `end - start`.
  public let length: Seconds

  /// Makes a segment.
  ///
  /// - Parameters:
  ///   - start: Since the start of the run, 0 or more.
  ///   - end: When the segment stops to apply.
  ///   - from: The value at the start.
  ///   - to: The value that the motion aims at, reached after `length`.
  ///   - timing: How it travels.
  ///   - length: How long the whole motion takes; nil when it takes until `end`.
  /// - Throws: `TimelineError.badTimes` when the end is before the start or after the motion's own
  ///   end, or a time is negative or not finite; `.badValue` when a value is not finite.
  public init(
    start: Seconds, end: Seconds, from: Double, to: Double, timing: SegmentTiming,
    length: Seconds? = nil
  ) throws(TimelineError) {
    guard start.isFinite, end.isFinite, start >= 0, end >= start else {
      throw .badTimes(start: start, end: end)
    }
    if let length {
      guard length.isFinite, start + length >= end else { throw .badTimes(start: start, end: end) }
    }
    guard from.isFinite else { throw .badValue(from) }
    guard to.isFinite else { throw .badValue(to) }
    if case .spring(_, let velocity, _) = timing {
      guard velocity.isFinite else { throw .badValue(velocity) }
    }
    self.start = start
    self.end = end
    self.from = from
    self.to = to
    self.timing = timing
    self.length = length ?? end - start
    wasCut = length.map { start + $0 > end } ?? false
  }

  /// Whether the segment stops before its motion does.
  public let wasCut: Bool

  /// The same motion, stopped at a time inside the segment.
  ///
  /// - Throws: `TimelineError.badTimes` when the time lies outside the segment.
  public func cut(at time: Seconds) throws(TimelineError) -> Segment {
    guard time <= end else { throw .badTimes(start: start, end: time) }
    return try Segment(
      start: start, end: time, from: from, to: to, timing: timing,
      length: time == end && !wasCut ? nil : length)
  }

  /// The value at a time: exactly `from` until the start; from the end on what it is at the end,
  /// which is exactly `to` unless the segment was cut.
  public func value(at time: Seconds) -> Double { state(at: time).value }

  /// The value at a time and its rate of change, in units per second.
  ///
  /// At the end of a motion that was not cut the rate is 0: the value rests from there on.
  public func state(at time: Seconds) -> Spring.State {
    if !wasCut, time >= end { return Spring.State(value: to, velocity: 0) }
    guard length > 0 else { return Spring.State(value: from, velocity: 0) }
    let elapsed = min(max(time, start), end) - start
    switch timing {
    case .hold:
      return Spring.State(value: from, velocity: 0)
    case .spring(let spring, let velocity, _):
      return spring.state(at: elapsed, from: from, to: to, velocity: velocity)
    case .ease(let easing):
      let fraction = elapsed / length
      return Spring.State(
        value: from + (to - from) * (fraction > 0 ? easing.value(at: fraction) : 0),
        velocity: (to - from) * easing.slope(at: fraction) / length.value)
    case .direct(let points):
      return Self.state(of: points, at: elapsed, from: from)
    case .keyframes(let path, let driver):
      let progress = driver.state(at: elapsed, length: length)
      let state = path.state(at: progress.value, from: from, to: to)
      return Spring.State(value: state.value, velocity: state.velocity * progress.velocity)
    }
  }

  /// Straight between the points; at a point the speed is that of the stretch before it, as a finger
  /// that lets go there had it.
  private static func state(
    of points: [DirectPoint], at time: Seconds, from: Double
  ) -> Spring.State {
    var before = DirectPoint(time: 0, value: from)
    var velocity = 0.0
    for point in points {
      let duration = point.time - before.time
      if duration > 0 { velocity = (point.value - before.value) / duration.value }
      if time <= point.time {
        return Spring.State(
          value: duration > 0 && time < point.time
            ? before.value + velocity * (time - before.time).value : point.value,
          velocity: velocity)
      }
      before = point
    }
    return Spring.State(value: before.value, velocity: 0)
  }
}
