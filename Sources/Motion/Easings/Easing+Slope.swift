extension Easing {
  /// Progress per whole duration at a fraction of it: the speed of the easing.
  ///
  /// Taken over a millionth of the duration on each side that exists, so exact to about ten digits
  /// for smooth easings; at a corner it is the mean of both sides. A staircase
  /// has none.
  ///
  /// - Parameter fraction: Outside 0…1 the nearer end counts.
  /// - Returns: Progress per duration.
  public func slope(at fraction: Double) -> Double {
    if case .steps = self { return 0 }
    let step = 1e-6
    let place = fraction > 0 ? min(fraction, 1) : 0
    let low = max(place - step, 0)
    let high = min(place + step, 1)
    return (value(at: high) - value(at: low)) / (high - low)
  }
}
