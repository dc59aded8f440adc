#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A family of easings by its accelerating form on 0…1.
private enum PennerFamily {
  case quad, cubic, quart, quint, sine, expo, circ, back, elastic, bounce

  /// How far a back easing draws back: 10 % of the travel.
  static let draw = 1.70158
  static let drawBothEnds = draw * 1.525

  func accelerating(_ t: Double) -> Double {
    switch self {
    case .quad: t * t
    case .cubic: t * t * t
    case .quart: t * t * t * t
    case .quint: t * t * t * t * t
    case .sine: 1 - cos(t * .pi / 2)
    case .expo: t == 0 ? 0 : exp2(10 * t - 10)
    case .circ: 1 - (1 - t * t).squareRoot()
    case .back: Self.draw(t, by: Self.draw)
    case .elastic: -exp2(10 * t - 10) * sin((10 * t - 10.75) * 2 * .pi / 3)
    case .bounce: 1 - Self.bouncing(1 - t)
    }
  }

  func decelerating(_ t: Double) -> Double { 1 - accelerating(1 - t) }

  func both(_ t: Double) -> Double {
    let isFirst = t < 0.5
    switch self {
    case .back:
      return isFirst
        ? Self.draw(2 * t, by: Self.drawBothEnds) / 2
        : 1 - Self.draw(2 - 2 * t, by: Self.drawBothEnds) / 2
    case .elastic:
      let swing = sin((20 * t - 11.125) * 2 * .pi / 4.5) / 2
      return isFirst ? -exp2(20 * t - 10) * swing : 1 + exp2(10 - 20 * t) * swing
    default:
      return isFirst ? accelerating(2 * t) / 2 : 1 - accelerating(2 - 2 * t) / 2
    }
  }

  private static func draw(_ t: Double, by amount: Double) -> Double {
    t * t * ((amount + 1) * t - amount)
  }

  private static func bouncing(_ t: Double) -> Double {
    let (middle, height): (Double, Double) =
      switch t * 2.75 {
      case ..<1: (0, 0)
      case ..<2: (1.5, 0.75)
      case ..<2.5: (2.25, 0.9375)
      default: (2.625, 0.984375)
      }
    let u = t - middle / 2.75
    return 7.5625 * u * u + height
  }
}

extension EasingName {
  /// Progress strictly between the ends.
  ///
  /// - Source: Robert Penner's easing equations, "Programming Macromedia Flash MX", chapter 7.
  func penner(at t: Double) -> Double {
    switch self {
    case .linear: t
    case .inQuad: PennerFamily.quad.accelerating(t)
    case .outQuad: PennerFamily.quad.decelerating(t)
    case .inOutQuad: PennerFamily.quad.both(t)
    case .inCubic: PennerFamily.cubic.accelerating(t)
    case .outCubic: PennerFamily.cubic.decelerating(t)
    case .inOutCubic: PennerFamily.cubic.both(t)
    case .inQuart: PennerFamily.quart.accelerating(t)
    case .outQuart: PennerFamily.quart.decelerating(t)
    case .inOutQuart: PennerFamily.quart.both(t)
    case .inQuint: PennerFamily.quint.accelerating(t)
    case .outQuint: PennerFamily.quint.decelerating(t)
    case .inOutQuint: PennerFamily.quint.both(t)
    case .inSine: PennerFamily.sine.accelerating(t)
    case .outSine: PennerFamily.sine.decelerating(t)
    case .inOutSine: PennerFamily.sine.both(t)
    case .inExpo: PennerFamily.expo.accelerating(t)
    case .outExpo: PennerFamily.expo.decelerating(t)
    case .inOutExpo: PennerFamily.expo.both(t)
    case .inCirc: PennerFamily.circ.accelerating(t)
    case .outCirc: PennerFamily.circ.decelerating(t)
    case .inOutCirc: PennerFamily.circ.both(t)
    case .inBack: PennerFamily.back.accelerating(t)
    case .outBack: PennerFamily.back.decelerating(t)
    case .inOutBack: PennerFamily.back.both(t)
    case .inElastic: PennerFamily.elastic.accelerating(t)
    case .outElastic: PennerFamily.elastic.decelerating(t)
    case .inOutElastic: PennerFamily.elastic.both(t)
    case .inBounce: PennerFamily.bounce.accelerating(t)
    case .outBounce: PennerFamily.bounce.decelerating(t)
    case .inOutBounce: PennerFamily.bounce.both(t)
    }
  }
}
