/// A spring on its way from one value to another, from an instant on.
public struct SpringMotion: Hashable, Sendable {
  /// What pulls.
  public let spring: Spring
  /// The values the motion starts from and goes to; they may be equal.
  public let from: Double, to: Double
  /// At the start, in units per second, positive towards larger values.
  public let velocity: Double
  /// When the motion begins.
  public let start: Seconds

  /// Makes a motion.
  ///
  /// - Throws: `SpringError.outOfRange` for values or a velocity beyond `Spring.State.largest`, or
  ///   a start that is not finite.
  public init(
    spring: Spring, from: Double, to: Double, velocity: Double = 0, start: Seconds = 0
  ) throws(SpringError) {
    try Spring.State(value: from, velocity: velocity).check()
    try Spring.State(value: to, velocity: 0).check()
    guard start.isFinite else { throw .outOfRange(field: .offset, value: start.value) }
    self.spring = spring
    self.from = from
    self.to = to
    self.velocity = velocity
    self.start = start
  }

  /// Value and velocity at an instant; before the start the start itself.
  public func state(at time: Seconds) -> Spring.State {
    spring.state(at: time - start, from: from, to: to, velocity: velocity)
  }

  /// When the motion is within a distance of its target for good.
  ///
  /// - Throws: As `Spring.settlingTime(from:within:)`.
  public func end(within threshold: Double) throws(SpringError) -> Seconds {
    let offset = Spring.State(value: from - to, velocity: velocity)
    return start + (try spring.settlingTime(from: offset, within: threshold))
  }

  /// The motion that goes on to another target with the place and velocity this one has.
  ///
  /// SwiftUI, Compose, Flutter and Wave do this. With the same spring the path is the one that
  /// adding a second motion gives.
  ///
  /// - Parameters:
  ///   - target: Where to go instead.
  ///   - time: When the target changes.
  ///   - spring: What pulls from then on; left out, the same.
  /// - Returns: A motion that begins at the change.
  /// - Throws: As the initialiser.
  public func retargeted(
    to target: Double, at time: Seconds, by spring: Spring? = nil
  ) throws(SpringError) -> SpringMotion {
    let now = state(at: time)
    return try SpringMotion(
      spring: spring ?? self.spring, from: now.value, to: target, velocity: now.velocity,
      start: time)
  }

  /// The way back to where the motion came from, as when an interactive run is cancelled.
  ///
  /// - Parameter time: When the motion turns round.
  /// - Returns: A motion from the place and with the velocity at that time.
  /// - Throws: As the initialiser.
  public func reversed(at time: Seconds) throws(SpringError) -> SpringMotion {
    try retargeted(to: from, at: time)
  }
}
