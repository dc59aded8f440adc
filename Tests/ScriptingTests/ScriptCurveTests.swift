import Motion
import Scripting
import Testing

@Suite("A curve of a script")
struct ScriptCurveTests {
  private static func curve(
    _ name: String?, in source: String, options: ScriptOptions = ScriptOptions()
  ) throws -> ScriptCurveResult {
    let file = try ScriptFile(path: "curves.lua", bytes: Array(source.utf8))
    return Script.curve(named: name, in: file, options: options)
  }

  private static let curves: [(source: String, name: String?, half: Double)] = [
    ("return function(t) return t * t end", nil, 0.25),
    ("return { a = function(t) return t * t * t end }", "a", 0.125),
    ("return { a = \"in_quad\" }", "a", 0.25), ("return \"in_quad\"", nil, 0.25),
    ("return require \"animscript\".bezier(0.4, 0, 0.2, 1)", nil, 0.775561),
    ("return { [\"a:b\"] = function(t) return t end }", "a:b", 0.5),
  ]

  @Test("is what the file returns, or a field of it", arguments: curves)
  func value(source: String, name: String?, half: Double) throws {
    let result = try Self.curve(name, in: source)
    #expect(result.diagnostics == [])
    let easing = try #require(result.easing)
    #expect((easing.value(at: 0.5) - half).magnitude <= 0.0005)
    #expect(easing.value(at: 0) == 0 && easing.value(at: 1) == 1)
  }

  private static let faults:
    [(source: String, name: String?, DiagnosticCode, line: Int?, message: String)] = [
      ("return {\n  a = function(t) return t / 2 end,\n}", "a", .badCurve, 2, "must be 1"),
      ("return {\n  a = function(t)\n    error(\"no\")\n  end }", "a", .runtime, 3, "no"),
      ("return { a = 3 }", "a", .wrongType, 1, "must be the name of an easing"),
      ("return { a = function() end }", "b", .unknownName, 1, "there is no curve \"b\""),
      ("return function(t) return t end", "b", .unknownName, nil, "there is no curve \"b\""),
      ("return { a = function() end }", nil, .noDescription, 1, "the script returns a table"),
      ("return 5", "a", .noDescription, 1, "the script must return a function"),
      ("local x = 1", nil, .noDescription, nil, "the script must return a function"),
      ("return {", nil, .syntax, 1, ""),
      ("return { a = function(t) return io end }", "a", .badCurve, nil, ""),
    ]

  @Test("has its faults found in the source", arguments: faults)
  func fault(
    source: String, name: String?, code: DiagnosticCode, line: Int?, message: String
  ) throws {
    let result = try Self.curve(name, in: source)
    #expect(result.easing == nil)
    let error = try #require(result.diagnostics.first { $0.severity == .error })
    #expect(error.code == code, "\(error)")
    #expect(error.message.hasPrefix(message), "\(error)")
    if let line { #expect(error.position?.line == line, "\(error)") }
  }

  @Test("obeys the limits and tells what was printed")
  func limits() throws {
    let result = try Self.curve(
      nil, in: "print(\"here\") return function(t) while true do end end",
      options: ScriptOptions(limits: ScriptLimits(steps: 10_000)))
    #expect(result.easing == nil)
    #expect(result.diagnostics.map(\.severity) == [.note, .error])
    #expect(result.diagnostics.last?.code == .stepLimit)
  }
}
