import Motion
import Testing

@Suite("Spring settling")
struct SpringSettlingTests {
  private static let thresholds: [(threshold: Double, end: Double)] = [
    (0.01, 0.8781), (0.005, 0.9168), (0.001, 1.2702),
  ]

  @Test("is the last moment at the threshold, not the first arrival", arguments: thresholds)
  func last(threshold: Double, end: Double) throws {
    let spring = try Spring(stiffness: 100, damping: 10)
    let time = try spring.settlingTime(within: threshold)
    #expect((time.value - end).magnitude < 0.0005)
    #expect((spring.state(at: time).value - 1).magnitude <= threshold * (1 + 1e-9))
    let arrival = try #require(spring.firstArrival())
    #expect(arrival < time)
    #expect((spring.state(at: arrival).value - 1).magnitude < 1e-12)
  }

  private static let starts: [Spring.State] = [
    .rest, Spring.State(value: 0, velocity: 30), Spring.State(value: 3, velocity: -40),
    Spring.State(value: -1, velocity: -7), Spring.State(value: 0.0005, velocity: 0.2),
    Spring.State(value: 0, velocity: 0), Spring.State(value: -812, velocity: 3000),
  ]

  @Test(
    "no later moment is outside the threshold, and just before there is one",
    arguments: starts, [0.02, 0.3, 0.999_999, 1, 1.000_001, 2, 40])
  func stays(start: Spring.State, ratio: Double) throws {
    let spring = try Spring(frequency: 12, dampingRatio: ratio)
    let threshold = 0.001
    let end = try spring.settlingTime(from: start, within: threshold).value
    func distance(_ time: Double) -> Double {
      spring.displacement(at: Seconds(time), from: start.value, velocity: start.velocity)
        .value.magnitude
    }
    if end > 0 { #expect((distance(end) - threshold).magnitude < 1e-9) }
    for step in 1...4000 {
      #expect(distance(end + Double(step) / 1000) <= threshold * (1 + 1e-9))
    }
    for step in 0...400 {
      let time = Seconds(end * Double(step) / 200)
      let later = distance(time.value)
      #expect(later <= spring.envelope(at: time, from: start) * (1 + 1e-9) + 1e-12)
    }
  }

  @Test("refuses a spring without damping unless it never leaves the threshold")
  func undamped() throws {
    let spring = try Spring(stiffness: 100, damping: 0)
    #expect(throws: SpringError.undamped) { try spring.settlingTime(within: 0.001) }
    let start = Spring.State(value: 0, velocity: 0.005)
    #expect(try spring.settlingTime(from: start, within: 0.001) == 0)
  }

  @Test("refuses a threshold that nothing can be within", arguments: [0, -1, .nan, .infinity])
  func threshold(_ threshold: Double) throws {
    let spring = try Spring(stiffness: 100, damping: 10)
    #expect(throws: SpringError.self) { try spring.settlingTime(within: threshold) }
  }

  @Test("finds the peak beyond the target from any side")
  func peaks() throws {
    // Response 0.5, damping ratio 0.8: values from the field case of the uncovered strip.
    let spring = try Spring(frequency: 4 * .pi, dampingRatio: 0.8)
    let peak = try #require(spring.peak())
    #expect((peak.distance - 0.0151646).magnitude < 1e-7)
    #expect((peak.time.value - 0.41667).magnitude < 1e-5)
    let arrival = try #require(spring.firstArrival())
    #expect((arrival.value - 0.33132).magnitude < 1e-5)
    let mirrored = try #require(spring.peak(from: Spring.State(value: 1, velocity: 0)))
    #expect(mirrored == peak)
    let kicked = try Spring(stiffness: 100, damping: 40)
    let overdamped = try #require(kicked.peak(from: Spring.State(value: -1, velocity: 100)))
    #expect(overdamped.distance > 0)
    #expect(kicked.peak(from: Spring.State(value: 0, velocity: 0)) == nil)
  }
}
