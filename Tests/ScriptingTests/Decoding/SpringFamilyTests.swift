import Motion
import Testing
import Transitions

@testable import Scripting

@Suite("Springs of every system")
struct SpringFamilyTests {
  /// Numbers that suit the required fields of every form.
  static let numbers: [String: Double] = [
    "mass": 1.5, "stiffness": 200, "damping": 20, "damping_ratio": 0.7, "response": 0.4,
    "duration": 0.5,
    "bounce": 0.2, "tension": 60, "friction": 9, "frequency": 0.5, "bounciness": 8, "speed": 12,
    "visual_duration": 0.3, "perceptual_duration": 0.5,
  ]

  static let forms: [SpringForm] = SpringForm.all

  static func notation(_ form: SpringForm) -> SpringNotation {
    SpringNotation(
      family: form.family,
      parameters: form.fields.compactMap { field in
        let isOwn = field.fallback == nil || form.family.forms.first?.title != form.title
        guard isOwn, let number = numbers[field.name] else { return nil }
        return .init(name: field.name, value: number)
      })
  }

  @Test("are read as Motion reads the same notation")
  func readsForms() throws {
    for form in Self.forms {
      let notation = Self.notation(form)
      var fields = notation.parameters.map { LuaField(name: $0.name, value: .number($0.value)) }
      fields.append(LuaField(name: "family", value: .string(form.family.rawValue)))
      let decoded = Decoded(.transition(["timing": .spring(.table(LuaTable(fields: fields)))]))
      let timing = try SpringTiming(notation)
      #expect(
        decoded.transition?.timing == .spring(timing), "\(form.family) by \(form.title)")
    }
  }

  static func timing(_ text: String) throws -> Timing {
    let source = """
      local anim = require "animscript"
      return anim.transition { name = "x", timing = \(text) }
      """
    let file = try ScriptFile(path: "x.lua", bytes: Array(source.utf8))
    let result = Script.load(file)
    #expect(result.diagnostics.allSatisfy { $0.severity != .error })
    return try #require(result.script?.transition.timing)
  }

  static let names: [(text: String, preset: String)] = [
    ("anim.springs.snappy", "swiftui/snappy"),
    ("anim.spring(anim.springs.bouncy)", "swiftui/bouncy"),
    ("anim.springs.swiftui.smooth", "swiftui/smooth"),
    ("anim.springs.uikit.default", "uikit/default"),
    ("anim.springs.compose.default", "compose/default"),
    ("anim.springs.react_spring.wobbly", "react_spring/wobbly"),
  ]

  @Test("are there by the names their systems give them", arguments: names)
  func presets(text: String, preset: String) throws {
    let known = try #require(SpringPreset(named: preset))
    #expect(try Self.timing(text) == .spring(SpringTiming(known.notation)))
  }

  @Test("end when the author says so, also those that never come to rest")
  func length() throws {
    for text in [
      "anim.spring { stiffness = 100, damping = 0, length = 2 }",
      "anim.spring { damping_ratio = 0, response = 0.5, length = 2 }",
    ] {
      #expect(try Self.timing(text).duration == 2)
    }
  }

  static let endless: [(fields: LuaValue, field: String)] = [
    (["stiffness": 100, "damping": 0], "damping"),
    (["bounce": 1, "duration": 0.5], "bounce"),
    (["response": 0.5, "damping_ratio": 0], "damping_ratio"),
    (["family": "origami", "tension": 60, "friction": LuaValue.number(-1.0 / 3)], "friction"),
  ]

  @Test("that never come to rest are refused by the name of the field", arguments: endless)
  func refusesEndless(fields: LuaValue, field: String) {
    let problems = Decoded(.transition(["timing": .spring(fields)])).problems
    #expect(problems.map { "\($0.place.path)" } == ["timing.\(field)"])
    #expect(problems.allSatisfy { $0.code == .outOfRange })
  }

  static let curves: [String] = [
    "ease-in-out", "material:emphasized", "cubic-bezier(0.2, 0, 0, 1)", "linear(0, 0.25 75%, 1)",
    "steps(4, jump-both)", "out_back",
  ]

  @Test("and easings are there by the words of CSS and by preset", arguments: curves)
  func easings(text: String) throws {
    let preset = EasingPreset(named: String(text.map { $0 == ":" ? "/" : $0 }))?.easing
    let named = EasingName(rawValue: text).map { Easing.named($0) }
    let expected = try preset ?? named ?? Easing(css: text)
    #expect(
      try Self.timing("anim.ease { curve = \"\(text)\", duration = 1 }")
        == .ease(expected, duration: 1))
  }
}
