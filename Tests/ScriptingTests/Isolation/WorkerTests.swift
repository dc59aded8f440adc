import Foundation
import Motion
import TestSupport
import Testing
import Timelines
import Transitions

@testable import Scripting

/// A script behaves in a worker as it does here.
@Suite("Scripts in a worker", .timeLimit(.minutes(2)))
struct WorkerTests {
  static let scripts: [String] =
    ["Scripts", ScriptFaultTests.folder, HostSandboxTests.folder].flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: Fixtures.url(folder).path)) ?? [])
        .filter { $0.hasSuffix(".lua") }.sorted().map { "\(folder)/\($0)" }
    }

  /// What loading a file gives, with enough time for a busy machine.
  private static func load(_ path: String, in worker: ScriptWorker?) throws -> ScriptResult {
    var options = ScriptOptions(seed: 7, worker: worker)
    options.limits.time = 60
    let file = try ScriptFile(path: path, bytes: Array(try Fixtures.data(path)))
    return Script.load(file, options: options)
  }

  @Test("end as they do in this process", arguments: scripts)
  func same(path: String) throws {
    let here = try Self.load(path, in: nil)
    let there = try Self.load(path, in: .built)
    #expect(there.diagnostics == here.diagnostics)
    #expect(there.script?.transition == here.script?.transition)
    let content = LayerData([DataField(name: "section", value: .string("home"))])
    let answers = [here, there].map { try? $0.script?.callbacks.prepare(content: content) }
    #expect(answers[0] == answers[1])
    #expect(there.script?.callbacks.takeNotes() == here.script?.callbacks.takeNotes())
  }

  @Test("find their modules, and are told of faults in them")
  func modules() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("print('loaded') return { visible = 150 }", to: "sizes.lua")
    _ = try folder.write("return {\n  nothing = nil + 1 }", to: "fault.lua")
    let path = try folder.write(
      """
      local anim = require "animscript"
      local sizes = require "./sizes"
      assert(require "./sizes" == sizes)
      print(select(2, pcall(require, "./missing")))
      print(select(2, pcall(require, "\\xFF")))
      return anim.transition { name = "Test " .. sizes.visible, menu = require "./fault" }
      """, to: "main.lua")
    let file = try ScriptFile.read(path: path)
    let here = Script.load(file)
    let there = Script.load(file, options: ScriptOptions(worker: .built))
    #expect(there.diagnostics == here.diagnostics)
    #expect(there.diagnostics.count == 4)
    #expect(there.diagnostics.last?.path?.hasSuffix("fault.lua") == true)
  }

  @Test("call the host, which may call them, and are ended with what they called")
  func nestedCalls() throws {
    let source = """
      local anim = require "animscript"
      local answer = anim.ask(function(x) print(x) return x + 1 end)
      local failed = select(2, pcall(anim.ask, function() error("boom") end))
      print(select(2, pcall(anim.ask, 1, { 0 / 0 })))
      pcall(anim.ask, function() pcall(anim.ask, function() while true do end end) end)
      return "went on"
      """
    let outcomes = try [nil, ScriptWorker.built].map { worker in
      var machine: LuaMachine?
      var library = LuaLibrary.sandbox
      library.values = [LuaField(name: "constants", value: ["a": [1, 2.5, true, "x"]])]
      library.functions = [
        LuaHostFunction(name: "ask") { (arguments) throws(LuaHostError) in
          guard case .function(let function)? = arguments.first, let machine else { return 0 }
          do throws(LuaFailure) {
            return try machine.call(function, [20])
          } catch {
            throw LuaHostError(message: "inner: \(error.message)", hint: "none")
          }
        }
      ]
      machine = try LuaMachine(limits: .brief, library: library, worker: worker)
      defer { machine = nil }
      var failures: [LuaFailure] = []
      for _ in 0..<2 {
        do throws(LuaFailure) { _ = try machine?.run(source) } catch { failures.append(error) }
      }
      return (failures, machine?.printed)
    }
    #expect(outcomes[0].0.map(\.kind) == [.limit(.steps), .limit(.steps)])
    #expect(outcomes[0] == outcomes[1])
    #expect(outcomes[1].1?.count == 2)
  }

  @Test("hand over values of every kind and take them back")
  func values() throws {
    let source = """
      local anim = require "animscript"
      local value = {
        1, 2.5, "text", true, {}, anim.bezier(0.1, 0.2, 0.3, 0.4), anim.container.height / 2 - 3,
        anim.spring { x = { y = "z" } },
        name = "n", ["a b"] = false, again = function(...) return ... end,
      }
      return value
      """
    let here = try LuaMachine(library: .sandbox).run(source)
    let machine = try LuaMachine(library: .sandbox, worker: .built)
    let there = try machine.run(source)
    #expect(there == here)
    #expect(machine.memory > 10_000)
    let function = try #require(there.functions.first)
    guard case .table(var table) = there else { return }
    table["again"] = nil
    // Places are known to those who asked for them, not to objects that the host makes.
    table.list.removeSubrange(5...)
    #expect(try machine.call(function, [.table(table)]) == .table(table))
  }

  @Test("are refused a machine when there is no memory for one, as here")
  func noMemory() {
    for memory in [1, 20_000] {
      var limits = LuaLimits()
      limits.memory = memory
      let failures = [nil, ScriptWorker.built].map { worker -> LuaFailure? in
        do throws(LuaFailure) {
          _ = try LuaMachine(limits: limits, library: .sandbox, worker: worker)
          return nil
        } catch {
          return error
        }
      }
      #expect(failures[0]?.kind == .limit(.memory))
      #expect(failures[0] == failures[1])
    }
  }
}
