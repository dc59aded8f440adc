import Testing

@testable import AnimscriptCLI

@Suite("Colour")
struct ColorChoiceTests {
  static let cases:
    [(
      flag: ColorChoice, isTerminal: Bool, isQuiet: Bool, environment: [String: String],
      isColored: Bool
    )] = [
      (.auto, true, false, [:], true),
      (.auto, false, false, [:], false),
      (.auto, true, true, [:], false),
      (.auto, true, false, ["TERM": "dumb"], false),
      (.auto, true, false, ["TERM": "xterm-256color"], true),
      (.auto, true, false, ["CI": "true"], false),
      (.auto, true, false, ["CI": ""], true),
      (.auto, true, false, ["NO_COLOR": "1"], false),
      (.auto, true, false, ["NO_COLOR": ""], true),
      (.auto, false, false, ["CLICOLOR_FORCE": "1"], true),
      (.auto, false, false, ["CLICOLOR_FORCE": "0"], false),
      (.auto, true, false, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      (.auto, false, true, ["CLICOLOR_FORCE": "1", "TERM": "dumb", "CI": "1"], true),
      (.always, false, true, ["NO_COLOR": "1", "TERM": "dumb"], true),
      (.never, true, false, ["CLICOLOR_FORCE": "1"], false),
    ]

  @Test(
    "is decided by flag, NO_COLOR, CLICOLOR_FORCE and terminal, in this order", arguments: cases)
  func decision(
    flag: ColorChoice, isTerminal: Bool, isQuiet: Bool, environment: [String: String],
    isColored: Bool
  ) {
    let decided = flag.isColored(
      isTerminal: isTerminal, isQuiet: isQuiet, environment: Environment(environment))
    #expect(decided == isColored)
  }

  static let locales: [(environment: [String: String], isUTF8: Bool)] = [
    (["LANG": "en_GB.UTF-8"], true),
    (["LANG": "C.utf8"], true),
    (["LANG": "C"], false),
    ([:], false),
    (["LC_ALL": "C", "LANG": "en_GB.UTF-8"], false),
    (["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"], true),
  ]

  @Test("and drawing characters follow the locale", arguments: locales)
  func locale(environment: [String: String], isUTF8: Bool) {
    #expect(Environment(environment).isUTF8 == isUTF8)
  }
}
