import Motion
import Testing

@Suite("Spring")
struct SpringTests {
  private static let times: [(time: Seconds, value: Double)] = [
    (0, 0), (0.1, 0.340299847), (0.2, 0.849425635), (0.3, 1.124354767), (0.5, 1.074590567),
    (1, 1.002170117),
  ]

  @Test("gives the same value for a time in whatever order the times are asked")
  func order() throws {
    let spring = try Spring(stiffness: 100, damping: 10)
    for (time, value) in Self.times + Self.times.reversed() {
      #expect((spring.state(at: time).value - value).magnitude < 1e-8)
    }
    let peak = try #require(spring.peak())
    #expect((1 + peak.distance - 1.163033535).magnitude < 1e-8)
    #expect((peak.time.value - 0.362760).magnitude < 1e-6)
    #expect(spring.overshoot() == peak.distance)
  }

  private static let stiff: [(damping: Double, time: Seconds, value: Double)] = [
    (20, 0.1, 0.264241118), (20, 0.25, 0.712702505), (20, 0.5, 0.959572318),
    (20, 1, 0.999500601),
    (40, 0.1, 0.177736576), (40, 0.25, 0.448647459), (40, 0.5, 0.717828826),
    (40, 1, 0.926095928),
    (19.999, 0.25, 0.712723882), (20.001, 0.25, 0.712681129),
  ]

  @Test("does not break at and beyond critical damping", arguments: stiff)
  func doesNotBreak(damping: Double, time: Seconds, value: Double) throws {
    let spring = try Spring(stiffness: 100, damping: damping)
    #expect((spring.state(at: time).value - value).magnitude < 1e-8)
  }

  @Test("never passes its target when critically damped or slower", arguments: [20.0, 20.001, 40])
  func creeps(damping: Double) throws {
    let spring = try Spring(stiffness: 100, damping: damping)
    #expect(spring.peak() == nil)
    #expect(spring.overshoot() == 0)
    #expect(spring.firstArrival() == nil)
    for step in 0...1000 { #expect(spring.state(at: Seconds(Double(step) / 100)).value <= 1) }
  }

  @Test("stays at its start before time 0 and keeps a start that is its target")
  func ends() throws {
    let spring = try Spring(stiffness: 100, damping: 10)
    #expect(
      spring.state(at: -1, from: 2, to: 3, velocity: 4) == Spring.State(value: 2, velocity: 4))
    #expect(
      spring.state(at: 1, from: 3, to: 3, velocity: 0) == Spring.State(value: 3, velocity: 0))
  }

  private static let refused: [(mass: Double, stiffness: Double, damping: Double, field: String)] =
    [
      (0, 1, 1, "mass"), (-1, 1, 1, "mass"), (.nan, 1, 1, "mass"), (.infinity, 1, 1, "mass"),
      (1, 0, 1, "stiffness"), (1, -1, 1, "stiffness"), (1, .infinity, 1, "stiffness"),
      (1, 1, -1, "damping"), (1, 1, .nan, "damping"), (1, 1, .infinity, "damping"),
      (1e300, 1e-300, 1, "stiffness"), (1e-300, 1e-300, 1, "damping"),
    ]

  @Test("refuses constants that no spring has, by name", arguments: refused)
  func refuses(mass: Double, stiffness: Double, damping: Double, field: String) {
    let error = #expect(throws: SpringError.self) {
      try Spring(mass: mass, stiffness: stiffness, damping: damping)
    }
    guard case .outOfRange(let found, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found.rawValue == field)
  }

  @Test("is critical when made for a settling time, and UIKit reads that time back")
  func critical() throws {
    let spring = try Spring.critical(settlingIn: 0.5)
    #expect(spring.dampingRatio == 1)
    #expect((spring.naturalFrequency - 18.466826952903172).magnitude < 1e-12)
    let same = try Spring.uikit(duration: 0.5, dampingRatio: 1)
    #expect((spring.stiffness / same.spring.stiffness - 1).magnitude < 1e-12)
    #expect((try spring.settlingTime(within: 0.001).value - 0.5).magnitude < 1e-12)
    #expect(throws: SpringError.outOfRange(field: .duration, value: 0)) {
      try Spring.critical(settlingIn: 0)
    }
  }
}
