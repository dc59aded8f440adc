extension Spring {
  /// SwiftUI's `Spring(settlingDuration:dampingRatio:)`: UIKit's equation from rest.
  ///
  /// - Parameters:
  ///   - settlingDuration: When 0.001 of the travel is left, above 0.
  ///   - dampingRatio: 0.01 or more; above 1 the platform takes 1.
  /// - Returns: A spring of mass 1, with a warning for each number that the platform replaces.
  /// - Throws: `SpringError.outOfRange` naming the field.
  public static func swiftUI(
    settlingDuration: Seconds, dampingRatio: Double
  ) throws(SpringError) -> Conversion {
    try uikit(duration: settlingDuration, dampingRatio: dampingRatio)
  }
}

/// SwiftUI's own way through `.spring`: 300 half-step updates a second of a motion from 0 to 1.
///
/// - Source: public reverse-engineering, not measured on a device.
public struct SwiftUISteps: Sequence, IteratorProtocol, Sendable {
  /// The time between two updates.
  public static let step = Seconds(1 / 300.0)
  /// The largest stiffness the platform works with.
  public static let largestStiffness = 45_000.0

  private let stiffness: Double
  private let damping: Double
  private var position = 0.0
  private var velocity = 0.0
  private var force = 0.0

  /// Makes the updates of a spring.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring, above 0.
  ///   - dampingFraction: 0 or more.
  /// - Throws: `SpringError.outOfRange` naming the field.
  public init(response: Seconds, dampingFraction: Double) throws(SpringError) {
    let spring = try Spring.response(response, dampingRatio: dampingFraction)
    stiffness = Swift.min(spring.stiffness, Self.largestStiffness)
    damping = 2 * dampingFraction * stiffness.squareRoot()
  }

  /// The state one update later: progress, and travels per second.
  ///
  /// Ends when a damping too strong for these steps has left every bound.
  public mutating func next() -> Spring.State? {
    let half = Self.step.value / 2
    let middle = velocity + force * half
    position += middle * Self.step.value
    force = -damping * middle + stiffness * (1 - position)
    velocity = middle + force * half
    guard position.isFinite, velocity.isFinite else { return nil }
    return Spring.State(value: position, velocity: velocity)
  }

  /// How many updates the platform makes: until square of speed and of acceleration are at most
  /// 0.0036 and at most a hundredth of the way remains.
  ///
  /// - Returns: `nil` when the spring does not come to rest within an hour.
  public var count: Int? {
    var steps = self
    for index in 1...1_080_000 {
      guard let state = steps.next() else { return nil }
      let motion = Swift.max(state.velocity * state.velocity, steps.force * steps.force)
      if motion <= 0.0036, (1 - state.value).magnitude <= 0.01 { return index }
    }
    return nil
  }
}
