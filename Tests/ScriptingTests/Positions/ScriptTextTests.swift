import Testing

@testable import Scripting

@Suite("Script text")
struct ScriptTextTests {
  @Test(
    "counts lines as Lua does",
    arguments: [
      ("", 1), ("a", 1), ("a\n", 2), ("a\nb", 2), ("a\r\nb", 2), ("a\n\rb", 2), ("a\rb", 2),
      ("a\n\nb", 3), ("a\r\rb", 3), ("a\r\n\r\nb", 3), ("a\n\r\nb", 3),
    ])
  func lines(text: String, count: Int) {
    #expect(ScriptText(Array(text.utf8)).lineCount == count)
  }

  @Test("gives lines without their ends, and none outside")
  func line() {
    let text = ScriptText(Array("one\r\ntwo\n\nfour".utf8))
    #expect((1...4).map { text.line($0).map { text.text($0) } } == ["one", "two", "", "four"])
    #expect(text.line(0) == nil)
    #expect(text.line(5) == nil)
  }

  static let places: [(text: String, word: String, line: Int, column: Int, end: Int)] = [
    ("abc", "b", 1, 2, 3), ("a\n  word", "word", 2, 3, 7), ("\tword", "word", 1, 2, 6),
    ("\u{1F600} word", "word", 1, 3, 7), ("e\u{301}é word", "word", 1, 5, 9),
    ("a\n{ b\n}", "{ b\n}", 2, 1, 4),
  ]

  @Test("counts columns in characters, up to the end of the line", arguments: places)
  func position(text: String, word: String, line: Int, column: Int, end: Int) throws {
    let bytes = Array(text.utf8)
    let start = try #require(
      bytes.indices.first { bytes[$0...].starts(with: Array(word.utf8)) })
    let position = ScriptText(bytes).position(of: start..<(start + word.utf8.count))
    #expect(
      position
        == Diagnostic.Position(line: line, column: column, endColumn: end, byteOffset: start))
  }

  @Test("skips a byte order mark, which offsets in the file still count")
  func byteOrderMark() {
    let text = ScriptText(file: [0xEF, 0xBB, 0xBF] + Array("ab".utf8))
    #expect(text.bytes == Array("ab".utf8))
    #expect(text.position(of: 1..<2).column == 2)
    #expect(text.position(of: 1..<2).byteOffset == 4)
  }

  @Test("shows a line and the one before it")
  func excerpt() {
    let text = ScriptText(Array("one\ntwo\nthree".utf8))
    #expect(text.excerpt(around: 3).map(\.text) == ["two", "three"])
    #expect(text.excerpt(around: 1).map(\.number) == [1])
  }
}
