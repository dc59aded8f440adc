internal import Motion
internal import Timelines
internal import Transitions

/// What tells one state of a player from another: states with equal keys have one future.
struct StateKey: Hashable {
  private let phase: TransitionMachine.Phase
  private let step: Int
  private let numbers: [Double]
  private let data: [LayerData]

  /// The key of a player as it is at its clock.
  ///
  /// Values count to a ten-thousandth, times to a millionth: what differs by less came from
  /// rounding.
  init(_ player: Player) {
    phase = player.machine.phase
    step = player.machine.step
    data = [player.menuData, player.contentData]
    let container = player.stage.container
    let now = player.clock
    var numbers = [container.width.value, container.height.value, player.finger?.progress ?? 0]
    for lane in player.stage.lanes {
      let state = lane.state(at: now)
      numbers.append(Self.rounded(state.value, 1e4))
      guard let last = lane.segments.last, last.end > now else { continue }
      // A lane in motion: where it is heading, how long it takes, and what it waits for.
      numbers += [
        Self.rounded(state.velocity, 1e3), Self.rounded(last.to, 1e4),
        Self.rounded((last.end - now).value, 1e6),
        Self.rounded(max(last.start - now, 0).value, 1e6), Double.infinity,
      ]
    }
    self.numbers = numbers
  }

  /// The number on a grid, with one zero only.
  private static func rounded(_ number: Double, _ grid: Double) -> Double {
    (number * grid).rounded() / grid + 0
  }
}
