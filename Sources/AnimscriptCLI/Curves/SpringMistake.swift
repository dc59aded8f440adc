internal import AnimscriptKit

/// What to say of numbers that make no spring.
struct SpringMistake {
  private let error: SpringNotationError
  private let written: SpringNotation

  init(_ error: SpringNotationError, in written: SpringNotation) {
    self.error = error
    self.written = written
  }

  /// The mistake with the key that is to be mended.
  var usage: UsageError {
    switch error {
    case .unknownField(let family, let name):
      UsageError("unknown key '\(name)' for '\(family.rawValue)'", hint: patterns)
    case .repeatedField(_, let name): UsageError("'\(name)' is given twice")
    case .missingField(let family, let name):
      UsageError("'\(family.rawValue)' needs '\(name)'", hint: patterns)
    case .mixedForms(let family, let name, let other):
      UsageError(
        "'\(name)' and '\(other)' belong to different ways to write a \(family.rawValue) spring",
        hint: patterns)
    case .spring(.outOfRange(let field, let value)): outOfRange(field.rawValue, value)
    case .spring(.undamped): undamped
    case .spring(.settlesTooLate(let time)):
      UsageError("the spring settles only after \(NumberText.rounded(time.value)) s")
    case .cannotSay(let family, let obstacle):
      UsageError("\(family.rawValue) cannot say it: \(obstacle.reason)")
    }
  }

  /// Questions about an end, of a spring without one.
  private var undamped: UsageError {
    let name = (try? written.form)?.dampingField?.name ?? "damping"
    let value = written.parameters.first { $0.name == name }?.value ?? 0
    let range = name == "bounce" ? "below 1" : "above 0"
    return UsageError(
      "'\(name)' must be a number \(range) for a spring that settles, got "
        + NumberText.exact(value),
      hint: "give times, such as '--at 0,0.1,0.25': its values are known all the same")
  }

  private func outOfRange(_ name: String, _ value: Double) -> UsageError {
    guard let form = try? written.form, let field = form.fields.first(where: { $0.name == name }),
      written.parameters.contains(where: { $0.name == name && $0.value == value })
    else {
      return UsageError(
        "these numbers make a spring out of range: \(name) would be \(NumberText.exact(value))",
        hint: "use numbers that are not so far from each other")
    }
    let bounds = form.bounds(of: field)
    if name == "allows_overdamping" {
      return UsageError("'\(name)' must be 0 or 1, got \(NumberText.exact(value))")
    }
    guard !bounds.contains(value) else {
      return UsageError(
        "'\(name)' makes no spring together with the other numbers, got \(NumberText.exact(value))",
        hint: "use numbers that are not so far from each other")
    }
    return UsageError(
      "'\(name)' must be a number \(bounds), got \(NumberText.exact(value))",
      hint: hint(name, value))
  }

  private func hint(_ name: String, _ value: Double) -> String? {
    switch name {
    case "damping_ratio": "a damping ratio lies between 0 and 1 for springs that bounce"
    case "bounce": "a bounce lies between 0, which does not bounce, and 1, which never ends"
    case "duration" where value > 10: "durations are in seconds, not in milliseconds"
    default: nil
    }
  }

  /// How the family is written, form by form.
  private var patterns: String {
    let forms = written.family.forms.map { form in
      let needed = form.fields.filter { $0.fallback == nil }
      let shown = needed.isEmpty ? Array(form.fields.prefix(2)) : needed
      return ([written.family.rawValue] + shown.map { "\($0.name)=…" }).joined(separator: " ")
    }
    return "write \(forms.map { "'\($0)'" }.joined(separator: " or "))"
  }
}

extension SpringNotationError.Obstacle {
  /// What the family lacks.
  var reason: String {
    switch self {
    case .overdamped(let ratio):
      "no damping ratio is above 1, and this one is \(NumberText.rounded(ratio))"
    case .underdamped(let ratio):
      "no damping ratio is so low: this one is \(NumberText.rounded(ratio))"
    case .initialVelocity(let velocity):
      "every spring starts from rest, not with \(NumberText.rounded(velocity)) travels per second"
    case .noSuchDuration: "no duration leads to this spring"
    case .damping(let damping): "no number leads to a damping of \(NumberText.rounded(damping))"
    case .stiffness(let stiffness):
      "no number leads to a stiffness of \(NumberText.rounded(stiffness))"
    }
  }
}

extension SpringWarning {
  /// The warning with numbers as people write them.
  var sentence: String {
    switch self {
    case .treated(let field, let written, let used):
      "\(field.rawValue) \(NumberText.exact(written)) is treated as \(NumberText.exact(used)) by "
        + "the platform"
    case .unpredictable(let field, let value):
      "\(field.rawValue) \(NumberText.exact(value)) makes the platform's own spring unpredictable"
    case .jumpsAtEnd: description
    }
  }
}
