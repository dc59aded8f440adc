#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import Motion
internal import Timelines

/// A rectangle that may be turned: where a layer is drawn.
struct Quad: Hashable {
  /// One after the other round the rectangle; the first is the layer's top left.
  let corners: [SIMD2<Double>]

  /// A frame, scaled and turned about its middle, then moved.
  init(_ frame: Frame, x: Double = 0, y: Double = 0, scale: Double = 1, rotation: Double = 0) {
    let half = SIMD2(frame.width.value, frame.height.value) / 2 * max(scale, 0)
    let middle =
      SIMD2(
        frame.x.value + frame.width.value / 2 + x, frame.y.value + frame.height.value / 2 + y)
    let signs = [SIMD2(-1.0, -1), SIMD2(1, -1), SIMD2(1, 1), SIMD2(-1, 1)]
    guard rotation != 0 else {
      corners = signs.map { middle + half * $0 }
      return
    }
    let angle = Degrees(rotation).radians
    let cosine = cos(angle)
    let sine = sin(angle)
    corners = signs.map { sign in
      let corner = half * sign
      return middle + SIMD2(corner.x * cosine - corner.y * sine, corner.x * sine + corner.y * cosine)
    }
  }

  /// A frame of a layer that lies in another one.
  init(_ frame: Frame, _ values: PropertyValues, in parent: (frame: Frame, PropertyValues)?) {
    let own = Quad(
      frame, x: values[.x], y: values[.y], scale: values[.scale], rotation: values[.rotation])
    guard let parent else {
      self = own
      return
    }
    let middle = SIMD2(
      parent.frame.x.value + parent.frame.width.value / 2,
      parent.frame.y.value + parent.frame.height.value / 2)
    let pose = parent.1
    let angle = Degrees(pose[.rotation]).radians
    let cosine = cos(angle) * pose[.scale]
    let sine = sin(angle) * pose[.scale]
    corners = own.corners.map { corner in
      let way = corner - middle
      return middle + SIMD2(pose[.x], pose[.y])
        + SIMD2(way.x * cosine - way.y * sine, way.x * sine + way.y * cosine)
    }
  }

  /// Whether its sides are upright.
  var isUpright: Bool {
    corners[0].y == corners[1].y && corners[1].x == corners[2].x
      || corners[0].x == corners[1].x && corners[1].y == corners[2].y
  }

  /// The corners of the box around it.
  var low: SIMD2<Double> { corners.dropFirst().reduce(corners[0]) { pointwiseMin($0, $1) } }
  var high: SIMD2<Double> { corners.dropFirst().reduce(corners[0]) { pointwiseMax($0, $1) } }

  /// The length of a side, seen along the layer's own width and height.
  var size: SIMD2<Double> {
    let across = corners[1] - corners[0]
    let down = corners[3] - corners[0]
    return SIMD2((across * across).sum().squareRoot(), (down * down).sum().squareRoot())
  }

  /// Whether a place lies in it or on its border.
  func contains(_ place: SIMD2<Double>) -> Bool {
    var sign = 0.0
    for index in corners.indices {
      let start = corners[index]
      let side = corners[(index + 1) % corners.count] - start
      let way = place - start
      let cross = side.x * way.y - side.y * way.x
      if cross * sign < 0 { return false }
      if cross != 0 { sign = cross }
    }
    return sign != 0
  }
}
