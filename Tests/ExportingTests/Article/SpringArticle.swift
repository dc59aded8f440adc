import Exporting
import Motion

/// The article "Springs in every dialect", made from the code that it explains.
struct SpringArticle {
  /// A spring that every family says, or says why not.
  private struct Example {
    let title: String
    let notation: SpringNotation
  }

  private static let examples = [
    Example(
      title: "A view animation of UIKit that bounces a little",
      notation: notation(
        .uikit, [("damping_ratio", 0.8), ("initial_velocity", 0.8), ("duration", 0.5)])),
    Example(
      title: "A bounce of 0.3 from rest",
      notation: notation(.perceptual, [("bounce", 0.3), ("duration", 0.5)])),
    Example(
      title: "An over-damped spring, which some cannot say",
      notation: notation(.response, [("damping_ratio", 2), ("response", 0.5)])),
  ]

  static func notation(
    _ family: SpringNotation.Family, _ numbers: [(String, Double)]
  ) -> SpringNotation {
    SpringNotation(
      family: family,
      parameters: numbers.map { SpringNotation.Parameter(name: $0.0, value: $0.1) })
  }

  /// The whole article.
  static func text() throws -> String {
    """
    # Springs in every dialect

    How each system writes a spring, and how one says in the words of another.

    <!-- Made by Scripts/dev/generate from the code; changes here are lost. -->

    ## Overview

    Every spring here is the same oscillator, `m · y″ + c · y′ + k · y = 0` for the distance y from
    the target. Systems differ in the numbers they take, in what they do to them, and in when they
    call a run over. ``SpringForm`` holds the \(SpringForm.all.count) forms below with both directions of the
    conversion, ``SpringTiming`` the run that a form means, ``SpringPreset`` the springs that have names.

    Times are seconds, velocities travels per second and positive towards the target, unless said
    otherwise. ω is the natural frequency √(k / m), ζ the damping ratio c / (2√(km)).

    ![Five damping ratios of one natural frequency, from one that swings to one that creeps.](spring-ratios)

    On the command line, `animscript spring FAMILY key=value` answers for any of them.

    ## One spring, said by all

    \(try examples.map(said).joined(separator: "\n"))
    ## The families

    \(SpringNotation.Family.allCases.map(family).joined(separator: "\n"))
    ## When a run is over

    The first spring above, from 0 to 1. The closed form is the same; each system stops looking at
    another moment, and the value then jumps to the target.

    | System | Run | Distance left |
    | --- | ---: | ---: |
    \(try ends().joined(separator: "\n"))

    ![The first spring above with its envelope, its peak and its velocity.](spring-uikit)

    ## Springs with names

    Settling is to 0.001 of the travel, from rest.

    | Name | Mass | Stiffness | Damping | Ratio | Settles | Overshoot | Source |
    | --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |
    \(try SpringPreset.all.map(preset).joined(separator: "\n"))

    ![The default spring of six systems.](spring-defaults)

    ## How far react-spring strays

    The library moves by half-implicit steps of a millisecond (``ReactSpringSteps``). This far its
    steps are from the closed form at most, as a fraction of the travel.

    | Name | Farthest |
    | --- | ---: |
    \(try SpringPreset.all.filter { $0.notation.family == .reactSpring }.map(stray).joined(separator: "\n"))

    """
  }

  private static func said(_ example: Example) throws -> String {
    let timing = try SpringTiming(example.notation)
    let rows = SpringForm.all.map { form in
      let numbers: String
      if form.family == example.notation.family,
        form.fields.map(\.name) == timing.notation.parameters.map(\.name)
      {
        numbers = words(timing.notation, form)
      } else {
        do throws(SpringNotationError) {
          numbers = words(
            try form.notation(for: timing.spring, initialVelocity: timing.initialVelocity), form)
        } catch {
          numbers = refusal(error)
        }
      }
      return "| \(FamilyNote.of(form.family).title) | \(form.title) | \(numbers) |"
    }
    return """
      ### \(example.title)

      \(constants(timing.spring)).

      | System | Form | Numbers |
      | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      """
  }

  private static func family(_ family: SpringNotation.Family) -> String {
    let note = FamilyNote.of(family)
    let forms = family.forms.map { form in
      let rows = form.fields.map { field in
        let bounds = form.bounds(of: field).description
        let words = bounds.hasPrefix("of ") ? String(bounds.dropFirst(3)) : bounds
        let range = field.name == "allows_overdamping" ? "0 or 1" : words.isEmpty ? "any" : words
        let fallback = field.fallback.map { NumberText.exact($0) } ?? "–"
        return "| `\(field.name)` | \(range) | \(fallback) |"
      }
      return """
        \(family.forms.count > 1 ? "By \(form.title):\n\n" : "")| Number | Range | Unless given |
        | --- | --- | ---: |
        \(rows.joined(separator: "\n"))

        """
    }
    return """
      ### \(note.title)

      - Where: \(note.call)
      - On the command line: `\(family.rawValue)`
      - To the constants: \(note.rule)
      - End of a run: \(note.end)
      - Source: \(note.source)

      \(forms.joined(separator: "\n"))
      """
  }

  /// How long each family runs the first example, in its preferred form.
  private static func ends() throws -> [String] {
    let first = try SpringTiming(examples[0].notation)
    return try SpringNotation.Family.allCases.compactMap { family in
      guard
        let notation = try? SpringNotation(
          first.spring, as: family, initialVelocity: first.initialVelocity)
      else { return nil }
      let timing = try SpringTiming(notation)
      let left = 1 - timing.progress(at: timing.duration)
      return "| \(FamilyNote.of(family).title) | \(short(timing.duration.value)) s |"
        + " \(short(left.magnitude, digits: 3)) |"
    }
  }

  private static func preset(_ preset: SpringPreset) throws -> String {
    let timing = try SpringTiming(preset.notation)
    let spring = timing.spring
    let settles = try spring.settlingTime(within: SpringTiming.defaultSettle)
    let cells = [
      "`\(preset.name)`", short(spring.mass), short(spring.stiffness), short(spring.damping),
      short(spring.dampingRatio), "\(short(settles.value, digits: 4)) s",
      percent(spring.overshoot()), preset.source,
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private static func stray(_ preset: SpringPreset) throws -> String {
    let spring = try SpringTiming(preset.notation).spring
    var farthest = 0.0
    for (index, step) in ReactSpringSteps(spring).prefix(5_000).enumerated() {
      let exact = spring.state(at: Seconds(Double(index + 1) / 1000))
      farthest = max(farthest, (step.value - exact.value).magnitude)
    }
    return "| `\(preset.name)` | \(short(farthest, digits: 2)) |"
  }

  private static func words(_ notation: SpringNotation, _ form: SpringForm) -> String {
    let ends: Set<String> = [
      "settle", "threshold", "tolerance", "precision", "rest_speed", "rest_delta",
      "allows_overdamping",
    ]
    return notation.parameters.compactMap { parameter in
      let fallback = form.fields.first { $0.name == parameter.name }?.fallback
      let isQuiet = ends.contains(parameter.name) || parameter.name.hasSuffix("velocity")
      if isQuiet, parameter.value == fallback { return nil }
      return "`\(parameter.name)` \(short(parameter.value))"
    }.joined(separator: ", ")
  }

  private static func refusal(_ error: SpringNotationError) -> String {
    guard case .cannotSay(_, let obstacle) = error else { return "cannot say it" }
    return switch obstacle {
    case .overdamped: "cannot say a damping ratio above 1"
    case .underdamped: "cannot say so low a damping ratio"
    case .initialVelocity: "starts every spring from rest"
    case .noSuchDuration: "has no duration for it"
    case .damping: "does not reach its damping"
    case .stiffness: "does not reach its stiffness"
    }
  }

  private static func constants(_ spring: Spring) -> String {
    "Mass \(short(spring.mass)), stiffness \(short(spring.stiffness)), damping "
      + "\(short(spring.damping)), damping ratio \(short(spring.dampingRatio))"
  }

  private static func percent(_ fraction: Double) -> String {
    if fraction > 0, fraction < 1e-5 { return "under 0.001 %" }
    return "\(short(fraction * 100, digits: 3)) %"
  }

  private static func short(_ number: Double, digits: Int = 6) -> String {
    NumberText.rounded(number, digits: digits)
  }
}
