import Testing

@testable import Scripting

@Suite("Schema")
struct SchemaTests {
  /// Every field of every table.
  static let fields = Schema.tables.flatMap { table in
    table.fields.map { (table: table.name, field: $0) }
  }

  @Test("is read completely: a wrong value in any field is found there, once", arguments: fields)
  func isRead(table: String, field: FieldDescription) throws {
    let spot = try #require(SchemaSpot.all[table], "add the table to the spots of this test")
    let wrong: LuaValue = field.kind == .boolean ? "no boolean" : true
    let given = LuaTable(fields: [LuaField(name: field.name, value: wrong)])
    let problems = Decoded(spot.wrap(.table(given))).problems
    let path = FieldPath(spot.path).field(field.name)
    #expect(problems.count { $0.place.path == path && $0.code == .wrongType } == 1)
  }

  @Test("asks for every required field, and for no other", arguments: Schema.tables)
  func required(table: TableDescription) throws {
    let spot = try #require(SchemaSpot.all[table.name])
    // A spring is known for what it is by one of its fields.
    let mark: LuaValue =
      switch table.name {
      case "UIKitSpring": ["duration": 1]
      case "PhysicalSpring": ["mass": 1]
      default: [:]
      }
    let missing = Decoded(spot.wrap(mark)).problems.filter { $0.code == .missingField }
    let given = spot.given + (table.name == "UIKitSpring" ? ["duration"] : [])
    #expect(
      Set(missing.map { "\($0.place.path)" })
        == Set(
          table.requiredNames.filter { !given.contains($0) }.map {
            "\(FieldPath(spot.path).field($0))"
          }))
  }

  @Test("refuses a field that it does not declare", arguments: Schema.tables)
  func unknown(table: TableDescription) throws {
    let spot = try #require(SchemaSpot.all[table.name])
    let problems = Decoded(spot.wrap(["zzzz": 1])).problems
    let path = FieldPath(spot.path).field("zzzz")
    #expect(problems.contains { $0.place.path == path && $0.code == .unknownField })
  }

  @Test("names each table once, and every table that a field holds")
  func tables() {
    let names = Schema.tables.map(\.name)
    #expect(Set(names).count == names.count)
    for (table, field) in Self.fields {
      for name in field.kind.tables {
        #expect(names.contains(name), "\(table).\(field.name)")
      }
    }
  }

  @Test(
    "names each field of a table once, in lower case with underscores", arguments: Schema.tables)
  func names(table: TableDescription) {
    #expect(!table.fields.isEmpty)
    #expect(Set(table.fieldNames).count == table.fields.count)
    for name in table.fieldNames {
      #expect(name.allSatisfy { $0.isLowercase || $0 == "_" }, "\(name)")
    }
  }

  @Test("says of every field what it means, and of every optional one what counts without it")
  func sentences() {
    for (table, field) in Self.fields {
      #expect(!field.sentence.isEmpty && !field.sentence.hasSuffix("."), "\(table).\(field.name)")
      if field.isRequired { #expect(field.shownDefault == nil) }
    }
    #expect(Schema.tables.allSatisfy { !$0.sentence.isEmpty && !$0.sentence.hasSuffix(".") })
    #expect(Constructor.allCases.allSatisfy { !$0.sentence.isEmpty })
  }

  /// Defaults as the design of the interface states them.
  static let defaults: [(table: String, field: String, value: String)] = [
    ("Pose", "x", "0"), ("Pose", "y", "0"), ("Pose", "scale", "1"), ("Pose", "rotation", "0"),
    ("Pose", "opacity", "1"), ("Pose", "corner_radius", "0"), ("Pose", "dim", "0"),
    ("Layer", "delay", "0"), ("Layer", "overshoot", "\"show\""), ("Layer", "data", "{}"),
    ("Menu", "items", "{}"), ("Item", "disabled", "false"), ("Arrival", "stagger", "0"),
    ("Arrival", "stagger_from", "\"first\""), ("Backdrop", "fill", "\"#000000\""),
    ("PhysicalSpring", "settle", "0.001"), ("UIKitSpring", "initial_velocity", "0"),
  ]

  @Test("shows the defaults", arguments: defaults)
  func shownDefault(table: String, field: String, value: String) throws {
    let found = try #require(Self.fields.first { $0.table == table && $0.field.name == field })
    #expect(found.field.shownDefault == value)
  }
}

extension FieldKind {
  /// The tables that a value of this kind may be.
  fileprivate var tables: [String] {
    switch self {
    case .table(let name): [name]
    case .list(let kind): kind.tables
    case .either(let kinds): kinds.flatMap(\.tables)
    default: []
    }
  }
}

@Suite("Ranges of the schema")
struct SchemaRangeTests {
  static let numbers = SchemaTests.fields.compactMap { table, field in
    if case .number(_, let range) = field.kind {
      (table: table, field: field.name, range: range)
    } else {
      nil
    }
  }

  @Test("accept their ends, and nothing beyond them", arguments: numbers)
  func ends(table: String, field: String, range: NumberRange) throws {
    let spot = try #require(SchemaSpot.all[table])
    let path = FieldPath(spot.path).field(field)
    func isAccepted(_ number: Double) -> Bool {
      guard case .table(var fields) = spot.others else { return false }
      fields[field] = .number(number)
      return !Decoded(spot.wrap(.table(fields))).problems.contains {
        $0.place.path == path && $0.severity == .error
      }
    }
    let (low, high, hasLow): (Double, Double, Bool) =
      switch range {
      case .between(let low, let high): (low, high, true)
      case .atLeast(let low, let limit): (low, limit, true)
      case .above(let low, let limit): (low, limit, false)
      case .upTo(let high, let low): (low, high, false)
      }
    #expect(isAccepted(low) == hasLow)
    #expect(isAccepted(high))
    #expect(!isAccepted(low.nextDown))
    #expect(!isAccepted(high.nextUp))
    for number in [Double.nan, .infinity, -.infinity] { #expect(!isAccepted(number)) }
  }
}
