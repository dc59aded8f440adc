#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Spring {
  /// Distance from the target and its rate of change.
  public struct State: Hashable, Sendable {
    /// In the unit of the question: points, or fractions of the travel.
    public let value: Double
    /// In that unit per second, positive towards larger values.
    public let velocity: Double

    /// One travel short of the target, at rest.
    public static let rest = State(value: -1, velocity: 0)

    /// Makes a state.
    public init(value: Double, velocity: Double) {
      self.value = value
      self.velocity = velocity
    }
  }

  /// Progress and its speed at a time, for a motion from 0 to 1.
  ///
  /// - Parameters:
  ///   - time: Since the start; before it the start itself is returned.
  ///   - initialVelocity: Travels per second, positive towards the target.
  /// - Returns: Progress, and travels per second.
  /// - Complexity: O(1); the times may be asked in any order.
  public func state(at time: Seconds, initialVelocity: Double = 0) -> State {
    state(at: time, from: 0, to: 1, velocity: initialVelocity)
  }

  /// Value and velocity at a time, for a motion between two values.
  ///
  /// - Parameters:
  ///   - time: Since the start; before it the start itself is returned.
  ///   - from: Where the motion starts.
  ///   - to: The target; it may equal `from`, the motion is then the velocity's alone.
  ///   - velocity: At the start, in units per second, positive towards larger values.
  /// - Returns: The value, and its rate of change.
  public func state(at time: Seconds, from: Double, to: Double, velocity: Double) -> State {
    guard time > 0 else { return State(value: from, velocity: velocity) }
    let offset = displacement(at: time, from: from - to, velocity: velocity)
    return State(value: to + offset.value, velocity: offset.velocity)
  }

  /// The free oscillation about the target: distance from it, and its rate of change.
  ///
  /// - Parameters:
  ///   - time: Seconds since the start; before it the start itself is returned.
  ///   - start: Distance from the target at time 0.
  ///   - velocity: Rate of change of that distance at time 0.
  /// - Returns: The distance, and its rate of change.
  /// - Source: textbook solution of the damped oscillator. Three measures keep it exact near
  ///   critical damping and far above it: the discriminant is a product, `cos`/`cosh` and
  ///   `sin`/`sinh` become one power series where their argument is small, and the over-damped
  ///   slow root comes from the product of the roots.
  public func displacement(at time: Seconds, from start: Double, velocity: Double) -> State {
    // Beyond the cut no spring in range has anything left to show but overflow.
    let t = time > 0 ? min(time.value, 1e150) : 0
    let q = discriminant * t * t
    let push = velocity + decay * start
    let pull = -(square * start + decay * velocity)
    let c: Double
    let s: Double
    if q.magnitude < 0.01 {
      c = 1 + q / 2 * (1 + q / 12 * (1 + q / 30 * (1 + q / 56)))
      s = t * (1 + q / 6 * (1 + q / 20 * (1 + q / 42 * (1 + q / 72))))
    } else if discriminant < 0 {
      c = cos(root * t)
      s = sin(root * t) / root
    } else {
      let fast = -(decay + root)
      let slow = square / fast
      let slowPart = (velocity - fast * start) / (slow - fast) * exp(slow * t)
      let fastPart = (velocity - slow * start) / (fast - slow) * exp(fast * t)
      return State(value: slowPart + fastPart, velocity: slow * slowPart + fast * fastPart)
    }
    let envelope = exp(-decay * t)
    return State(
      value: envelope * (start * c + push * s), velocity: envelope * (velocity * c + pull * s))
  }
}
