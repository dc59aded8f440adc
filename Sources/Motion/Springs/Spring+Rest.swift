extension Spring {
  /// The last moment at which a motion is too far from its target or too fast to count as at rest.
  ///
  /// - Parameters:
  ///   - start: Distance from the target and velocity at time 0.
  ///   - distance: What counts as no distance, above 0.
  ///   - speed: What counts as no speed, per second, above 0.
  /// - Returns: 0 when the motion never leaves both bounds.
  /// - Throws: As `settlingTime(from:within:)`.
  /// - Source: the velocity of a damped oscillation is itself one, with the same constants.
  public func restTime(
    from start: State = .rest, distance: Double, speed: Double
  ) throws(SpringError) -> Seconds {
    let near = try settlingTime(from: start, within: distance)
    let pull = -(square * start.value + 2 * decay * start.velocity)
    let slow = try settlingTime(
      from: State(value: start.velocity, velocity: pull), within: speed)
    return max(near, slow)
  }

  /// The first of evenly spaced looks at which a motion is at rest, as stepping libraries stop.
  ///
  /// - Parameters:
  ///   - step: Time between two looks, at least a microsecond.
  ///   - limit: Where to stop looking, at most 1,000,000 steps.
  ///   - start: Distance from the target and velocity at time 0.
  ///   - distance: The largest distance that counts as none.
  ///   - speed: The largest speed that counts as none, per second.
  /// - Returns: A multiple of `step`, or `nil` when no look before the limit finds rest.
  /// - Complexity: One look per step.
  public func firstRest(
    every step: Seconds, before limit: Seconds, from start: State = .rest, distance: Double,
    speed: Double
  ) -> Seconds? {
    guard step.value >= 1e-6 else { return nil }
    for index in 0..<1_000_000 {
      let time = step * Double(index)
      guard time < limit else { return nil }
      let now = displacement(at: time, from: start.value, velocity: start.velocity)
      if now.velocity.magnitude <= speed, now.value.magnitude <= distance { return time }
    }
    return nil
  }
}
