/// What the user sets of what a script declares with `anim.parameters`.
final class ParameterValues {
  /// The constructor-like function of the library.
  static let functionName = "parameters"

  private let given: [ScriptOptions.Parameter]
  private var declared: Set<String> = []
  /// What the user set a parameter to, when it cannot be that.
  private var refused: [(name: String, text: String, expected: String)] = []

  init(_ given: [ScriptOptions.Parameter]) { self.given = given }

  /// Takes the declared defaults, gives the values.
  var function: LuaHostFunction {
    LuaHostFunction(name: Self.functionName) { (arguments) throws(LuaHostError) in
      try self.values(for: arguments)
    }
  }

  private func values(for arguments: [LuaValue]) throws(LuaHostError) -> LuaValue {
    let pattern = "write anim.parameters { name = default, … }"
    guard arguments.count == 1, case .table(let table) = arguments[0] else {
      throw LuaHostError(message: "parameters takes one table", hint: pattern)
    }
    guard table.list.isEmpty else {
      throw LuaHostError(message: "a parameter has no name", hint: pattern)
    }
    var fields: [LuaField] = []
    for field in table.fields {
      fields.append(LuaField(name: field.name, value: try value(of: field)))
      declared.insert(field.name)
    }
    return .table(LuaTable(list: [], sorted: fields))
  }

  private func value(of field: LuaField) throws(LuaHostError) -> LuaValue {
    let parsed: (String) -> LuaValue?
    let expected: String
    switch field.value {
    case .integer, .number:
      expected = "a number"
      parsed = Self.number
    case .boolean:
      expected = FieldKind.boolean.noun
      parsed = { ["true": LuaValue.boolean(true), "false": .boolean(false)][$0] }
    case .string:
      expected = "a string"
      parsed = { .string($0) }
    default:
      throw LuaHostError(
        message: "the default of the parameter \(field.name) must be a number, a string or true or"
          + " false, got \(field.value.noun)")
    }
    guard let text = given.last(where: { $0.name == field.name })?.text else { return field.value }
    if let value = parsed(text) { return value }
    if !refused.contains(where: { $0.name == field.name }) {
      refused.append((field.name, text, expected))
    }
    return field.value
  }

  private static func number(_ text: String) -> LuaValue? {
    if let integer = Int64(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else { return nil }
    return .number(number)
  }

  /// What is wrong with what the user set; only a script that has run has declared all it has.
  func diagnostics(_ reporter: ScriptReporter, hasRun: Bool) -> [Diagnostic] {
    let wrong = reporter.diagnostics(
      ofParameters: refused.map { name, text, expected in
        (name, "--set \(name)=\(text): must be \(expected)")
      })
    guard hasRun else { return wrong }
    var seen: Set<String> = []
    let unknown = given.filter { !declared.contains($0.name) && seen.insert($0.name).inserted }
    return wrong
      + unknown.map { parameter in
        Diagnostic(
          code: .unknownParameter, path: reporter.sources.file.path,
          message: "--set \(parameter.name)=\(parameter.text): there is no such parameter",
          hint: hint(for: parameter.name))
      }
  }

  private func hint(for name: String) -> String {
    guard !declared.isEmpty else {
      return "a script declares parameters with anim.parameters { \(name) = default }"
    }
    return Decoding.hint(for: name, among: declared.sorted(), kind: "parameters") ?? ""
  }
}
