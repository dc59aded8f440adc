import Motion
import Testing

@Suite("SpringMotion")
struct SpringMotionTests {
  private static let after: [(time: Seconds, value: Double)] = [
    (Seconds(1.0 / 60), 42.952156), (0.05, 44.351002), (0.1, 36.025189), (0.2, 16.751706),
    (0.4, 2.231874),
  ]

  @Test("a new target in mid-flight keeps place and velocity")
  func newTarget() throws {
    let spring = try Spring(stiffness: 170, damping: 26)
    let first = try SpringMotion(spring: spring, from: 0, to: 100)
    let before = first.state(at: 0.1)
    #expect((before.value - 37.512859).magnitude < 1e-4)
    #expect((before.velocity - 462.5323).magnitude < 1e-4)
    let second = try first.retargeted(to: 0, at: 0.1)
    #expect(second.state(at: 0.1) == before)
    #expect(try first.reversed(at: 0.1) == second)
    for (time, value) in Self.after {
      #expect((second.state(at: 0.1 + time).value - value).magnitude < 1e-4)
    }
    let peak = second.state(at: 0.1373)
    #expect((peak.value - 44.901738).magnitude < 1e-4)
    let end = try second.end(within: 0.1)
    #expect((second.state(at: end).value.magnitude - 0.1).magnitude < 1e-9)
  }

  @Test("adding motions of one spring is the same path as keeping the velocity")
  func additive() throws {
    let spring = try Spring(stiffness: 323.5, damping: 28.8)
    let start = try SpringMotion(spring: spring, from: 0, to: 662, velocity: 100)
    var kept = start
    var added = AdditiveMotion(start)
    for (target, time) in [(0.0, Seconds(0.12)), (300, 0.2), (-50, 0.21), (662, 0.5)] {
      kept = try kept.retargeted(to: target, at: time)
      added = try added.retargeted(to: target, at: time)
      for step in 0...50 {
        let now = time + Seconds(Double(step) / 50)
        #expect((kept.state(at: now).value - added.state(at: now).value).magnitude < 1e-8)
        #expect((kept.state(at: now).velocity - added.state(at: now).velocity).magnitude < 1e-6)
      }
    }
    #expect(added.motions.count == 5)
    #expect(added.pruned(at: 10, within: 0.001).motions.count == 1)
    #expect(added.pruned(at: 0.5, within: 0.001).motions.count == 5)
  }

  @Test("velocity stays continuous when springs of different kinds are added")
  func mixedSprings() throws {
    let soft = try Spring(stiffness: 40, damping: 3)
    let stiff = try Spring(stiffness: 900, damping: 60)
    let first = AdditiveMotion(try SpringMotion(spring: soft, from: 0, to: 100))
    let second = try first.retargeted(to: -30, at: 0.2, by: stiff)
    let before = first.state(at: 0.2)
    let after = second.state(at: 0.2)
    #expect((before.value - after.value).magnitude < 1e-12)
    #expect(before.velocity == after.velocity)
    #expect((second.state(at: 60).value + 30).magnitude < 1e-9)
  }

  @Test("a finger's velocity becomes a part of the way, and nothing is divided by nothing")
  func handOff() {
    #expect(SpringTiming.initialVelocity(of: 500, from: 0, to: 250) == 2)
    #expect(SpringTiming.initialVelocity(of: 500, from: 250, to: 0) == -2)
    #expect(SpringTiming.initialVelocity(of: 500, from: 3, to: 3) == nil)
    #expect(SpringTiming.initialVelocity(of: 0, from: 3, to: 3) == 0)
    #expect(SpringTiming.initialVelocity(of: .nan, from: 0, to: 1) == nil)
  }
}
