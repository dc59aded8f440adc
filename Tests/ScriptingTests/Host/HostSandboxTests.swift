import Foundation
import TestSupport
import Testing

@testable import Scripting

/// Every script of the corpus must end as its first line says.
@Suite("Sandbox corpus")
struct HostSandboxTests {
  static let folder = "Tests/ScriptingTests/Fixtures/sandbox"

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: Fixtures.url(folder).path)) ?? [])
    .filter { $0.hasSuffix(".lua") }.sorted()

  @Test("holds all its scripts") func isComplete() {
    #expect(Self.names.count == 26)
  }

  @Test("a hostile script ends as it must, and twice alike", arguments: names)
  func ends(name: String) throws {
    let source = try Fixtures.text("\(Self.folder)/\(name)")
    let expected = try #require(source.firstMatch(of: /-- expect: (.+)/)?.1).split(separator: "|")
    let outcome = Self.outcome(of: source, name: name)
    #expect(expected.contains { $0 == outcome.kind }, "\(name): \(outcome)")
    #expect(Self.outcome(of: source, name: name) == outcome)
  }

  struct Outcome: Hashable {
    let kind: String
    let detail: String
  }

  static func outcome(of source: String, name: String) -> Outcome {
    do throws(LuaFailure) {
      let machine = try LuaMachine(limits: .unhurried, seed: 7, library: .sandbox)
      let value = try machine.run(source: Array(source.utf8), name: name)
      for curve in value.functions { _ = try machine.sample(curve) }
      return Outcome(kind: "ok", detail: "\(value)")
    } catch {
      return Outcome(kind: error.outcome, detail: "\(error)")
    }
  }
}

extension LuaLibrary {
  /// The names of the scripting interface that the corpus uses.
  static var sandbox: LuaLibrary {
    LuaLibrary(constructors: [
      LuaConstructor(name: "transition", kind: 1), LuaConstructor(name: "spring", kind: 2),
      LuaConstructor(name: "ease", kind: 3), LuaConstructor(name: "pan", kind: 4),
      LuaConstructor(name: "bezier", kind: 5, shape: .numbers(4)),
    ])
  }
}

extension LuaLimits {
  /// The default limits, but with time enough for a busy machine: steps decide, so that every run
  /// of a test ends alike.
  static let unhurried: LuaLimits = {
    var limits = LuaLimits()
    limits.load.milliseconds = 60_000
    limits.callback.milliseconds = 60_000
    limits.curve.milliseconds = 60_000
    return limits
  }()
}

extension LuaFailure {
  /// The outcome as the corpus names it.
  var outcome: String {
    switch kind {
    case .syntax: "error:syntax"
    case .runtime: "error:runtime"
    case .value: "error:value"
    case .limit(let limit): "limit:\(limit.rawValue)"
    }
  }
}

extension LuaValue {
  /// Every function inside the value.
  var functions: [LuaFunction] {
    switch self {
    case .function(let function): [function]
    case .table(let table): table.functions
    case .object(let object):
      if case .table(let table) = object.content { table.functions } else { [] }
    default: []
    }
  }
}

extension LuaTable {
  var functions: [LuaFunction] {
    list.flatMap(\.functions) + fields.flatMap(\.value.functions)
  }
}
