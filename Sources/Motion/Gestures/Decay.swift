#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A motion that slows down by itself: each millisecond leaves a fixed part of the velocity.
///
/// Velocities are in units per second, distances in units; points where gestures are meant.
///
/// - Source: `UIScrollView.DecelerationRate`; the closed form of its exponential.
public struct Decay: Hashable, Sendable {
  /// What a scroll view does unless told: 0.998.
  public static let normal = Decay(unchecked: 0.998)
  /// What paging scroll views do: 0.99.
  public static let fast = Decay(unchecked: 0.99)
  /// The largest velocity and place that questions accept.
  public static let largest = 1e100

  /// The part of the velocity that a millisecond leaves; above 0 and below 1.
  public let rate: Double

  /// Makes a decay.
  ///
  /// - Throws: `GestureError.outOfRange` for a rate that is not above 0 and below 1.
  public init(rate: Double) throws(GestureError) {
    guard rate >= 1e-300, rate < 1 else { throw .outOfRange(field: .rate, value: rate) }
    self.rate = rate
  }

  private init(unchecked rate: Double) { self.rate = rate }

  /// Natural logarithm of what a second leaves; below 0.
  private var exponent: Double { 1000 * log(rate) }

  /// Where the motion is after a time, and how fast.
  ///
  /// - Parameters:
  ///   - time: Seconds since the release; before it the start is returned.
  ///   - start: Where the motion begins.
  ///   - velocity: At the release, in units per second.
  /// - Returns: Place and velocity.
  public func state(at time: Seconds, from start: Double = 0, velocity: Double) -> Spring.State {
    guard time > 0 else { return Spring.State(value: start, velocity: velocity) }
    let power = exponent * min(time.value, 1e150)
    return Spring.State(
      value: start + velocity * expm1(power) / exponent, velocity: velocity * exp(power))
  }

  /// How far the motion goes until it rests, by its closed form.
  ///
  /// - Parameter velocity: At the release, in units per second.
  /// - Returns: A distance with the sign of the velocity.
  public func distance(from velocity: Double) -> Double { -velocity / exponent }

  /// How far the motion is projected to go, by Apple's formula for gestures.
  ///
  /// Sums whole milliseconds, and so falls short of `distance(from:)` by half a millisecond's way.
  ///
  /// - Parameter velocity: At the release, in units per second.
  /// - Returns: A distance with the sign of the velocity.
  /// - Source: WWDC 2018, session 803, "Designing Fluid Interfaces".
  public func projection(of velocity: Double) -> Double {
    velocity / 1000 * rate / (1 - rate)
  }

  /// The velocity that comes to rest after a distance.
  ///
  /// - Parameter distance: In units.
  /// - Returns: Units per second.
  public func velocity(reaching distance: Double) -> Double { -distance * exponent }

  /// When the motion has become slower than a speed.
  ///
  /// - Parameters:
  ///   - velocity: At the release, in units per second.
  ///   - speed: What counts as rest, in units per second, above 0.
  /// - Returns: 0 when the motion begins slower.
  /// - Throws: `GestureError.outOfRange` for a speed that is not above 0, or a velocity beyond
  ///   `largest`.
  public func timeToRest(
    from velocity: Double, below speed: Double
  ) throws(GestureError) -> Seconds {
    guard speed >= 1e-100, speed.isFinite else {
      throw .outOfRange(field: .speed, value: speed)
    }
    guard velocity.magnitude <= Self.largest else {
      throw .outOfRange(field: .velocity, value: velocity)
    }
    guard velocity.magnitude > speed else { return 0 }
    return Seconds(log(speed / velocity.magnitude) / exponent)
  }

  /// When the motion reaches a place on its way; `nil` when it rests before it.
  ///
  /// - Parameters:
  ///   - distance: From the start, in units.
  ///   - velocity: At the release, in units per second.
  /// - Returns: 0 for no distance.
  public func time(toReach distance: Double, velocity: Double) -> Seconds? {
    guard distance != 0 else { return 0 }
    let part = distance * exponent / velocity
    guard part < 0, part > -1 else { return nil }
    return Seconds(log1p(part) / exponent)
  }
}
