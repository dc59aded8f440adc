import Testing

@testable import AnimscriptCLI

@Suite("The help")
struct HelpTextTests {
  @Test("of a command is the text on file", arguments: CommandTable.commands.map(\.name))
  func command(name: String) throws {
    let command = try #require(CommandTable.command(name))
    try expectGolden(HelpText.command(command), "help-\(name).txt")
  }

  @Test("of the program is the text on file")
  func program() throws {
    try expectGolden(HelpText.program, "help.txt")
  }

  @Test("without a command is the text on file")
  func short() throws {
    try expectGolden(HelpText.short, "help-short.txt")
  }

  @Test("begins with two examples and stays within 80 columns")
  func shape() {
    let texts = [HelpText.program] + CommandTable.commands.map(HelpText.command)
    for text in texts {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[0] == "Examples:")
      #expect(lines[1].hasPrefix("  animscript ") && lines[2].hasPrefix("  animscript "))
      for line in lines { #expect(line.count <= HelpText.width, "\(line)") }
      for line in lines { #expect(line.last != " ", "\(line)") }
    }
  }
}
