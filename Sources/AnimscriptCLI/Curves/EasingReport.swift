internal import AnimscriptKit

/// An easing and its values, as `easing` tells them.
struct EasingReport {
  /// Samples unless fractions are given: this many steps from 0 to 1.
  private static let steps = 100

  /// As the user typed it.
  let name: String
  let easing: Easing
  /// Fractions of the duration, if any were asked for.
  let fractions: [Double]?

  /// What `easing --json` prints; fields are only ever added within a number.
  var json: ExactJSON {
    let fractions = fractions ?? (0...Self.steps).map { Double($0) / Double(Self.steps) }
    return .object([
      "schema": .text("animscript.easing/1"),
      "name": .text(name),
      "monotone": .bool(easing.isMonotone),
      "error_bound": .number(errorBound),
      "samples": .array(
        fractions.map {
          .object(["time": .number($0), "value": .number(easing.value(at: $0))])
        }),
    ])
  }

  /// What `easing` tells a person.
  func text(drawsUnicode: Bool) -> String {
    var text = "\(name.escaped())\n\n"
    for (name, value) in facts {
      text += "  \(name)\(String(repeating: " ", count: 13 - name.count))\(value)\n"
    }
    let plot = TerminalPlot(range: 0...1, unit: "", level: 1) { [easing] in easing.value(at: $0) }
    text += "\n\(plot.text(drawsUnicode: drawsUnicode))"
    guard let fractions else { return text }
    let rows = fractions.map { [$0, easing.value(at: $0)] }
    return text + "\n" + Table(["time", "value"], rows).text
  }

  /// The same as a picture.
  var picture: CurvePlot {
    CurvePlot(
      easing, title: name,
      summary: facts.map { "\($0.name): \($0.value)" }
        .joined(separator: " · "))
  }

  private var facts: [(name: String, value: String)] {
    var facts: [(name: String, value: String)] = []
    if case .bezier(let curve) = easing {
      let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map { NumberText.exact($0) }
      facts.append(("in CSS", "cubic-bezier(\(numbers.joined(separator: ", ")))"))
    }
    facts.append(("monotone", easing.isMonotone ? "yes" : "no"))
    if case .points(let curve) = easing {
      facts.append(("sampled at", "\(curve.points.count) points"))
      facts.append(("error bound", NumberText.rounded(curve.errorBound, digits: 3)))
    }
    return facts
  }

  /// How far the curve may be from the function it was sampled from; 0 when it is exact.
  private var errorBound: Double {
    if case .points(let curve) = easing { curve.errorBound } else { 0 }
  }
}
