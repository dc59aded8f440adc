/// A table of a script that is being read by its schema.
struct OpenTable<Fields> {
  let values: LuaTable
  let place: FieldPlace
  /// Known names that an unknown one was probably meant to be.
  let suggested: Set<String>

  /// The same table, for one group of its fields.
  func part<Part>(_ part: (Fields) -> Part) -> OpenTable<Part> {
    OpenTable<Part>(values: values, place: place, suggested: suggested)
  }
}

extension Decoding {
  /// Opens a table that a script wrote in braces.
  ///
  /// - Returns: Nil, and a problem, when the value is no such table.
  mutating func open<Fields: FieldTable>(
    _ value: LuaValue, as schema: TableSchema<Fields>, at place: FieldPlace
  ) -> OpenTable<Fields>? {
    guard case .table(let table) = value else {
      reportType(of: value, at: place, expected: "a table \(schema.description.pattern)")
      return nil
    }
    return open(table, as: schema, at: place)
  }

  /// Opens the table that a constructor collected.
  mutating func open<Fields: FieldTable>(
    _ table: LuaTable, as schema: TableSchema<Fields>, at place: FieldPlace
  ) -> OpenTable<Fields> {
    unreadFields += table.list.count + table.fields.count
    let suggested =
      isQuick
      ? [] : reportUnknown(in: table, known: schema.description.fieldNames, at: place)
    return OpenTable(values: table, place: place, suggested: suggested)
  }

  /// Reads a field, each of a table once; a field left out or wrong gives its default.
  @inline(__always)
  mutating func read<Fields: FieldTable, Value>(
    _ field: (Fields) -> Field<Value>, of table: OpenTable<Fields>
  ) -> Value {
    read(field(Fields.fields), of: table.values, table.suggested, at: table.place)
  }

  private mutating func read<Value>(
    _ field: Field<Value>, of values: LuaTable, _ suggested: Set<String>, at place: FieldPlace
  ) -> Value {
    let info = field.info
    guard let value = values[info.name] else {
      if info.isRequired, !suggested.contains(info.name) {
        reportMissing(info.name, field.type.kind, in: place)
      }
      return field.fallback()
    }
    unreadFields -= 1
    let before = problems.count
    let decoded = field.type.decode(value, place.field(info.name), &self)
    if let advice = info.advice { advise(advice, from: before) }
    return decoded ?? field.fallback()
  }

  /// Where a field of a table stands.
  func place<Fields: FieldTable, Value>(
    of field: (Fields) -> Field<Value>, in table: OpenTable<Fields>
  ) -> FieldPlace {
    table.place.field(field(Fields.fields).name)
  }

  /// Notes that a required field is missing.
  mutating func reportMissing(_ name: String, _ kind: FieldKind, in place: FieldPlace) {
    report(
      .missingField, place.field(name), "is missing, must be \(kind.noun)",
      hint: "write \(name) = \(kind == .text ? "\"…\"" : "…")", target: .missing)
  }

  /// Notes names and positions that a table does not know.
  ///
  /// - Returns: The known names that the unknown ones were probably meant to be.
  mutating func reportUnknown(
    in table: LuaTable, known: [String], at place: FieldPlace
  ) -> Set<String> {
    var suggested: Set<String> = []
    if !table.list.isEmpty {
      report(
        .unknownField, place.index(1), "unknown field",
        hint: "fields have names here: \(known.patternWithValues)")
    }
    for field in table.fields where !known.contains(field.name) {
      let nearest = Suggestion.nearest(to: field.name, among: known)
      report(
        .unknownField, place.field(field.name), "unknown field",
        hint: nearest.map { "did you mean \($0.quoted)?" }
          ?? "the fields are \(known.joined(separator: ", "))")
      if let nearest { suggested.insert(nearest) }
    }
    return suggested
  }

  /// Puts advice before the hints of numbers that were found out of range.
  private mutating func advise(_ advice: String, from first: Int) {
    for index in first..<problems.count where problems[index].code == .outOfRange {
      problems[index].hint = problems[index].hint.map { "\(advice); \($0)" } ?? advice
    }
  }
}

extension [String] {
  /// Two of the names as a script writes fields: `name = …, timing = …`.
  fileprivate var patternWithValues: String {
    prefix(2).map { "\($0) = …" }.joined(separator: ", ")
  }
}
