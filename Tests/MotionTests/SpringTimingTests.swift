import Motion
import Testing

@Suite("SpringTiming")
struct SpringTimingTests {
  @Test("a physical spring runs until it has settled")
  func physical() throws {
    let timing = try SpringTiming.physical(stiffness: 100, damping: 10)
    #expect((timing.duration.value - 1.2702).magnitude < 0.0005)
    #expect(Timing.spring(timing).progress(at: timing.duration) == 1)
    let before = Timing.spring(timing).progress(at: timing.duration - 1e-9)
    #expect((before - 1).magnitude <= 0.001 * (1 + 1e-6))
    #expect(
      timing.notation.parameters.map(\.name)
        == ["mass", "stiffness", "damping", "initial_velocity", "settle"])
    let coarse = try SpringTiming.physical(stiffness: 100, damping: 10, settle: 0.01)
    #expect((coarse.duration.value - 0.8781).magnitude < 0.0005)
  }

  @Test("refuses what has no end, by name")
  func refuses() {
    #expect(throws: SpringError.undamped) {
      try SpringTiming.physical(stiffness: 100, damping: 0)
    }
    #expect(throws: SpringError.outOfRange(field: .settle, value: 1)) {
      try SpringTiming.physical(stiffness: 100, damping: 10, settle: 1)
    }
    #expect(throws: SpringError.outOfRange(field: .settle, value: 0)) {
      try SpringTiming.physical(stiffness: 100, damping: 10, settle: 0)
    }
    #expect(throws: SpringError.self) {
      try SpringTiming.physical(stiffness: 1e-6, damping: 1e-9)
    }
  }
}
