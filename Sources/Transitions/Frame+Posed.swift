#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import Motion
internal import Timelines

extension Frame {
  /// The box around the frame once a layer is scaled, turned and moved.
  ///
  /// - Parameters:
  ///   - values: The pose.
  ///   - pivot: What is scaled and turned about its middle; nil for the frame itself.
  /// - Returns: A box with upright sides.
  func posed(_ values: PropertyValues, about pivot: Frame? = nil) -> Frame {
    let about = pivot ?? self
    let middleX = about.x.value + about.width.value / 2
    let middleY = about.y.value + about.height.value / 2
    let angle = Degrees(values[.rotation]).radians
    let cosine = cos(angle) * values[.scale]
    let sine = sin(angle) * values[.scale]
    let dx = x.value + width.value / 2 - middleX
    let dy = y.value + height.value / 2 - middleY
    let newX = middleX + dx * cosine - dy * sine + values[.x]
    let newY = middleY + dx * sine + dy * cosine + values[.y]
    let newWidth = width.value * cosine.magnitude + height.value * sine.magnitude
    let newHeight = width.value * sine.magnitude + height.value * cosine.magnitude
    return Frame(
      x: Points(newX - newWidth / 2), y: Points(newY - newHeight / 2), width: Points(newWidth),
      height: Points(newHeight))
  }
}
