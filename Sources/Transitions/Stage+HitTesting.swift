#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import Motion
internal import Timelines

extension Stage {
  /// Finds the frontmost layer under a place, as drawn at a time.
  ///
  /// A layer counts where its frame is after offset, scale and rotation. One that is nearly
  /// invisible (opacity below 0.01) takes no taps, as on the platforms.
  ///
  /// - Parameters:
  ///   - x: From the container's left edge.
  ///   - y: From the container's top edge.
  ///   - time: Since the start of the run.
  ///   - present: The ids of the layers that are in the container.
  /// - Returns: The layer's id, or nil when none is there.
  func hit(x: Points, y: Points, at time: Seconds, among present: Set<String>) -> String? {
    guard x >= 0, y >= 0, x < container.width, y < container.height else { return nil }
    return plan.layers.last { layer in
      present.contains(layer.id) && covers(layer, x: x.value, y: y.value, at: time)
    }?.id
  }

  /// The middle of the part of a layer that lies in the container, as drawn at a time.
  func middle(of layer: PlannedLayer, at time: Seconds) -> (x: Points, y: Points) {
    let values = values(of: layer, at: time)
    func middle(_ offset: Double, _ size: Double) -> Points {
      let half = size / 2 * values[.scale]
      let low = max(size / 2 + offset - half, 0)
      let high = min(size / 2 + offset + half, size)
      return Points((low + high) / 2)
    }
    return (
      middle(values[.x], container.width.value), middle(values[.y], container.height.value)
    )
  }

  private func covers(_ layer: PlannedLayer, x: Double, y: Double, at time: Seconds) -> Bool {
    let values = values(of: layer, at: time)
    guard values[.opacity] >= 0.01, values[.scale] > 0 else { return false }
    let middleX = container.width.value / 2
    let middleY = container.height.value / 2
    let dx = x - values[.x] - middleX
    let dy = y - values[.y] - middleY
    let turn = -Degrees(values[.rotation]).radians
    let localX = (dx * cos(turn) - dy * sin(turn)) / values[.scale] + middleX
    let localY = (dx * sin(turn) + dy * cos(turn)) / values[.scale] + middleY
    return localX >= 0 && localY >= 0 && localX < container.width.value
      && localY < container.height.value
  }
}
