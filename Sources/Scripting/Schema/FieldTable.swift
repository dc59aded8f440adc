/// The fields of one kind of table: every stored property is a `Field`, or a group of them.
///
/// A field is declared by one line in such a type and used by one line of the decoder. Everything
/// else (suggestions, editor types, documentation) is taken from the declaration.
protocol FieldTable: Sendable {
  /// Names the table in documentation and editor types.
  static var name: String { get }
  /// What the table is, in one sentence without a full stop.
  static var sentence: String { get }
  /// The one value there is.
  static var fields: Self { get }
  /// What its fields besides the declared ones hold; nil for a table without such fields.
  static var others: TableDescription.Others? { get }
}

extension FieldTable {
  static var others: TableDescription.Others? { nil }
}

/// A kind of table, by the type that declares its fields.
struct TableSchema<Fields>: Sendable {}

extension TableSchema where Fields: FieldTable {
  /// The declared fields.
  var fields: Fields { Fields.fields }

  /// The fields as documentation, editors and suggestions need them.
  ///
  /// - Complexity: It asks the runtime for the fields, which takes longer than to read a script;
  ///   only what is to be said of a fault may need it.
  var description: TableDescription {
    TableDescription(
      name: Fields.name, sentence: Fields.sentence, fields: Self.descriptions(in: fields),
      others: Fields.others)
  }

  private static func descriptions(in fields: any FieldTable) -> [FieldDescription] {
    Mirror(reflecting: fields).children.flatMap { child -> [FieldDescription] in
      switch child.value {
      case let field as any DescribedField: [field.description]
      case let group as any FieldTable: descriptions(in: group)
      default: []
      }
    }
  }
}

/// A table as documentation, editors and suggestions need it.
struct TableDescription: Hashable, Sendable {
  let name: String
  let sentence: String
  /// In the order of their declaration.
  let fields: [FieldDescription]
  /// What fields of other names hold; nil for a table that takes no others.
  var others: Others?

  /// Fields whose names the script chooses.
  struct Others: Hashable, Sendable {
    /// What may be a name.
    let names: String
    let kind: FieldKind
    /// One sentence without a full stop.
    let sentence: String
  }

  var fieldNames: [String] { fields.map(\.name) }
  var requiredNames: [String] { fields.filter(\.isRequired).map(\.name) }

  /// The fields as a script would write them, for hints: `{ x, y, width }`; the first of many.
  var pattern: String {
    let names = fieldNames
    let shown = names.count > 9 ? names.prefix(7) + ["…"] : names[...]
    return "{ \(shown.joined(separator: ", ")) }"
  }
}
