#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Spring {
  /// The damping ratio, set to 1 where the constants say 1 up to rounding.
  ///
  /// Families that take a ratio mean something else by 1 than by the number next to it.
  var dampingRatioNearOne: Double {
    let ratio = dampingRatio
    return (ratio - 1).magnitude <= 1e-14 ? 1 : ratio
  }

  /// The duration for which UIKit's equation gives this spring; `nil` when there is none.
  ///
  /// - Source: the equation of `UIKitEquation` solved for T.
  func uikitDuration(dampingRatio ratio: Double, initialVelocity velocity: Double) -> Seconds? {
    let w = naturalFrequency
    guard ratio >= Self.uikitSmallestRatio, ratio <= 1 else { return nil }
    if ratio < 1 {
      let start = ((ratio * w - velocity) / (w * (1 - ratio * ratio).squareRoot())).magnitude
      let time = log(start / UIKitEquation.rest) / (ratio * w)
      return time > 0 && time.isFinite ? Seconds(time) : nil
    }
    // |1 + rate · T| e^(−ωT) falls for good from its last turning point on.
    let rate = w - velocity
    let turn = rate == 0 ? 0 : max(1 / w - 1 / rate, 0)
    func left(_ time: Double) -> (value: Double, slope: Double) {
      let factor = 1 + rate * time
      let decay = exp(-w * time)
      let slope = (rate - w * factor) * decay
      return (factor.magnitude * decay - UIKitEquation.rest, factor < 0 ? -slope : slope)
    }
    guard left(turn).value > 0 else { return nil }
    var step = 1 / w
    while left(turn + step).value > 0 { step *= 2 }
    return Seconds(descendingRoot(between: turn, and: turn + step, guess: turn, of: left))
  }
}
