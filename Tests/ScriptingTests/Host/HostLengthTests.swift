import Testing

@testable import Scripting

/// Formulas over the container's measures, and the errors of those that are none.
@Suite("Lengths in scripts")
struct HostLengthTests {
  static let formulas: [(formula: String, constant: Double, factors: SIMD4<Double>)] = [
    ("c.width", 0, SIMD4(1, 0, 0, 0)),
    ("c.height - 150", -150, SIMD4(0, 1, 0, 0)),
    ("150 - c.height", 150, SIMD4(0, -1, 0, 0)),
    ("c.safe_top + c.safe_bottom", 0, SIMD4(0, 0, 1, 1)),
    ("-(c.height + 1)", -1, SIMD4(0, -1, 0, 0)),
    ("2 * c.width", 0, SIMD4(2, 0, 0, 0)),
    ("(c.width + 10) * 0.5", 5, SIMD4(0.5, 0, 0, 0)),
    ("(c.width + 10) / 4", 2.5, SIMD4(0.25, 0, 0, 0)),
    ("c.height - c.safe_bottom - 200 + c.height", -200, SIMD4(0, 2, 0, -1)),
    ("c.height - c.height", 0, .zero),
  ]

  @Test("stay formulas under arithmetic", arguments: formulas)
  func arithmetic(formula: String, constant: Double, factors: SIMD4<Double>) throws {
    let value = try runLua("local c = require('animscript').container return \(formula)")
    #expect(value == .length(LuaLength(constant: constant, factors: factors)))
  }

  static let mistakes: [(formula: String, words: String, hint: String?)] = [
    ("c.height * c.width", "multiply a length by a length", "multiply it by a number"),
    ("c.height * 'x'", "multiply a length by a string", "multiply it by a number"),
    ("1 / c.height", "divide a number by a length", "divide a length by a number"),
    ("c.height / c.height", "divide a length by a length", "divide a length by a number"),
    ("c.height / 0", "divide a length by 0", nil),
    ("c.height * (1 / 0)", "not a finite length", nil),
    ("c.height + 0 / 0", "not a finite length", nil),
    ("c.height + nil", "add a length and nil", "a length is combined with a length or a number"),
    ("c + 1", "attempt to perform arithmetic on a container value", nil),
    ("c.height + c", "and the container itself", "a length is combined with a length or a number"),
    ("'10' - c.height", "a string", "a length is combined with a length or a number"),
    (
      "c.height < c.width", "cannot be compared",
      "compare numbers, and use the formula for the result"
    ),
    ("c.height <= 5", "cannot be compared", "compare numbers, and use the formula for the result"),
    ("c.height .. ''", "joined with a text", "use tostring(length)"),
    ("c.height % 2", "no such operation", "a length takes +, -, and * or / by a number"),
    ("c.height ^ 2", "no such operation", "a length takes +, -, and * or / by a number"),
    ("#c.height", "attempt to get length of a length value", nil),
    ("c.height.x", "a length has no fields", nil),
    ("c.heigth", "no field 'heigth'", "did you mean 'height'?"),
    ("c.depth", "no field 'depth'", "there is height, safe_bottom, safe_top and width"),
    ("c[1]", "no field", "there is height, safe_bottom, safe_top and width"),
  ]

  @Test("explain what they cannot do, at that line", arguments: mistakes)
  func mistake(formula: String, words: String, hint: String?) throws {
    let source = "local c = require('animscript').container\n\nreturn \(formula)"
    let failure = try #require(luaFailure(of: source))
    #expect(failure.kind == .runtime)
    #expect(failure.place?.line == 3)
    #expect(failure.message.contains(words), "\(failure.message)")
    #expect(failure.hint == hint)
  }

  @Test("are equal when their formulas are, and print as formulas")
  func text() throws {
    let source = """
      local c = require("animscript").container
      assert(c.height - 1 == c.height - 1 and c.height ~= c.width and c.height ~= 1)
      return { tostring(-2 * c.width + c.safe_top - 3), tostring(c.width - c.width), tostring(c) }
      """
    let texts: [LuaValue] = ["-2 * container.width + container.safe_top - 3", "0", "container"]
    #expect(try runLua(source) == .table(LuaTable(list: texts)))
  }

  @Test("cannot be changed or forged")
  func protected() throws {
    for attempt in [
      "c.height = 1", "c.height.x = 1", "setmetatable(c.height, {})",
      "getmetatable(c.height).__add = 1",
      "rawget(c.height, 1)", "next(c.height)", "table.insert(c, 1)",
    ] {
      #expect(
        luaFailure(of: "local c = require('animscript').container \(attempt)")?.kind == .runtime)
    }
  }
}
