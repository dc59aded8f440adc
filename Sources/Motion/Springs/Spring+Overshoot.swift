#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Spring {
  /// The farthest a motion gets beyond its target.
  public struct Peak: Hashable, Sendable {
    /// Since the start.
    public let time: Seconds
    /// Distance beyond the target, above 0, in the unit of the start.
    public let distance: Double
  }

  /// The farthest a motion gets beyond its target; `nil` when it never passes it.
  ///
  /// Beyond is the side away from the start. A motion that starts on its target passes it in the
  /// direction of its velocity.
  ///
  /// - Parameter start: Distance from the target and velocity at time 0.
  /// - Returns: When, and how far beyond.
  public func peak(from start: State = .rest) -> Peak? {
    let side: Double = start.value == 0 ? start.velocity : -start.value
    guard side != 0 else { return nil }
    for time in turnings(from: start).prefix(3) where time > 0 {
      let turn = displacement(at: Seconds(time), from: start.value, velocity: start.velocity)
      if turn.value * (side < 0 ? -1 : 1) > 0 {
        return Peak(time: Seconds(time), distance: turn.value.magnitude)
      }
    }
    return nil
  }

  /// How far a motion from 0 to 1 gets above 1, as a fraction of the travel; 0 when it never does.
  ///
  /// - Parameter initialVelocity: Travels per second, positive towards the target.
  /// - Returns: 0 or more.
  public func overshoot(initialVelocity: Double = 0) -> Double {
    peak(from: State(value: -1, velocity: initialVelocity))?.distance ?? 0
  }

  /// When a motion is on its target for the first time; `nil` when it only creeps towards it.
  ///
  /// - Parameter start: Distance from the target and velocity at time 0.
  /// - Returns: 0 when the motion starts on its target.
  public func firstArrival(from start: State = .rest) -> Seconds? {
    guard start.value != 0 else { return 0 }
    return passages(from: start).prefix(1).first.map { Seconds($0) }
  }

  /// A bound on the distance from the target that holds from a time on.
  ///
  /// Under-damped it is the exponential that touches the oscillation. Otherwise it is the distance
  /// itself, from the one turning point on, and the distance there before it.
  ///
  /// - Parameters:
  ///   - time: Seconds since the start; before it the start counts.
  ///   - start: Distance from the target and velocity at time 0.
  /// - Returns: 0 or more, in the unit of the start.
  public func envelope(at time: Seconds, from start: State = .rest) -> Double {
    let time = time > 0 ? min(time, 1e150) : 0
    if discriminant < 0 {
      let push = start.velocity + decay * start.value
      let amplitude = hypot(start.value, push / root)
      return amplitude * exp(-decay * time.value)
    }
    let now = displacement(at: time, from: start.value, velocity: start.velocity)
    guard let turn = turnings(from: start).prefix(1).first, turn > time.value else {
      return now.value.magnitude
    }
    let then = displacement(at: Seconds(turn), from: start.value, velocity: start.velocity)
    return max(now.value.magnitude, then.value.magnitude)
  }
}
