internal import Motion
internal import Timelines

extension Player {
  /// A finger is put down, or moves while it holds the layers.
  mutating func touch(x: Points, y: Points) throws {
    if finger != nil {
      log(.request(.touch(x: x, y: y, layer: finger?.pan.layer), refusal: nil))
      try move(x: x, y: y)
      return
    }
    let layer = hit(x: x, y: y)
    let phase = machine.phase
    try handle(.grab(layer: layer), as: .touch(x: x, y: y, layer: layer))
    guard machine.phase.isInteractive, machine.phase != phase else { return }
    let pans = transition.pans
    let isPresenting = machine.phase == .presenting(.interactive)
    guard let pan = isPresenting ? pans.present : pans.dismiss else { return }
    finger = try stage.grab(pan, step: machine.step, x: x, y: y, at: clock)
    guard finger == nil else { return }
    // The pan has no distance in this container: nothing can follow it.
    try handle(.cancel, as: .cancel)
  }

  /// The finger is lifted.
  mutating func release(x: Points, y: Points) throws {
    try move(x: x, y: y)
    let towardsPresence = machine.phase == .presenting(.interactive)
    let completes = finger?.completes(towardsPresence: towardsPresence) ?? false
    try handle(.release(completes: completes), as: .release(x: x, y: y))
  }

  private mutating func move(x: Points, y: Points) throws {
    guard var moved = finger else { return }
    moved.move(to: (moved.pan.axis == .horizontal ? x : y).value, at: clock)
    finger = moved
    try stage.follow(moved, step: machine.step, at: clock)
  }
}
