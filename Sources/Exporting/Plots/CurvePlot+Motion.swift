public import Motion

extension CurvePlot {
  /// Points of a curve unless it swings often.
  private static let fewestPoints = 240
  /// However often it swings.
  private static let mostPoints = 4_000

  /// A spring's way from one value to another: value with envelope and target, and velocity.
  ///
  /// - Parameters:
  ///   - motion: The way; the plot begins at its start.
  ///   - end: How many seconds of it are shown, above 0.
  ///   - settled: Seconds from the start at which it has come to rest; `nil` marks nothing.
  ///   - title: Above the plot.
  ///   - summary: Under the title.
  public init(
    _ motion: SpringMotion, until end: Seconds, settled: Seconds?, title: String, summary: String
  ) {
    let offset = Spring.State(value: motion.from - motion.to, velocity: motion.velocity)
    let swings = motion.spring.naturalFrequency * end.value / .pi
    let count = Int(min(max(swings * 16, Double(Self.fewestPoints)), Double(Self.mostPoints)))
    let times = (0...count).map { Seconds(end.value * (Double($0) / Double(count))) }
    let states = times.map { (time: $0, state: motion.state(at: motion.start + $0)) }
    var marks: [Mark] = []
    if let peak = motion.spring.peak(from: offset), peak.time <= end {
      let isUp = offset.value == 0 ? offset.velocity > 0 : offset.value < 0
      let value = motion.to + (isUp ? peak.distance : -peak.distance)
      marks.append(
        Mark(
          Point(x: peak.time.value, y: value),
          "\(PlotLayout.label(value, digits: 5)) at \(PlotLayout.label(peak.time.value, digits: 4)) s"
        ))
    }
    let value = Panel(
      "value", curves: [Curve("value", states.map { Point(x: $0.time.value, y: $0.state.value) })],
      band: Band(
        "envelope", about: motion.to,
        times.map {
          Point(x: $0.value, y: motion.spring.envelope(at: $0, from: offset))
        }), levels: [motion.to], marks: marks)
    let velocity = Panel(
      "velocity, per second",
      curves: [Curve("velocity", states.map { Point(x: $0.time.value, y: $0.state.velocity) })],
      levels: [0], isTall: false)
    self.init(
      title: title, summary: summary, axis: "seconds", panels: [value, velocity],
      moments: settled.map {
        [Moment($0.value, "settled \(PlotLayout.label($0.value, digits: 4)) s")]
      } ?? [])
  }

  /// An easing's progress, and its speed where it has one.
  ///
  /// - Parameters:
  ///   - easing: From 0 to 1 of its duration.
  ///   - title: Above the plot.
  ///   - summary: Under the title.
  public init(_ easing: Easing, title: String, summary: String) {
    // A jump stays upright: its two sides lie beside each other.
    let jump = 1e-6
    var fractions = (0...Self.fewestPoints).map { Double($0) / Double(Self.fewestPoints) }
    for joint in easing.joints where (0...1).contains(joint) {
      fractions += [max(joint - jump, 0), joint]
    }
    fractions.sort()
    let progress = Panel(
      "progress",
      curves: [Curve("progress", fractions.map { Point(x: $0, y: easing.value(at: $0)) })],
      levels: [0, 1])
    let speed = Panel(
      "speed, progress per duration",
      curves: [Curve("speed", fractions.map { Point(x: $0, y: easing.slope(at: $0)) })],
      levels: [0], isTall: false)
    let hasSpeed: Bool
    if case .steps = easing { hasSpeed = false } else { hasSpeed = true }
    self.init(
      title: title, summary: summary, axis: "fraction of the duration",
      panels: hasSpeed ? [progress, speed] : [progress])
  }
}

extension Easing {
  /// Fractions at which a staircase or a line of stops turns; others have none that show.
  fileprivate var joints: [Double] {
    switch self {
    case .steps(let steps) where steps.count <= 1_000:
      (0...steps.count).map { Double($0) / Double(steps.count) }
    case .linear(let linear) where linear.points.count <= 2_000: linear.points.map(\.fraction)
    default: []
    }
  }
}
