import Testing

@testable import AnimscriptCLI

@Suite("The command table")
struct CommandTableTests {
  static let commands = CommandTable.commands

  @Test("has examples that parse as the command they explain", arguments: commands.map(\.name))
  func examples(name: String) throws {
    let command = try #require(CommandTable.command(name))
    #expect(command.examples.count >= 2)
    for example in command.examples {
      let words = example.split(separator: " ").map(String.init)
      #expect(words.first == "animscript")
      guard case .perform(let found, _) = try ArgumentParser.parse(Array(words.dropFirst())).request
      else {
        Issue.record("'\(example)' does not run a command")
        continue
      }
      #expect(found.name == name)
    }
  }

  @Test("has flags whose own examples are valid values", arguments: commands.map(\.name))
  func flagExamples(name: String) throws {
    for flag in try #require(CommandTable.command(name)).allFlags {
      guard case .value(let kind, _, let example, _) = flag.shape else { continue }
      #expect(kind.read(example) != nil, "--\(flag.name) \(example)")
    }
  }

  @Test("names every flag once in a command", arguments: commands.map(\.name))
  func uniqueFlags(name: String) throws {
    let flags = try #require(CommandTable.command(name)).allFlags
    let longNames = flags.flatMap(\.longNames)
    let shortNames = flags.compactMap(\.short)
    #expect(Set(longNames).count == longNames.count)
    #expect(Set(shortNames).count == shortNames.count)
  }

  @Test("uses only the short names that are set aside")
  func shortNames() {
    let used = Self.commands.flatMap(\.allFlags).compactMap(\.short)
    #expect(Set(used).isSubset(of: ["h", "o", "q", "v", "j", "f"]))
  }

  @Test("writes its sentences in one style")
  func sentences() {
    let sentences =
      Self.commands.map(\.summary)
      + Self.commands.flatMap(\.allFlags).map(\.sentence)
      + Self.commands.flatMap(\.operands).map(\.sentence)
    for sentence in sentences { #expect(sentence.last != ".", "\(sentence)") }
  }
}
