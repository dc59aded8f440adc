import Testing

@testable import Scripting

/// What a script finds, and that it does the same in every run.
@Suite("Library of scripts")
struct HostLibraryTests {
  static let names: [(library: String, names: String)] = [
    (
      "_G",
      "_G _VERSION assert coroutine error getmetatable ipairs math next pairs pcall print rawequal "
        + "rawget rawlen require select setmetatable string table tonumber tostring type utf8 xpcall"
    ),
    ("coroutine", "create isyieldable resume running status wrap yield"),
    (
      "math",
      "abs acos asin atan ceil cos deg exp floor fmod huge log max maxinteger min mininteger modf "
        + "pi rad random sin sqrt tan tointeger type ult"
    ),
    (
      "string",
      "byte char find format gmatch gsub len lower match rep reverse sub upper"
    ),
    ("table", "concat insert move pack remove sort unpack"),
    ("utf8", "char charpattern codepoint codes len offset"),
  ]

  @Test("is this and nothing more", arguments: names)
  func holds(library: String, names: String) throws {
    let source = """
      local names = {}
      for name in pairs(\(library)) do names[#names + 1] = name end
      return table.concat(names, " ")
      """
    #expect(try runLua(source) == .string(names))
  }

  /// Each is true in Lua as it is written, or says how this library differs.
  static let truths: [String] = [
    "_G == _ENV and _G._G == _G",
    "getmetatable('') == false and not pcall(setmetatable, '', {})",
    // Order of traversal.
    "keys { 3, 1, x = 1, a = 1, [10] = 1, [-4] = 1, [0] = 1, B = 1 } == '-4 0 1 2 10 B a x'",
    "keys({ 'a', 'b', nil, 'd' }) == '1 2 4'",
    "keys({}) == ''",
    "next({}) == nil and next({ 5 }) == 1 and next({ b = 1, a = 1 }) == 'a'",
    "next({ b = 1, a = 1 }, 'a') == 'b' and next({ 1, 2, x = 1 }, 2) == 'x'",
    "not pcall(pairs, { [true] = 1 }) and not pcall(pairs, { [0.5] = 1 })",
    "not pcall(next, { [print] = 1 }) and not pcall(pairs, nil)",
    "(function() local t = { a = 1, b = 2 } for k in pairs(t) do t[k] = nil end return next(t) end)()"
      + " == nil",
    "(function() local t, n = { 1, 2, 3 }, 0 for i in pairs(t) do t[i + 1] = nil n = n + 1 end "
      + "return n end)() == 2",
    // Metatables.
    "(function() local m = { __index = { x = 1 } } local t = setmetatable({}, m) "
      + "return t.x == 1 and getmetatable(t) == m end)()",
    "(function() local m = {} local t = setmetatable({}, m) m.__len = function() return 7 end "
      + "local before = #t setmetatable({}, m) return before == 0 and #t == 7 end)()",
    "(function() local m = { __eq = function() return true end } "
      + "return setmetatable({}, m) == setmetatable({}, m) end)()",
    "tostring(setmetatable({}, { __tostring = function() return 'me' end })) == 'me'",
    "(function() local log = '' for k, v in pairs(setmetatable({}, { __pairs = function() "
      + "return next, { a = 1 }, nil end })) do log = log .. k .. v end return log end)() == 'a1'",
    "getmetatable(setmetatable(setmetatable({}, {}), nil)) == nil",
    "fails('__gc is not available', setmetatable, {}, { __gc = print })",
    "fails('__mode is not available', setmetatable, {}, { __mode = 'k' })",
    "fails('__close is not available', setmetatable, {}, { __close = print })",
    "fails('__metatable is not available', setmetatable, {}, { __metatable = 1 })",
    "fails('__call must be a function', setmetatable, {}, { __call = {} })",
    "not pcall(setmetatable, require 'animscript', {})",
    // Tables.
    "sorted { 3, 1, 2 } == '1 2 3' and sorted({ 3, 1, 2 }, function(a, b) return a > b end) == '3 2 1'",
    "sorted({ 'b1', 'a1', 'b2', 'a2', 'b3' }, function(a, b) return a:sub(1, 1) < b:sub(1, 1) end) "
      + "== 'a1 a2 b1 b2 b3'",
    "sorted({ 2, 1, 3 }, function() return true end) ~= nil",
    "fails('attempt to compare', table.sort, { 1, 'a' })",
    "fails('without a metatable', table.insert, setmetatable({}, {}), 1)",
    "fails('read%-only', table.insert, require 'animscript', 1)",
    "fails('range is too large', table.move, {}, 1, math.maxinteger - 1, 2)",
    "fails('range is too large', table.concat, {}, '', 1, math.maxinteger)",
    "fails('too many results', table.unpack, {}, 1, 10001)",
    "table.concat(table.move({ 1, 2, 3 }, 2, 3, 1), ' ') == '2 3 3'",
    "table.remove({ 1, 2, 3 }, 1) == 1 and select('#', table.unpack({ 1, nil, 3 }, 1, 3)) == 3",
    // Strings.
    "('x'):rep(3, '-') == 'x-x-x' and ('x'):rep(0) == '' and ('x'):rep(-1) == ''",
    "(''):rep(1 << 62) == '' and ('ab'):rep(524288):len() == 1048576",
    "fails('longer than the limit', string.rep, 'ab', 524289)",
    "fails('longer than the limit', string.rep, '', 1 << 40, 'x')",
    "string.format('%5.2f|%-3d|%x|%q|%s|%%', 1.5, 7, 255, 'a\\n', nil) == ' 1.50|7  |ff|\"a\\\\\\n\"|nil|%'",
    "fails('addresses differ', string.format, '%p', {}) and fails('invalid conversion', string.format, '%y', 1)",
    "fails('bad argument', string.format, '%d', 'x') and fails('no literal', string.format, '%q', {})",
    "('%d+'):len() == 3 and ('a.b'):find('.', 1, true) == 2 and #('x'):upper() == 1",
    "('k=v, x=y'):gsub('(%w+)=(%w+)', '%2=%1') == 'v=k, y=x'",
    "utf8.len('äö') == 2 and utf8.codepoint('ä') == 228 and utf8.char(8364) == '€'",
    "(function() local n = 0 for _, c in utf8.codes('aä€') do n = n + c end return n end)() == 97 + 228 + 8364",
    "fails('invalid UTF', utf8.codes(''), ('\\x80'):rep(100), 1)",
    // Random numbers.
    "(function() for i = 1, 1000 do local n = math.random(3) if n < 1 or n > 3 then return false end end return true end)()",
    "math.type(math.random(0)) == 'integer' and math.random(5, 5) == 5",
    "math.random(math.mininteger, math.maxinteger) ~= nil and fails('interval is empty', math.random, 2, 1)",
    // Coroutines.
    "(function() local c = coroutine.create(function(a) return coroutine.yield(a + 1) * 2 end) "
      + "local _, x = coroutine.resume(c, 1) local _, y = coroutine.resume(c, 21) "
      + "return x == 2 and y == 42 and coroutine.status(c) == 'dead' and not coroutine.resume(c) end)()",
    "coroutine.isyieldable() == false and select(2, coroutine.running()) == true",
    "fails('attempt to yield from outside a coroutine', coroutine.yield)",
    "fails('cannot resume dead coroutine', (function() local c = coroutine.wrap(print) c() return c end)())",
    "select('#', coroutine.resume(coroutine.create(function() error() end))) == 2",
  ]

  static let helpers = """
    local function keys(t)
      local names = {}
      for key in pairs(t) do names[#names + 1] = key end
      return table.concat(names, " ")
    end
    local function sorted(list, before)
      table.sort(list, before)
      return table.concat(list, " ")
    end
    local function fails(words, ...)
      local passed, message = pcall(...)
      return not passed and message:find(words) ~= nil or passed and "passed" or message
    end

    """

  @Test("behaves as the manual says, and as this library differs", arguments: truths)
  func holdsTrue(truth: String) throws {
    #expect(try runLua(Self.helpers + "return " + truth) == true)
  }

  @Test("random numbers follow the seed and nothing else")
  func seeded() throws {
    let source = "local t = {} for i = 1, 8 do t[i] = math.random(1, 1000000) end return t"
    func numbers(_ seed: UInt64) throws -> LuaValue {
      try LuaMachine(seed: seed).run(source)
    }
    #expect(try numbers(1) == numbers(1))
    #expect(try numbers(1) != numbers(2))
  }

  /// The first outputs of xoshiro256** from the state that SplitMix64 makes of seed 0, computed from
  /// the authors' formulas in another language.
  @Test("random numbers are those of the published generator")
  func published() throws {
    #expect(
      try LuaMachine(seed: 0).run("return string.format('%x %x', math.random(0), math.random(0))")
        == "99ec5f36cb75f2b4 bf6e1f784956452a")
  }

  @Test("what one file changes in its globals, another does not see")
  func environments() throws {
    let machine = try LuaMachine(library: .sandbox)
    _ = try machine.run("x = 1 string.upper = nil table.insert = nil pairs = nil")
    #expect(
      try machine.run(
        "return x == nil and ('a'):upper() == 'A' and pairs ~= nil and #string.upper('a') == 1")
        == true)
  }

  @Test("printing keeps order, place and text, and no control character")
  func printing() throws {
    let machine = try LuaMachine()
    _ = try machine.run(
      "print('a', 1, nil)\n\nprint('\\27[2Jb\\n', 2.5, true)\npcall(print, '\\xFF')")
    #expect(
      machine.printed == [
        LuaPrint(place: LuaPlace(chunk: "script", line: 1), text: "a\t1\tnil"),
        LuaPrint(place: LuaPlace(chunk: "script", line: 3), text: "\\u{1b}[2Jb\\n\t2.5\ttrue"),
        LuaPrint(place: LuaPlace(chunk: "script", line: 4), text: "\u{FFFD}"),
      ])
  }
}
