// Times curves: a thousand samples of a spring against the formula in C, and single questions.
import Motion

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// Nanoseconds for one of `count` calls, in the median of many rounds.
func time(_ count: Int, _ call: (Int) -> Double) -> Double {
  var sum = 0.0
  var rounds: [Double] = []
  for _ in 0..<41 {
    let start = peer_clock()
    for index in 0..<count { sum += call(index) }
    rounds.append(Double(peer_clock() - start) / Double(count))
  }
  precondition(sum.isFinite)
  return median(rounds)
}

let stiffness = 318.42313995978793
let damping = 28.55106369817169
let spring = try Spring(mass: 1, stiffness: stiffness, damping: damping)
let samples = 1_000
let frames = try FrameTimes(rate: 1_000, duration: 0.999)
precondition(frames.count == samples)

var values = [Double](repeating: 0, count: samples)
var speeds = values
// Both compute the same motion, or the comparison means nothing.
peer_springs(1, stiffness, damping, -1, 0.8, 1_000, Int32(samples), &values, &speeds)
let batch = spring.samples(at: frames, from: -1, to: 0, velocity: 0.8)
for index in 0..<samples {
  precondition((batch.values[index] - values[index]).magnitude < 1e-12)
  precondition((batch.velocities[index] - speeds[index]).magnitude < 1e-10)
}

// Turn by turn, so that both meet the same machine.
var ours: [Double] = []
var peer: [Double] = []
for _ in 0..<9 {
  ours.append(
    time(200) { _ in spring.samples(at: frames, from: -1, to: 0, velocity: 0.8).values[500] })
  peer.append(
    time(20) { _ in
      peer_springs(1, stiffness, damping, -1, 0.8, 1_000, Int32(samples), &values, &speeds)
      return values[500]
    })
}
let uikit = time(2_000) { index in
  let ratio = 0.3 + Double(index % 600) / 1_000
  return (try? Spring.uikit(duration: 0.5, dampingRatio: ratio, initialVelocity: 0.8))?.spring
    .stiffness ?? .nan
}
let settling = time(2_000) { index in
  let start = Spring.State(value: -1, velocity: Double(index % 100) / 50)
  return (try? spring.settlingTime(from: start, within: 0.001))?.value ?? .nan
}
let curve = try CubicBezier(0.4, 0, 0.2, 1)
let bezier = time(20_000) { index in curve.value(at: Double(index) / 20_000) }
print(median(ours), median(peer), uikit, settling, bezier)
