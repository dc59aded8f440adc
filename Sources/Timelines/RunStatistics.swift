#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
public import Motion

/// What one run was like: how long, how fast, how far past its targets.
public struct RunStatistics: Hashable, Sendable {
  /// The fastest and the farthest of one layer.
  public struct LayerFigures: Hashable, Sendable {
    /// The layer's id.
    public let layer: String
    /// The highest speed of its offset, in points per second.
    public let peakSpeed: Double
    /// How far its offset gets beyond where it comes to rest, in points; 0 when it does not.
    public let overshoot: Double
  }

  /// Where the run led at first.
  public let direction: Direction
  /// How it ended.
  public let outcome: Outcome
  /// Its first and last instant.
  public let start: Seconds, end: Seconds
  /// How many pictures of layers were taken for it.
  public let captures: Int
  /// Layers whose offset changed, from back to front.
  public let layers: [LayerFigures]
}

extension Timeline {
  /// The statistics of every run that ended, in order.
  public var runs: [RunStatistics] {
    var runs: [RunStatistics] = []
    var start: Seconds?
    var isMoving = false
    var captures = 0
    for event in events {
      switch event.kind {
      case .phase(let name):
        isMoving = name != "dismissed" && name != "presented"
        if isMoving, start == nil { start = event.time }
      case .capture: captures += 1
      case .complete(let direction, let outcome):
        let from = start ?? event.time
        runs.append(
          RunStatistics(
            direction: direction, outcome: outcome, start: from, end: event.time,
            captures: captures,
            layers: layers.compactMap { figures(of: $0.id, from: from, to: event.time) }))
        // The next step of a sequence starts at the same instant.
        start = isMoving ? event.time : nil
        captures = 0
      default: continue
      }
    }
    return runs
  }

  private func figures(
    of layer: String, from start: Seconds, to end: Seconds
  ) -> RunStatistics.LayerFigures? {
    let moved = tracks.filter { track in
      track.layer == layer && (track.property == .x || track.property == .y)
        && track.segments.contains {
          $0.timing != .hold && $0.start < end && $0.end > start && $0.end > $0.start
        }
    }
    guard !moved.isEmpty, end > start else { return nil }
    func speed(_ time: Seconds) -> Double {
      moved.reduce(0) { hypot($0, $1.state(at: time).velocity) }
    }
    var overshoot = 0.0
    for track in moved {
      let rest = track.value(at: end)
      let way = rest - track.value(at: start)
      guard way != 0 else { continue }
      let beyond = Self.largest(from: start, to: end) { time in
        (track.value(at: time) - rest) * (way < 0 ? -1 : 1)
      }
      overshoot = hypot(overshoot, max(beyond, 0))
    }
    return RunStatistics.LayerFigures(
      layer: layer, peakSpeed: Self.largest(from: start, to: end, speed), overshoot: overshoot)
  }

  /// The largest value of a function of time: the best of 64 samples, then refined about it.
  ///
  /// - Source: golden-section search, Kiefer 1953.
  private static func largest(
    from start: Seconds, to end: Seconds, _ value: (Seconds) -> Double
  ) -> Double {
    let count = 64
    let step = (end - start) / Double(count)
    var best = (index: 0, value: value(start))
    for index in 1...count {
      let sample = value(start + step * Double(index))
      if sample > best.value { best = (index, sample) }
    }
    var low = start + step * Double(max(best.index - 1, 0))
    var high = start + step * Double(min(best.index + 1, count))
    let ratio = (5.0.squareRoot() - 1) / 2
    var left = high - (high - low) * ratio
    var right = low + (high - low) * ratio
    var leftValue = value(left)
    var rightValue = value(right)
    for _ in 0..<40 {
      if leftValue < rightValue {
        (low, left, leftValue) = (left, right, rightValue)
        right = low + (high - low) * ratio
        rightValue = value(right)
      } else {
        (high, right, rightValue) = (right, left, leftValue)
        left = high - (high - low) * ratio
        leftValue = value(left)
      }
    }
    return max(best.value, max(leftValue, rightValue))
  }
}

extension RunStatistics {
  func write(to writer: inout JSONWriter) throws(TimelineError) {
    try writer.object(.inline) { (writer) throws(TimelineError) in
      writer.key("direction")
      writer.string(direction.rawValue)
      writer.key("outcome")
      writer.string(outcome.rawValue)
      writer.key("start")
      try writer.number(start.value)
      writer.key("end")
      try writer.number(end.value)
      writer.key("captures")
      writer.integer(captures)
      writer.key("layers")
      try writer.array { (writer) throws(TimelineError) in
        for figures in layers {
          try writer.object { (writer) throws(TimelineError) in
            writer.key("layer")
            writer.string(figures.layer)
            writer.key("peak_speed")
            try writer.number(figures.peakSpeed)
            writer.key("overshoot")
            try writer.number(figures.overshoot)
          }
        }
      }
    }
  }
}
