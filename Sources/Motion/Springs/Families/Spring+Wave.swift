#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Spring {
  /// The spring of the Swift library Wave by damping ratio and response.
  ///
  /// - Parameters:
  ///   - dampingRatio: 0 or more.
  ///   - response: The period of the undamped spring, above 0.
  /// - Returns: A spring of mass 1; its damping is held back above 60, with a warning.
  /// - Throws: `SpringError.outOfRange` naming the field.
  public static func wave(
    dampingRatio: Double, response: Seconds
  ) throws(SpringError) -> Conversion {
    let plain = try Spring.response(response, dampingRatio: dampingRatio)
    guard plain.damping > waveBand.lowerBound else { return Conversion(spring: plain) }
    let over = plain.damping - waveBand.lowerBound
    let length = waveBand.upperBound - waveBand.lowerBound
    let held = waveBand.lowerBound + (1 - 1 / (over * 0.55 / length + 1)) * length
    return Conversion(
      spring: try Spring(stiffness: plain.stiffness, damping: held),
      warnings: [.treated(field: .damping, written: plain.damping, as: held)])
  }

  /// Where Wave's damping is held back, and the limit it never reaches.
  fileprivate static let waveBand = 60.0..<75.0
}

extension SpringTiming {
  /// Wave by damping ratio and response: the run lasts for Wave's settling duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: Above 0.
  ///   - response: The period of the undamped spring, above 0.
  ///   - initialVelocity: Travels per second, positive towards the target.
  /// - Returns: The timing, with a warning when Wave holds the damping back.
  /// - Throws: `SpringError.outOfRange` naming the field, `.undamped`, `.settlesTooLate`.
  /// - Source: Wave's `Spring.settlingTime`: the envelope at 0.0001, a quarter more from critical on.
  public static func wave(
    dampingRatio: Double, response: Seconds, initialVelocity: Double = 0
  ) throws(SpringError) -> SpringTiming {
    let found = try Spring.wave(dampingRatio: dampingRatio, response: response)
    guard dampingRatio > 0 else { throw .undamped }
    let rate = min(dampingRatio, 1) * 2 * .pi / response.value
    let time = -log(0.0001) / rate * (dampingRatio >= 1 ? 1.25 : 1)
    return try ending(
      found, at: Seconds(time), initialVelocity: initialVelocity,
      notation: SpringNotation(
        .wave,
        [
          .dampingRatio: dampingRatio, .response: response.value,
          .initialVelocity: initialVelocity,
        ]))
  }
}

extension SpringForm {
  static let wave = SpringForm(
    .wave, "damping ratio and response",
    [.dampingRatio: nil, .response: nil, .initialVelocity: 0]
  ) { values throws(SpringError) in
    try .wave(
      dampingRatio: values[.dampingRatio], response: Seconds(values[.response]),
      initialVelocity: values[.initialVelocity])
  } reading: { spring, velocity throws(SpringNotationError) in
    let band = Spring.waveBand
    let damping = spring.damping / spring.mass
    guard damping < band.upperBound else { throw .cannotSay(.wave, .damping(damping)) }
    var ratio = spring.dampingRatioNearOne
    if damping > band.lowerBound {
      let length = band.upperBound - band.lowerBound
      let shown = damping - band.lowerBound
      let over = (1 / (1 - shown / length) - 1) * length / 0.55
      ratio = (band.lowerBound + over) / (2 * spring.naturalFrequency)
    }
    return [
      .dampingRatio: ratio, .response: spring.period.value, .initialVelocity: velocity,
    ]
  }
}
