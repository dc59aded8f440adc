import CLua
import TestSupport
import Testing

@testable import Scripting

/// The host's own matcher against the interpreter's.
@Suite("Patterns")
struct HostPatternTests {
  /// What both interpreters do with a list of texts and patterns.
  static let harness = """
    local function show(...)
      local parts = {}
      for index = 1, select("#", ...) do parts[index] = tostring((select(index, ...))) end
      return table.concat(parts, "|")
    end
    local function all(text, pattern)
      local parts = {}
      for first, second in text:gmatch(pattern) do
        parts[#parts + 1] = show(first, second)
        if #parts == 20 then break end
      end
      return table.concat(parts, ";")
    end
    local results = {}
    for index, case in ipairs(cases) do
      local text, pattern, start = case[1], case[2], case[3]
      results[index] = table.concat({
        show(pcall(string.find, text, pattern, start)),
        show(pcall(string.find, text, pattern, start, true)),
        show(pcall(string.match, text, pattern, start)),
        show(pcall(all, text, pattern)),
        show(pcall(string.gsub, text, pattern, "<%0>", case[4])),
        show(pcall(string.gsub, text, pattern, "%1%%")),
        show(pcall(string.gsub, text, pattern, { a = "A", ab = false, b = 1 })),
        show(pcall(string.gsub, text, pattern, function(first) return first ~= "a" and first end)),
      }, " ")
    end
    return results
    """

  static let pieces = [
    "a", "b", "c", "1", " ", ".", "%a", "%d", "%s", "%w", "%A", "%x", "%p", "%%", "%.", "[ab]",
    "[^a]", "[a-c]", "[]]", "[^]]", "[%a-]", "[%]]", "[a-", "[", "]", "(", ")", "()", "%1", "%2",
    "%0", "%b()", "%bab", "%b", "%f[%a]", "%f[^a]", "%f", "%", "^", "$", "*", "+", "-", "?", "a*",
    "a-", "b+", ".-", ".*", "a?",
  ]
  static let letters = Array("aaabbbc1 .()%[]-^$")

  struct Case {
    let text: String
    let pattern: String
    let start: Int
    let most: Int

    init(from random: inout SplitMix64) {
      let length = Int.random(in: 0...10, using: &random)
      text = String(
        (0..<length).map { _ in letters[Int.random(in: letters.indices, using: &random)] })
      let count = Int.random(in: 0...6, using: &random)
      pattern = (0..<count).map { _ in pieces[Int.random(in: pieces.indices, using: &random)] }
        .joined()
      start = Int.random(in: -12...12, using: &random)
      most = Int.random(in: 0...3, using: &random)
    }

    var source: String { "{ [==[\(text)]==], [==[\(pattern)]==], \(start), \(most) }" }
  }

  @Test("mean what the interpreter's mean", arguments: 0..<20)
  func agree(batch: UInt64) throws {
    var random = SplitMix64(seed: batch)
    for _ in 0..<50 {
      let cases = (0..<200).map { _ in Case(from: &random) }
      let source =
        "local cases = {\n\(cases.map(\.source).joined(separator: ",\n"))\n}\n\(Self.harness)"
      let ours = try Self.ours(source)
      let theirs = try Self.theirs(source)
      try #require(ours.count == cases.count && theirs.count == cases.count)
      for (index, one) in cases.enumerated() where ours[index] != theirs[index] {
        Issue.record("\(one.source)\nours:   \(ours[index])\ntheirs: \(theirs[index])")
      }
    }
  }

  static func ours(_ source: String) throws -> [String] {
    let value = try LuaMachine(limits: .brief).run(source: Array(source.utf8), name: "cases")
    guard case .table(let table) = value else { return [] }
    return table.list.map { if case .string(let text) = $0 { text } else { "" } }
  }

  static func theirs(_ source: String) throws -> [String] {
    let state = try #require(luaL_newstate())
    defer { lua_close(state) }
    luaL_openlibs(state)
    try #require(luaL_loadbufferx(state, source, source.utf8.count, "=cases", "t") == LUA_OK)
    try #require(lua_pcallk(state, 0, 1, 0, 0, nil) == LUA_OK)
    return (0..<lua_rawlen(state, -1)).map { index in
      lua_rawgeti(state, -1, lua_Integer(index + 1))
      defer { lua_settop(state, -2) }
      return lua_tolstring(state, -1, nil).map { String(cString: $0) } ?? ""
    }
  }
}
