/// An edge of the container.
enum Edge: String, Hashable, CaseIterable {
  case top
  case bottom
  case left
  case right
}

/// How deep the background shows along an edge of the container.
struct UncoveredDepth {
  /// The container's size in points.
  let size: SIMD2<Double>
  /// What counts as no depth.
  static let nothing = 1e-9

  /// The largest distance from an edge, straight inwards, to the first place that is covered.
  ///
  /// Along the edge the distance is a chain of straight lines whose corners lie at corners and
  /// crossings of the layers, so that the largest one is exact.
  ///
  /// - Parameters:
  ///   - edge: Where to look from.
  ///   - quads: What covers.
  /// - Returns: 0 when the whole edge is covered; at most the container's extent.
  func depth(from edge: Edge, of quads: [Quad]) -> Double {
    let shapes = quads.map { quad in quad.corners.map { place($0, from: edge) } }
    let isAcross = edge == .top || edge == .bottom
    let length = isAcross ? size.x : size.y
    let reach = isAcross ? size.y : size.x
    var stops = [0, length] + shapes.joined().map(\.x)
    if !quads.allSatisfy(\.isUpright) { stops += crossings(of: shapes) }
    stops = stops.filter { $0 >= 0 && $0 <= length }.sorted()
    var deepest = 0.0
    for (start, end) in zip(stops, stops.dropFirst()) where end - start > Self.nothing {
      // Just beside the stops: on a stop itself two shapes may merely touch.
      let beside = (end - start) * 1e-9
      for stop in [start + beside, end - beside] {
        deepest = max(deepest, min(entry(at: stop, of: shapes), reach))
      }
    }
    return deepest
  }

  /// A place as seen from an edge: along it, and inwards.
  private func place(_ corner: SIMD2<Double>, from edge: Edge) -> SIMD2<Double> {
    switch edge {
    case .top: corner
    case .bottom: SIMD2(corner.x, size.y - corner.y)
    case .left: SIMD2(corner.y, corner.x)
    case .right: SIMD2(corner.y, size.x - corner.x)
    }
  }

  /// How far inwards the first covered place lies; infinite when there is none.
  private func entry(at stop: Double, of shapes: [[SIMD2<Double>]]) -> Double {
    var nearest = Double.infinity
    for shape in shapes {
      guard let (low, high) = Self.span(of: shape, at: stop), high > Self.nothing else { continue }
      if low <= Self.nothing { return 0 }
      nearest = min(nearest, low)
    }
    return nearest
  }

  /// The part of a line inwards that a shape covers.
  private static func span(
    of shape: [SIMD2<Double>], at stop: Double
  ) -> (low: Double, high: Double)? {
    var low = Double.infinity
    var high = -Double.infinity
    for index in shape.indices {
      let start = shape[index]
      let end = shape[(index + 1) % shape.count]
      guard min(start.x, end.x) <= stop, stop <= max(start.x, end.x), start.x != end.x else {
        continue
      }
      let depth = start.y + (end.y - start.y) * (stop - start.x) / (end.x - start.x)
      low = min(low, depth)
      high = max(high, depth)
    }
    return low <= high ? (low, high) : nil
  }

  /// Where sides cross each other or the edge.
  private func crossings(of shapes: [[SIMD2<Double>]]) -> [Double] {
    let sides = shapes.flatMap { shape in
      shape.indices.map { (start: shape[$0], end: shape[($0 + 1) % shape.count]) }
    }
    var stops: [Double] = []
    for (index, side) in sides.enumerated() {
      let way = side.end - side.start
      if way.y != 0 { stops.append(side.start.x - way.x * side.start.y / way.y) }
      for other in sides[(index + 1)...] {
        let otherWay = other.end - other.start
        let cross = way.x * otherWay.y - way.y * otherWay.x
        guard cross != 0 else { continue }
        let gap = other.start - side.start
        let part = (gap.x * otherWay.y - gap.y * otherWay.x) / cross
        if (0...1).contains(part) { stops.append(side.start.x + way.x * part) }
      }
    }
    return stops
  }
}
