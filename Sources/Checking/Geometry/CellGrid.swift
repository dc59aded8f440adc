/// The container cut into cells in which the same things lie everywhere.
///
/// With turned layers the cells are fine instead of exact.
struct CellGrid {
  private let xs: [Double], ys: [Double]
  /// How many cells a turned layer is cut into each way.
  private static let fineness = 24

  /// Cuts the container at the sides of shapes.
  init(size: SIMD2<Double>, quads: [Quad]) {
    var xs = [0, size.x]
    var ys = [0, size.y]
    for quad in quads {
      let low = quad.low
      let high = quad.high
      let count = quad.isUpright ? 1 : Self.fineness
      for index in 0...count {
        let place = low + (high - low) * (Double(index) / Double(count))
        xs.append(place.x)
        ys.append(place.y)
      }
    }
    self.xs = Self.stops(xs, within: size.x)
    self.ys = Self.stops(ys, within: size.y)
  }

  private static func stops(_ places: [Double], within length: Double) -> [Double] {
    var stops: [Double] = []
    for place in places.map({ min(max($0, 0), length) }).sorted()
    where stops.last.map({ place - $0 > 1e-6 }) ?? true {
      stops.append(place)
    }
    return stops
  }

  /// A part of the container with upright sides.
  struct Area: Hashable {
    let low: SIMD2<Double>, high: SIMD2<Double>

    var size: SIMD2<Double> { high - low }
  }

  /// Which cells lie where a condition holds.
  private func matches(_ condition: (SIMD2<Double>) -> Bool) -> [[Bool]] {
    zip(ys, ys.dropFirst()).map { top, bottom in
      zip(xs, xs.dropFirst()).map { left, right in
        condition(SIMD2((left + right) / 2, (top + bottom) / 2))
      }
    }
  }

  /// The box around everything where a condition holds; nil when it holds nowhere.
  func bounds(where condition: (SIMD2<Double>) -> Bool) -> Area? {
    var area: Area?
    for (row, cells) in matches(condition).enumerated() {
      for (column, isMatch) in cells.enumerated() where isMatch {
        let low = SIMD2(xs[column], ys[row])
        let high = SIMD2(xs[column + 1], ys[row + 1])
        area = Area(
          low: area.map { pointwiseMin($0.low, low) } ?? low,
          high: area.map { pointwiseMax($0.high, high) } ?? high)
      }
    }
    return area
  }

  /// Of the rectangles where a condition holds everywhere, the one whose shorter side is longest.
  func roomiest(where condition: (SIMD2<Double>) -> Bool) -> Area? {
    let matches = matches(condition)
    var best: Area?
    for top in matches.indices {
      var isOpen = [Bool](repeating: true, count: xs.count - 1)
      for bottom in top..<matches.count {
        for column in isOpen.indices { isOpen[column] = isOpen[column] && matches[bottom][column] }
        var start = 0
        for column in 0...isOpen.count where column == isOpen.count || !isOpen[column] {
          if column > start {
            let area = Area(
              low: SIMD2(xs[start], ys[top]), high: SIMD2(xs[column], ys[bottom + 1]))
            if Self.isRoomier(area, than: best) { best = area }
          }
          start = column + 1
        }
      }
    }
    return best
  }

  private static func isRoomier(_ area: Area, than other: Area?) -> Bool {
    guard let other else { return true }
    let side = area.size.min()
    let otherSide = other.size.min()
    return side != otherSide ? side > otherSide : area.size.max() > other.size.max()
  }
}
