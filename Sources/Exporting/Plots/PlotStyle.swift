/// How plots look, on light and on dark paper.
enum PlotStyle {
  /// Colours of curves, in the order in which a panel uses them; more curves begin again.
  ///
  /// Neighbours differ in lightness too, and every colour has a contrast of 3 to 1 at least.
  private static let light = ["#0b5fd0", "#c2410c", "#0f766e", "#86198f", "#4d7c0f", "#9f1239"]
  private static let dark = ["#7ab8ff", "#ffa366", "#5eead4", "#e9a8f5", "#b5e26b", "#ff9cb0"]

  /// How many colours there are.
  static var count: Int { light.count }

  /// The style sheet of a plot; colours are plain, for renderers that know no variables.
  static var sheet: [String] {
    [
      "text{font:12px system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif}",
      ".title{font-size:16px;font-weight:600}",
      ".curve{fill:none;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}",
      ".grid,.level,.moment{fill:none;stroke-width:1}",
      ".level{stroke-dasharray:6 4}",
      ".moment{stroke-dasharray:2 3}",
    ] + rules(paper: "#ffffff", ink: "#1b1f24", soft: "#59636e", grid: "#e4e7eb", light)
      + ["@media (prefers-color-scheme:dark){"]
      + rules(paper: "#15181d", ink: "#eceff3", soft: "#a0a9b4", grid: "#2c323a", dark) + ["}"]
  }

  private static func rules(
    paper: String, ink: String, soft: String, grid: String, _ colors: [String]
  ) -> [String] {
    [
      ".paper{fill:\(paper)}",
      "text{fill:\(soft)}",
      ".title{fill:\(ink)}",
      ".grid{stroke:\(grid)}",
      ".level,.moment{stroke:\(soft)}",
      // Letters keep a rim of paper, so that no line runs through them.
      ".label{fill:\(ink);stroke:\(paper);stroke-width:4;stroke-linejoin:round;paint-order:stroke}",
    ]
      + colors.enumerated().map { index, color in
        ".c\(index){stroke:\(color)}.d\(index){fill:\(color)}"
      } + [".band{fill:\(colors[0]);fill-opacity:.13}"]
  }
}
