internal import AnimscriptKit

/// A spring in the words of every family.
struct Dialects {
  /// A family's numbers in one of its forms, or why it has none.
  struct Line {
    let form: SpringForm
    /// Whether the spring was written so.
    let isWritten: Bool
    let notation: Result<SpringNotation, SpringNotationError>
  }

  /// Form by form, in the order of the families; the form that was written says what was written.
  let lines: [Line]

  init(_ answer: SpringAnswer) {
    let written = answer.choice
    let spring = answer.spring
    let velocity = answer.initialVelocity ?? 0
    lines = SpringForm.all.map { form in
      if form.family == written.form.family, form.title == written.form.title {
        return Line(form: form, isWritten: true, notation: .success(written.notation))
      }
      return Line(
        form: form, isWritten: false,
        notation: Result { () throws(SpringNotationError) in
          try form.notation(for: spring, initialVelocity: velocity)
        })
    }
  }

  /// For each family all its words: the written form's first, then those of its other forms.
  var json: ExactJSON {
    .object(
      SpringNotation.Family.allCases.map { family in
        ExactJSON.Member(key: family.rawValue, value: json(of: family))
      })
  }

  private func json(of family: SpringNotation.Family) -> ExactJSON {
    var numbers: [SpringNotation.Parameter] = []
    var refusal: SpringNotationError?
    let own = lines.filter { $0.form.family == family }
    for line in own.filter(\.isWritten) + own.filter({ !$0.isWritten }) {
      switch line.notation {
      case .success(let notation):
        numbers += notation.parameters.filter { new in
          !numbers.contains { $0.name == new.name }
        }
      case .failure(let error): refusal = refusal ?? error
      }
    }
    guard numbers.isEmpty, let refusal else {
      return .object(
        numbers.map { ExactJSON.Member(key: $0.name, value: .number($0.value)) })
    }
    return .object(["cannot_say": .text(Self.reason(refusal, family))])
  }

  /// One form a line, as `spring` reads it; numbers that say nothing are left out.
  var text: String {
    let indent = 2 + (SpringNotation.Family.allCases.map(\.rawValue.count).max() ?? 0) + 2
    return lines.map { line in
      let family = line.form.family
      let name = family.rawValue
      let gap = String(repeating: " ", count: indent - 2 - name.count)
      let body =
        switch line.notation {
        case .success(let notation): Self.words(notation, line.form)
        case .failure(let error): "cannot say it: \(Self.reason(error, family))"
        }
      return "  \(name)\(gap)\(HelpText.wrap(body, indent: indent))\n"
    }.joined()
  }

  /// Fields about the end of the run and the start's velocity; a default there goes without saying.
  private static let quiet: Set<String> = [
    "initial_velocity", "velocity", "settle", "threshold", "tolerance", "precision", "rest_speed",
    "rest_delta", "allows_overdamping",
  ]

  /// Digits for people; `json` has them all.
  private static let digits = 10

  private static func words(_ notation: SpringNotation, _ form: SpringForm) -> String {
    notation.parameters.compactMap { parameter in
      let fallback = form.fields.first { $0.name == parameter.name }?.fallback
      if quiet.contains(parameter.name), fallback == parameter.value { return nil }
      return "\(parameter.name)=\(NumberText.rounded(parameter.value, digits: digits))"
    }.joined(separator: " ")
  }

  private static func reason(
    _ error: SpringNotationError, _ family: SpringNotation.Family
  ) -> String {
    if case .cannotSay(_, let obstacle) = error { return obstacle.reason }
    return "no numbers lead to this spring"
  }
}
