import Motion
import Testing
import Timelines
import Transitions

@testable import Scripting

@Suite("Callbacks")
struct ScriptCallbacksTests {
  static func callbacks(_ fields: String) throws -> ScriptCallbacks {
    try #require(try ScriptTests.transition("\n" + fields).script).callbacks
  }

  static let content = LayerData([
    DataField(name: "section", value: .string("home")),
    DataField(name: "count", value: .number(2)), DataField(name: "isNew", value: .bool(true)),
    DataField(name: "chosen", value: .record([DataField(name: "id", value: .string("x"))])),
  ])

  @Test("are given data and give data back")
  func data() throws {
    let callbacks = try Self.callbacks(
      """
      prepare = function(content)
        return { text = content.section, half = content.count / 4, flag = content.isNew }
      end,
      unwind = function(menu) return { id = menu.chosen.id } end
      """)
    #expect(
      try callbacks.prepare(content: Self.content)
        == LayerData([
          DataField(name: "text", value: .string("home")),
          DataField(name: "half", value: .number(0.5)),
          DataField(name: "flag", value: .bool(true)),
        ]))
    #expect(
      try callbacks.unwind(menu: Self.content)
        == LayerData([DataField(name: "id", value: .string("x"))]))
  }

  @Test("see whole numbers without a fraction, as they were written")
  func wholeNumbers() throws {
    let callbacks = try Self.callbacks(
      "prepare = function(c) return { text = c.a .. \" \" .. c.b .. \" \" .. c.c } end")
    let numbers = LayerData([
      DataField(name: "a", value: .number(3)), DataField(name: "b", value: .number(-2.5)),
      DataField(name: "c", value: .number(0x1p53)),
    ])
    #expect(
      try callbacks.prepare(content: numbers)
        == LayerData([DataField(name: "text", value: .string("3 -2.5 9007199254740992"))]))
  }

  @Test(
    "may return anything when a run is complete",
    arguments: ["5", "{ 1, x = { y = {} } }", "0 / 0", "coroutine.create(print)", "_G", "print"])
  func completion(returned: String) throws {
    let callbacks = try Self.callbacks("on_complete = function() return \(returned) end")
    try callbacks.onComplete(.finished, .present, step: 0)
  }

  @Test("may return nothing, and cannot change what they were given")
  func nothing() throws {
    let callbacks = try Self.callbacks("prepare = function(content) content.section = 1 end")
    #expect(try callbacks.prepare(content: Self.content) == LayerData())
    #expect(try callbacks.prepare(content: Self.content) == LayerData())
    #expect(try callbacks.unwind(menu: Self.content) == LayerData())
  }

  @Test("are told how a run ended, and what they print can be taken twice over")
  func prints() throws {
    let callbacks = try Self.callbacks(
      "on_complete = function(outcome, direction)\nprint(direction .. \" \" .. outcome) end")
    #expect(callbacks.takePrintedLines() == [])
    try callbacks.onComplete(.cancelled, .present, step: 0)
    #expect(callbacks.takePrintedLines() == ["present cancelled"])
    try callbacks.onComplete(.finished, .dismiss, step: 0)
    #expect(callbacks.takePrintedLines() == ["dismiss finished"])
    let notes = callbacks.takeNotes()
    #expect(notes.map(\.message) == ["present cancelled", "dismiss finished"])
    #expect(notes.allSatisfy { $0.severity == .note && $0.position?.line == 5 })
    #expect(callbacks.takeNotes() == [])
  }

  static let faults: [(fields: String, text: String)] = [
    (
      "prepare = function(c) return c.a.b end",
      "test.lua:4: error[E120]: prepare: attempt to index a nil value (field 'a')"
    ),
    (
      "prepare = function() return 5 end",
      "test.lua:4:1: error[E204]: prepare: the returned value: must be a table"
    ),
    (
      "prepare = function() return { x = { y = 1 } } end",
      "test.lua:4:1: error[E204]: prepare: the returned x: must be a string, a number or true or"
    ),
    (
      "prepare = function() return { 1 } end",
      "test.lua:4:1: error[E201]: prepare: the returned [1]: has no name"
    ),
    (
      "prepare = function() return { x = coroutine.create(print) } end",
      "test.lua:4:1: error[E204]: prepare: the returned x: a coroutine"
    ),
    (
      "prepare = function() return { x = 0 / 0 } end",
      "test.lua:4:1: error[E203]: prepare: the returned x: must be a finite number"
    ),
    ("prepare = function() while true do end end", "test.lua:4: error[E401]: prepare: the script"),
    ("prepare = function() error({}) end", "test.lua:4: error[E120]: prepare: the error object is"),
    ("prepare = function() error(\"no\", 0) end", "test.lua:4: error[E120]: prepare: no"),
  ]

  @Test("that fail are named with field and line", arguments: faults)
  func fault(fields: String, text: String) throws {
    let script = try ScriptTests.load(
      """
      local anim = require "animscript"
      return anim.transition {
      name = "Test",
      \(fields)
      }
      """, options: ScriptOptions(limits: ScriptLimits(steps: 100_000)))
    let callbacks = try #require(script.script).callbacks
    let failure = #expect(throws: Diagnostic.self) {
      try callbacks.prepare(content: Self.content)
    }
    let found = try #require(failure)
    #expect(found.printed.hasPrefix(text), Comment(rawValue: found.printed))
    #expect(callbacks.diagnostic(for: found) == found)
  }

  @Test("that raise errors are told to return without one")
  func raised() throws {
    let callbacks = try Self.callbacks("prepare = function() error(\"boom\") end")
    let failure = #expect(throws: Diagnostic.self) {
      try callbacks.prepare(content: Self.content)
    }
    #expect(failure?.message == "boom")
    #expect(failure?.hint == "prepare ends the run with an error: let it return without one")
  }

  @Test("explain errors of others")
  func otherErrors() throws {
    let diagnostic = try Self.callbacks("").diagnostic(for: SpringError.undamped)
    #expect(diagnostic.path == "test.lua")
    #expect(diagnostic.severity == .error)
  }

  @Test("serve a run from the first event to the last")
  func run() throws {
    let script = try ScriptTests.sample("slide_down_full.lua")
    let device = try #require(Device.named(Device.standardName))
    let run = try Run(Plan(script.transition), on: device, callbacks: script.callbacks)
    let prints = run.timeline.events.compactMap { event in
      if case .print(let line) = event.kind { line } else { nil }
    }
    let expected = ["present finished", "dismiss finished"]
    #expect(prints == expected + expected)
  }
}
