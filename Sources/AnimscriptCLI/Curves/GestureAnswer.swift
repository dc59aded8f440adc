internal import AnimscriptKit

/// What a law says of some numbers.
struct GestureAnswer {
  /// Samples of a decay unless times are given: this many steps until it rests.
  private static let steps = 100

  private let law: GestureLaw
  /// What was asked and what the law says, in order; a number is nil where there is none.
  private var facts: [(key: String, value: Double?)]
  private var samples: [(time: Double, state: Spring.State)] = []
  private var motion: (decay: Decay, from: Double, velocity: Double, rest: Double)?
  private let showsSamples: Bool

  /// Applies a law.
  ///
  /// - Throws: `GestureError`, which numbers within the law's bounds do not bring about.
  init(_ law: GestureLaw, _ numbers: [String: Double], at times: [Double]?) throws {
    func number(_ name: String) -> Double { numbers[name] ?? 0 }
    self.law = law
    showsSamples = times != nil
    facts = law.keys.map { ($0.name, numbers[$0.name]) }
    switch law {
    case .project:
      let decay = try Decay(rate: number("deceleration_rate"))
      facts.append(("distance", decay.projection(of: number("velocity"))))
      facts.append(("exact_distance", decay.distance(from: number("velocity"))))
    case .rubberBand:
      let band = try RubberBand(
        dimension: Points(number("dimension")), resistance: number("resistance"))
      facts.append(("shown", band.shown(for: Points(number("overshoot"))).value))
    case .decay:
      let decay = try Decay(rate: number("deceleration_rate"))
      let (from, velocity) = (number("from"), number("velocity"))
      let distance = decay.distance(from: velocity)
      let rest = try decay.timeToRest(from: velocity, below: number("rest_speed")).value
      facts.append(("distance", distance))
      facts.append(("target", from + distance))
      facts.append(("rest_time", rest))
      motion = (decay, from, velocity, rest)
      let grid = (0...Self.steps).map { Double($0) / Double(Self.steps) * rest }
      samples = (times ?? grid).map { time in
        (time, decay.state(at: Seconds(time), from: from, velocity: velocity))
      }
    }
  }

  /// What `gesture --json` prints; fields are only ever added within a number.
  var json: ExactJSON {
    var members: [ExactJSON.Member] = [
      .init(key: "schema", value: .text("animscript.gesture/1")),
      .init(key: "law", value: .text(law.rawValue)),
    ]
    members += facts.map { .init(key: $0.key, value: .optional($0.value)) }
    if law == .decay {
      let list = samples.map { time, state in
        ExactJSON.object([
          "time": .number(time), "value": .number(state.value),
          "velocity": .number(state.velocity),
        ])
      }
      members.append(.init(key: "samples", value: .array(list)))
    }
    return .object(members)
  }

  /// What `gesture` tells a person.
  func text(drawsUnicode: Bool) -> String {
    let widest = facts.map(\.key.count).max() ?? 0
    var text = "\(law.rawValue)\n\n"
    for (name, value) in facts {
      let gap = String(repeating: " ", count: widest - name.count)
      let shown = value.map { NumberText.rounded($0, digits: 10) } ?? "none"
      text += "  \(name)\(gap)  \(shown)\(note(on: name))\n"
    }
    guard let motion else { return text }
    if motion.rest > 0 {
      let target = motion.from + motion.decay.distance(from: motion.velocity)
      let plot = TerminalPlot(range: 0...motion.rest, unit: " s", level: target) { time in
        motion.decay.state(at: Seconds(time), from: motion.from, velocity: motion.velocity).value
      }
      text += "\n\(plot.text(drawsUnicode: drawsUnicode))"
    }
    guard showsSamples else { return text }
    let rows = samples.map { [$0.time, $0.state.value, $0.state.velocity] }
    return text + "\n" + Table(["time", "value", "velocity"], rows).text
  }

  private func note(on name: String) -> String {
    switch (law, name) {
    case (.project, "distance"): "  by Apple's formula for gestures, WWDC 2018 session 803"
    case (.project, "exact_distance"): "  where the decay comes to rest"
    case (.decay, "rest_time"): "  s, when it is slower than rest_speed"
    default: ""
    }
  }
}
