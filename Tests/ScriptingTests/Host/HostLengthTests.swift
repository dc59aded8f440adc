import Testing

@testable import Scripting

/// Formulas over the container's measures, and the errors of those that are none.
@Suite("Lengths in scripts")
struct HostLengthTests {
  static let formulas: [(formula: String, constant: Double, factors: SIMD8<Double>)] = [
    ("c.width", 0, SIMD8(1, 0, 0, 0, 0, 0, 0, 0)),
    ("c.height - 150", -150, SIMD8(0, 1, 0, 0, 0, 0, 0, 0)),
    ("150 - c.height", 150, SIMD8(0, -1, 0, 0, 0, 0, 0, 0)),
    ("c.safe_top + c.safe_bottom", 0, SIMD8(0, 0, 1, 1, 0, 0, 0, 0)),
    ("c.safe_left - 2 * c.safe_right", 0, SIMD8(0, 0, 0, 0, 1, -2, 0, 0)),
    ("c.width - l.width / 2 + l.height", 0, SIMD8(1, 0, 0, 0, 0, 0, -0.5, 1)),
    ("-(c.height + 1)", -1, SIMD8(0, -1, 0, 0, 0, 0, 0, 0)),
    ("2 * c.width", 0, SIMD8(2, 0, 0, 0, 0, 0, 0, 0)),
    ("(c.width + 10) * 0.5", 5, SIMD8(0.5, 0, 0, 0, 0, 0, 0, 0)),
    ("(c.width + 10) / 4", 2.5, SIMD8(0.25, 0, 0, 0, 0, 0, 0, 0)),
    ("c.height - c.safe_bottom - 200 + c.height", -200, SIMD8(0, 2, 0, -1, 0, 0, 0, 0)),
    ("c.height - c.height", 0, .zero),
  ]

  @Test("stay formulas under arithmetic", arguments: formulas)
  func arithmetic(formula: String, constant: Double, factors: SIMD8<Double>) throws {
    let value = try runLua(
      """
      local c, l = require("animscript").container, require("animscript").layer
      return \(formula)
      """)
    #expect(value == .length(LuaLength(constant: constant, factors: factors)))
  }

  static let measures =
    "there is height, safe_bottom, safe_left, safe_right, safe_top and width"

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
    ("c.depth", "no field 'depth'", Self.measures),
    ("c[1]", "no field", Self.measures),
    ("l + 1", "attempt to perform arithmetic on a layer value", nil),
    ("c.width - l", "and the layer itself", "a length is combined with a length or a number"),
    ("l.safe_top", "the layer has no field 'safe_top'", "there is height and width"),
    ("l.heigth", "the layer has no field 'heigth'", "did you mean 'height'?"),
  ]

  @Test("explain what they cannot do, at that line", arguments: mistakes)
  func mistake(formula: String, words: String, hint: String?) throws {
    let source = """
      local c = require("animscript").container
      local l = require("animscript").layer
      return \(formula)
      """
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
      local l = require("animscript").layer
      assert(l.height ~= c.height)
      return {
        tostring(-2 * c.width + c.safe_top - 3), tostring(c.width - c.width), tostring(c),
        tostring(c.safe_left - 0.5 * l.width), tostring(l),
      }
      """
    let texts: [LuaValue] = [
      "-2 * container.width + container.safe_top - 3", "0", "container",
      "container.safe_left - 0.5 * layer.width", "layer",
    ]
    #expect(try runLua(source) == .table(LuaTable(list: texts)))
  }

  @Test("cannot be changed or forged")
  func protected() throws {
    for attempt in [
      "c.height = 1", "c.height.x = 1", "setmetatable(c.height, {})",
      "getmetatable(c.height).__add = 1",
      "rawget(c.height, 1)", "next(c.height)", "table.insert(c, 1)",
      "require('animscript').layer.height = 1", "require('animscript').layer = c",
    ] {
      #expect(
        luaFailure(of: "local c = require('animscript').container \(attempt)")?.kind == .runtime)
    }
  }
}
