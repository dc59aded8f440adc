import Testing

@testable import AnimscriptCLI

@Suite("The argument parser")
struct ArgumentParserTests {
  /// The command's arguments, when the words ask for a command.
  private func arguments(_ words: [String]) throws -> ParsedArguments {
    guard case .perform(_, let arguments) = try ArgumentParser.parse(words).request else {
      throw UsageError("no command")
    }
    return arguments
  }

  static let spellings: [[String]] = [
    ["run", "a.lua", "-o", "b.json"],
    ["run", "-o", "b.json", "a.lua"],
    ["run", "-ob.json", "a.lua"],
    ["run", "--output", "b.json", "a.lua"],
    ["run", "--output=b.json", "a.lua"],
    ["run", "-o", "x", "a.lua", "-o", "b.json"],
    ["run", "-o", "b.json", "--", "a.lua"],
    ["--", "run", "a.lua"],
  ]

  @Test("takes flags and arguments in any order and spelling", arguments: spellings.dropLast())
  func spelling(words: [String]) throws {
    let arguments = try arguments(words)
    #expect(arguments.operands == ["a.lua"])
    #expect(arguments.text(.output) == "b.json")
  }

  @Test("takes short switches in one word, the last with its value")
  func bundles() throws {
    let arguments = try arguments(["run", "-fvvo", "b.json", "a.lua", "-q"])
    #expect(arguments.isOn(.force))
    #expect(arguments.isOn(.quiet))
    #expect(arguments.count(.verbose) == 2)
    #expect(arguments.text(.output) == "b.json")
  }

  @Test("takes a dash, an equals sign and a negative-looking text as values")
  func oddValues() throws {
    #expect(try arguments(["run", "-", "-o", "-"]).text(.output) == "-")
    #expect(try arguments(["run", "-"]).operands == ["-"])
    #expect(try arguments(["run", "a", "--output=a=b"]).text(.output) == "a=b")
    #expect(try arguments(["run", "a", "-o", "-x.json"]).text(.output) == "-x.json")
    #expect(try arguments(["run", "--", "-a.lua"]).operands == ["-a.lua"])
    #expect(try arguments(["run", "--output=--json", "a"]).text(.output) == "--json")
  }

  @Test("collects repeated assignments in order")
  func assignments() throws {
    let arguments = try arguments(["run", "a", "--set", "x=1", "--set=y=2", "--set", "x=3"])
    #expect(arguments.assignments(.set).map(\.name) == ["x", "y", "x"])
    #expect(arguments.assignments(.set).map(\.value) == ["1", "2", "3"])
  }

  @Test("switches off with --no-, and the last word counts")
  func toggles() throws {
    #expect(try arguments(["run", "a"]).isOn(.input))
    #expect(try !arguments(["run", "a", "--no-input"]).isOn(.input))
    #expect(try arguments(["run", "a", "--no-input", "--input"]).isOn(.input))
    #expect(try !arguments(["run", "a", "--json", "--no-json"]).isOn(.json))
  }

  @Test("takes the flags of every command before the command too")
  func before() throws {
    let arguments = try arguments(["-q", "--color", "never", "run", "a"])
    #expect(arguments.isOn(.quiet))
    #expect(arguments.text(.color) == "never")
  }

  static let helps: [(words: [String], command: String?)] = [
    (["--help"], nil), (["-h"], nil), (["run", "--help"], "run"), (["--help", "run"], "run"),
    (["run", "a.lua", "b.lua", "-h"], "run"), (["run", "--bogus", "--help"], "run"),
    (["run", "--fps", "x", "--help"], "run"), (["-qh", "help"], "help"),
  ]

  @Test("finds a request for help anywhere, whatever else is wrong", arguments: helps)
  func help(words: [String], command: String?) throws {
    guard case .help(let found) = try ArgumentParser.parse(words).request else {
      Issue.record("no request for help")
      return
    }
    #expect(found?.name == command)
  }

  @Test("does not take help from behind the end of the flags")
  func helpAsOperand() throws {
    #expect(try arguments(["run", "--", "--help"]).operands == ["--help"])
  }

  static let mistakes: [(words: [String], message: String, hint: String?)] = [
    (
      ["rnu"], "unknown command 'rnu'", "did you mean 'run'? See 'animscript --help'."
    ),
    (
      ["version"], "unknown command 'version'", "did you mean 'animscript --version'?"
    ),
    (
      ["a.lua"], "unknown command 'a.lua'", "did you mean 'animscript run a.lua'?"
    ),
    (
      ["render"], "unknown command 'render'",
      "the commands are run, spring, easing, gesture, help; see 'animscript --help'"
    ),
    (
      ["run", "--devcie", "x"], "unknown flag '--devcie' for 'run'",
      "did you mean '--device'? See 'animscript run --help'."
    ),
    (
      ["run", "--dev=x", "a"], "unknown flag '--dev' for 'run'",
      "flags are written in full: did you mean '--device'? See 'animscript run --help'."
    ),
    (
      ["run", "--zzz"], "unknown flag '--zzz' for 'run'", "see 'animscript run --help'"
    ),
    (
      ["run", "-z"], "unknown flag '-z' for 'run'", "see 'animscript run --help'"
    ),
    (
      ["run", "-output", "x"], "unknown flag '-output' for 'run'", "did you mean '--output'?"
    ),
    (
      ["run", "-json", "x"], "unknown flag '-json' for 'run'", "did you mean '--json'?"
    ),
    (
      ["--device", "x", "run"], "unknown flag '--device' before the command",
      "flags of a command follow it: 'animscript run --device'"
    ),
    (
      ["help", "--fps"], "unknown flag '--fps' for 'help'",
      "'--fps' is a flag of 'run'; see 'animscript run --help'"
    ),
    (
      ["run"], "'run' needs SCRIPT: the Lua file; '-' reads it from standard input",
      "for example 'animscript run slide_down.lua -o slide_down.json'"
    ),
    (
      ["run", "a", "b"], "unexpected argument 'b': 'run' takes one SCRIPT",
      "for example 'animscript run slide_down.lua -o slide_down.json'"
    ),
    (
      ["run", ""], "SCRIPT must be the name of a file, got an empty text",
      "for example 'animscript run slide_down.lua -o slide_down.json'"
    ),
    (
      ["run", "a", "-o"], "'-o' needs the name of a file", "for example '-o slide_down.json'"
    ),
    (
      ["run", "a", "--output", "--json"], "'--output' needs the name of a file",
      "for example '--output slide_down.json'"
    ),
    (
      ["run", "a", "--output="], "'--output' must be the name of a file, got an empty text",
      "for example '--output slide_down.json'"
    ),
    (
      ["run", "a", "-o=b"], "a short flag takes its value without '=', got '-o=b'",
      "write '-o slide_down.json' or '--output=slide_down.json'"
    ),
    (
      ["run", "a", "--json=yes"], "'--json' takes no value",
      "write '--json' to switch it on, '--no-json' to switch it off"
    ),
    (
      ["run", "a", "-v=2"], "'--verbose' takes no value", "write '--verbose'"
    ),
    (
      ["run", "a", "--fps", "fast"],
      "'--fps' must be a whole number from 1 to 1000, got 'fast'", "for example '--fps 60'"
    ),
    (
      ["run", "a", "--size", "390"],
      "'--size' must be a width and a height in points, such as 390x844, got '390'",
      "for example '--size 390x844'"
    ),
    (
      ["run", "a", "--set", "visible"], "'--set' must be NAME=VALUE, got 'visible'",
      "for example '--set visible=200'"
    ),
    (
      ["run", "a", "--color", "allways"],
      "'--color' must be auto, always or never, got 'allways'",
      "did you mean '--color always'?"
    ),
    (
      ["--version", "run", "a"], "'--version' stands alone, without a command",
      "animscript --version"
    ),
    (
      ["run", "--bogus", "--fps", "x"], "unknown flag '--bogus' for 'run'",
      "see 'animscript run --help'"
    ),
  ]

  @Test("says what was expected, what was found and what to do", arguments: mistakes)
  func mistake(words: [String], message: String, hint: String?) {
    #expect(throws: UsageError(message, hint: hint)) {
      _ = try ArgumentParser.parse(words).request
    }
  }

  @Test("knows the colour even when something else is wrong")
  func flagsOfMistakes() {
    #expect(
      ArgumentParser.parse(["run", "--bogus", "--color=never"]).flags.text(.color) == "never")
  }

  @Test("asks for nothing without words, for the version with --version")
  func noCommand() throws {
    guard case .nothing = try ArgumentParser.parse([]).request else {
      Issue.record("something was asked for")
      return
    }
    guard case .version(isJSON: true) = try ArgumentParser.parse(["--json", "--version"]).request
    else {
      Issue.record("no version was asked for")
      return
    }
  }
}
