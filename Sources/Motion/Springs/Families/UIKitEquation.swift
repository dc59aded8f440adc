#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What is left of a spring's travel at its duration, as UIKit counts it, as a function of the
/// natural frequency: `|ζω − v| / (ω √(1 − ζ²)) · e^(−ζωT)`, at ζ = 1 `|(ω − v) T + 1| · e^(−ωT)`.
///
/// UIKit looks for the frequency at which this is 0.001. A velocity towards the target can give
/// the equation three roots; UIKit's iteration then lands on any of them, or on none.
struct UIKitEquation {
  /// What may be left, as a fraction of the travel.
  static let rest = 0.001

  /// Seconds, 0.01 to 10.
  let duration: Double
  /// Damping ratio, 0.01 to 1.
  let ratio: Double
  /// Travels per second.
  let velocity: Double

  /// The root that the platform finds; when it finds none, the smallest one.
  ///
  /// - Returns: Radians per second; and whether the platform's iteration ends there for slightly
  ///   different velocities as well.
  func platformRoot() -> (frequency: Double, isPredictable: Bool) {
    let frequency = iterated()
    guard accepts(frequency) else { return (smallestRoot(), false) }
    let isPredictable = [0.99, 1.01].allSatisfy { factor in
      let near = UIKitEquation(duration: duration, ratio: ratio, velocity: velocity * factor)
      let other = near.iterated()
      return near.accepts(other) && (other / frequency - 1).magnitude < 0.2
    }
    return (polished(frequency), velocity <= 0 || isPredictable)
  }

  /// Twelve Newton steps from 5/T, and twenty from 1/T when those run away.
  private func iterated() -> Double {
    let first = newton(from: 5 / duration, steps: 12)
    return first.isFinite && first > 0 ? first : newton(from: 1 / duration, steps: 20)
  }

  private func accepts(_ frequency: Double) -> Bool {
    frequency > 0 && frequency.isFinite && (left(at: frequency) - Self.rest).magnitude <= 1e-6
  }

  /// Removes what the iteration leaves to the root; where it ended early, keeps its number.
  private func polished(_ frequency: Double) -> Double {
    let exact = newton(from: frequency, steps: 3)
    return (exact / frequency - 1).magnitude <= 1e-6 ? exact : frequency
  }

  private func left(at frequency: Double) -> Double {
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      return ((ratio * frequency - velocity) / damped).magnitude
        * exp(-ratio * frequency * duration)
    }
    return ((frequency - velocity) * duration + 1).magnitude * exp(-frequency * duration)
  }

  func newton(from start: Double, steps: Int) -> Double {
    var w = start
    for _ in 0..<steps {
      if ratio < 1 {
        let n = (1 - ratio * ratio).squareRoot()
        let d = ratio * w * duration
        let e = exp(-d)
        let g = (ratio * w - velocity) / (w * n) * e
        let slope = ((d * velocity + velocity) - ratio * ratio * w * w * duration) * e / (w * w * n)
        w -= (Self.rest - g.magnitude) / (g > 0 ? -slope : slope)
      } else {
        let e = exp(-w * duration)
        let g = e * ((w - velocity) * duration + 1)
        let slope = e * (velocity - w) * duration * duration
        w -= (g - (w >= velocity ? Self.rest : -Self.rest)) / slope
      }
    }
    return w
  }

  private func smallestRoot() -> Double {
    // Below the place where the numerator changes its sign the left side only falls.
    let zero = ratio < 1 ? velocity / ratio : velocity - 1 / duration
    if velocity > 0, zero > 0, ratio < 1 || -zero * duration < -Self.rest {
      return bisect(below: zero)
    }
    if ratio == 1, velocity > 0, 1 - velocity * duration < Self.rest {
      // At the critical ratio the side rises up to ω = v, where it is e^(−vT).
      let rising = bisect(from: velocity, to: max(zero, 0))
      if rising > 0 { return rising }
    }
    var high = (ratio < 1 ? 0 : max(velocity, 0)) + 1 / duration
    while left(at: high) > Self.rest { high *= 2 }
    return bisect(below: high)
  }

  private func bisect(below high: Double) -> Double { bisect(from: 0, to: high) }

  /// Where the left side is 0.001, between a place with more and a place with less.
  private func bisect(from more: Double, to less: Double) -> Double {
    var more = more
    var less = less
    for _ in 0..<1100 {
      let middle = more + (less - more) / 2
      guard middle != more, middle != less else { break }
      if left(at: middle) > Self.rest { more = middle } else { less = middle }
    }
    return less
  }
}
