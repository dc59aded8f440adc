public import Motion

/// Why a part of a timeline could not be made or written.
public enum TimelineError: Error, Hashable, Sendable {
  /// A segment ends before it starts, or a time is negative or not finite.
  case badTimes(start: Seconds, end: Seconds)
  /// A value is infinite or not-a-number.
  case badValue(Double)
  /// Segments of one track leave a gap or overlap.
  case segmentsDoNotTouch(end: Seconds, nextStart: Seconds)
  /// A track without segments has no value.
  case noSegments
  /// A number that the format cannot hold: not finite, or beyond 10¹⁵.
  case notWritable(Double)
  /// The text would have more bytes than allowed.
  case tooLarge(limit: Int)
}
