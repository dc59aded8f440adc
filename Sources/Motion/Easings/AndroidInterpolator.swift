#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// An interpolator of Android's `android.view.animation`, in real numbers.
///
/// The platform computes in 32-bit floats. Its bounce ends at 1.0000545 and its cycle at 0.
public struct AndroidInterpolator: Hashable, Sendable {
  /// The kinds of interpolators; the raw value is the class name without `Interpolator`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case accelerateDecelerate = "AccelerateDecelerate"
    /// Takes a factor above 0; 1 is a parabola.
    case accelerate = "Accelerate"
    /// Takes a factor above 0; 1 is a parabola.
    case decelerate = "Decelerate"
    /// Takes a tension of 0 or more; 2 unless given.
    case anticipate = "Anticipate"
    /// Takes a tension of 0 or more; 2 unless given.
    case overshoot = "Overshoot"
    /// Takes a tension of 0 or more; 2 unless given, times 1.5.
    case anticipateOvershoot = "AnticipateOvershoot"
    case bounce = "Bounce"
    /// Takes the number of full swings.
    case cycle = "Cycle"

    /// The class's own default; `nil` when the kind takes no number.
    public var fallback: Double? {
      switch self {
      case .accelerateDecelerate, .bounce: nil
      case .accelerate, .decelerate, .cycle: 1
      case .anticipate, .overshoot, .anticipateOvershoot: 2
      }
    }
  }

  /// What the interpolator does.
  public let kind: Kind
  /// Factor, tension or number of swings; 0 for kinds that take none.
  public let parameter: Double

  /// Makes an interpolator.
  ///
  /// - Throws: `CurveError.parameterOutOfRange` for a number where none is taken, a factor that is
  ///   not above 0, a tension below 0, or a number above 1,000.
  public init(_ kind: Kind, _ parameter: Double? = nil) throws(CurveError) {
    let number = parameter ?? kind.fallback ?? 0
    let isAllowed =
      switch kind {
      case .accelerateDecelerate, .bounce: parameter == nil
      case .accelerate, .decelerate: number > 0 && number <= 1000
      case .anticipate, .overshoot, .anticipateOvershoot, .cycle: (0...1000).contains(number)
      }
    guard isAllowed else { throw .parameterOutOfRange(number) }
    self.kind = kind
    self.parameter = number
  }

  /// Progress at a fraction of the duration.
  ///
  /// - Parameter fraction: Outside 0…1 the nearer end is held.
  /// - Returns: Progress; anticipation and overshoot leave 0…1.
  public func value(at fraction: Double) -> Double {
    let x = fraction > 0 ? min(fraction, 1) : 0
    switch kind {
    case .accelerateDecelerate: return cos((x + 1) * .pi) / 2 + 0.5
    case .accelerate: return pow(x, 2 * parameter)
    case .decelerate: return 1 - pow(1 - x, 2 * parameter)
    case .anticipate: return Self.anticipated(x, parameter)
    case .overshoot: return 1 - Self.anticipated(1 - x, parameter)
    case .anticipateOvershoot:
      let tension = parameter * 1.5
      return x < 0.5
        ? Self.anticipated(2 * x, tension) / 2 : 1 - Self.anticipated(2 - 2 * x, tension) / 2
    case .bounce: return Self.bounced(x * 1.1226)
    case .cycle: return sin(2 * parameter * .pi * x)
    }
  }

  private static func anticipated(_ x: Double, _ tension: Double) -> Double {
    x * x * ((tension + 1) * x - tension)
  }

  private static func bounced(_ u: Double) -> Double {
    let (middle, height): (Double, Double) =
      switch u {
      case ..<0.3535: (0, 0)
      case ..<0.7408: (0.54719, 0.7)
      case ..<0.9644: (0.8526, 0.9)
      default: (1.0435, 0.95)
      }
    return 8 * (u - middle) * (u - middle) + height
  }

  /// Whether progress never falls between the ends.
  public var isMonotone: Bool {
    switch kind {
    case .accelerateDecelerate, .accelerate, .decelerate: true
    case .anticipate, .overshoot, .anticipateOvershoot: parameter == 0
    case .bounce: false
    case .cycle: parameter == 0 || parameter <= 0.25
    }
  }
}
