import Testing

@testable import Scripting

/// What leaves a script, and what may not.
@Suite("Values out of a script")
struct HostValueTests {
  static let values: [(source: String, value: LuaValue)] = [
    ("", .nothing),
    ("return", .nothing),
    ("return nil", .nothing),
    ("return true", true),
    ("return 3, 4", 3),
    ("return -9223372036854775807 - 1", .integer(.min)),
    ("return 2.5", 2.5),
    ("return 3 / 1", 3.0),
    ("return 'ä\\0b'", "ä\0b"),
    ("return {}", .table(LuaTable())),
    (
      "return { 1, 'two', { 3 } }", .table(LuaTable(list: [1, "two", .table(LuaTable(list: [3]))]))
    ),
    (
      "return { b = 1, a = 2, B = 3, 4 }",
      .table(
        LuaTable(
          list: [4],
          fields: [
            LuaField(name: "B", value: 3), LuaField(name: "a", value: 2),
            LuaField(name: "b", value: 1),
          ]))
    ),
    (
      "local t = { 1 } return { t, t }",
      .table(LuaTable(list: [.table(LuaTable(list: [1])), .table(LuaTable(list: [1]))]))
    ),
    ("#!/usr/bin/env animscript\nreturn 1", 1),
    ("\u{FEFF}return 1", 1),
  ]

  @Test("are copied as they are", arguments: values)
  func copied(source: String, value: LuaValue) throws {
    #expect(try runLua(source) == value)
  }

  static let refused: [(source: String, path: String, words: String)] = [
    ("return 0 / 0", "", "must be a finite number, got NaN"),
    ("return { x = 1 / 0 }", "x", "must be a finite number, got infinity"),
    (
      "return { menu = { items = { 1, { title = '\\xFF' } } } }", "menu.items[2].title", "not UTF-8"
    ),
    ("return { ['a b'] = { coroutine.create(print) } }", "[\"a b\"][1]", "a coroutine"),
    ("local t = { a = {} } t.a.b = t return t", "a.b", "contains itself"),
    ("return { a = setmetatable({}, {}) }", "a", "metatable"),
    ("return { a = { [true] = 1 } }", "a", "a key is a boolean"),
    ("return { a = { [0.5] = 1 } }", "a", "a key is a fraction"),
    ("return { a = { 1, nil, 3 } }", "a", "a value at position 3, but none at position 2"),
    ("return { a = require('animscript').container }", "a", "the container is not a length"),
    ("local t = {} for i = 1, 257 do t[i] = i end return { list = t }", "list", "257 entries"),
    ("return ('x'):rep(4097)", "", "4097 bytes"),
    (
      "local t = {} for i = 1, 17 do t = { t } end return t",
      String(repeating: "[1]", count: 16), "deeper than the limit of 16"
    ),
    (
      "local t = {} for i = 1, 200 do t[i] = {} for j = 1, 60 do t[i][j] = j end end return t",
      "[164][56]", "more values than the limit of 10000"
    ),
  ]

  @Test("have limits, and a path to what breaks them", arguments: refused)
  func refuse(source: String, path: String, words: String) throws {
    let failure = try #require(luaFailure(of: source))
    #expect(failure.kind == .value(keyPath: path))
    #expect(failure.message.contains(words), "\(failure.message)")
  }

  @Test("an object keeps its kind, its table, its numbers and its line")
  func objects() throws {
    let source = """
      local anim = require "animscript"
      local curve = anim.bezier(0.25, 1, 0.5, 1)
      return {
        anim.spring {
          bounce = 0.5 },
        curve,
      }
      """
    let first = LuaObject(
      kind: 2, content: .table(LuaTable(fields: [LuaField(name: "bounce", value: 0.5)])),
      place: LuaPlace(chunk: "script", line: 4))
    let second = LuaObject(
      kind: 5, content: .numbers([0.25, 1, 0.5, 1]), place: LuaPlace(chunk: "script", line: 2))
    #expect(try runLua(source) == .table(LuaTable(list: [.object(first), .object(second)])))
  }

  @Test("a fault inside an object is placed at the object's line")
  func placeOfObject() throws {
    let failure = luaFailure(
      of: """
        local anim = require "animscript"
        local timing = anim.spring { bounce = 0 / 0 }
        local t = { timing = timing }
        return t
        """)
    #expect(failure?.kind == .value(keyPath: "timing.bounce"))
    #expect(failure?.place == LuaPlace(chunk: "script", line: 2))
  }

  @Test("a function is a handle with the line it begins at")
  func functions() throws {
    let value = try runLua("\nreturn { function(t)\nreturn t end, math.sin }")
    #expect(value.functions.map(\.place) == [LuaPlace(chunk: "script", line: 2), nil])
  }

  @Test("values go in and come out unchanged")
  func roundTrip() throws {
    let machine = try LuaMachine(library: .sandbox)
    let echo = try #require(
      try machine.run("return function(...) return { ... } end").functions.first)
    let spring = LuaObject(
      kind: 2, content: .table(LuaTable(fields: [LuaField(name: "bounce", value: 0.1)])),
      place: nil)
    let values: [LuaValue] = [
      true, 7, 0.5, "text",
      .table(LuaTable(list: [1, 2], fields: [LuaField(name: "x", value: 3)])),
      .object(spring), .object(LuaObject(kind: 5, content: .numbers([0, 1, 2, 3]), place: nil)),
      .length(LuaLength(constant: -150, factors: SIMD8(0, 1, 0, 0, 0, 0, 0, 0))), .function(echo),
    ]
    let result = try machine.call(echo, values)
    guard case .table(let table) = result else {
      Issue.record("got \(result)")
      return
    }
    #expect(Array(table.list.dropLast()) == Array(values.dropLast()))
    #expect(table.list.last.map(\.functions)?.first?.place == echo.place)
  }
}
