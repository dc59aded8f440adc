#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Spring {
  /// The last moment at which a motion is farther than a threshold from its target.
  ///
  /// The moment is exact for every damping ratio, start and velocity: the last turning point
  /// outside the threshold comes from the envelope, the crossing behind it from the closed form.
  ///
  /// - Parameters:
  ///   - start: Distance from the target and velocity at time 0; for a run that is re-aimed in
  ///     mid-flight, where it is then. Left out, a whole travel from rest.
  ///   - threshold: A distance in the unit of `start`, above 0.
  /// - Returns: 0 when the motion never leaves the threshold.
  /// - Throws: `SpringError.undamped` when the motion never dies away; `.outOfRange` for a
  ///   threshold that is not above 0 or a start that is not finite.
  public func settlingTime(
    from start: State = .rest, within threshold: Double
  ) throws(SpringError) -> Seconds {
    guard threshold > 0, threshold.isFinite else {
      throw .outOfRange(field: .settle, value: threshold)
    }
    try start.check()
    if damping == 0 {
      guard hypot(start.value, start.velocity / naturalFrequency) <= threshold else {
        throw .undamped
      }
      return 0
    }
    let time =
      discriminant < 0
      ? lastOscillation(from: start, within: threshold)
      : lastApproach(from: start, within: threshold)
    guard time.isFinite else { throw .undamped }
    return Seconds(time)
  }

  /// How far the motion is outside the threshold, and how fast that changes.
  private func excess(
    at time: Double, from start: State, over threshold: Double
  ) -> (value: Double, slope: Double) {
    let y = displacement(at: Seconds(time), from: start.value, velocity: start.velocity)
    return (y.value.magnitude - threshold, y.value < 0 ? -y.velocity : y.velocity)
  }

  private func crossing(
    between low: Double, and high: Double, from start: State, over threshold: Double
  ) -> Double {
    descendingRoot(between: low, and: high, guess: low + (high - low) / 2) { time in
      excess(at: time, from: start, over: threshold)
    }
  }

  private func lastOscillation(from start: State, within threshold: Double) -> Double {
    guard case .every(let spacing, let first) = turnings(from: start) else { return 0 }
    // At turning points the distance is the envelope times a constant.
    let damped = root
    let atTurns = hypot(start.value * damped, start.velocity + decay * start.value)
    let last = log(atTurns / (naturalFrequency * threshold)) / decay
    var index = ((last - first) / spacing).rounded(.down) + 1
    for _ in 0..<4 where index >= 0 {
      let turn = first + index * spacing
      if excess(at: turn, from: start, over: threshold).value > 0 {
        return crossing(between: turn, and: turn + spacing, from: start, over: threshold)
      }
      index -= 1
    }
    if index >= 0 { return last }
    guard start.value.magnitude > threshold, first > 0 else { return 0 }
    return crossing(between: 0, and: first, from: start, over: threshold)
  }

  private func lastApproach(from start: State, within threshold: Double) -> Double {
    let turn = turnings(from: start).prefix(1).first ?? 0
    guard excess(at: turn, from: start, over: threshold).value > 0 else {
      guard start.value.magnitude > threshold else { return 0 }
      return crossing(between: 0, and: turn, from: start, over: threshold)
    }
    var low = turn
    var step = 1 / naturalFrequency
    while excess(at: low + step, from: start, over: threshold).value > 0 {
      low += step
      step *= 2
    }
    return crossing(between: low, and: low + step, from: start, over: threshold)
  }
}

extension Spring.State {
  /// Refuses numbers that no motion can start from.
  func check() throws(SpringError) {
    guard value.magnitude <= Self.largest else { throw .outOfRange(field: .offset, value: value) }
    guard velocity.magnitude <= Self.largest else {
      throw .outOfRange(field: .initialVelocity, value: velocity)
    }
  }

  /// The largest distance and velocity that questions about a motion accept.
  public static let largest = 1e100
}
