internal import Motion

/// A way to write a spring in scripts.
enum SpringFamily: Sendable {
  case uikit
  case physical
  /// Any other way, as the form itself declares it.
  case form(SpringForm)

  /// What is meant without a field `family`.
  static let standard: [SpringFamily] =
    [.uikit] + families(of: .response) + families(of: .perceptual) + [.physical]

  /// The ways to write a spring of a family.
  static func families(of family: SpringNotation.Family) -> [SpringFamily] {
    switch family {
    case .uikit: [.uikit]
    case .physical: [.physical]
    default: family.forms.map { .form($0) }
    }
  }

  /// As messages call it.
  var title: String {
    switch self {
    case .uikit: "a UIKit spring"
    case .physical: "a physical spring"
    case .form(let form):
      "\(form.family.rawValue.first.map { "ao".contains($0) } == true ? "an" : "a")"
        + " \(form.family.shown) spring"
    }
  }

  var description: TableDescription {
    switch self {
    case .uikit: Schema.uikitSpring.description
    case .physical: Schema.physicalSpring.description
    case .form(let form): form.table
    }
  }

  /// The fields of several families, each once.
  static func knownNames(of families: [SpringFamily]) -> [String] {
    families.flatMap(\.description.fieldNames).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }
}
