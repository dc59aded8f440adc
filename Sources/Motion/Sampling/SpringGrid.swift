/// A free oscillation at evenly spaced times, by exact steps instead of exponentials.
///
/// A step of a linear oscillator is a 2 × 2 matrix that depends on the step's length alone. Eight
/// neighbouring samples lie in the lanes of a vector and take a step of eight times the spacing.
struct SpringGrid {
  /// How many vector steps are taken before the closed form is asked again.
  private static let stepsPerAnchor = 128

  let spring: Spring
  /// Samples per second.
  let rate: Int
  /// Distance from the target at time 0, and its rate of change.
  let start: Double, velocity: Double

  /// What a step of a length makes of a distance and a velocity.
  private struct Step {
    let valueFromValue: Double, velocityFromValue: Double
    let valueFromVelocity: Double, velocityFromVelocity: Double

    init(_ spring: Spring, _ length: Seconds) {
      let place = spring.displacement(at: length, from: 1, velocity: 0)
      let speed = spring.displacement(at: length, from: 0, velocity: 1)
      valueFromValue = place.value
      velocityFromValue = place.velocity
      valueFromVelocity = speed.value
      velocityFromVelocity = speed.velocity
    }
  }

  /// Writes value and velocity of the first samples.
  ///
  /// `target` is added to the distances. Both buffers hold at least `count` numbers.
  func fill(
    _ values: UnsafeMutableBufferPointer<Double>,
    _ velocities: UnsafeMutableBufferPointer<Double>, count: Int, target: Double
  ) {
    let single = Step(spring, Seconds(1 / Double(rate)))
    let eight = Step(spring, Seconds(8 / Double(rate)))
    let places = UnsafeMutableRawPointer(values.baseAddress)
    let speeds = UnsafeMutableRawPointer(velocities.baseAddress)
    var index = 0
    while index < count {
      let time = Seconds(Double(index) / Double(rate))
      let anchor = spring.displacement(at: time, from: start, velocity: velocity)
      if anchor.value.magnitude < 1e-200, anchor.velocity.magnitude < 1e-200 {
        // Nothing is left, and numbers this small would only be slow.
        for index in index..<count {
          values.initializeElement(at: index, to: target)
          velocities.initializeElement(at: index, to: 0)
        }
        return
      }
      var (place, speed) = Self.lanes(from: anchor, by: single)
      let blockEnd = min(index + 8 * Self.stepsPerAnchor, count)
      let offset = SIMD8<Double>(repeating: target)
      if let places, let speeds {
        while index + 8 <= blockEnd {
          let bytes = index * MemoryLayout<Double>.stride
          (places + bytes).storeBytes(of: place + offset, as: SIMD8<Double>.self)
          (speeds + bytes).storeBytes(of: speed, as: SIMD8<Double>.self)
          let next = place * eight.valueFromValue + speed * eight.valueFromVelocity
          speed = place * eight.velocityFromValue + speed * eight.velocityFromVelocity
          place = next
          index += 8
        }
      }
      for lane in 0..<max(blockEnd - index, 0) {
        values.initializeElement(at: index + lane, to: place[lane] + target)
        velocities.initializeElement(at: index + lane, to: speed[lane])
      }
      index = blockEnd
    }
  }

  /// A sample and the seven after it.
  private static func lanes(
    from anchor: Spring.State, by step: Step
  ) -> (SIMD8<Double>, SIMD8<Double>) {
    var places = SIMD8<Double>.zero
    var speeds = SIMD8<Double>.zero
    var place = anchor.value
    var speed = anchor.velocity
    for lane in 0..<8 {
      places[lane] = place
      speeds[lane] = speed
      let next = place * step.valueFromValue + speed * step.valueFromVelocity
      speed = place * step.velocityFromValue + speed * step.velocityFromVelocity
      place = next
    }
    return (places, speeds)
  }
}
