import Testing

@testable import AnimscriptCLI

@Suite("Text from outside")
struct EscapedTextTests {
  static let cases: [(text: String, printed: String)] = [
    ("plain \"text\" → ü", "plain \"text\" → ü"),
    ("\u{1B}[31mred", "\\u{1b}[31mred"),
    ("a\nb\rc\td", "a\\nb\\rc\\td"),
    ("a\r\nb", "a\\r\\nb"),
    ("\u{0}\u{7F}\u{9B}", "\\u{0}\\u{7f}\\u{9b}"),
    ("abc\u{202E}fed", "abc\\u{202e}fed"),
    ("\u{2066}x\u{2069}\u{2028}", "\\u{2066}x\\u{2069}\\u{2028}"),
  ]

  @Test("cannot command a terminal or turn its order round", arguments: cases)
  func escapes(text: String, printed: String) {
    #expect(text.escaped() == printed)
  }

  static let cuts: [(text: String, limit: Int, printed: String)] = [
    ("abcdef", 6, "abcdef"), ("abcdefg", 6, "abcdef..."), ("ab日本", 4, "ab..."),
    ("abe\u{301}", 4, "ab..."), ("日", 1, "..."),
  ]

  @Test("is cut between characters", arguments: cuts)
  func cut(text: String, limit: Int, printed: String) {
    #expect(text.cut(to: limit) == printed)
  }
}
