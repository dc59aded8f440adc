internal import AnimscriptKit

/// The lines of a script that a diagnostic points into, as they are printed.
struct Excerpt {
  /// Columns of a line that are shown at most; a longer line is cut around what is meant.
  static let widest = 120

  let lines: [Diagnostic.ExcerptLine]
  let position: Diagnostic.Position?

  /// The lines with their numbers, and a line of carets where the column is known.
  ///
  /// Of a line that is cut at its start only this line is shown: others would not stand above it.
  func text(caret style: Style, isColored: Bool) -> String {
    let lines = skipped > 0 ? self.lines.filter { $0.number == position?.line } : self.lines
    let digits = lines.map { "\($0.number)".count }.max() ?? 1
    var text = ""
    for line in lines {
      let number = "\(line.number)"
      let margin = String(repeating: " ", count: digits - number.count) + number
      text += row(margin, shown(line.text).escaped(keepsTabs: true), style: nil, isColored)
      guard line.number == position?.line, let carets = carets(under: line.text) else { continue }
      text += row(String(repeating: " ", count: digits), carets, style: style, isColored)
    }
    return text
  }

  private func row(_ margin: String, _ text: String, style: Style?, _ isColored: Bool) -> String {
    let gutter = Style.faint.apply(to: " \(margin) |", isColored: isColored)
    let body = text.isEmpty ? "" : " " + (style?.apply(to: text, isColored: isColored) ?? text)
    return gutter + body + "\n"
  }

  /// Characters left out at the start of every line.
  private var skipped: Int {
    guard let column = position?.column,
      let line = lines.first(where: { $0.number == position?.line }),
      line.text.displayWidth > Self.widest
    else { return 0 }
    return max(0, min(column, line.text.unicodeScalars.count) - Self.widest / 2)
  }

  private func shown(_ text: String) -> String {
    guard text.displayWidth > Self.widest || skipped > 0 else { return text }
    var rest = String.UnicodeScalarView(text.unicodeScalars.dropFirst(skipped))
    let start = skipped > 0 && !rest.isEmpty ? "..." : ""
    let isCut = rest.count > Self.widest
    if isCut { rest = String.UnicodeScalarView(rest.prefix(Self.widest)) }
    return start + String(rest) + (isCut ? "..." : "")
  }

  private func carets(under text: String) -> String? {
    guard let column = position?.column, column > 0 else { return nil }
    let scalars = text.unicodeScalars
    let before = min(column - 1, scalars.count)
    let end = min(max(position?.endColumn ?? column, column) - 1, scalars.count)
    let lead = String(String.UnicodeScalarView(scalars.prefix(before).dropFirst(skipped)))
    let meant = String(String.UnicodeScalarView(scalars.prefix(end).dropFirst(before)))
    let blank = lead.escaped(keepsTabs: true).reduce(into: skipped > 0 ? "   " : "") {
      $0 += $1 == "\t" ? "\t" : String(repeating: " ", count: $1.displayWidth)
    }
    let width = min(meant.escaped().displayWidth, Self.widest)
    return blank + String(repeating: "^", count: max(1, width))
  }
}
