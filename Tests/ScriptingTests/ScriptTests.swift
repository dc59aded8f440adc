import Motion
import TestSupport
import Testing
import Timelines
import Transitions

@testable import Scripting

@Suite("Script")
struct ScriptTests {
  /// Loads a source that needs no file.
  static func load(
    _ source: String, options: ScriptOptions = ScriptOptions()
  ) throws -> ScriptResult {
    Script.load(try ScriptFile(path: "test.lua", bytes: Array(source.utf8)), options: options)
  }

  /// Loads a source that returns a transition with these fields.
  static func transition(
    _ fields: String, options: ScriptOptions = ScriptOptions()
  ) throws -> ScriptResult {
    try load(
      """
      local anim = require "animscript"
      local container = anim.container
      return anim.transition { name = "Test", \(fields) }
      """, options: options)
  }

  static func sample(_ name: String) throws -> LoadedScript {
    let file = try ScriptFile(
      path: name, bytes: Array(try Fixtures.data("Scripts/\(name)")))
    let result = Script.load(file)
    #expect(result.diagnostics == [])
    return try #require(result.script)
  }

  @Test("gives the slide-down menu as it is written")
  func slideDown() throws {
    let transition = try Self.sample("slide_down.lua").transition
    let spring = try SpringTiming.uikit(duration: 0.5, dampingRatio: 0.8, initialVelocity: 0.8)
    let expected = try Transition(
      name: "Slide-down menu", timing: .spring(spring),
      content: Layer(presented: Pose(y: Length.height - 150)),
      menu: Menu(
        layer: Layer(dismissed: Pose(y: -Length.height), overshoot: .extend),
        items: [
          Row(id: "home", title: "Home"), Row(id: "news", title: "News"),
          Row(id: "tech", title: "Tech"),
        ]), dismissal: Dismissal(tap: "content"))
    #expect(transition == expected)
  }

  @Test("gives the complete slide-down menu, with its curve sampled")
  func complete() throws {
    let transition = try Self.sample("slide_down_full.lua").transition
    let pose = try Pose(
      y: Length.height - Length.safeBottom - 150, scale: 0.96, cornerRadius: 16, dim: 0.35,
      shadow: Shadow(radius: 24, opacity: 0.3, y: -4))
    #expect(transition.content.presented == pose)
    #expect(
      transition.content.data
        == LayerData([
          DataField(name: "section", value: .string("home")),
          DataField(name: "title", value: .string("Home")),
        ]))
    #expect(transition.menu.items[1] == Row(id: "news", title: "News", icon: "newspaper"))
    #expect(transition.menu.arrival?.stagger == 0.04)
    #expect(transition.callbacks == [.prepare, .unwind, .onComplete])
    #expect(transition.dismissal.timing == .ease(.named(.inOutCubic), duration: 0.3))
    #expect(transition.scenario?.count == 4)
    guard case .ease(.points(let curve), 0.45)? = transition.menu.layer.timing else {
      Issue.record("the menu's timing is no sampled curve")
      return
    }
    for fraction in stride(from: 0, through: 1, by: 1.0 / 128) {
      let s = 1.2
      let p = fraction - 1
      let exact = p * p * ((s + 1) * p + s) + 1
      #expect(abs(curve.value(at: fraction) - exact) <= 0.0005)
    }
  }

  @Test("takes lengths as formulas over the container")
  func lengths() throws {
    let lengths: [(formula: String, length: Length)] = [
      ("container.width", .width), ("container.safe_top + 10", Length.safeTop + 10),
      ("-container.height / 2", -Length.height / 2),
      (
        "2 * (container.height - container.safe_bottom) - 1",
        (Length.height - Length.safeBottom) * 2 - 1
      ),
      ("100 - container.width", -Length.width + 100),
    ]
    for (formula, length) in lengths {
      let result = try Self.transition("content = { presented = { y = \(formula) } }")
      #expect(result.script?.transition.content.presented.y == length, Comment(rawValue: formula))
    }
  }

  static let parameters: [(text: String, name: String, value: String)] = [
    ("200", "y", "200"), ("-1.5", "y", "-1.5"), ("1e2", "y", "100.0"), ("Menü", "t", "Menü"),
    ("", "t", ""), ("12", "t", "12"), ("true", "b", "true"), ("false", "b", "false"),
  ]

  @Test("is given what the user sets, of the type of the default", arguments: parameters)
  func parameter(text: String, name: String, value: String) throws {
    let source = """
      local anim = require "animscript"
      local set = anim.parameters { y = 1, t = "text", b = false }
      return anim.transition { name = "x" .. tostring(set.\(name)) .. math.type(set.y) }
      """
    var options = ScriptOptions(parameters: [.init(name: name, text: "9")])
    options.parameters = [.init(name: name, text: text)]
    let result = try Self.load(source, options: options)
    let type = name == "y" && value.contains(".") ? "float" : "integer"
    #expect(result.script?.transition.name == "x\(value)\(type)")
  }

  @Test("takes the later of two values for a parameter")
  func laterParameter() throws {
    let source = """
      local anim = require "animscript"
      local set = anim.parameters { y = 1 }
      return anim.transition { name = "x" .. set.y }
      """
    let options = ScriptOptions(parameters: [
      .init(name: "y", text: "2"), .init(name: "y", text: "3"),
    ])
    #expect(try Self.load(source, options: options).script?.transition.name == "x3")
  }

  static let notNumbers = ["", " 1", "1 ", "0x10z", "nan", "inf", "1e999", "wide", "1,5"]

  @Test("refuses what is no finite number for a number", arguments: notNumbers)
  func notANumber(text: String) throws {
    let source = """
      local anim = require "animscript"
      local set = anim.parameters { y = 1 }
      return anim.transition { name = "x" }
      """
    let options = ScriptOptions(parameters: [.init(name: "y", text: text)])
    let result = try Self.load(source, options: options)
    #expect(result.script == nil)
    #expect(result.diagnostics.map(\.code) == [.unknownParameter])
    #expect(result.diagnostics.first?.position?.line == 2)
  }

  @Test("gives the same transition for the same seed only")
  func seed() throws {
    let source = """
      local anim = require "animscript"
      return anim.transition { name = "x" .. math.random(1 << 40) }
      """
    let names = try [1, 1, 2].map {
      try Self.load(source, options: ScriptOptions(seed: $0)).script?.transition.name
    }
    #expect(names[0] != nil)
    #expect(names[0] == names[1])
    #expect(names[0] != names[2])
  }

  @Test("shows what it printed before what is wrong with it")
  func prints() throws {
    let result = try Self.load("print(\"one\")\nprint(2)\nreturn 3")
    #expect(result.diagnostics.map(\.severity) == [.note, .note, .error])
    #expect(result.diagnostics.map(\.message).prefix(2) == ["one", "2"])
    #expect(result.diagnostics.map { $0.position?.line } == [1, 2, 3])
  }

  @Test("warns and goes on")
  func warns() throws {
    let result = try Self.transition(
      "timing = anim.spring { damping_ratio = 2, duration = 0.5 }")
    #expect(result.script != nil)
    #expect(result.diagnostics.map(\.severity) == [.warning])
  }

  static let endless: [(source: String, limits: ScriptLimits, code: DiagnosticCode)] = [
    ("while true do end", ScriptLimits(steps: 1000), .stepLimit),
    ("local t = {} while true do t[#t + 1] = {} end", ScriptLimits(memory: 1 << 18), .memoryLimit),
    ("while true do print((\"x\"):rep(999)) end", ScriptLimits(), .outputLimit),
    ("while true do end", ScriptLimits(steps: .max, time: 0.001), .timeLimit),
  ]

  @Test("ends at its limits, and says which", arguments: endless)
  func limit(source: String, limits: ScriptLimits, code: DiagnosticCode) throws {
    let result = try Self.load(source, options: ScriptOptions(limits: limits))
    let errors = result.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.code) == [code])
    #expect(errors.first?.position?.line == 1)
    #expect(code == .outputLimit || errors.first?.hint?.hasPrefix("--") ?? false)
  }

  @Test("takes any limits")
  func strangeLimits() {
    let strange = ScriptLimits(steps: -1, memory: .min, time: Seconds(.nan)).machine
    #expect(strange.load == LuaLimits.Budget(steps: 1, milliseconds: 1))
    #expect(strange.memory == 1)
    #expect(ScriptLimits(time: Seconds(.infinity)).machine.load.milliseconds == 3_600_000)
    #expect(ScriptLimits().machine == LuaLimits())
  }
}
