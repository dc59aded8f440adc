internal import AnimscriptKit

extension SpringAnswer {
  /// What `spring --json` prints; fields are only ever added within a number.
  var json: ExactJSON {
    .object([
      "schema": .text("animscript.spring/1"),
      "mass": .number(spring.mass),
      "stiffness": .number(spring.stiffness),
      "damping": .number(spring.damping),
      "damping_ratio": .number(spring.dampingRatio),
      "initial_velocity": .optional(initialVelocity),
      "settling_time": .optional(settlingTime),
      "overshoot": .optional(overshoot),
      "peak_time": .optional(peak?.time),
      "dialects": Dialects(self).json,
      "samples": .array(
        samples.map {
          .object([
            "time": .number($0.time), "value": .number($0.value), "velocity": .number($0.velocity),
          ])
        }),
    ])
  }

  /// What `spring` tells a person.
  ///
  /// - Parameters:
  ///   - showsSamples: Whether the values are listed.
  ///   - drawsUnicode: Whether more than ASCII can be shown.
  /// - Returns: Lines, each with a line end.
  func text(showsSamples: Bool, drawsUnicode: Bool) -> String {
    var text = "\(heading)\n\n"
    for (name, value) in facts { text += "  \(name)  \(value)\n" }
    text += "\n\(plot.text(drawsUnicode: drawsUnicode))"
    if showsSamples {
      text +=
        "\n"
        + Table(
          ["time", "value", "velocity"], samples.map { [$0.time, $0.value, $0.velocity] }
        ).text
    }
    return text + "\nIn every dialect:\n\(Dialects(self).text)\(steppingNote)"
  }

  /// The same answer as a picture.
  var picture: CurvePlot {
    CurvePlot(
      motion, until: Seconds(shownEnd), settled: settlingTime.map { Seconds($0) },
      title: "\(SpringChoice.shown(choice.name)) spring",
      summary: facts.map { "\($0.name.trimmingSpaces) \($0.value)" }.joined(separator: " · "))
  }

  private var heading: String {
    let numbers = choice.notation.parameters.map { "\($0.name)=\(NumberText.exact($0.value))" }
    return ([SpringChoice.shown(choice.name)] + numbers).joined(separator: " ")
  }

  private var facts: [(name: String, value: String)] {
    let short = { (number: Double) in NumberText.rounded(number) }
    var facts = [
      ("mass         ", short(spring.mass)), ("stiffness    ", short(spring.stiffness)),
      ("damping      ", short(spring.damping)), ("damping ratio", short(spring.dampingRatio)),
    ]
    if let initialVelocity, initialVelocity != 0 {
      facts.append(("starts with  ", "\(short(initialVelocity)) travels per second"))
    }
    if let settlingTime {
      facts.append(
        ("settles      ", "\(short(settlingTime)) s, to \(short(settle)) of the travel"))
    } else {
      facts.append(
        ("settles      ", motion.from == motion.to ? "without travel" : "never"))
    }
    if let runLength, runLength != settlingTime {
      facts.append(
        ("run          ", "\(short(runLength)) s, as \(choice.form.family.rawValue) ends it"))
    }
    if let overshoot {
      facts.append(("overshoot    ", "\(short(overshoot * 100)) %"))
    }
    if let peak {
      facts.append(("peak         ", "\(short(peak.value)) at \(short(peak.time)) s"))
    }
    return facts.map { (name: $0.0, value: $0.1) }
  }

  private var plot: TerminalPlot {
    TerminalPlot(range: 0...shownEnd, unit: " s", level: motion.to) { [motion] time in
      motion.state(at: Seconds(time)).value
    }
  }

  /// react-spring does not follow its own closed form: how far its steps stray from it.
  private var steppingNote: String {
    guard let initialVelocity, let settlingTime, settlingTime <= 60 else { return "" }
    var farthest = 0.0
    var steps = ReactSpringSteps(spring, velocity: initialVelocity / 1000)
    for index in 1...max(1, Int(settlingTime * 1000)) {
      guard let step = steps.next(), farthest < 1 else {
        return "  react_spring's own steps of 1 ms leave this curve altogether\n"
      }
      let exact = spring.state(
        at: Seconds(Double(index) / 1000), initialVelocity: initialVelocity)
      farthest = max(farthest, (step.value - exact.value).magnitude)
    }
    let share = NumberText.rounded(farthest, digits: 2)
    return "  react_spring's own steps of 1 ms stray up to \(share) of the travel from this\n"
  }
}

extension String {
  fileprivate var trimmingSpaces: String { String(reversed().drop { $0 == " " }.reversed()) }
}
