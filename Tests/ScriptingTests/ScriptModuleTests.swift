import TestSupport
import Testing
import Transitions

@testable import Scripting

@Suite("Modules of a script")
struct ScriptModuleTests {
  /// What the author of `main.lua` with a module `motion.lua` is told.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let module: String
    var main = "return anim.transition { name = \"Test\", timing = motion.soft }"
    /// The beginning of what is printed, with `@` for the folder.
    let text: String
  }

  static let cases: [Case] = [
    Case(
      testDescription: "a value that a constructor made there",
      module: "return {\n  soft = anim.ease { curve = \"linear\", duration = -1 },\n}",
      text: "@motion.lua:3:40: error[E203]: timing.duration: must be"),
    Case(
      testDescription: "a field that is missing there",
      module: "return { soft = anim.ease { curve = \"linear\" } }",
      text: "@motion.lua:2:17: error[E202]: timing.duration: is missing"),
    Case(
      testDescription: "a syntax error", module: "return { soft = } )",
      text: "@motion.lua:2:17: error[E110]: "),
    Case(
      testDescription: "a function that fails",
      module: "return { soft = anim.ease { duration = 1,\ncurve = function(t) return t.x end } }",
      text: "@motion.lua:3: error[E120]: timing.curve: "),
    Case(
      testDescription: "an error while it is required", module: "error(\"no\")",
      text: "@motion.lua:2: error[E120]: no"),
    Case(
      testDescription: "a table without a constructor, only at the key in the script",
      module: "return { menu = { fill = 1 } }",
      main: "return anim.transition { name = \"Test\", menu = motion.menu }",
      text: "@main.lua:3:41: error[E204]: menu.fill: must be a colour"),
  ]

  @Test("are named with their own place", arguments: cases)
  func fault(_ test: Case) throws {
    let folder = try TemporaryFolder()
    let head = "local anim = require \"animscript\"\n"
    _ = try folder.write(head + test.module, to: "motion.lua")
    let path = try folder.write(
      head + "local motion = require \"./motion\"\n" + test.main, to: "main.lua")
    let result = Script.load(try ScriptFile.read(path: path))
    #expect(result.script == nil)
    let printed = result.diagnostics.first?.printed ?? ""
    let text = test.text.replacing("@", with: String(path.dropLast("main.lua".count)))
    #expect(printed.hasPrefix(text), Comment(rawValue: printed))
    let line = try #require(result.diagnostics.first?.position?.line)
    #expect(result.diagnostics.first?.excerpt.last?.number == line)
  }

  @Test("share what they return")
  func shared() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("return { visible = 150 }", to: "sizes.lua")
    let path = try folder.write(
      """
      local anim = require "animscript"
      local sizes = require "./sizes"
      assert(require "./sizes" == sizes)
      return anim.transition { name = "Test " .. sizes.visible }
      """, to: "main.lua")
    let result = Script.load(try ScriptFile.read(path: path))
    #expect(result.script?.transition.name == "Test 150")
  }
}
