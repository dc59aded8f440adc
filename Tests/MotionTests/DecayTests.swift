import Motion
import Testing

@Suite("Decay")
struct DecayTests {
  @Test("both projections are the published ones, half a millisecond apart")
  func projections() {
    #expect((Decay.normal.projection(of: 2000) - 998).magnitude < 1e-9)
    #expect((Decay.normal.distance(from: 2000) - 998.9997).magnitude < 1e-4)
    #expect((Decay.fast.projection(of: 2000) - 198).magnitude < 1e-9)
    #expect((Decay.fast.distance(from: 2000) - 199).magnitude < 1e-2)
  }

  @Test("comes to rest where it says, when it says", arguments: [-1500.0, 3, 2000])
  func rest(velocity: Double) throws {
    let decay = Decay.normal
    let distance = decay.distance(from: velocity)
    #expect((decay.velocity(reaching: distance) - velocity).magnitude < 1e-9)
    let rest = try decay.timeToRest(from: velocity, below: 1)
    #expect((decay.state(at: rest, velocity: velocity).velocity.magnitude - 1).magnitude < 1e-9)
    #expect(
      (decay.state(at: 1000, from: 5, velocity: velocity).value - 5 - distance).magnitude < 1e-9)
    let half = try #require(decay.time(toReach: distance / 2, velocity: velocity))
    #expect((decay.state(at: half, velocity: velocity).value - distance / 2).magnitude < 1e-9)
    #expect(decay.time(toReach: distance * 1.001, velocity: velocity) == nil)
    #expect(decay.time(toReach: -distance, velocity: velocity) == nil)
    #expect(decay.time(toReach: 0, velocity: 0) == 0)
  }

  @Test("refuses a rate that does not slow down", arguments: [0, 1, -0.5, 1.1, .nan, .infinity])
  func refuses(rate: Double) {
    #expect(throws: GestureError.self) { try Decay(rate: rate) }
  }
}
