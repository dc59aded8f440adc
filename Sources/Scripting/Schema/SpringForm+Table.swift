internal import Motion

extension SpringForm {
  /// The form as documentation, editors and suggestions need it.
  var table: TableDescription {
    TableDescription(
      name: tableName, sentence: "\(family.shown) spring by \(title)",
      fields: fields.map { field in
        FieldDescription(
          name: field.name, kind: .number(.none, bounds(of: field).range),
          isRequired: field.fallback == nil, shownDefault: field.fallback?.shown,
          sentence: "A number \(bounds(of: field))")
      } + [Self.length])
  }

  /// `ComposeSpring`; further forms of a family say what they are by: `MotionSpringByDuration`.
  private var tableName: String {
    let preferred = family.forms.first?.fields.map(\.name) ?? []
    let own = fields.map(\.name).first { !preferred.contains($0) }
    return family.rawValue.camelCased + "Spring" + (own.map { "By" + $0.camelCased } ?? "")
  }

  private static let length = FieldDescription(
    name: "length", kind: .number(.seconds, .between(0.001, 3600)), isRequired: false,
    shownDefault: "until it has settled",
    sentence: "When the run ends instead, wherever the spring is")
}

extension SpringNotation.Family {
  /// The system's own name.
  var shown: String {
    switch self {
    case .physical: "physical"
    case .uikit: "UIKit"
    case .coreAnimation: "Core Animation"
    case .perceptual: "perceptual"
    case .response: "response"
    case .compose: "Compose"
    case .android: "Android"
    case .flutter: "Flutter"
    case .reactSpring: "react-spring"
    case .motion: "Motion"
    case .origami: "Origami"
    case .wave: "Wave"
    }
  }
}

extension SpringForm.Bounds {
  /// The bounds as a range of the schema, as near as it can say them.
  fileprivate var range: NumberRange {
    let high: Double =
      switch upper {
      case .including(let end)?, .excluding(let end)?: end
      case nil: .greatestFiniteMagnitude
      }
    return switch lower {
    case .excluding(let low)?: .above(low, limit: high)
    case .including(let low)?: upper == nil ? .atLeast(low, limit: high) : .between(low, high)
    case nil: .between(-.greatestFiniteMagnitude, high)
    }
  }
}

extension String {
  /// `visual_duration` as `VisualDuration`.
  fileprivate var camelCased: String {
    split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
