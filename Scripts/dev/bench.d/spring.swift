// Times the closed form of a spring, value and velocity, against the same formula in C.
import Motion

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

let spring = try Spring(mass: 1, stiffness: 318.42313995978793, damping: 28.55106369817169)
let count = 200_000
var ours: [Double] = []
var peer: [Double] = []
var sum = 0.0
for _ in 0..<41 {
  var start = peer_clock()
  for index in 0..<count {
    let time = Seconds(Double(index) * (0.5 / Double(count)) + 1e-9)
    let state = spring.state(at: time, from: -1, to: 0, velocity: 0.8)
    sum += state.value + state.velocity
  }
  ours.append(Double(peer_clock() - start) / Double(count))
  start = peer_clock()
  for index in 0..<count {
    var value = 0.0
    var velocity = 0.0
    let time = Double(index) * (0.5 / Double(count)) + 1e-9
    peer_spring(1, 318.42313995978793, 28.55106369817169, -1, 0.8, time, &value, &velocity)
    sum -= value + velocity
  }
  peer.append(Double(peer_clock() - start) / Double(count))
}
// Both computed the same motion, or the comparison means nothing.
precondition(sum.magnitude < 1e-3)
print(median(ours), median(peer))
