extension LuaValue {
  /// What the value is, with an article, for messages.
  var noun: String {
    switch self {
    case .nothing: "nothing"
    case .boolean: "a boolean"
    case .integer, .number: "a number"
    case .string: "a string"
    case .table: "a table"
    case .object(let object): Constructor(rawValue: object.kind)?.noun ?? "an object"
    case .length: "a length"
    case .function: "a function"
    }
  }
}
