import Foundation
import TestSupport
import Testing

/// The corpus of hostile scripts, against the built program.
@Suite("Hostile scripts", .timeLimit(.minutes(1)))
struct SandboxTests {
  static let folder = "Tests/ScriptingTests/Fixtures/sandbox"

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: Fixtures.url(folder).path)) ?? [])
    .filter { $0.hasSuffix(".lua") }.sorted()

  /// Ten seconds of processor time and 200 MB of address space.
  ///
  /// What is resident is a part of that. A sanitizer needs terabytes of addresses.
  private static let limits = "ulimit -t 10; " + (Tool.isSanitized ? "" : "ulimit -v 200000; ")

  private static func run(_ arguments: [String]) throws -> Tool.Result {
    try Tool(executable: URL(filePath: "/bin/sh")).run(
      ["-c", limits + "exec \"$0\" \"$@\"", Tool.animscript.executable.path] + arguments)
  }

  @Test("all of the corpus is there") func isComplete() {
    #expect(Self.names.count == 26)
  }

  @Test(
    "end as they must within time, memory and output, and tame ones twice alike",
    arguments: names, [[], ["--isolate"]])
  func ends(name: String, flags: [String]) throws {
    let source = try Fixtures.text("\(Self.folder)/\(name)")
    let expected = try #require(source.firstMatch(of: /-- expect: (.+)/)?.1).split(separator: "|")
    let codes = expected.map { $0 == "ok" ? 0 : $0.hasPrefix("error:") ? 1 : 6 }
    let arguments = ["run", "\(Self.folder)/\(name)", "--seed", "7"] + flags
    let run = try Self.run(arguments)
    #expect(codes.contains(Int(run.code)), Comment(rawValue: "\(run.code): \(run.errors)"))
    #expect(run.output.count + run.errors.utf8.count < 1 << 20)
    #expect(run.output.isEmpty == (run.code != 0))
    guard run.code == 0 else { return }
    let again = try Self.run(arguments)
    #expect(run.output == again.output)
    #expect(run.errors == again.errors)
  }
}
