/// A spring as a timing: where it starts to move is known, and so is when its run ends.
public struct SpringTiming: Hashable, Sendable {
  /// The fraction of the travel below which a spring counts as come to rest, unless told.
  public static let defaultSettle = 0.001
  /// The fastest start in either direction, in travels per second.
  public static let largestVelocity = 1e12
  /// The longest run: an hour.
  public static let longestRun: Seconds = 3600

  /// The physical spring that all families reduce to.
  public let spring: Spring
  /// Travels per second, positive towards the target.
  public let initialVelocity: Double
  /// When the run ends; the value is then set to the target.
  public let duration: Seconds
  /// The family and the numbers that the author wrote.
  public let notation: SpringNotation
  /// What the author should know about those numbers.
  public let warnings: [SpringWarning]

  init(
    spring: Spring, initialVelocity: Double, duration: Seconds, notation: SpringNotation,
    warnings: [SpringWarning] = []
  ) {
    self.spring = spring
    self.initialVelocity = initialVelocity
    self.duration = duration
    self.notation = notation
    self.warnings = warnings
  }

  /// Progress at a time since the start, by the closed form; not cut off at the end.
  public func progress(at time: Seconds) -> Double {
    spring.state(at: time, initialVelocity: initialVelocity).value
  }
}
