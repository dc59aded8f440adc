/// Why a spring could not be made or cannot answer a question.
public enum SpringError: Error, Hashable, Sendable {
  /// A parameter as the families name it; the raw value is its name in scripts.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    case mass
    case stiffness
    case damping
    case dampingRatio = "damping_ratio"
    case initialVelocity = "initial_velocity"
    case duration
    case response
    case bounce
    case settle
    case offset
    case visualDuration = "visual_duration"
    case tension
    case friction
    case frequency
    case bounciness
    case speed
    case velocity
    case threshold
    case tolerance
    case precision
    case restSpeed = "rest_speed"
    case restDelta = "rest_delta"
    case perceptualDuration = "perceptual_duration"
    case allowsOverdamping = "allows_overdamping"
  }

  /// A parameter is outside its range, infinite or not-a-number.
  case outOfRange(field: Field, value: Double)
  /// The damping is 0, so the spring never comes to rest.
  case undamped
  /// The run would last longer than `SpringTiming.longestRun`.
  case settlesTooLate(after: Seconds)
}
