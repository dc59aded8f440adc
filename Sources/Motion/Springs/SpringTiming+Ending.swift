extension SpringTiming {
  /// A timing whose run ends at the last moment outside `settle`.
  static func settling(
    _ found: Spring.Conversion, initialVelocity: Double, settle: Double, notation: SpringNotation
  ) throws(SpringError) -> SpringTiming {
    try check(initialVelocity)
    guard settle > 0, settle < 1 else { throw .outOfRange(field: .settle, value: settle) }
    let start = Spring.State(value: -1, velocity: initialVelocity)
    let duration = try found.spring.settlingTime(from: start, within: settle)
    return try ending(
      found, at: duration, initialVelocity: initialVelocity, notation: notation)
  }

  /// A timing whose run ends at a time that its family gives.
  static func ending(
    _ found: Spring.Conversion, at duration: Seconds, initialVelocity: Double,
    notation: SpringNotation
  ) throws(SpringError) -> SpringTiming {
    try check(initialVelocity)
    guard duration <= longestRun else { throw .settlesTooLate(after: duration) }
    return SpringTiming(
      spring: found.spring, initialVelocity: initialVelocity, duration: duration,
      notation: notation, warnings: found.warnings)
  }

  /// Refuses a velocity that is not a number or beyond `largestVelocity`.
  static func check(_ initialVelocity: Double) throws(SpringError) {
    guard initialVelocity.magnitude <= largestVelocity else {
      throw .outOfRange(field: .initialVelocity, value: initialVelocity)
    }
  }
}

extension SpringError {
  /// Refuses a number that is not finite and above 0.
  static func checkPositive(_ value: Double, _ field: Field) throws(SpringError) {
    guard value > 0, value.isFinite else { throw .outOfRange(field: field, value: value) }
  }

  /// Refuses a number that is not finite and 0 or more.
  static func checkNotNegative(_ value: Double, _ field: Field) throws(SpringError) {
    guard value >= 0, value.isFinite else { throw .outOfRange(field: field, value: value) }
  }
}
