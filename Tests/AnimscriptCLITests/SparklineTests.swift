import Testing

@testable import AnimscriptCLI

@Suite("A sparkline")
struct SparklineTests {
  static let cases: [(values: [Double], blocks: String, letters: String)] = [
    ([0, 1, 2, 3, 4, 5, 6, 7], "▁▂▃▄▅▆▇█", "_.-==+*#"),
    ([7, 0], "█▁", "#_"),
    ([-852, -426, 0], "▁▅█", "_=#"),
    ([3, 3, 3], "▅▅▅", "==="),
    ([], "", ""),
    ([5], "▅", "="),
  ]

  @Test("rises from the lowest value to the highest", arguments: cases)
  func heights(values: [Double], blocks: String, letters: String) {
    #expect(Sparkline.text(values, drawsUnicode: true) == blocks)
    #expect(Sparkline.text(values, drawsUnicode: false) == letters)
  }
}
