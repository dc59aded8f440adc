/// Where a function passes from above 0 to 0 or below, between two places.
///
/// Newton steps, replaced by bisection whenever one leaves the bracket or is not half as long as
/// the step before: the search ends on every function, at the last bit that it can resolve.
///
/// - Parameters:
///   - low: A place where the function is above 0.
///   - high: A place beyond it where the function is 0 or below.
///   - guess: Where to look first.
///   - function: Value and slope at a place.
/// - Returns: The place, up to rounding.
@inline(__always)
func descendingRoot(
  between low: Double, and high: Double, guess: Double,
  of function: (Double) -> (value: Double, slope: Double)
) -> Double {
  var low = low
  var high = high
  var x = guess > low && guess < high ? guess : low + (high - low) / 2
  var lastStep = high - low
  // 1,100 halvings lead from the largest double to the smallest one.
  for _ in 0..<2200 {
    let (value, slope) = function(x)
    if value == 0 { return x }
    if value > 0 { low = x } else { high = x }
    var step = value / slope
    var next = x - step
    if !(next > low && next < high && step.magnitude <= lastStep / 2) {
      if step.magnitude <= x.ulp / 2 { return x }
      next = low + (high - low) / 2
      step = next - x
    }
    guard next > low, next < high, next != x else { return high }
    lastStep = step.magnitude
    x = next
  }
  return high
}
