import Testing

@testable import AnimscriptCLI

@Suite("TerminalPlot")
struct TerminalPlotTests {
  private static let curves:
    [(name: String, range: ClosedRange<Double>, @Sendable (Double) -> Double)] = [
      ("rise", 0...2, { $0 * $0 }), ("jump", 0...1, { $0 < 0.5 ? 0 : 1 }),
      ("flat", 0...1, { _ in 1 }),
      ("huge", 0...1, { $0 * 1e308 * 1e10 }),
    ]

  @Test("is the drawing on file", arguments: curves.indices)
  func golden(index: Int) throws {
    let (name, range, curve) = Self.curves[index]
    let plot = TerminalPlot(range: range, unit: " s", level: 1, curve: curve)
    try expectGolden(
      plot.text(drawsUnicode: true) + "\n" + plot.text(drawsUnicode: false), "plot-\(name).txt")
  }

  @Test("stays within 80 columns and has no blanks at line ends", arguments: curves.indices)
  func shape(index: Int) {
    let (_, range, curve) = Self.curves[index]
    for drawsUnicode in [true, false] {
      let plot = TerminalPlot(range: range, unit: " s", level: 1, curve: curve)
      for line in plot.text(drawsUnicode: drawsUnicode).split(separator: "\n") {
        #expect(line.count <= 80)
        #expect(line.last != " ")
      }
    }
  }
}
