/// Several motions on top of each other: each new target adds one, the older ones run out.
///
/// The value is the newest target plus what every motion still lacks, so place and velocity stay
/// continuous whatever springs follow each other. Views of iOS move in this way since iOS 8.
public struct AdditiveMotion: Hashable, Sendable {
  /// The newest target.
  public let target: Double
  /// The motions, oldest first; each counts with its distance from its own target.
  public let motions: [SpringMotion]

  /// Makes a motion without a past.
  public init(_ motion: SpringMotion) {
    self.init(target: motion.to, motions: [motion])
  }

  private init(target: Double, motions: [SpringMotion]) {
    self.target = target
    self.motions = motions
  }

  /// Value and velocity at an instant.
  ///
  /// - Complexity: O(n) in the number of motions.
  public func state(at time: Seconds) -> Spring.State {
    motions.reduce(Spring.State(value: target, velocity: 0)) { sum, motion in
      let now = motion.state(at: time)
      return Spring.State(
        value: sum.value + (now.value - motion.to), velocity: sum.velocity + now.velocity)
    }
  }

  /// The motion with another target on top.
  ///
  /// - Parameters:
  ///   - target: Where to go instead.
  ///   - time: When the target changes.
  ///   - spring: What pulls from the old target to the new one; left out, the newest spring.
  ///   - velocity: What to add to the velocity, in units per second.
  /// - Returns: The same past, and one motion more.
  /// - Throws: `SpringError.outOfRange` for a target or velocity beyond `Spring.State.largest`.
  public func retargeted(
    to target: Double, at time: Seconds, by spring: Spring? = nil, velocity: Double = 0
  ) throws(SpringError) -> AdditiveMotion {
    guard let newest = motions.last else { return self }
    let motion = try SpringMotion(
      spring: spring ?? newest.spring, from: self.target, to: target, velocity: velocity,
      start: time)
    return AdditiveMotion(target: target, motions: motions + [motion])
  }

  /// The motion without those parts that no longer show.
  ///
  /// - Parameters:
  ///   - time: From when on.
  ///   - threshold: The distance that does not show, above 0.
  /// - Returns: The newest motion and every other one that is not within the threshold for good.
  public func pruned(at time: Seconds, within threshold: Double) -> AdditiveMotion {
    let kept = motions.dropLast().filter { motion in
      guard let end = try? motion.end(within: threshold) else { return true }
      return end > time
    }
    return AdditiveMotion(target: target, motions: kept + motions.suffix(1))
  }
}
