import Foundation
import TestSupport
import Testing

@testable import Scripting

/// Every script of the corpus must end as its first line says.
@Suite("Sandbox corpus", .timeLimit(.minutes(1)))
struct HostSandboxTests {
  static let folder = "Tests/ScriptingTests/Fixtures/sandbox"

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: Fixtures.url(folder).path)) ?? [])
    .filter { $0.hasSuffix(".lua") }.sorted()

  @Test("holds all its scripts") func isComplete() {
    #expect(Self.names.count == 26)
  }

  @Test("a hostile script ends as it must, and a tame one twice alike", arguments: names)
  func ends(name: String) throws {
    let source = try Fixtures.text("\(Self.folder)/\(name)")
    let expected = try #require(source.firstMatch(of: /-- expect: (.+)/)?.1).split(separator: "|")
    let outcome = Self.outcome(of: source, name: name)
    #expect(expected.contains { $0 == outcome.kind }, "\(name): \(outcome)")
    guard outcome.kind == "ok" else { return }
    #expect(Self.outcome(of: source, name: name) == outcome)
  }

  struct Outcome: Hashable {
    let kind: String
    let detail: String
  }

  static func outcome(of source: String, name: String) -> Outcome {
    do throws(LuaFailure) {
      let machine = try LuaMachine(limits: LuaLimits().unhurried, seed: 7, library: .sandbox)
      let value = try machine.run(source: Array(source.utf8), name: name)
      for curve in value.functions { _ = try machine.sample(curve) }
      #expect(machine.memory <= machine.limits.memory)
      return Outcome(kind: "ok", detail: "\(value)")
    } catch {
      return Outcome(kind: error.outcome, detail: "\(error)")
    }
  }
}
