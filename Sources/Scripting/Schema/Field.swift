/// A field of a table that scripts write: its name, what it holds, and what counts without it.
///
/// What a field holds are references and functions alone, whatever its value is: passing one around
/// then needs nothing of the runtime, which has a share in how fast the program starts.
struct Field<Value: Sendable>: Sendable {
  let info: FieldInfo
  let type: FieldType<Value>
  /// What counts when the field is left out; a stand-in when it is required.
  let fallback: @Sendable () -> Value

  var name: String { info.name }

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
    _ name: String, _ type: FieldType<Value>,
    default fallback: @autoclosure @escaping @Sendable () -> Value, shown: String? = nil,
    advice: String? = nil, _ sentence: String
  ) {
    info = FieldInfo(name, isRequired: false, shown: shown, advice: advice, sentence)
    self.type = type
    self.fallback = fallback
  }

  private init(
    _ info: FieldInfo, _ type: FieldType<Value>, _ fallback: @escaping @Sendable () -> Value
  ) {
    self.info = info
    self.type = type
    self.fallback = fallback
  }

  /// Declares a field that must be given; decoding goes on with `standIn` when it is not.
  static func required(
    _ name: String, _ type: FieldType<Value>,
    standIn: @autoclosure @escaping @Sendable () -> Value, advice: String? = nil,
    _ sentence: String
  ) -> Field {
    Field(
      FieldInfo(name, isRequired: true, shown: nil, advice: advice, sentence), type, standIn)
  }

  /// Declares a field that has no value when it is left out.
  static func optional<Wrapped: Sendable>(
    _ name: String, _ type: FieldType<Wrapped>, shown: String? = nil, _ sentence: String
  ) -> Field where Value == Wrapped? {
    Field(name, type.optional, default: nil, shown: shown, sentence)
  }
}

/// What a field is, besides what it holds.
final class FieldInfo: Sendable {
  let name: String
  let isRequired: Bool
  /// The default as documentation shows it, when the value does not say it.
  let shown: String?
  /// What to think of when a number is out of range.
  let advice: String?
  /// One sentence without a full stop.
  let sentence: String

  init(
    _ name: String, isRequired: Bool, shown: String?, advice: String?, _ sentence: String
  ) {
    self.name = name
    self.isRequired = isRequired
    self.shown = shown
    self.advice = advice
    self.sentence = sentence
  }
}

/// A field without the type of its value: what documentation, editors and suggestions need.
struct FieldDescription: Hashable, Sendable {
  let name: String
  let kind: FieldKind
  let isRequired: Bool
  /// The default as documentation shows it; nil when leaving the field out means nothing.
  let shownDefault: String?
  let sentence: String
}

extension Field: DescribedField {
  var description: FieldDescription {
    FieldDescription(
      name: name, kind: type.kind, isRequired: info.isRequired,
      shownDefault: info.isRequired ? nil : info.shown ?? type.show(fallback()),
      sentence: info.sentence)
  }
}

/// A field of any type.
protocol DescribedField {
  var description: FieldDescription { get }
}
