#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
package import Motion
internal import Timelines

extension Stage {
  /// Finds the frontmost layer under a place, as drawn at a time.
  ///
  /// A layer counts where its frame is after offset, scale and rotation. One that is nearly
  /// invisible (opacity below 0.01) takes no taps, as on the platforms. Rows are part of their menu.
  ///
  /// - Parameters:
  ///   - x: From the container's left edge.
  ///   - y: From the container's top edge.
  ///   - time: Since the start of the run.
  ///   - present: The ids of the layers that are in the container.
  /// - Returns: The layer's id, or nil when none is there.
  package func hit(x: Points, y: Points, at time: Seconds, among present: Set<String>) -> String? {
    guard x >= 0, y >= 0, x < container.width, y < container.height else { return nil }
    return plan.layers.last { layer in
      layer.parent == nil && present.contains(layer.id)
        && covers(layer, x: x.value, y: y.value, at: time)
    }?.id
  }

  /// The middle of the part of a layer that lies in the container, as drawn at a time.
  package func middle(of layer: PlannedLayer, at time: Seconds) -> (x: Points, y: Points) {
    let values = values(of: layer, at: time)
    let frame = frame(of: layer)
    func middle(_ start: Points, _ size: Points, _ offset: Double, _ limit: Points) -> Points {
      let centre = start.value + size.value / 2 + offset
      let half = size.value / 2 * values[.scale]
      return Points((max(centre - half, 0) + min(centre + half, limit.value)) / 2)
    }
    return (
      middle(frame.x, frame.width, values[.x], container.width),
      middle(frame.y, frame.height, values[.y], container.height)
    )
  }

  private func covers(_ layer: PlannedLayer, x: Double, y: Double, at time: Seconds) -> Bool {
    let values = values(of: layer, at: time)
    guard values[.opacity] >= 0.01, values[.scale] > 0 else { return false }
    let frame = frame(of: layer)
    let halfWidth = frame.width.value / 2
    let halfHeight = frame.height.value / 2
    let dx = x - values[.x] - frame.x.value - halfWidth
    let dy = y - values[.y] - frame.y.value - halfHeight
    let turn = -Degrees(values[.rotation]).radians
    let localX = (dx * cos(turn) - dy * sin(turn)) / values[.scale]
    let localY = (dx * sin(turn) + dy * cos(turn)) / values[.scale]
    return localX >= -halfWidth && localX < halfWidth && localY >= -halfHeight
      && localY < halfHeight
  }
}
