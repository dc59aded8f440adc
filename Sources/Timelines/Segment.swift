public import Motion

/// How a segment travels from its first value to its last.
public enum SegmentTiming: Hashable, Sendable {
  /// The value stays.
  case hold
  /// A spring; `velocity` is in units of the property per second, at the start.
  case spring(Spring, velocity: Double, notation: SpringNotation)
  /// An easing over the segment's length.
  case ease(Easing)
}

/// One stretch of a track: a pure function of time between two instants.
public struct Segment: Hashable, Sendable {
  /// From the start of the run.
  public let start: Seconds
  /// Not before `start`; equal to it for a change without length.
  public let end: Seconds
  /// In the unit of the property.
  public let from: Double, to: Double
  public let timing: SegmentTiming

  /// Makes a segment.
  ///
  /// - Throws: `TimelineError.badTimes` when the end is before the start, or a time is negative or
  ///   not finite; `.badValue` when a value or the velocity is not finite.
  public init(
    start: Seconds, end: Seconds, from: Double, to: Double, timing: SegmentTiming
  ) throws(TimelineError) {
    guard start.isFinite, end.isFinite, start >= 0, end >= start else {
      throw .badTimes(start: start, end: end)
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
  }

  /// The value at a time: exactly `from` until the start, exactly `to` from the end on.
  public func value(at time: Seconds) -> Double {
    if time >= end { return to }
    if time <= start { return from }
    return switch timing {
    case .hold: from
    case .spring(let spring, let velocity, _):
      spring.state(at: time - start, from: from, to: to, velocity: velocity).value
    case .ease(let easing):
      from + (to - from) * easing.value(at: (time - start) / (end - start))
    }
  }
}
