public import Motion

/// How a segment travels from its first value to its last.
public enum SegmentTiming: Hashable, Sendable {
  /// The value stays.
  case hold
  /// A spring; `velocity` is in units of the property per second, at the start.
  case spring(Spring, velocity: Double, notation: SpringNotation)
  /// An easing over the segment's length.
  case ease(Easing)
  /// A finger: values at times since the segment's start, straight between them.
  case direct([DirectPoint])
  /// Values on the way, passed at given progress of a spring or an easing.
  case keyframes(ValuePath, driver: ProgressDriver)
}

/// A value under a finger at one instant.
public struct DirectPoint: Hashable, Sendable {
  /// Since the start of the segment; 0 or more.
  public let time: Seconds
  /// In the unit of the property.
  public let value: Double

  /// Makes a point.
  public init(time: Seconds, value: Double) {
    self.time = time
    self.value = value
  }
}

/// What makes progress along a path: a spring from 0 to 1, or an easing.
public enum ProgressDriver: Hashable, Sendable {
  /// `velocity` is in travels per second, at the start.
  case spring(Spring, velocity: Double, notation: SpringNotation)
  case ease(Easing)

  /// Progress and its rate of change per second.
  ///
  /// - Parameters:
  ///   - time: Since the start; 0 or more.
  ///   - length: How long the whole motion takes; above 0.
  /// - Returns: Progress may leave 0…1.
  func state(at time: Seconds, length: Seconds) -> Spring.State {
    switch self {
    case .spring(let spring, let velocity, _):
      return spring.state(at: time, initialVelocity: velocity)
    case .ease(let easing):
      let fraction = time / length
      return Spring.State(
        value: fraction > 0 ? easing.value(at: fraction) : 0,
        velocity: easing.slope(at: fraction) / length.value)
    }
  }
}

/// Values between a start and a target, each at its own progress.
public struct ValuePath: Hashable, Sendable {
  /// A value on the way.
  public struct Stop: Hashable, Sendable {
    /// Above 0 and below 1, increasing along the path.
    public let progress: Double
    /// In the unit of the property.
    public let value: Double
    /// How the value travels to this stop from the one before.
    public let easing: Easing

    /// Makes a stop.
    public init(progress: Double, value: Double, easing: Easing) {
      self.progress = progress
      self.value = value
      self.easing = easing
    }
  }

  /// In increasing order of progress.
  public let stops: [Stop]
  /// From the last stop to the target.
  public let lastEasing: Easing

  /// Makes a path.
  public init(stops: [Stop], lastEasing: Easing) {
    self.stops = stops
    self.lastEasing = lastEasing
  }

  /// The value at a progress, and its change per unit of progress.
  ///
  /// Below 0 and above 1 the value goes on along the straight line of the stretch at that end.
  func state(at progress: Double, from: Double, to: Double) -> Spring.State {
    var start = (progress: 0.0, value: from)
    for stop in stops {
      if progress < stop.progress {
        return Self.stretch(
          progress, start, (stop.progress, stop.value), stop.easing)
      }
      start = (stop.progress, stop.value)
    }
    return Self.stretch(progress, start, (1, to), lastEasing)
  }

  private static func stretch(
    _ progress: Double, _ start: (progress: Double, value: Double),
    _ end: (progress: Double, value: Double), _ easing: Easing
  ) -> Spring.State {
    let width = end.progress - start.progress
    let change = end.value - start.value
    let part = (progress - start.progress) / width
    guard (0...1).contains(part) else {
      return Spring.State(value: start.value + change * part, velocity: change / width)
    }
    return Spring.State(
      value: start.value + change * easing.value(at: part),
      velocity: change * easing.slope(at: part) / width)
  }
}
