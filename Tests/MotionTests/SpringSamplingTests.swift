import Motion
import Testing

@Suite("Spring sampling")
struct SpringSamplingTests {
  private static let springs: [(frequency: Double, ratio: Double)] = [
    (10, 0), (10, 0.02), (12.566370614359172, 0.8), (10, 0.999_999), (10, 1), (10, 1.000_001),
    (18.257418583505537, 4.564354645876384), (3, 200), (150, 0.3), (0.1, 0.5), (2000, 0.9),
  ]

  @Test("equals the closed form within a trillionth of the travel", arguments: springs)
  func closedForm(frequency: Double, ratio: Double) throws {
    let spring = try Spring(frequency: frequency, dampingRatio: ratio)
    for (rate, duration) in [(1000, Seconds(4.7)), (60, 9.99), (7, 20), (30, 0)] {
      for (from, to, velocity) in [(0.0, 1.0, 0.0), (662, 0, -4000), (5, 5, 30)] {
        let times = try FrameTimes(rate: rate, duration: duration)
        let samples = spring.samples(at: times, from: from, to: to, velocity: velocity)
        #expect(samples.values.count == times.count)
        #expect(samples.velocities.count == times.count)
        let travel = max((from - to).magnitude, velocity.magnitude / frequency)
        for (index, time) in times.enumerated() {
          let exact = spring.state(at: time, from: from, to: to, velocity: velocity)
          let place = (samples.values[index] - exact.value).magnitude
          let speed = (samples.velocities[index] - exact.velocity).magnitude
          // The closed form itself is this uncertain: the phase is rounded.
          let phase = 4e-16 * (frequency * time.value)
          guard place <= travel * (1e-12 + phase) + to.magnitude.ulp,
            speed <= travel * frequency * (1e-12 + phase)
          else {
            Issue.record("\(index): \(place), \(speed)")
            return
          }
        }
      }
    }
  }

  @Test("ends with the end state, whatever the rate")
  func lastFrame() throws {
    let timing = Timing.spring(
      try SpringTiming.uikit(duration: 0.5, dampingRatio: 0.8, initialVelocity: 0.8))
    for rate in [1, 24, 30, 60, 77, 120, 1000] {
      let times = try FrameTimes(rate: rate, duration: 0.5)
      let progress = timing.progress(at: times)
      #expect(progress.first == 0)
      #expect(progress.last == 1)
      for (index, time) in times.enumerated() {
        #expect((progress[index] - timing.progress(at: time)).magnitude < 1e-12)
      }
    }
    let longer = try FrameTimes(rate: 60, duration: 1)
    #expect(timing.progress(at: longer).suffix(31).allSatisfy { $0 == 1 })
    let ease = Timing.ease(.named(.inQuad), duration: 0.5)
    #expect(ease.progress(at: longer).last == 1)
  }
}
