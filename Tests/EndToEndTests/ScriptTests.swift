import Foundation
import TestSupport
import Testing

@Suite("Every script")
struct ScriptTests {
  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: Fixtures.url("Scripts").path)
    return (files ?? []).filter { $0.hasSuffix(".lua") }.sorted()
  }()

  static func golden(_ name: String) -> String {
    "Tests/EndToEndTests/Golden/\(name.dropLast(4)).timeline.json"
  }

  @Test("there are scripts to test")
  func exist() {
    #expect(Self.names.contains("slide_down.lua"))
    #expect(Self.names.contains("slide_down_full.lua"))
  }

  @Test("writes the timeline of its golden file", arguments: names)
  func golden(name: String) throws {
    let run = try Tool.animscript.run(["run", "Scripts/\(name)"])
    #expect(run.code == 0, Comment(rawValue: run.errors))
    #expect(try Golden.difference(run.output, Self.golden(name)) == nil)
  }

  @Test("gives the same bytes twice, from another folder and in another locale", arguments: names)
  func sameBytes(name: String) throws {
    let script = Fixtures.url("Scripts/\(name)").path
    let folder = try TemporaryFolder()
    let first = try Tool.animscript.run(["run", "Scripts/\(name)", "--fps", "60"])
    let second = try Tool.animscript.run(["run", script, "--fps", "60"], in: folder.url)
    let turkish = try Tool.animscript.run(
      ["run", script, "--fps", "60"],
      environment: ["LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo", "HOME": folder.url.path])
    #expect(first.code == 0)
    #expect(!first.output.isEmpty)
    #expect(first.output == second.output)
    #expect(first.output == turkish.output)
  }

  @Test("has no golden file without a script")
  func noOrphans() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Fixtures.url("Tests/EndToEndTests/Golden").path)
    let expected = Set(Self.names.map { "\($0.dropLast(4)).timeline.json" })
    #expect(files.filter { $0.hasSuffix(".timeline.json") && !expected.contains($0) } == [])
  }
}
