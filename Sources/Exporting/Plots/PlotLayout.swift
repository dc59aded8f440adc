/// Where the parts of a plot are on the paper, in pixels.
struct PlotLayout {
  /// Around the whole plot.
  static let margin = 20.0
  private static let tall = 230.0
  private static let low = 115.0
  /// Between panels; a panel's title lies in it.
  private static let gap = 34.0

  /// A panel's rectangle and scales.
  struct Frame {
    let left: Double, right: Double, top: Double, bottom: Double
    let xTicks: [Double], yTicks: [Double]
    /// The line on which the panel's title stands.
    let titleLine: Double
    /// With places on the paper.
    let legend: [PlotLegend.Entry]
    fileprivate let horizontal: PlotScale, vertical: PlotScale

    func x(_ number: Double) -> Double { horizontal.place(number) }
    func y(_ number: Double) -> Double { vertical.place(number) }

    /// As attributes of a rectangle.
    var rectangle: KeyValuePairs<String, String> {
      [
        "x": SVGText.number(left), "y": SVGText.number(top),
        "width": SVGText.number(right - left), "height": SVGText.number(bottom - top),
      ]
    }
  }

  let width = 640.0
  let height: Double
  let frames: [Frame]
  /// The summary in lines that fit.
  let summaryLines: [String]

  /// Lays out a plot.
  init(_ plot: CurvePlot) {
    summaryLines = Self.wrapped(plot.summary, width: width - 2 * Self.margin)
    var top = 48 + 16 * Double(summaryLines.count) + 22
    let labels = plot.panels.map { panel in
      Self.vertical(panel, from: 1, to: 0).ticks(about: Self.tickCount(panel)).map {
        Self.label($0)
      }
    }
    let widest = labels.joined().map(Self.width).max() ?? 0
    let left = Self.margin + max(widest, 24) + 8
    let right = width - Self.margin
    let xs = plot.panels.flatMap { $0.curves.flatMap { $0.points.lazy.map(\.x) } }
    let horizontal = PlotScale(xs, room: 0, from: left, to: right)
    var frames: [Frame] = []
    for panel in plot.panels {
      let legend = PlotLegend(panel, width: right - left)
      let titleLine = top - 9
      top += legend.height
      let bottom = top + (panel.isTall ? Self.tall : Self.low)
      let vertical = Self.vertical(panel, from: bottom, to: top)
      frames.append(
        Frame(
          left: left, right: right, top: top, bottom: bottom,
          xTicks: horizontal.ticks(about: 8),
          yTicks: vertical.ticks(about: Self.tickCount(panel)), titleLine: titleLine,
          legend: legend.entries.map { entry in
            var entry = entry
            entry.x += left
            entry.y += titleLine
            return entry
          }, horizontal: horizontal, vertical: vertical))
      top = bottom + Self.gap
    }
    self.frames = frames
    height = top - Self.gap + 36 + Self.margin
  }

  private static func vertical(
    _ panel: CurvePlot.Panel, from start: Double, to end: Double
  ) -> PlotScale {
    let ys = panel.curves.flatMap { $0.points.lazy.map(\.y) } + panel.levels
    // A mark's words need room above its dot.
    return PlotScale(ys, room: panel.marks.isEmpty ? 0.08 : 0.16, from: start, to: end)
  }

  private static func tickCount(_ panel: CurvePlot.Panel) -> Int { panel.isTall ? 5 : 3 }

  /// A number as an axis shows it.
  static func label(_ number: Double, digits: Int = 6) -> String {
    let text = NumberText.rounded(number, digits: digits)
    return text.hasPrefix("-") ? "−\(text.dropFirst())" : text
  }

  /// About how wide words are; letters differ, and so do fonts.
  static func width(of words: String) -> Double { 6.7 * Double(words.count) }

  private static func wrapped(_ words: String, width most: Double) -> [String] {
    var lines: [String] = []
    for word in words.split(separator: " ") {
      if let last = lines.last, width(of: "\(last) \(word)") <= most {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
