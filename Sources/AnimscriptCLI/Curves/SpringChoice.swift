internal import AnimscriptKit

/// The spring that a command line writes: a family or a preset, and numbers.
struct SpringChoice {
  /// The family, or the preset with its system.
  let name: String
  /// Complete; every number is within its bounds.
  let notation: SpringNotation
  let form: SpringForm

  /// Reads the arguments of `spring`.
  init(_ operands: [String]) throws(UsageError) {
    let subject = operands.first ?? ""
    let start: SpringNotation
    if let family = SpringNotation.Family(rawValue: subject) {
      name = subject
      start = SpringNotation(family: family, parameters: [])
    } else {
      let preset = try Self.preset(subject)
      name = preset.name
      start = preset.notation
    }
    let keys = try NumberKeys(
      operands.dropFirst(), known: Self.names(of: start.family), owner: start.family.rawValue)
    var written = start
    for (name, value) in keys.pairs { written = written.setting(name, to: value) }
    (notation, form) = try Self.checked(written)
  }

  /// Another choice, with a velocity in travels per second.
  func starting(at velocity: Double) throws(UsageError) -> SpringChoice {
    guard let field = form.velocityField else { return self }
    let written = notation.setting(field.name, to: velocity / form.velocityUnit)
    guard form.bounds(of: field).contains(velocity / form.velocityUnit) else {
      throw UsageError(
        "'--velocity' is too fast for so short a way from '--from' to '--to'",
        hint: "a motion starts with at most 1e12 travels per second")
    }
    return SpringChoice(name: name, notation: written, form: form)
  }

  private init(name: String, notation: SpringNotation, form: SpringForm) {
    self.name = name
    self.notation = notation
    self.form = form
  }

  private static func checked(
    _ written: SpringNotation
  ) throws(UsageError) -> (SpringNotation, SpringForm) {
    do throws(SpringNotationError) {
      let form = try written.form
      for parameter in written.parameters {
        guard let field = form.fields.first(where: { $0.name == parameter.name }) else { continue }
        try check(parameter, field, of: form)
      }
      return (try written.completed, form)
    } catch {
      throw SpringMistake(error, in: written).usage
    }
  }

  private static func check(
    _ parameter: SpringNotation.Parameter, _ field: SpringForm.Field, of form: SpringForm
  ) throws(SpringNotationError) {
    let isFlag = field.name == "allows_overdamping"
    let isTaken =
      isFlag ? [0, 1].contains(parameter.value) : form.bounds(of: field).contains(parameter.value)
    guard !isTaken, let name = SpringError.Field(rawValue: field.name) else { return }
    throw .spring(.outOfRange(field: name, value: parameter.value))
  }

  /// The names of all fields of a family, those of its preferred form first.
  private static func names(of family: SpringNotation.Family) -> [String] {
    family.forms.flatMap(\.fields).reduce(into: []) { names, field in
      if !names.contains(field.name) { names.append(field.name) }
    }
  }
}

extension SpringChoice {
  /// The preset that a word names: with its system, or without where that is clear.
  private static func preset(_ word: String) throws(UsageError) -> SpringPreset {
    let path = word.exchanging(":", for: "/")
    if let preset = SpringPreset(named: path) { return preset }
    let named = SpringPreset.all.filter { $0.name.hasSuffix("/\(path)") }
    if named.count == 1 { return named[0] }
    if !named.isEmpty {
      let names = named.map { "'\(shown($0.name))'" }.joined(separator: ", ")
      throw UsageError("several systems have a spring '\(word)'", hint: "write one of \(names)")
    }
    throw unknown(word, path: path)
  }

  private static func unknown(_ word: String, path: String) -> UsageError {
    let families = SpringNotation.Family.allCases.map(\.rawValue)
    let presets = SpringPreset.all.map { shown($0.name) }
    let short = SpringPreset.all.compactMap { $0.name.split(separator: "/").last.map(String.init) }
    let typed = shown(path)
    let near =
      Suggestion.nearest(to: word, among: families)
      ?? Suggestion.nearest(to: typed, among: presets)
      ?? Suggestion.nearest(to: word, among: short)
    let system = path.split(separator: "/").first.map(String.init) ?? ""
    let neighbours = presets.filter { path.contains("/") && $0.hasPrefix("\(system):") }
    let hint =
      if let near {
        "did you mean '\(near)'?"
      } else if !neighbours.isEmpty {
        "\(system) has \(neighbours.joined(separator: ", "))"
      } else {
        "the families are \(families.joined(separator: ", ")); presets have a system, such as "
          + "'swiftui:snappy'"
      }
    return UsageError("unknown spring family or preset '\(word)'", hint: hint)
  }

  /// A preset's name as it is typed: `swiftui:snappy`.
  static func shown(_ preset: String) -> String {
    preset.split(separator: "/", maxSplits: 1).joined(separator: ":")
  }
}

extension SpringNotation {
  /// The notation with another number in a field.
  fileprivate func setting(_ name: String, to value: Double) -> SpringNotation {
    var numbers = parameters
    let parameter = Parameter(name: name, value: value)
    if let index = numbers.firstIndex(where: { $0.name == name }) {
      numbers[index] = parameter
    } else {
      numbers.append(parameter)
    }
    return SpringNotation(family: family, parameters: numbers)
  }
}
