/// A field of a table that scripts write: its name, what it holds, and what counts without it.
struct Field<Value: Sendable>: Sendable {
  let name: String
  let type: FieldType<Value>
  /// What counts when the field is left out; a stand-in when it is required.
  let fallback: Value
  let isRequired: Bool
  private let shown: String?
  /// One sentence without a full stop.
  let sentence: String
  /// What to think of when a number is out of range.
  var advice: String?

  /// Declares a field that may be left out.
  ///
  /// - Parameters:
  ///   - name: As scripts write it.
  ///   - type: What it holds.
  ///   - fallback: What counts when it is left out.
  ///   - shown: The default in documentation, when the value does not say it.
  ///   - advice: What to think of when a number is out of range.
  ///   - sentence: What it means.
  init(
    _ name: String, _ type: FieldType<Value>, default fallback: Value, shown: String? = nil,
    advice: String? = nil, _ sentence: String
  ) {
    self.name = name
    self.type = type
    self.fallback = fallback
    isRequired = false
    self.shown = shown
    self.advice = advice
    self.sentence = sentence
  }

  private init(
    required name: String, _ type: FieldType<Value>, standIn: Value, advice: String?,
    _ sentence: String
  ) {
    self.name = name
    self.type = type
    fallback = standIn
    isRequired = true
    shown = nil
    self.advice = advice
    self.sentence = sentence
  }

  /// The default as documentation shows it; nil when leaving the field out means nothing.
  var shownDefault: String? { isRequired ? nil : shown ?? type.show(fallback) }

  /// Declares a field that must be given; decoding goes on with `standIn` when it is not.
  static func required(
    _ name: String, _ type: FieldType<Value>, standIn: Value, advice: String? = nil,
    _ sentence: String
  ) -> Field {
    Field(required: name, type, standIn: standIn, advice: advice, sentence)
  }

  /// Declares a field that has no value when it is left out.
  static func optional<Wrapped: Sendable>(
    _ name: String, _ type: FieldType<Wrapped>, shown: String? = nil, _ sentence: String
  ) -> Field where Value == Wrapped? {
    Field(name, type.optional, default: nil, shown: shown, sentence)
  }
}

/// A field without the type of its value: what documentation, editors and suggestions need.
struct FieldDescription: Hashable, Sendable {
  let name: String
  let kind: FieldKind
  let isRequired: Bool
  let shownDefault: String?
  let sentence: String
}

extension Field: DescribedField {
  var description: FieldDescription {
    FieldDescription(
      name: name, kind: type.kind, isRequired: isRequired, shownDefault: shownDefault,
      sentence: sentence)
  }
}

/// A field of any type.
protocol DescribedField {
  var description: FieldDescription { get }
}
