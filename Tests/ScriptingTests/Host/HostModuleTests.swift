import Testing

@testable import Scripting

/// `require`, the module "animscript" and files beside the script.
@Suite("Modules")
struct HostModuleTests {
  /// A library whose files are in a dictionary.
  static func library(_ files: [String: String], readOnly: Set<String> = []) -> LuaLibrary {
    var library = LuaLibrary.sandbox
    library.loader = { (name, _) throws(LuaHostError) in
      guard let text = files[name] else {
        throw LuaHostError(message: "there is no module '\(name)'", hint: "write one")
      }
      return LuaSource(
        key: name, name: "\(name).lua", bytes: Array(text.utf8), isReadOnly: readOnly.contains(name)
      )
    }
    return library
  }

  static let mistakes: [(source: String, words: String, hint: String?)] = [
    ("anim.sprnig {}", "there is no anim.sprnig", "did you mean 'spring'?"),
    ("anim.sprnigs.x()", "there is no anim.sprnigs", nil),
    ("anim.springs.snapy()", "there is no anim.springs.snapy", "did you mean 'snappy'?"),
    (
      "anim.springs.snappy = 1", "cannot change 'snappy'",
      "copy what you need into a table of your own"
    ),
    ("anim[1] = 1", "cannot change 'number'", "copy what you need into a table of your own"),
    ("anim:spring {}", "spring is called with a colon", "write a dot: anim.spring { }"),
    ("anim.spring()", "spring takes one table, got 0 values", "write anim.spring { name = value }"),
    (
      "anim.spring({}, 1)", "spring takes one table, got 2 values",
      "write anim.spring { name = value }"
    ),
    (
      "anim.spring(0.5)", "spring takes a table, got a number", "write anim.spring { name = value }"
    ),
    ("anim.bezier(1, 2, 3)", "bezier takes 4 numbers, got 3 values", nil),
    ("anim.bezier(1, 2, 3, '4')", "argument 4 of bezier must be a number, got a string", nil),
    ("anim.bezier(1, 2, 3, 0 / 0)", "argument 4 of bezier must be a finite number", nil),
    (
      "local x = anim.spring({}).bounce", "cannot be read",
      "keep the table you pass in a variable of its own"
    ),
    ("anim.spring({}).bounce = 1", "cannot be changed", "make a new one with other values"),
    ("local x = anim.spring {} + 1", "attempt to perform arithmetic on a object value", nil),
  ]

  @Test("explain wrong use at that line", arguments: mistakes)
  func mistake(source: String, words: String, hint: String?) throws {
    var library = LuaLibrary.sandbox
    library.values = [
      LuaField(
        name: "springs",
        value: .table(LuaTable(fields: [LuaField(name: "snappy", value: 1)])))
    ]
    let failure = try #require(
      luaFailure(of: "local anim = require 'animscript'\n\(source)", library: library))
    #expect(failure.kind == .runtime)
    #expect(failure.message.contains(words), "\(failure.message)")
    #expect(failure.place?.line == 2)
    if let hint { #expect(failure.hint == hint) }
  }

  @Test("constants can be read, visited and handed back, and stay as they are")
  func constants() throws {
    var library = LuaLibrary.sandbox
    let spring = LuaObject(
      kind: 2, content: .table(LuaTable(fields: [LuaField(name: "bounce", value: 0.2)])), place: nil
    )
    let colors = LuaTable(list: ["#000000", "#FFFFFF"])
    library.values = [
      LuaField(
        name: "themes",
        value: .table(LuaTable(fields: [LuaField(name: "c", value: .table(colors))]))),
      LuaField(
        name: "springs",
        value: .table(LuaTable(fields: [LuaField(name: "soft", value: .object(spring))]))),
    ]
    let source = """
      local anim = require "animscript"
      local seen = {}
      for name, value in pairs(anim.themes) do seen[#seen + 1] = name .. type(value) end
      for index, color in ipairs(anim.themes.c) do seen[#seen + 1] = index .. color end
      assert(anim.themes.c == anim.themes.c and #anim.themes.c == 2)
      return { anim.springs.soft, anim.themes.c, table.concat(seen, " "), anim.spring(anim.themes) }
      """
    let value = try runLua(source, library: library)
    guard case .table(let table) = value, table.list.count == 4 else {
      Issue.record("got \(value)")
      return
    }
    #expect(table.list[0] == .object(spring))
    #expect(table.list[1] == .table(colors))
    #expect(table.list[2] == "ctable 1#000000 2#FFFFFF")
  }

  @Test("run once, in a place of their own, and hand over one value")
  func runsOnce() throws {
    let library = Self.library([
      "./a": "count = (count or 0) + 1\nprint('a') return { n = count, b = require './b' }",
      "./b": "return { x = 1, global = count }",
    ])
    let machine = try LuaMachine(library: library)
    let source = """
      local first, again = require "./a", require "./a"
      first.x = 5
      return { first == again, first.n, first.b.x, first.b.global == nil, count == nil, again.x }
      """
    #expect(try machine.run(source) == .table(LuaTable(list: [true, 1, 1, true, true, 5])))
    #expect(machine.printed.map(\.place) == [LuaPlace(chunk: "./a.lua", line: 2)])
  }

  @Test("marked read-only are, all the way down, but work as values")
  func readOnly() throws {
    let library = Self.library(
      [
        "acme/motion": """
        local shared = { shadow = { radius = 4 }, list = { 1, 2 } }
        function shared.double(x) return 2 * x end
        function shared.count() return #shared.list end
        return shared
        """
      ], readOnly: ["acme/motion"])
    let source = """
      local m = require "acme/motion"
      for _, attempt in ipairs {
        function() m.x = 1 end, function() m.shadow.radius = 1 end, function() m.list[3] = 1 end,
        function() table.insert(m.list, 3) end, function() setmetatable(m, {}) end,
        function() rawset(m, "x", 1) end, function() getmetatable(m).__newindex = nil end,
        function() for _, t in pairs(m) do if type(t) == "table" then t.y = 1 end end end,
      } do assert(not pcall(attempt)) end
      assert(m.missing == nil and m.count() == 2 and m.double(4) == 8)
      return { m.shadow, m.list }
      """
    let shadow = LuaTable(fields: [LuaField(name: "radius", value: 4)])
    #expect(
      try runLua(source, library: library)
        == .table(LuaTable(list: [.table(shadow), .table(LuaTable(list: [1, 2]))])))
  }

  static let broken:
    [(
      files: [String: String], source: String, kind: LuaFailure.Kind, words: String,
      place: LuaPlace
    )] = [
      (
        [:], "\nrequire './x'", .runtime, "there is no module './x'",
        LuaPlace(chunk: "script", line: 2)
      ),
      (
        ["./x": "\n\nlocal = 1"], "require './x'", .syntax, "<name> expected near '='",
        LuaPlace(chunk: "./x.lua", line: 3)
      ),
      (
        ["./x": "\nerror('boom')"], "require './x'", .runtime, "boom",
        LuaPlace(chunk: "./x.lua", line: 2)
      ),
      (
        ["./x": "return require './y'", "./y": "\nlocal t\nreturn t.x"], "require './x'", .runtime,
        "attempt to index a nil value (local 't')", LuaPlace(chunk: "./y.lua", line: 3)
      ),
      (
        ["./x": "local y = require './y'", "./y": "\nlocal x = require './x'"], "require './x'",
        .runtime, "the module './x' requires itself", LuaPlace(chunk: "./y.lua", line: 2)
      ),
      (
        ["./x": "local y = 1"], "\n\nrequire './x'", .runtime, "the module returns nothing",
        LuaPlace(chunk: "script", line: 3)
      ),
      (
        ["./x": "while true do end"], "require './x'", .limit(.steps), "more steps",
        LuaPlace(chunk: "./x.lua", line: 1)
      ),
      (
        ["./x": "return { \u{0} }"], "require './x'", .runtime, "zero byte",
        LuaPlace(chunk: "script", line: 1)
      ),
      (
        ["./x": "return 1"], "require(1)", .runtime, "string expected",
        LuaPlace(chunk: "script", line: 1)
      ),
      (
        ["./x": "error('boom')"],
        "pcall(require, './x')\nlocal _, e = pcall(require, './x')\nerror(e, 0)", .runtime, "boom",
        LuaPlace(chunk: "./x.lua", line: 1)
      ),
    ]

  @Test("that fail are named with their own line", arguments: 0..<10)
  func fails(index: Int) throws {
    let one = Self.broken[index]
    let failure = try #require(luaFailure(of: one.source, library: Self.library(one.files)))
    #expect(failure.kind == one.kind)
    #expect(failure.message.contains(one.words), "\(failure.message)")
    #expect(failure.place == one.place)
  }

  @Test("cannot be more, or deeper, than the limits")
  func limits() throws {
    var files: [String: String] = [:]
    for index in 0..<100 { files["./f\(index)"] = "return \(index)" }
    for index in 0..<100 { files["./d\(index)"] = "return require './d\(index + 1)'" }
    let library = Self.library(files)
    let many = luaFailure(of: "for i = 0, 99 do require('./f' .. i) end", library: library)
    #expect(many?.message == "more than 64 modules are required")
    let deep = luaFailure(of: "require './d0'", library: library)
    #expect(deep?.message == "more than 16 modules require each other in a chain")
    #expect(try runLua("for i = 0, 63 do require('./f' .. i) end return 1", library: library) == 1)
  }
}
