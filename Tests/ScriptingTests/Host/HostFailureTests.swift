import Testing

@testable import Scripting

/// What a failure says, and that no script can make it say something else.
@Suite("Failures")
struct HostFailureTests {
  static let places: [(source: String, line: Int, message: String)] = [
    ("local x\n\nreturn x.y", 3, "attempt to index a nil value (local 'x')"),
    ("error('boom')", 1, "boom"),
    ("local function f()\n  error('boom', 2)\nend\n\nf()", 5, "boom"),
    ("error('other.lua:1: forged', 0)", 1, "other.lua:1: forged"),
    ("\nerror('script:1: forged', 0)", 2, "script:1: forged"),
    ("error({})", 1, "the error object is a table value"),
    ("error(nil)", 1, "the error object is a nil value"),
    ("error(12)", 1, "12"),
    ("error('a\\nb\\27[31mc\\xFF')", 1, "a\\nb\\u{1b}[31mc\u{FFFD}"),
    ("error(setmetatable({}, { __tostring = error }))", 1, "the error object is a table value"),
    ("local co = coroutine.wrap(function()\n  error('inner')\nend)\nco()", 2, "inner"),
    (
      "local t = setmetatable({}, {\n  __index = function() error('in') end })\nreturn t.x", 2, "in"
    ),
    ("string.rep()", 1, "bad argument #1 to 'rep' (string expected, got no value)"),
    ("('x'):rep(1e9)", 1, "the text would be longer than the limit of 1048576 bytes"),
    (
      "local function deep() return pcall(deep) and 1 or deep() end\nlocal t = setmetatable({}, {})"
        + "\nt.x.y = 1", 3, "attempt to index a nil value (field 'x')"
    ),
  ]

  @Test("are placed by the interpreter, not by the message", arguments: places)
  func placed(source: String, line: Int, message: String) throws {
    let failure = try #require(luaFailure(of: source))
    #expect(failure.kind == .runtime)
    #expect(failure.place == LuaPlace(chunk: "script", line: line))
    #expect(failure.message == message)
  }

  static let mistakes: [(source: String, line: Int, message: String, near: String?)] = [
    ("local x = = 3", 1, "unexpected symbol near '='", "="),
    ("\nlocal s = 'abc\nx", 2, "unfinished string near ''abc'", "'abc"),
    ("if true then", 1, "'end' expected near <eof>", nil),
    ("goto nowhere", 1, "no visible label 'nowhere' for <goto> at line 1", nil),
    ("\u{1b}Lua", 1, "the file is compiled Lua, and only text is run", nil),
    ("return 1\0", 1, "the file contains a zero byte", nil),
  ]

  @Test("of syntax name the line and what was found", arguments: mistakes)
  func syntax(source: String, line: Int, message: String, near: String?) throws {
    let failure = try #require(luaFailure(of: source))
    #expect(failure.kind == .syntax)
    #expect(failure.place == LuaPlace(chunk: "script", line: line))
    #expect(failure.message == message)
    #expect(failure.nearToken == near)
  }

  @Test("of nesting in the source are errors of syntax")
  func nesting() throws {
    let source =
      "return " + String(repeating: "(", count: 300) + "1" + String(repeating: ")", count: 300)
    #expect(luaFailure(of: source)?.kind == .syntax)
    #expect(luaFailure(of: source)?.message == "the source nests too deeply")
  }

  @Test("invalid UTF-8 is found before Lua sees it")
  func invalidText() throws {
    let machine = try LuaMachine()
    #expect {
      try machine.run(source: Array("return 1\n--".utf8) + [0xFF], name: "script")
    } throws: { error in
      (error as? LuaFailure)?.place == LuaPlace(chunk: "script", line: 2)
        && (error as? LuaFailure)?.kind == .syntax
    }
  }

  @Test("are one line of at most 4 KiB")
  func isShort() throws {
    let failure = try #require(luaFailure(of: "error(('x\\n'):rep(10000))"))
    #expect(failure.message.utf8.count <= 3 * 4096)
    #expect(!failure.message.contains("\n"))
  }

  @Test("say which script functions were running, innermost first")
  func traceback() throws {
    let source = """
      local function inner() error("x") end
      function outer()
        inner()
      end
      outer()
      """
    let frames = try #require(luaFailure(of: source)).traceback
    #expect(frames.map(\.place.line) == [1, 3, 5])
    #expect(frames.map(\.function) == ["inner", "outer", nil])
  }

  @Test("show no address")
  func noAddresses() throws {
    let source = """
      local t = setmetatable({}, { __name = "0x1234" })
      print(t, print, coroutine.create(print), require "animscript", string.format("%s %10s", {}, t))
      print(pcall(string.format, "%p", t), select(2, pcall(error, t)))
      """
    let machine = try LuaMachine(library: .sandbox)
    _ = try machine.run(source)
    #expect(
      machine.printed.map(\.text) == [
        "table\tfunction\tthread\ttable\ttable      table", "false\ttable",
      ])
  }

  @Test("a hint of the host is kept apart from the message")
  func hint() throws {
    let failure = try #require(luaFailure(of: "return require('animscript').sprnig"))
    #expect(failure.message == "there is no anim.sprnig")
    #expect(failure.hint == "did you mean 'spring'?")
  }

  @Test("a long or strange name of a file is still the file's name")
  func names() throws {
    for name in ["a b.lua", String(repeating: "x", count: 300), "", "=stdin", "a:1: b", "script\n"]
    {
      #expect {
        try LuaMachine().run(source: Array("\nerror('boom')".utf8), name: name)
      } throws: { error in
        (error as? LuaFailure)?.place == LuaPlace(chunk: name, line: 2)
          && (error as? LuaFailure)?.message == "boom"
      }
    }
  }
}
