/// A damped harmonic oscillator: `mass · y″ + damping · y′ + stiffness · y = 0`.
///
/// `y` is the distance from the target. The spring holds only the three physical constants; where
/// a motion starts and how fast is asked with each question, so one spring serves every travel.
public struct Spring: Hashable, Sendable {
  /// Natural frequencies a spring may have, in radians per second.
  public static let frequencies = 1e-30...1e30
  /// The largest `damping / mass` a spring may have, per second.
  public static let largestDecay = 1e30

  /// Above 0.
  public let mass: Double
  /// Above 0; per second squared when the mass is 1.
  public let stiffness: Double
  /// 0 or more; per second when the mass is 1.
  public let damping: Double

  /// Undamped angular frequency `√(stiffness / mass)`, in radians per second.
  public let naturalFrequency: Double
  // What every question needs is worked out once: questions are many, springs are few.
  /// The rate at which the oscillation dies away: `damping / (2 · mass)`, per second.
  let decay: Double
  /// Square of the natural frequency.
  let square: Double
  /// Square of the decay minus square of the natural frequency, written as a product so that it
  /// keeps its digits near critical damping.
  let discriminant: Double
  /// Square root of the discriminant's magnitude.
  let root: Double

  /// Makes a spring from its physical constants.
  ///
  /// - Throws: `SpringError.outOfRange` naming the constant when the mass or the stiffness is not
  ///   above 0, the damping is below 0, or their quotients leave `frequencies` and
  ///   `largestDecay`; infinite and not-a-number constants included.
  public init(mass: Double = 1, stiffness: Double, damping: Double) throws(SpringError) {
    guard mass > 0, mass.isFinite else { throw .outOfRange(field: .mass, value: mass) }
    guard stiffness > 0, stiffness.isFinite else {
      throw .outOfRange(field: .stiffness, value: stiffness)
    }
    guard damping >= 0, damping.isFinite else {
      throw .outOfRange(field: .damping, value: damping)
    }
    guard Self.frequencies.contains((stiffness / mass).squareRoot()) else {
      throw .outOfRange(field: .stiffness, value: stiffness)
    }
    guard damping / mass <= Self.largestDecay else {
      throw .outOfRange(field: .damping, value: damping)
    }
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    naturalFrequency = (stiffness / mass).squareRoot()
    decay = damping / (2 * mass)
    square = stiffness / mass
    discriminant = (decay - naturalFrequency) * (decay + naturalFrequency)
    root = discriminant.magnitude.squareRoot()
  }

  /// Makes a spring of mass 1 from its natural frequency and damping ratio.
  ///
  /// - Parameters:
  ///   - frequency: Radians per second, above 0.
  ///   - dampingRatio: 0 or more.
  /// - Throws: `SpringError.outOfRange`.
  public init(frequency: Double, dampingRatio: Double) throws(SpringError) {
    guard dampingRatio >= 0, dampingRatio.isFinite else {
      throw .outOfRange(field: .dampingRatio, value: dampingRatio)
    }
    try self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// Damping divided by critical damping: below 1 the spring bounces, at 1 it is critical.
  public var dampingRatio: Double { damping / mass / (2 * naturalFrequency) }
}
