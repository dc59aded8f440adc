import Foundation
import Motion
import Testing

@Suite("Spring properties")
struct SpringPropertyTests {
  @Test("the closed form is the solution of the equation: 10,000 springs", arguments: 0..<10)
  func integrated(part: Int) throws {
    var random = SeededRandom(seed: UInt64(part) + 1)
    for _ in 0..<1000 {
      let ratio =
        random.next() % 5 == 0 ? 1 + random.number(-1e-4...1e-4) : random.scale(0.01...6)
      let frequency = random.scale(0.1...100)
      let mass = random.scale(0.01...100)
      let spring = try Spring(
        mass: mass, stiffness: mass * frequency * frequency,
        damping: 2 * ratio * mass * frequency)
      let start = (value: random.number(-1...1), velocity: random.number(-2...2))
      let phase = random.scale(0.01...8)
      let exact = DormandPrince(ratio: ratio).state(from: start, after: phase, tolerance: 1e-12)
      let found = spring.displacement(
        at: Seconds(phase / frequency), from: start.value,
        velocity: start.velocity * frequency)
      #expect((found.value - exact.value).magnitude < 1e-9, "\(ratio) \(phase)")
      #expect((found.velocity / frequency - exact.velocity).magnitude < 1e-9, "\(ratio) \(phase)")
    }
  }

  @Test("nothing jumps on the way through critical damping")
  func nearCritical() throws {
    var random = SeededRandom(seed: 20)
    for _ in 0..<200 {
      let time = Seconds(random.scale(0.001...2))
      let velocity = random.number(-20...20)
      let critical = try Spring(stiffness: 100, damping: 20)
        .displacement(at: time, from: -1, velocity: velocity)
      for exponent in 3...16 {
        for side in [-1.0, 1] {
          let shift = side * pow(10, -Double(exponent))
          let near = try Spring(stiffness: 100, damping: 20 * (1 + shift))
            .displacement(at: time, from: -1, velocity: velocity)
          let allowed = 40 * shift.magnitude + 1e-13
          #expect((near.value - critical.value).magnitude < allowed)
          #expect((near.velocity - critical.velocity).magnitude < 100 * allowed)
        }
      }
    }
  }

  @Test("adding motions of one spring is keeping the velocity, for any spring and any times")
  func additive() throws {
    var random = SeededRandom(seed: 30)
    for _ in 0..<500 {
      let frequency = random.scale(1...50)
      let spring = try Spring(frequency: frequency, dampingRatio: random.scale(0.05...5))
      let first = try SpringMotion(
        spring: spring, from: random.number(-1...1), to: random.number(-1...1),
        velocity: random.number(-10...10))
      var kept = first
      var added = AdditiveMotion(first)
      var time = Seconds(0)
      for _ in 0..<4 {
        time = time + Seconds(random.number(0...2) / frequency)
        let target = random.number(-1...1)
        kept = try kept.retargeted(to: target, at: time)
        added = try added.retargeted(to: target, at: time)
      }
      for _ in 0..<5 {
        let now = time + Seconds(random.number(0...4) / frequency)
        let gap = kept.state(at: now).value - added.state(at: now).value
        #expect(gap.magnitude < 1e-12)
      }
    }
  }

  @Test("settles at the last crossing, for any start")
  func settling() throws {
    var random = SeededRandom(seed: 40)
    for _ in 0..<500 {
      let ratio = random.scale(0.02...50)
      let spring = try Spring(frequency: random.scale(0.5...200), dampingRatio: ratio)
      let start = Spring.State(
        value: random.number(-1...1), velocity: random.number(-3...3) * spring.naturalFrequency)
      let threshold = random.scale(1e-6...0.9)
      let end = try spring.settlingTime(from: start, within: threshold)
      func distance(_ time: Seconds) -> Double {
        spring.displacement(at: time, from: start.value, velocity: start.velocity).value.magnitude
      }
      if end > 0 { #expect((distance(end) / threshold - 1).magnitude < 1e-9) }
      let period = 1 / spring.naturalFrequency
      for _ in 0..<100 {
        let later = end + Seconds(random.scale(1e-6...20) * period)
        #expect(distance(later) <= threshold * (1 + 1e-9))
      }
    }
  }

  @Test("a spring written in any form and made again is the same spring")
  func roundTrips() throws {
    var random = SeededRandom(seed: 50)
    var said: [String: Int] = [:]
    for _ in 0..<300 {
      let isPlain = random.next() % 2 == 0
      let spring = try Spring(
        mass: isPlain ? 1 : random.scale(0.1...10), stiffness: random.scale(20...2000),
        damping: random.scale(2...80))
      let velocity = random.number(-2...2)
      for form in SpringForm.all {
        let written: SpringNotation
        do {
          written = try form.notation(for: spring, initialVelocity: velocity)
        } catch {
          guard case .cannotSay = error else {
            Issue.record(error)
            continue
          }
          continue
        }
        let made = try form.timing(written).spring
        said["\(form.family) \(form.title)", default: 0] += 1
        #expect((made.naturalFrequency / spring.naturalFrequency - 1).magnitude < 1e-8)
        #expect((made.dampingRatio / spring.dampingRatio - 1).magnitude < 1e-8)
      }
    }
    // No form refuses everything.
    #expect(said.count == SpringForm.all.count)
  }
}
