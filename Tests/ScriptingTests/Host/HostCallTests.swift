import Testing

@testable import Scripting

/// Calls between the script and the host, in both directions.
@Suite("Calls across the border")
struct HostCallTests {
  /// A test's own count of living tokens; tests run at the same time.
  final class Count {
    var living = 0
  }

  /// Is counted while it lives, to see what is released.
  final class Token {
    let count: Count

    init(_ count: Count) {
      self.count = count
      count.living += 1
    }

    deinit { count.living -= 1 }
  }

  static func library(
    _ body: @escaping ([LuaValue]) throws(LuaHostError) -> LuaValue
  ) -> LuaLibrary {
    var library = LuaLibrary.sandbox
    library.functions = [LuaHostFunction(name: "ask", body: body)]
    return library
  }

  @Test("arguments and results are copied, results for reading only")
  func copies() throws {
    let library = Self.library { arguments in .table(LuaTable(list: arguments)) }
    let source = """
      local anim = require "animscript"
      local given = { a = 1 }
      local taken = anim.ask(given, "x", 2.5, nil, true)
      given.a = 2
      local changed = pcall(function() taken[1].a = 3 end)
      local found, complaint = pcall(function() return taken[1].b end)
      assert(not changed and not found and complaint:find("there is no"), complaint)
      return { taken[1].a, taken[2], taken[3], taken[5] }
      """
    #expect(try runLua(source, library: library) == .table(LuaTable(list: [1, "x", 2.5, true])))
  }

  @Test("an error of the host is an error of the script at the line of the call")
  func hostErrors() throws {
    let library = Self.library { _ throws(LuaHostError) in
      throw LuaHostError(message: "no", hint: "ask nicely")
    }
    let failure = try #require(
      luaFailure(of: "local anim = require 'animscript'\n\nanim.ask()", library: library))
    #expect(failure.kind == .runtime)
    #expect(failure.message == "no")
    #expect(failure.hint == "ask nicely")
    #expect(failure.place?.line == 3)
    let caught =
      "local anim = require 'animscript' return select(2, pcall(function() anim.ask() end))"
    #expect(try runLua(caught, library: library) == "script:1: no\nhint: ask nicely")
  }

  @Test("errors that are thrown and caught release everything")
  func releases() throws {
    let tokens = Count()
    do {
      let library = Self.library { _ throws(LuaHostError) in
        let token = Token(tokens)
        throw LuaHostError(message: "no, with \(token.count.living) alive")
      }
      let source = """
        local anim = require "animscript"
        for i = 1, 10000 do pcall(anim.ask, i) end
        return 1
        """
      #expect(try runLua(source, limits: LuaLimits().unhurried, library: library) == 1)
    }
    #expect(tokens.living == 0)
  }

  @Test("a value that cannot leave is an error that says where it is")
  func badArguments() throws {
    let library = Self.library { _ in .nothing }
    let failure = luaFailure(
      of: "require('animscript').ask(1, { a = { 0 / 0 } })", library: library)
    #expect(failure?.message == "argument 2: a[1]: must be a finite number, got NaN")
  }

  @Test("all arguments of a call count together, however often one is repeated")
  func manyArguments() throws {
    let library = Self.library { _ in .nothing }
    let failure = luaFailure(
      of: """
        local list, many = {}, {}
        for i = 1, 200 do list[i] = i end
        for i = 1, 9000 do many[i] = list end
        require('animscript').ask(table.unpack(many))
        """, library: library)
    // Each list is 201 values.
    let message = "argument 50: [151]: there are more values than the limit of 10000"
    #expect(failure?.message == message)
  }

  @Test("the host may call back into the script")
  func callsBack() throws {
    var machine: LuaMachine?
    let library = Self.library { arguments throws(LuaHostError) in
      guard case .function(let function)? = arguments.first, let machine else { return .nothing }
      do throws(LuaFailure) {
        return .table(LuaTable(list: [try machine.call(function, [20]), "after"]))
      } catch {
        throw LuaHostError(message: "inner: \(error.message)")
      }
    }
    machine = try LuaMachine(limits: .brief, library: library)
    defer { machine = nil }
    let source = """
      local anim = require "animscript"
      local answer = anim.ask(function(x) return x + 1 end)
      local failed = select(2, pcall(anim.ask, function() error("boom") end))
      local yielded = select(2, pcall(anim.ask, function() coroutine.yield() end))
      local in_coroutine = coroutine.wrap(function() return anim.ask(function(x) return x end)[1] end)()
      return { answer[1], answer[2], failed, yielded, in_coroutine }
      """
    #expect(
      try machine?.run(source)
        == .table(
          LuaTable(list: [
            21, "after", "inner: boom", "inner: attempt to yield from outside a coroutine", 20,
          ])))
  }

  @Test("ending an inner call ends the outer ones")
  func killsThrough() throws {
    let tokens = Count()
    var machine: LuaMachine?
    var inner: [LuaFailure.Kind] = []
    let library = Self.library { arguments throws(LuaHostError) in
      let token = Token(tokens)
      guard case .function(let function)? = arguments.first, let machine else { return .nothing }
      do throws(LuaFailure) { _ = try machine.call(function) } catch { inner.append(error.kind) }
      return .integer(Int64(token.count.living))
    }
    machine = try LuaMachine(limits: .brief, library: library)
    defer { machine = nil }
    let source = """
      local anim = require "animscript"
      pcall(anim.ask, function() pcall(anim.ask, function() while true do end end) end)
      return "went on"
      """
    #expect {
      try machine?.run(source)
    } throws: { error in
      (error as? LuaFailure)?.kind == .limit(.steps)
    }
    #expect(inner == [.limit(.steps), .limit(.steps)])
    #expect(tokens.living == 0)
  }

  @Test("calls back and forth have an end")
  func nesting() throws {
    var machine: LuaMachine?
    let library = Self.library { arguments throws(LuaHostError) in
      guard case .function(let function)? = arguments.first, let machine else { return .nothing }
      do throws(LuaFailure) {
        return try machine.call(function)
      } catch {
        throw LuaHostError(message: error.message)
      }
    }
    machine = try LuaMachine(limits: .brief, library: library)
    defer { machine = nil }
    let source = """
      local anim = require "animscript"
      local function again() return anim.ask(again) end
      return again()
      """
    #expect {
      try machine?.run(source)
    } throws: { error in
      (error as? LuaFailure)?.message == "the host calls nest too deeply"
    }
  }

  @Test("an inner call cannot use more than the outer one has left")
  func sharedBudget() throws {
    var machine: LuaMachine?
    let library = Self.library { arguments throws(LuaHostError) in
      guard case .function(let function)? = arguments.first, let machine else { return .nothing }
      do throws(LuaFailure) {
        return try machine.call(function)
      } catch {
        throw LuaHostError(message: error.message)
      }
    }
    machine = try LuaMachine(limits: .brief, library: library)
    defer { machine = nil }
    let source = """
      local anim = require "animscript"
      while true do anim.ask(function() for i = 1, 1000000 do end end) end
      """
    #expect {
      try machine?.run(source)
    } throws: { error in
      (error as? LuaFailure)?.kind == .limit(.steps)
    }
  }
}
