internal import Motion
internal import Transitions

extension FieldType where Value == String {
  /// A text that is not empty.
  static var name: Self {
    FieldType(.text, show: { $0.quoted }) { $2.text($0, at: $1) }
  }

  /// The name of a layer.
  static var layerName: Self {
    FieldType(.layer, show: { $0.quoted }) { $2.layerName($0, at: $1) }
  }

  /// The id of an item of the menu; whether there is one is checked where it is used.
  static var itemName: Self {
    FieldType(.item, show: { $0.quoted }) { $2.text($0, at: $1) }
  }
}

extension FieldType where Value == Bool {
  static var boolean: Self {
    FieldType(.boolean, show: { "\($0)" }) { value, place, decoding in
      if case .boolean(let boolean) = value { return boolean }
      decoding.reportType(of: value, at: place, expected: FieldKind.boolean.noun)
      return nil
    }
  }
}

extension FieldType where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the texts of an enumeration.
  static func choice() -> Self {
    FieldType(.choice(Value.allCases.map(\.rawValue)), show: { $0.rawValue.quoted }) {
      value, place, decoding in
      if case .string(let text) = value, let choice = Value(rawValue: text) { return choice }
      let texts = Value.allCases.map(\.rawValue)
      guard let text = decoding.text(value, at: place, expected: FieldKind.choice(texts).noun)
      else { return nil }
      decoding.report(
        .unknownName, place,
        "must be \(FieldKind.choice(texts).noun), got \(text.quoted)",
        hint: Suggestion.nearest(to: text, among: texts).map { "did you mean \($0.quoted)?" })
      return nil
    }
  }
}

extension FieldType where Value == EventName {
  /// What happens in a scenario.
  static var eventName: Self {
    FieldType(.choice(Value.allCases.map(\.rawValue)), show: { $0.rawValue.quoted }) {
      value, place, decoding in
      if case .string(let text) = value, let name = Value(rawValue: text) { return name }
      let texts = Value.allCases.map(\.rawValue)
      return decoding.knownName(value, at: place, of: "event", among: texts)
        .flatMap { Value(rawValue: $0) }
    }
  }
}

extension Decoding {
  /// The name of a layer of the transition.
  mutating func layerName(_ value: LuaValue, at place: FieldPlace) -> String? {
    knownName(value, at: place, of: "layer", among: surroundings.layerNames)
  }

  /// A text that is not empty; no number is taken for a text.
  mutating func text(
    _ value: LuaValue, at place: FieldPlace, expected: @autoclosure () -> String = "a string"
  ) -> String? {
    guard case .string(let text) = value else {
      reportType(of: value, at: place, expected: expected())
      return nil
    }
    guard !text.isEmpty else {
      report(.outOfRange, place, "must not be empty")
      return nil
    }
    return text
  }

  /// A text that must be one of a few names.
  mutating func knownName(
    _ value: LuaValue, at place: FieldPlace, of kind: String, among known: [String]
  ) -> String? {
    guard let name = text(value, at: place, expected: "the name of a \(kind)") else { return nil }
    if known.contains(name) { return name }
    report(
      .unknownName, place, "there is no \(kind) \(name.quoted)",
      hint: Self.hint(for: name, among: known, kind: "\(kind)s"))
    return nil
  }

  /// The nearest known name, or all of them.
  static func hint(for name: String, among known: [String], kind: String) -> String? {
    if let nearest = Suggestion.nearest(to: name, among: known) {
      return "did you mean \(nearest.quoted)?"
    }
    guard !known.isEmpty else { return nil }
    let shown = known.prefix(8).map(\.quoted).joined(separator: ", ")
    return "the \(kind) are \(shown)\(known.count > 8 ? ", …" : "")"
  }

  /// A colour: `#RRGGBB` or `#RRGGBBAA`.
  mutating func colour(_ value: LuaValue, at place: FieldPlace) -> Color? {
    let noun = FieldKind.colour.noun
    guard let text = text(value, at: place, expected: noun) else { return nil }
    if let color = Color(hex: text) { return color }
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    let long = digits.count < 6 ? String(digits.flatMap { [$0, $0] }) : digits
    report(
      .outOfRange, place, "must be \(noun), got \(text.quoted)",
      hint: Color(hex: "#" + long) == nil ? nil : "did you mean \("#\(long)".quoted)?")
    return nil
  }
}

extension FieldType where Value == Color {
  /// `#RRGGBB` or `#RRGGBBAA`.
  static var colour: Self {
    FieldType(.colour, show: { $0.description.quoted }) { $2.colour($0, at: $1) }
  }
}
