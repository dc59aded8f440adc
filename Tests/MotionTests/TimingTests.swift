import Motion
import Testing

@Suite("Timing")
struct TimingTests {
  @Test("an easing that passes 1 is not finished")
  func outBack() {
    let timing = Timing.ease(.named(.outBack), duration: 0.5)
    func at(_ part: Double) -> Double { 100 * timing.progress(at: Seconds(0.5 * part)) }
    #expect(at(0.37015) < 100)
    #expect(at(0.37017) > 100)
    #expect((at(0.5801) - 110.0004).magnitude < 1e-4)
    #expect((at(0.5) - 108.76975).magnitude < 1e-5)
    #expect(timing.duration == 0.5)
    #expect(at(1) == 100)
    #expect(at(2) == 100)
  }

  @Test("zero length is at its end at once, and nothing is not-a-number")
  func zeroLength() {
    for name in EasingName.allCases {
      let timing = Timing.ease(.named(name), duration: 0)
      #expect(timing.progress(at: 0) == 1)
      #expect(timing.progress(at: -1) == 1 || timing.progress(at: -1) == 0)
      #expect(timing.progress(at: 1) == 1)
    }
  }
}
