import AnimscriptKit
import TestSupport
import Testing

@testable import AnimscriptCLI

@Suite("The easing command")
struct EasingCommandTests {
  @Test("tells a person the values", arguments: ["unicode", "ascii"])
  func text(kind: String) throws {
    let environment = kind == "unicode" ? ["LANG": "C.UTF-8"] : [:]
    let played = try play(
      ["easing", "out_back", "--at", "0,0.5,1,1.5"], environment: environment)
    try expectGolden(played.output, "easing-\(kind).txt")
    #expect(played.error == "" && played.code == .done)
  }

  @Test("answers with one object")
  func json() throws {
    let played = try play(["easing", "ease", "--at", "0,0.25,1", "--json"])
    try expectGolden(played.output, "easing.json")
    let answer = try Answer(["easing", "ease"])
    #expect(answer.fields["schema"] as? String == "animscript.easing/1")
    #expect(answer.samples("time").count == 101)
    #expect(answer.samples("value").last == 1)
  }

  /// Values by the definitions of CSS and of the systems.
  private static let values: [(curve: String, at: String, [Double])] = [
    ("ease", "0,0.25,1", [0, 0.40851059135539586, 1]), ("EASE-IN-OUT", "0.5", [0.5]),
    ("step-start", "0", [1]), ("linear", "-1,2", [-1, 2]),
    ("linear(0, 0.5 25% 75%, 1)", "0.125,0.5,2", [0.25, 0.5, 3]),
    ("steps(4, jump-end)", "0.49,1,1.5,-0.1", [0.25, 1, 1.5, -0.25]),
    ("cubic-bezier(0.25, 0.1, 0.25, 1)", "1.5,-1", [1, -0.4]),
    ("out_back", "0.5", [1.0876975]), ("android:bounce", "1", [1.0000544799999995]),
    ("material:emphasized", "0.5", [0.9506124626284408]),
    ("core_animation:ease_in", "0,1", [0, 1]), ("css/ease-out", "1", [1]),
  ]

  @Test("knows every way to name a curve", arguments: values)
  func value(curve: String, at: String, expected: [Double]) throws {
    expectNear(
      try Answer(["easing", curve, "--at", at]).samples("value"), expected, within: 1e-12)
  }

  @Test("knows every preset and every name", arguments: EasingPreset.all.map(\.name))
  func preset(name: String) throws {
    let curve = name.replacing("/", with: ":")
    let easing = try #require(EasingPreset(named: name)).easing
    #expect(
      try Answer(["easing", curve, "--at", "0.3"]).samples("value") == [easing.value(at: 0.3)])
  }

  private static let curves = """
    local anim = require "animscript"
    local set = anim.parameters { power = 2 }
    print("loaded")
    return {
      power = function(t) return t ^ set.power end,
      bezier = anim.bezier(0.4, 0, 0.2, 1),
      short = function(t) return t / 2 end,
      endless = function(t) while true do end end,
      number = 3,
    }
    """

  @Test("samples a curve of a script, with its error bound")
  func script() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.curves, to: "curves.lua")
    let played = try play(["easing", "\(path):power", "--at", "0.5"])
    #expect(played.error == "note: \(path):3: loaded\n")
    #expect(played.output.contains("error bound"))
    let answer = try Answer(["easing", "\(path):power", "--at", "0.25,0.3", "--set", "power=3"])
    let bound = try #require(answer["error_bound"])
    #expect(bound > 0 && bound <= 0.0005)
    expectNear(answer.samples("value"), [0.015625, 0.027], within: bound)
    #expect(answer.fields["monotone"] as? Bool == true)
    expectNear(
      try Answer(["easing", "\(path):bezier", "--at", "0.5"]).samples("value"), [0.775561],
      within: 1e-6)
    let single = try folder.write("return function(t) return t * t end", to: "single.lua")
    expectNear(
      try Answer(["easing", single, "--at", "0.5"]).samples("value"), [0.25], within: 0.0005)
  }

  private static let faults: [(name: String, flags: [String], code: ExitCode, message: String)] = [
    (":short", [], .no, "error[E207]: short: must be 1 at progress 1, got 0.5"),
    (":endless", ["--max-steps", "100k"], .limit, "error[E401]: endless: "),
    (":powr", [], .no, "error[E205]: there is no curve \"powr\""),
    (":number", [], .no, "error[E204]: number: must be the name of an easing"),
    ("", [], .no, "error[E208]: the script returns a table; name one of its curves"),
    (":power", ["--set", "powr=3"], .no, "error[E210]: "),
  ]

  @Test("says what is wrong with a script's curve as a run does", arguments: faults)
  func scriptFault(name: String, flags: [String], code: ExitCode, message: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.curves, to: "curves.lua")
    let plot = folder.path("curve.svg")
    let played = try play(["easing", path + name, "--json", "-o", plot] + flags)
    #expect(played.code == code)
    #expect(played.error.contains(message), "\(played.error)")
    #expect(played.output == "")
    #expect(folder.names == ["curves.lua"])
  }

  @Test("ends with 3 when there is no such script")
  func missing() throws {
    #expect(try play(["easing", "/nowhere/curves.lua:power"]).code == .badInput)
  }

  private static let mistakes: [(curve: String, message: String, hint: String)] = [
    ("out_bak", "unknown easing 'out_bak'", "did you mean 'out_back'?"),
    ("ease_in", "unknown easing 'ease_in'", "did you mean 'ease-in'?"),
    (
      "material:emphasised", "unknown easing 'material:emphasised'",
      "did you mean 'material:emphasized'?"
    ),
    ("uikit:x", "unknown easing 'uikit:x'", "uikit has uikit:ease_in_out"),
    ("zzz", "unknown easing 'zzz'", "an easing is a name such as ease"),
    (
      "cubic-bezir(0,0,1,1)", "unknown easing function 'cubic-bezir()'",
      "did you mean 'cubic-bezier()'?"
    ),
    ("cubic-bezier(0,0,1)", "expected four numbers in cubic-bezier(), got '3'", "for example"),
    ("cubic-bezier(2,0,1,1)", "'x1' must be a number from 0 up to 1, got 2", "write"),
    ("cubic-bezier(0,1e10,1,1)", "'y1' must be a number from -1000000000 up to", ""),
    ("steps(0)", "the number of steps must be a whole number from 1 up to 1000000, got 0", ""),
    ("linear(0, 1e10)", "stops must be numbers from -1000000000 up to 1000000000", ""),
    ("linear(0)", "expected two stops or more in linear(), got '1'", "for example"),
  ]

  @Test("says what is wrong and what to do", arguments: mistakes)
  func mistake(curve: String, message: String, hint: String) throws {
    let played = try play(["easing", curve])
    let lines = played.error.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("error: \(message)") ?? false, "\(played.error)")
    if !hint.isEmpty { #expect(lines.last?.hasPrefix("hint: \(hint)") ?? false, "\(played.error)") }
    #expect(played.code == .wrongUse && played.output == "")
  }

  @Test("writes a plot")
  func plot() throws {
    let folder = try TemporaryFolder()
    #expect(try play(["easing", "ease", "-o", folder.path("ease.svg")]).code == .done)
    #expect(try folder.text("ease.svg").contains("speed, progress per duration"))
    #expect(try play(["easing", "ease", "-o", "-"]).output == folder.text("ease.svg"))
  }
}
