extension SpringTiming {
  /// A finger's velocity as a spring's initial velocity: its part of the remaining way.
  ///
  /// When nothing of the way remains there is no such part. The motion then is
  /// `spring.state(at:from:to:velocity:)` with equal ends and the velocity in points: nothing is
  /// ever divided by 0.
  ///
  /// - Parameters:
  ///   - velocity: Of the finger, in units per second.
  ///   - start: Where the value is.
  ///   - target: Where it shall go.
  /// - Returns: Travels per second, positive towards the target; `nil` when so little of the way
  ///   remains that the quotient is beyond `largestVelocity`.
  /// - Source: documentation of `initialSpringVelocity`.
  public static func initialVelocity(
    of velocity: Double, from start: Double, to target: Double
  ) -> Double? {
    guard velocity != 0 else { return 0 }
    let quotient = velocity / (target - start)
    return quotient.magnitude <= largestVelocity ? quotient : nil
  }
}
