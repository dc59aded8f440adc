#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A straight map from numbers to places on the paper, with the numbers worth a line.
struct PlotScale {
  /// The numbers at both ends; the upper is above the lower.
  let lower: Double, upper: Double
  /// The places of both ends.
  let start: Double, end: Double

  /// Makes a scale that shows all of the numbers, with some room beyond them.
  ///
  /// - Parameters:
  ///   - numbers: What is to be seen; numbers that are not finite are left out.
  ///   - room: The part of their range that is added at each end.
  ///   - start: The place of the least number.
  ///   - end: The place of the largest number.
  init(_ numbers: some Sequence<Double>, room: Double, from start: Double, to end: Double) {
    var least = Double.infinity
    var most = -Double.infinity
    for number in numbers where number.magnitude <= 1e300 {
      least = min(least, number)
      most = max(most, number)
    }
    if least > most { (least, most) = (0, 1) }
    // What is all the same lies in the middle.
    let range = most - least > 1e-9 * max(most.magnitude, least.magnitude) ? most - least : 0
    let margin = range > 0 ? range * room : max(most.magnitude, 1) / 2
    lower = least - margin
    upper = most + margin
    self.start = start
    self.end = end
  }

  /// The place of a number.
  func place(_ number: Double) -> Double {
    start + (number - lower) / (upper - lower) * (end - start)
  }

  /// Round numbers at even distances, about as many as asked for; 0 among them when it is in range.
  func ticks(about count: Int) -> [Double] {
    let raw = (upper - lower) / Double(max(count, 1))
    let power = pow(10, log10(raw).rounded(.down))
    let step = power * (raw / power < 1.5 ? 1 : raw / power < 3.5 ? 2 : raw / power < 7.5 ? 5 : 10)
    // An end that is a tick but for rounding is one.
    let first = (lower / step - 1e-9).rounded(.up)
    let last = (upper / step + 1e-9).rounded(.down)
    guard step > 0, step.isFinite, last - first < 100, last >= first else { return [] }
    return (0...Int(last - first)).map { index in
      let multiple = first + Double(index)
      // Dividing by a whole number keeps 0.3 from becoming 0.30000000000000004.
      return step < 1 ? multiple / (1 / step).rounded() : multiple * step
    }
  }
}
