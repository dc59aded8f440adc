/// The spring's equation integrated step by step, as an opinion independent of its closed form.
///
/// - Source: Dormand and Prince, "A family of embedded Runge-Kutta formulae", 1980: order 5 with an
///   error estimate of order 4.
struct DormandPrince {
  /// Natural frequency 1 and this damping ratio; time is in radians.
  let ratio: Double

  private func pull(_ y: Double, _ v: Double) -> Double { -y - 2 * ratio * v }

  /// Distance and velocity after a time.
  ///
  /// Written out number by number: tests run without optimisation.
  func state(
    from start: (value: Double, velocity: Double), after end: Double, tolerance: Double
  ) -> (value: Double, velocity: Double) {
    var (y, v) = start
    var time = 0.0
    var h = 0.01
    var a1 = pull(y, v)
    while time < end {
      h = min(h, end - time)
      let v2 = v + h * (1.0 / 5 * a1)
      let a2 = pull(y + h * (1.0 / 5 * v), v2)
      let v3 = v + h * (3.0 / 40 * a1 + 9.0 / 40 * a2)
      let a3 = pull(y + h * (3.0 / 40 * v + 9.0 / 40 * v2), v3)
      let v4 = v + h * (44.0 / 45 * a1 - 56.0 / 15 * a2 + 32.0 / 9 * a3)
      let a4 = pull(y + h * (44.0 / 45 * v - 56.0 / 15 * v2 + 32.0 / 9 * v3), v4)
      let y5 = 19372.0 / 6561 * v - 25360.0 / 2187 * v2 + 64448.0 / 6561 * v3 - 212.0 / 729 * v4
      let w5 = 19372.0 / 6561 * a1 - 25360.0 / 2187 * a2 + 64448.0 / 6561 * a3 - 212.0 / 729 * a4
      let v5 = v + h * w5
      let a5 = pull(y + h * y5, v5)
      let y6 = 9017.0 / 3168 * v - 355.0 / 33 * v2 + 46732.0 / 5247 * v3 + 49.0 / 176 * v4
      let w6 = 9017.0 / 3168 * a1 - 355.0 / 33 * a2 + 46732.0 / 5247 * a3 + 49.0 / 176 * a4
      let v6 = v + h * (w6 - 5103.0 / 18656 * a5)
      let a6 = pull(y + h * (y6 - 5103.0 / 18656 * v5), v6)
      let y7 = 35.0 / 384 * v + 500.0 / 1113 * v3 + 125.0 / 192 * v4 - 2187.0 / 6784 * v5
      let w7 = 35.0 / 384 * a1 + 500.0 / 1113 * a3 + 125.0 / 192 * a4 - 2187.0 / 6784 * a5
      let nextY = y + h * (y7 + 11.0 / 84 * v6)
      let nextV = v + h * (w7 + 11.0 / 84 * a6)
      let a7 = pull(nextY, nextV)
      let e1 = 71.0 / 57600 * v - 71.0 / 16695 * v3 + 71.0 / 1920 * v4 - 17253.0 / 339200 * v5
      let e2 = 71.0 / 57600 * a1 - 71.0 / 16695 * a3 + 71.0 / 1920 * a4 - 17253.0 / 339200 * a5
      let gapY = h * (e1 + 22.0 / 525 * v6 - 1.0 / 40 * nextV)
      let gapV = h * (e2 + 22.0 / 525 * a6 - 1.0 / 40 * a7)
      let size = max(gapY.magnitude, gapV.magnitude) / tolerance
      if size <= 1 {
        time = h == end - time ? end : time + h
        (y, v, a1) = (nextY, nextV, a7)
      }
      h *= min(4, max(0.2, 0.9 / size.squareRoot().squareRoot()))
    }
    return (y, v)
  }
}
