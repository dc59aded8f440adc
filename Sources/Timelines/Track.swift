public import Motion

/// One property of one layer over the whole run.
public struct Track: Hashable, Sendable {
  /// The layer's id.
  public let layer: String
  /// What of the layer moves.
  public let property: Property
  /// In order; each starts where the one before ends.
  public let segments: [Segment]

  /// Makes a track.
  ///
  /// - Throws: `TimelineError.noSegments` for an empty list, `.segmentsDoNotTouch` when one segment
  ///   does not start where the one before ends.
  public init(layer: String, property: Property, segments: [Segment]) throws(TimelineError) {
    guard !segments.isEmpty else { throw .noSegments }
    for (before, after) in zip(segments, segments.dropFirst()) where before.end != after.start {
      throw .segmentsDoNotTouch(end: before.end, nextStart: after.start)
    }
    self.layer = layer
    self.property = property
    self.segments = segments
  }

  /// The value drawn at a time: that of the motion, within the range of the property.
  ///
  /// Before the first segment it is the start's, after the last the end's; where two segments meet,
  /// the later one answers.
  ///
  /// - Complexity: O(log n) in the number of segments.
  public func value(at time: Seconds) -> Double {
    let range = property.range
    return min(max(segment(at: time).value(at: time), range.lowerBound), range.upperBound)
  }

  /// The motion's value at a time and its rate of change, in units per second; it may pass the range
  /// of the property.
  ///
  /// - Complexity: O(log n) in the number of segments.
  public func state(at time: Seconds) -> Spring.State { segment(at: time).state(at: time) }

  private func segment(at time: Seconds) -> Segment {
    var low = 0
    var high = segments.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start <= time { low = middle } else { high = middle }
    }
    return segments[low]
  }
}
