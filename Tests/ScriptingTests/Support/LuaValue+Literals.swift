@testable import Scripting

// Descriptions as tests write them: `["menu": ["items": ["Home"]]]`.

extension LuaValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int64) { self = .integer(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(arrayLiteral elements: LuaValue...) { self = .table(LuaTable(list: elements)) }
  init(dictionaryLiteral elements: (String, LuaValue)...) {
    self = .table(LuaTable(fields: elements.map { LuaField(name: $0.0, value: $0.1) }))
  }

  /// What a constructor makes of a table.
  static func made(_ constructor: Constructor, _ table: LuaValue) -> LuaValue {
    guard case .table(let table) = table else { return .nothing }
    return .object(LuaObject(kind: constructor.rawValue, content: .table(table), place: nil))
  }

  static func bezier(_ numbers: Double...) -> LuaValue {
    .object(
      LuaObject(kind: Constructor.bezier.rawValue, content: .numbers(numbers), place: nil))
  }

  static func spring(_ table: LuaValue) -> LuaValue { made(.spring, table) }
  static func ease(_ table: LuaValue) -> LuaValue { made(.ease, table) }

  /// A transition with a name and these fields.
  static func transition(_ fields: LuaValue = [:]) -> LuaValue {
    guard case .table(var table) = fields else { return .nothing }
    if table["name"] == nil { table["name"] = "Test" }
    return made(.transition, .table(table))
  }
}
