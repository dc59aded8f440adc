import Testing

@testable import AnimscriptCLI

@Suite("Columns on a terminal")
struct DisplayWidthTests {
  static let cases: [(text: String, columns: Int, why: String)] = [
    ("abc", 3, "letters"),
    ("", 0, "nothing"),
    ("é", 1, "one character in one scalar"),
    ("e\u{301}", 1, "a letter with a combining accent"),
    ("日本", 4, "ideographs are wide"),
    ("ｆ", 2, "full-width letters are wide"),
    ("ﾊ", 1, "half-width letters are not"),
    ("한", 2, "Hangul syllables are wide"),
    ("ก็", 1, "a letter with a mark above"),
    ("😀", 2, "an emoji is wide"),
    ("👩‍👩‍👧", 2, "joined emoji are one"),
    ("🇩🇪", 2, "a flag is two letters in one"),
    ("❤️", 2, "a sign shown as an emoji"),
    ("→", 1, "an arrow"),
    ("\u{200B}", 0, "a space without width"),
  ]

  @Test("are counted by character", arguments: cases)
  func width(text: String, columns: Int, why: String) {
    #expect(text.displayWidth == columns, "\(why)")
  }
}
