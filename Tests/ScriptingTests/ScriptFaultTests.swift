import Foundation
import TestSupport
import Testing

@testable import Scripting

/// Scripts with a fault each, named after it, and what their author is told.
@Suite("Faults of scripts")
struct ScriptFaultTests {
  static let folder = "Tests/ScriptingTests/Fixtures/faults"

  static let names: [String] = {
    let files =
      (try? FileManager.default.contentsOfDirectory(
        atPath: Fixtures.url(folder).path)) ?? []
    return Set(files.map { String($0.prefix { $0 != "." }) }).sorted()
  }()

  @Test("are reported with place, cause and remedy", arguments: names)
  func fault(name: String) throws {
    let bytes = try Fixtures.data("\(Self.folder)/\(name).lua")
    let file = try ScriptFile(path: "\(name).lua", bytes: Array(bytes))
    let result = Script.load(file, options: Self.options(in: file))
    let text = result.diagnostics.map(\.printed).joined(separator: "\n")
    #expect((result.script == nil) == result.diagnostics.contains { $0.severity == .error })
    #expect(!result.diagnostics.isEmpty)
    #expect(try Golden.difference(Data(text.utf8), "\(Self.folder)/\(name).txt") == nil)
  }

  /// A first line such as `-- options: set visible=wide, steps 1000`.
  private static func options(in file: ScriptFile) -> ScriptOptions {
    var options = ScriptOptions()
    let head = "-- options: "
    guard let line = file.text.line(1).map({ file.text.text($0) }), line.hasPrefix(head) else {
      return options
    }
    for option in line.dropFirst(head.count).components(separatedBy: ", ") {
      let words = option.split(separator: " ", maxSplits: 1).map(String.init)
      switch words[0] {
      case "set":
        let parts = words[1].split(separator: "=", maxSplits: 1).map(String.init)
        options.parameters.append(.init(name: parts[0], text: parts[1]))
      case "steps": options.limits.steps = Int(words[1]) ?? 1
      case "memory": options.limits.memory = Int(words[1]) ?? 1
      default: break
      }
    }
    return options
  }
}
