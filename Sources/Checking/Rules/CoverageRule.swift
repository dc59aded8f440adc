internal import Motion
internal import Timelines
internal import Transitions

/// No background shows while a layer passes its target.
struct CoverageRule: Inspector {
  /// A strip of background along an edge, and when it shows.
  struct Strip: Hashable {
    let edge: Edge
    /// The largest extent in points, and when it has it.
    let depth: Double, peak: Seconds
    /// The first and the last instant around it at which anything shows.
    let first: Seconds, last: Seconds
    /// The layer that passes its target farthest then.
    let layer: String
  }

  mutating func inspect(_ visit: Visit, _ findings: inout FindingList) {
    guard visit.choice != nil, visit.isNew, let end = visit.after.runEnd else { return }
    let leading = visit.after.machine.phase.heading == .present ? "in" : "out"
    let edges = Edge.allCases.filter { !findings.has(.coverage, "\($0) \(leading)") }
    guard !edges.isEmpty else { return }
    for strip in Self.strips(in: visit.after, until: end, along: edges) {
      let field = visit.scene.field(of: strip.layer)
      let isSpring = visit.after.stage.lanes.contains { lane in
        if lane.layer.id == strip.layer, case .spring? = lane.segments.last?.timing { true } else {
          false
        }
      }
      findings.add(
        .coverage, "\(strip.edge) \(leading)", field: "\(field).overshoot",
        "a strip of background shows at the \(strip.edge.rawValue) while \(strip.layer) passes its "
          + "target: \(strip.depth.shown()) points at \(strip.peak.value.shown(5)) s, from "
          + "\(strip.first.value.shown(5)) to \(strip.last.value.shown(5)) s",
        hint: isSpring
          ? "overshoot = \"extend\" continues the layer's edge, overshoot = \"hold\" stops it at "
            + "its target"
          : "overshoot = \"extend\" continues the layer's edge", scenario: visit.events)
    }
  }

  /// The strips of background that show in the run that is under way, only because a layer passes
  /// its target; one for each edge, at least a pixel wide.
  static func strips(
    in player: Player, until end: Seconds, along edges: [Edge]
  ) -> [Strip] {
    let layers = player.stage.plan.layers.filter { $0.parent == nil && $0.isOpaque }
    let motions = layers.map { CoverMotion($0, in: player) }
    let backdrop = player.transition.backdrop
    let pixel = 1 / player.stage.container.scale
    let start = player.clock
    let instants = samples(of: motions, from: start, to: end)
    // What is continued, or has the backdrop's colour, uncovers nothing that can be seen.
    let isHarmless = motions.allSatisfy { motion in
      motion.isExtended || motion.layer.picture.fill == backdrop
        || instants.allSatisfy { motion.excess(at: $0) < pixel }
    }
    guard !isHarmless else { return [] }
    let view = View(motions: motions, player: player)
    return edges.compactMap { edge in
      view.strip(along: edge, at: instants, between: start...end, atLeast: pixel)
    }
  }

  private static func samples(
    of motions: [CoverMotion], from start: Seconds, to end: Seconds
  ) -> [Seconds] {
    let decisive = ([start, end] + motions.flatMap(\.instants))
      .filter { $0 >= start && $0 <= end }.sorted()
    // Between two decisive instants something may still grow and shrink where layers meet.
    var samples: [Seconds] = []
    for (low, high) in zip(decisive, decisive.dropFirst()) where high > low {
      samples += [low, low + (high - low) * 0.5]
    }
    return samples + [end]
  }
}

/// What covers the container, with and without passing targets.
private struct View {
  let motions: [CoverMotion]
  private let depth: UncoveredDepth
  private let backdrop: Color

  init(motions: [CoverMotion], player: Player) {
    self.motions = motions
    let container = player.stage.container
    depth = UncoveredDepth(size: SIMD2(container.width.value, container.height.value))
    backdrop = player.transition.backdrop
  }

  /// The extent of what shows at an edge only because a layer passes its target.
  private func extent(along edge: Edge, at time: Seconds) -> Double {
    var quads: [Quad] = []
    var held: [Quad] = []
    for motion in motions {
      let stopped = motion.heldQuad(at: time)
      if let stopped { held.append(stopped) }
      if let quad = motion.quad(at: time) { quads.append(quad) }
      // Where the edge is continued, and where the backdrop looks like the layer.
      if motion.isExtended || motion.layer.picture.fill == backdrop, let stopped {
        quads.append(stopped)
      }
    }
    let shown = depth.depth(from: edge, of: quads)
    guard shown > UncoveredDepth.nothing,
      depth.depth(from: edge, of: held) <= UncoveredDepth.nothing
    else { return 0 }
    return shown
  }

  func strip(
    along edge: Edge, at instants: [Seconds], between bounds: ClosedRange<Seconds>,
    atLeast least: Double
  ) -> CoverageRule.Strip? {
    let extents = instants.map { extent(along: edge, at: $0) }
    guard let index = extents.indices.max(by: { extents[$0] < extents[$1] }), extents[index] > 0
    else { return nil }
    let (peak, size) = summit(
      along: edge, between: instants[max(index - 1, 0)],
      and: instants[min(index + 1, instants.count - 1)],
      knowing: (instants[index], extents[index]))
    guard size >= least else { return nil }
    var first = index
    while first > 0, extents[first - 1] > 0 { first -= 1 }
    var last = index
    while last < extents.count - 1, extents[last + 1] > 0 { last += 1 }
    let opening =
      first > 0
      ? border(along: edge, from: instants[first], to: instants[first - 1]) : instants[first]
    let closing =
      last < extents.count - 1
      ? border(along: edge, from: instants[last], to: instants[last + 1]) : instants[last]
    let culprit = motions.max { $0.excess(at: peak) < $1.excess(at: peak) }
    return CoverageRule.Strip(
      edge: edge, depth: size, peak: peak, first: opening, last: closing,
      layer: culprit?.layer.id ?? "menu")
  }

  /// The last instant on the way from one that shows to one that does not, at which it shows.
  private func border(along edge: Edge, from shown: Seconds, to clear: Seconds) -> Seconds {
    var shown = shown
    var clear = clear
    for _ in 0..<60 {
      let middle = shown + (clear - shown) * 0.5
      if extent(along: edge, at: middle) > 0 { shown = middle } else { clear = middle }
    }
    return shown
  }

  /// The largest extent between two instants with one hill between them.
  ///
  /// - Source: golden-section search, Kiefer 1953.
  private func summit(
    along edge: Edge, between low: Seconds, and high: Seconds,
    knowing best: (time: Seconds, size: Double)
  ) -> (Seconds, Double) {
    let ratio = (5.0.squareRoot() - 1) / 2
    var low = low
    var high = high
    var left = high - (high - low) * ratio
    var right = low + (high - low) * ratio
    var leftSize = extent(along: edge, at: left)
    var rightSize = extent(along: edge, at: right)
    for _ in 0..<60 {
      if leftSize < rightSize {
        (low, left, leftSize) = (left, right, rightSize)
        right = low + (high - low) * ratio
        rightSize = extent(along: edge, at: right)
      } else {
        (high, right, rightSize) = (right, left, leftSize)
        left = high - (high - low) * ratio
        leftSize = extent(along: edge, at: left)
      }
    }
    let found = leftSize > rightSize ? (left, leftSize) : (right, rightSize)
    return found.1 > best.size ? found : best
  }
}
