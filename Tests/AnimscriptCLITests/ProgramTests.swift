import AnimscriptKit
import Foundation
import Testing

@testable import AnimscriptCLI

@Suite("The program")
struct ProgramTests {
  @Test("without words prints the short help on standard error and ends with 2")
  func nothing() throws {
    #expect(try play([]) == Played(output: "", error: HelpText.short, code: .wrongUse))
  }

  static let helps: [[String]] = [
    ["--help"], ["-h"], ["help"], ["help", "run"], ["run", "--help"], ["help", "help"],
  ]

  @Test("prints help on standard output and ends with 0", arguments: helps)
  func help(words: [String]) throws {
    let played = try play(words)
    #expect(played.output.hasPrefix("Examples:\n"))
    #expect(played.error == "")
    #expect(played.code == .done)
  }

  @Test("explains a command the same way however it is asked")
  func sameHelp() throws {
    #expect(try play(["help", "run"]) == play(["run", "-h"]))
  }

  @Test("prints its version as one line or one object")
  func version() throws {
    let line = "animscript \(Animscript.version) (api \(Animscript.apiLevel))\n"
    #expect(try play(["--version"]) == Played(output: line, error: "", code: .done))
    let object = try JSONSerialization.jsonObject(
      with: Data(play(["--version", "--json"]).output.utf8))
    let fields = try #require(object as? [String: Any])
    #expect(fields["schema"] as? String == "animscript.version/1")
    #expect(fields["animscript"] as? String == Animscript.version)
    #expect(fields["api"] as? Int == Animscript.apiLevel)
  }

  @Test("ends with 2 and an empty standard output when it is used wrongly")
  func wrongUse() throws {
    let played = try play(["run", "--devcie", "x"])
    #expect(
      played
        == Played(
          output: "",
          error: """
            error: unknown flag '--devcie' for 'run'
            hint: did you mean '--device'? See 'animscript run --help'.

            """, code: .wrongUse))
  }

  @Test("colours mistakes only where a person looks", arguments: [true, false])
  func color(isTerminal: Bool) throws {
    #expect(try play(["rnu"], isTerminal: isTerminal).error.contains("\u{1B}[") == isTerminal)
    #expect(try !play(["rnu", "--color=never"], isTerminal: isTerminal).error.contains("\u{1B}["))
  }

  @Test("refuses words that are no text")
  func invalidWord() throws {
    let error = Descriptor(number: open("/dev/null", O_WRONLY))
    defer { close(error.number) }
    let stream = Console.Stream(error, isTerminal: false)
    let streams = Program.Streams(input: stream, output: stream, error: stream)
    #expect(
      Program.run(["run", nil], environment: Environment([:]), streams: streams) == .wrongUse)
  }

  @Test("ends with 5 when standard output is full")
  func fullOutput() throws {
    let full = Descriptor(number: open("/dev/full", O_WRONLY))
    let null = Descriptor(number: open("/dev/null", O_RDWR))
    defer { close(full.number) }
    defer { close(null.number) }
    let streams = Program.Streams(
      input: Console.Stream(null, isTerminal: false),
      output: Console.Stream(full, isTerminal: false),
      error: Console.Stream(null, isTerminal: false))
    #expect(
      Program.run(["--version"], environment: Environment([:]), streams: streams) == .surroundings)
  }
}
