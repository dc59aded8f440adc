/// react-spring's own way through a spring: half-implicit Euler steps of a millisecond.
///
/// An iterator over position and velocity after 1, 2, 3 … milliseconds of a motion from 0 to 1.
public struct ReactSpringSteps: Sequence, IteratorProtocol, Sendable {
  private let tension: Double
  private let friction: Double
  private let mass: Double
  private var position = 0.0
  private var velocity: Double

  /// Makes the steps of a spring.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - velocity: At the start, in travels per millisecond.
  public init(_ spring: Spring, velocity: Double = 0) {
    tension = spring.stiffness * 0.000_001
    friction = spring.damping * 0.001
    mass = spring.mass
    self.velocity = velocity
  }

  /// The state one millisecond later: progress, and travels per millisecond.
  ///
  /// Ends when a spring too stiff for millisecond steps has left every bound.
  public mutating func next() -> Spring.State? {
    velocity += (-tension * (position - 1) - friction * velocity) / mass
    position += velocity
    guard position.isFinite, velocity.isFinite else { return nil }
    return Spring.State(value: position, velocity: velocity)
  }
}
