#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Spring {
  /// The times, 0 or later, at which a free oscillation does something.
  enum Instants: Hashable {
    case never
    case once(Double)
    case every(Double, first: Double)

    /// The instants in order; at most `limit` of them.
    func prefix(_ limit: Int) -> [Double] {
      switch self {
      case .never: []
      case .once(let time): [time]
      case .every(let spacing, let first): (0..<limit).map { first + Double($0) * spacing }
      }
    }
  }

  /// When a motion passes its target.
  func passages(from start: State) -> Instants {
    let fast = fastDecay
    let slow = stiffness / mass / fast
    return instants(
      cosine: start.value, sine: start.velocity + decay * start.value,
      fading: (start.velocity + fast * start.value) / (start.velocity + slow * start.value))
  }

  /// When a motion turns round, its velocity being 0.
  func turnings(from start: State) -> Instants {
    let fast = fastDecay
    let square = stiffness / mass
    let slow = square / fast
    return instants(
      cosine: start.velocity, sine: -(square * start.value + decay * start.velocity),
      fading: slow / fast * (start.velocity + fast * start.value)
        / (start.velocity + slow * start.value))
  }

  /// The decay of the fast part of an over-damped motion, per second.
  private var fastDecay: Double { decay + max(discriminant, 0).squareRoot() }

  /// When `cosine · cos(ωt) + sine · sin(ωt) / ω` is 0; with `cosh` and `sinh` when over-damped.
  ///
  /// `fading` is `e^(−2ωt)` at the over-damped instant, for when `tanh` is near 1.
  private func instants(cosine: Double, sine: Double, fading: Double) -> Instants {
    guard cosine != 0 || sine != 0 else { return .never }
    if discriminant < 0 {
      let damped = (-discriminant).squareRoot()
      var phase = atan2(-cosine * damped, sine)
      if phase < 0 { phase += .pi }
      if phase >= .pi || cosine == 0 { phase = 0 }
      let spacing = Double.pi / damped
      return .every(spacing, first: phase / damped)
    }
    guard cosine != 0 else { return .once(0) }
    let root = discriminant.squareRoot()
    let tangent = -cosine / sine * root
    let time: Double
    if root == 0 {
      time = -cosine / sine
    } else if tangent.magnitude < 0.5 {
      time = atanh(tangent) / root
    } else {
      time = log(1 / fading) / (2 * root)
    }
    return time > 0 && time.isFinite ? .once(time) : .never
  }
}
