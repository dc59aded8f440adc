import CLuaHost
import Testing

@testable import Scripting

/// A limit ends a script for good, whatever the script does about it.
@Suite("Limits")
struct HostLimitTests {
  static let swarm = """
    local t = {}
    for i = 1, 32000 do t["k" .. i] = i end
    for i = 1, 32000 do t["k" .. i] = nil end
    """

  static let endless: [(source: String, outcome: Set<String>)] = [
    ("while true do pcall(error) end", ["limit:steps"]),
    ("local function f() return f() end f()", ["limit:steps"]),
    ("local function f() return 1 + f() end f()", ["limit:memory"]),
    ("repeat until xpcall(error, error)", ["limit:steps"]),
    ("coroutine.wrap(function() while true do end end)()", ["limit:steps"]),
    ("while true do coroutine.create(print) end", ["limit:steps"]),
    (
      "local c = coroutine.wrap(function() while true do coroutine.yield() end end) while true do c() end",
      ["limit:steps"]
    ),
    ("local function n() return coroutine.wrap(n)() end n()", ["error:runtime"]),
    ("while true do local s = ('x'):rep(1000000) end", ["limit:steps"]),
    ("while true do local s = ('x'):rep(1000000):upper() end", ["limit:steps"]),
    (
      "local s = ('a'):rep(1000000) while true do s:find(('a'):rep(500000) .. 'b', 1, true) end",
      ["limit:steps"]
    ),
    ("return ('y'):rep(1000000):find('[' .. ('x'):rep(1000000) .. ']')", ["limit:steps"]),
    ("return ('a'):rep(300000):find('.-.-.-.-b')", ["limit:steps"]),
    ("return ('('):rep(1000000):find(('%b()'):rep(3))", ["limit:steps"]),
    ("return ('a'):rep(1000000):gsub('(a*)%1b', '')", ["limit:steps"]),
    ("for _ in ('a'):rep(1000000):gmatch('.-.-b') do end", ["limit:steps"]),
    ("local function g(s) return (s:gsub('.', g)) end g('x')", ["error:runtime"]),
    (
      "local a, t = ('x'):rep(1000000), {} for i = 1, 60000 do t[i] = a .. i % 2 end table.sort(t)",
      ["limit:steps", "limit:memory"]
    ),
    (
      "local t = {} for i = 1, 60000 do t[i] = -i end while true do table.sort(t) end",
      ["limit:steps"]
    ),
    (
      "local t = {} for i = 1, 60000 do t[i] = i end while true do for _ in pairs(t) do break end end",
      ["limit:steps"]
    ),
    (
      "local t = {} for i = 1, 9000 do t[i] = i end while true do select('#', table.unpack(t)) end",
      ["limit:steps"]
    ),
    ("while true do string.format('%99.99f', 1e300) end", ["limit:steps"]),
    ("while true do setmetatable({}, { __index = function() end }) end", ["limit:steps"]),
    ("local t = {} while true do t[#t + 1] = {} end", ["limit:memory"]),
    ("local t = {} while true do t[{}] = 1 end", ["limit:memory"]),
    ("local s = 'x' while true do s = s .. s end", ["limit:memory"]),
    ("return table.unpack({}, 1, 10001)", ["error:runtime"]),
    ("while true do print(1, 2, 3, 4) end", ["limit:output"]),
    ("utf8.codes('')(('\\x80'):rep(1000000), 1)", ["error:runtime"]),
  ]

  @Test("end what does not end by itself", arguments: endless)
  func ends(source: String, outcome: Set<String>) throws {
    let failure = try #require(luaFailure(of: source))
    #expect(outcome.contains(failure.outcome), "\(failure)")
  }

  @Test("say where the script was")
  func place() throws {
    let failure = try #require(luaFailure(of: "local x = 1\n\nwhile true do x = x + 1 end"))
    #expect(failure.kind == .limit(.steps))
    #expect(failure.place == LuaPlace(chunk: "script", line: 3))
  }

  @Test("tell recursion without end from other use of memory")
  func recursion() throws {
    let failure = try #require(luaFailure(of: "local function f(n)\n  return 1 + f(n)\nend\nf(1)"))
    #expect(failure.message == "runaway recursion")
    #expect(failure.place?.line == 2)
  }

  @Test("leave fair programs alone that make much garbage")
  func garbage() throws {
    let source = """
      local keep = {}
      for i = 1, 18 do keep[i] = ("x"):rep(1000000) .. i end
      for i = 1, 100000 do local waste = { i, tostring(i) } end
      return #keep
      """
    #expect(try runLua(source, limits: LuaLimits().unhurried) == 18)
  }

  @Test("of time end a script that steps would let go on")
  func time() throws {
    var limits = LuaLimits()
    limits.load.milliseconds = 0
    #expect(luaFailure(of: "while true do end", limits: limits)?.kind == .limit(.time))
  }

  /// Functions inside functions, each with many variables that a name is looked up among.
  static let slowToCompile: String = {
    var source = ""
    for function in 0..<190 {
      let names = (0..<150).map { "v\(function)_\($0)" }.joined(separator: ",")
      source += "local function f()\nlocal \(names)\n"
    }
    return source + String(repeating: "z=z ", count: 100_000)
      + String(repeating: " end", count: 190)
  }()

  @Test("hold for the compiler as well")
  func compiling() throws {
    var limits = LuaLimits()
    limits.load.milliseconds = 100
    #expect(luaFailure(of: Self.slowToCompile, limits: limits)?.kind == .limit(.time))
    limits = LuaLimits().unhurried
    limits.load.steps = 100_000
    #expect(luaFailure(of: Self.slowToCompile, limits: limits)?.kind == .limit(.steps))
  }

  @Test("of steps are the same in every run")
  func steps() throws {
    var limits = LuaLimits.brief
    limits.load.steps = 1_000_000
    let source = "while true do print(#tostring(math.random())) local t = { {}, 'x' .. #'y' } end"
    var runs: Set<[LuaPrint]> = []
    for _ in 0..<5 {
      let machine = try LuaMachine(limits: limits, seed: 3)
      #expect(throws: LuaFailure.self) { try machine.run(source) }
      runs.insert(machine.printed)
    }
    #expect(runs.count == 1)
  }

  @Test("make a machine answer all later entries with the same failure")
  func staysDead() throws {
    let machine = try LuaMachine(limits: .brief)
    let function = try #require(
      try machine.run("return function() while true do end end").functions.first)
    var failures: Set<LuaFailure> = []
    for _ in 0..<3 {
      do throws(LuaFailure) { _ = try machine.call(function) } catch { failures.insert(error) }
      do throws(LuaFailure) { _ = try machine.run("return 1") } catch { failures.insert(error) }
      do throws(LuaFailure) { _ = try machine.sample(function) } catch { failures.insert(error) }
    }
    #expect(failures.map(\.kind) == [.limit(.steps)])
  }

  @Test("give every call a fresh budget")
  func budgets() throws {
    let machine = try LuaMachine(limits: .brief)
    let function = try #require(
      try machine.run("return function() for i = 1, 1000000 do end return 1 end").functions.first)
    for _ in 0..<20 { #expect(try machine.call(function) == 1) }
  }

  @Test("lose no memory over ten thousand scripts that are killed")
  func leaks() {
    let source = """
      local keep = { ("x"):rep(1000), coroutine.wrap(function() coroutine.yield({}) end) }
      keep[2]()
      for word in ("a b c"):gmatch("%a") do keep[#keep + 1] = word:gsub(".", function() return {} end) end
      """
    let loop = "local t = { {}, 'x' } while true do t[1] = { tostring(t) } end"
    for index in 0..<10_000 {
      var options = clh_options()
      options.memory = 1 << 20
      options.block = 1 << 16
      options.output = 1 << 10
      options.depth = 4
      options.nodes = 100
      options.items = 10
      options.text = 100
      guard let state = clh_create(&options) else {
        Issue.record("no state")
        return
      }
      let text = index.isMultiple(of: 2) ? source : loop
      let status = clh_run(
        state, text, text.utf8.count, "script",
        clh_budget(steps: 2_000, nanoseconds: 60_000_000_000))
      #expect(status == (index.isMultiple(of: 2) ? CLH_RUNTIME : CLH_STEPS))
      #expect(clh_destroy(state) == 0)
    }
  }

  @Test("a script can be cancelled from outside")
  func cancel() throws {
    var options = clh_options()
    options.memory = 1 << 20
    options.block = 1 << 16
    let state = try #require(clh_create(&options))
    clh_cancel(state)
    let text = "while true do end"
    let status = clh_run(
      state, text, text.utf8.count, "script",
      clh_budget(steps: .max, nanoseconds: 60_000_000_000))
    #expect(status == CLH_TIME)
    #expect(clh_is_dead(state))
    #expect(clh_destroy(state) == 0)
  }
}
