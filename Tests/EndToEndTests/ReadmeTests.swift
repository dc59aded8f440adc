import Foundation
import TestSupport
import Testing

@Suite("The README")
struct ReadmeTests {
  /// The text of the first code block after a mark.
  private static func block(after mark: String, language: String = "") throws -> String {
    let readme = try Fixtures.text("README.md")
    let start = try #require(readme.range(of: mark))
    let fence = "```\(language)\n"
    let opening = try #require(readme.range(of: fence, range: start.upperBound..<readme.endIndex))
    let closing = try #require(
      readme.range(of: "```\n", range: opening.upperBound..<readme.endIndex))
    return String(readme[opening.upperBound..<closing.lowerBound])
  }

  @Test("begins with what the first script's run prints")
  func output() throws {
    let run = try Tool.animscript.run(
      ["run", "Scripts/slide_down.lua", "-v"],
      environment: ["LANG": "C.UTF-8", "NO_COLOR": "1"])
    #expect(run.code == 0)
    #expect(try Self.block(after: "<!-- output: Scripts/slide_down.lua -->") == run.errors)
  }

  @Test("shows the first script as it is")
  func script() throws {
    #expect(
      try Self.block(after: "## A script", language: "lua")
        == Fixtures.text("Scripts/slide_down.lua"))
  }

  @Test("shows a mistake as it is answered")
  func mistake() throws {
    let folder = try TemporaryFolder()
    let script = try Fixtures.text("Scripts/slide_down.lua")
      .replacing("menu = { dismissed", with: "menu = { dissmissed")
    _ = try folder.write(script, to: "slide_down.lua")
    let run = try Tool.animscript.run(["run", "slide_down.lua"], in: folder.url)
    let lines = run.errors.split(separator: "\n")
    let shown = try Self.block(after: "A mistake is answered").split(separator: "\n")
    #expect(shown.first == lines.first)
    #expect(shown.last == lines.last)
  }

  @Test("has commands that work as typed")
  func commands() throws {
    let folder = try TemporaryFolder()
    // Between fences: every second piece.
    let pieces = try Fixtures.text("README.md").components(separatedBy: "```")
    let lines = pieces.indices.filter { $0 % 2 == 1 }.flatMap { pieces[$0].split(separator: "\n") }
      .filter { $0.hasPrefix("animscript ") }
    try #require(lines.count >= 5)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Scripts"), withIntermediateDirectories: true)
    for name in ["slide_down.lua", "slide_down_full.lua"] {
      try FileManager.default.copyItem(
        at: Fixtures.url("Scripts/\(name)"), to: folder.url.appending(path: "Scripts/\(name)"))
    }
    for line in lines {
      let shell = Tool(executable: URL(filePath: "/bin/sh"))
      // A reader at the end of a pipe need not be installed.
      let command = line.prefix { $0 != "|" }.dropFirst("animscript ".count)
      let run = try shell.run(
        ["-c", "\"$0\" \(command)", Tool.animscript.executable.path], in: folder.url)
      #expect(run.code == 0, Comment(rawValue: "\(line)\n\(run.errors)"))
    }
  }

  @Test("is short")
  func length() throws {
    let lines = try Fixtures.text("README.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 150)
  }
}
