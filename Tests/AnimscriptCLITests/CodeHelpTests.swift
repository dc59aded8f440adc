import AnimscriptKit
import Testing

@testable import AnimscriptCLI

@Suite("The help of a code")
struct CodeHelpTests {
  @Test("is the text on file", arguments: DiagnosticCode.allCases)
  func golden(code: DiagnosticCode) throws {
    try expectGolden(CodeHelp(code).text, "help-\(code.rawValue).txt")
  }

  @Test("has a wrong and a right example of its own", arguments: DiagnosticCode.allCases)
  func examples(code: DiagnosticCode) {
    let help = CodeHelp(code)
    #expect(help.code == code)
    #expect(help.wrong != help.right)
    let others = DiagnosticCode.allCases.filter { $0 != code }.map { CodeHelp($0) }
    #expect(!others.map(\.title).contains(help.title))
    #expect(!others.map(\.wrong).contains(help.wrong))
  }

  @Test("has scripts that show what they are to show", arguments: DiagnosticCode.allCases)
  func scripts(code: DiagnosticCode) throws {
    let help = CodeHelp(code)
    if case .script(let text) = help.wrong { #expect(try errors(of: text) == [code]) }
    if case .script(let text) = help.right { #expect(try errors(of: text) == []) }
  }

  private func errors(of script: String) throws -> [DiagnosticCode] {
    let file = try ScriptFile(path: "a.lua", bytes: Array(script.utf8))
    let device = try #require(Device.named(Device.standardName))
    return Animscript.run(file, options: Animscript.RunOptions(device: device)).diagnostics
      .filter { $0.severity != .note }.compactMap(\.code)
  }

  @Test("stays within 80 columns and ends its sentences", arguments: DiagnosticCode.allCases)
  func shape(code: DiagnosticCode) {
    let help = CodeHelp(code)
    #expect(help.explanation.hasSuffix("."))
    #expect(!help.title.hasSuffix("."))
    for line in help.text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test("is found in either case; an unknown code is refused with the list")
  func topic() throws {
    #expect(try play(["help", "e203"]) == play(["help", "E203"]))
    let unknown = try play(["help", "E999"])
    #expect(unknown.code == .wrongUse)
    #expect(unknown.error.hasPrefix("error: there is no code 'E999'\nhint: the codes are E101, "))
  }
}
