/// How a value travels from one rest to the other: a spring or an easing, with its length.
public enum Timing: Hashable, Sendable {
  case spring(SpringTiming)
  case ease(Easing, duration: Seconds)

  /// How long the travel takes; 0 or more.
  public var duration: Seconds {
    switch self {
    case .spring(let spring): spring.duration
    case .ease(_, let duration): duration
    }
  }

  /// Progress at a time since the start: exactly 0 before it, exactly 1 from the end on.
  ///
  /// Between the two, a spring or an easing may leave 0…1.
  public func progress(at time: Seconds) -> Double {
    if time >= duration { return 1 }
    guard time > 0 else { return 0 }
    return switch self {
    case .spring(let spring): spring.progress(at: time)
    case .ease(let easing, let duration): easing.value(at: time / duration)
    }
  }
}
