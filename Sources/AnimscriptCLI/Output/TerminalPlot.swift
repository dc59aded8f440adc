internal import AnimscriptKit

/// A curve drawn with characters: eight dots in each, or asterisks where only ASCII can be shown.
struct TerminalPlot {
  private static let width = 64
  private static let height = 12

  /// The horizontal axis.
  let range: ClosedRange<Double>
  /// Behind the number at the end of the axis, such as ` s`.
  let unit: String
  /// A height that is drawn through, such as the target.
  let level: Double
  let curve: (Double) -> Double

  /// The picture with its axes; each line ends with a line end.
  func text(drawsUnicode: Bool) -> String {
    let across = drawsUnicode ? 2 : 1
    let down = drawsUnicode ? 4 : 1
    let columns = Self.width * across
    let values = (0..<columns).map { column in
      let part = Double(column) / Double(columns - 1)
      let x = range.lowerBound + (range.upperBound - range.lowerBound) * part
      return min(max(curve(x), -1e300), 1e300)
    }
    let least = min(values.min() ?? 0, level)
    let most = max(values.max() ?? 1, level)
    func dot(_ value: Double, of rows: Int) -> Int {
      let height = most / 2 - least / 2
      let part = height > 0 ? (most / 2 - value / 2) / height : 0.5
      return Int((part * Double(rows - 1)).rounded())
    }
    let levelRow = dot(level, of: Self.height)
    var canvas = Canvas(
      width: Self.width, height: Self.height, drawsUnicode: drawsUnicode, levelRow: levelRow)
    var before: Int?
    for (column, value) in values.enumerated() {
      let row = dot(value, of: Self.height * down)
      // Steep pieces are filled up, so that the line has no holes.
      let start = before.map { $0 < row ? $0 + 1 : $0 > row ? $0 - 1 : row } ?? row
      for row in min(start, row)...max(start, row) { canvas.set(column: column, row: row) }
      before = row
    }
    var labels = [String](repeating: "", count: Self.height)
    if most > least {
      labels[0] = NumberText.rounded(most, digits: 4)
      labels[Self.height - 1] = NumberText.rounded(least, digits: 4)
    }
    labels[levelRow] = NumberText.rounded(level, digits: 4)
    return framed(canvas.lines, labels, drawsUnicode: drawsUnicode)
  }

  /// The lines between a vertical axis with labels and a horizontal one.
  private func framed(_ lines: [String], _ labels: [String], drawsUnicode: Bool) -> String {
    let margin = labels.map(\.count).max() ?? 0
    func padded(_ text: String) -> String {
      String(repeating: " ", count: margin - text.count) + text
    }
    var text = ""
    for (label, line) in zip(labels, lines) {
      text += "  \(padded(label)) \(drawsUnicode ? "│" : "|")\(line)\n"
    }
    let corner = drawsUnicode ? "└" : "+"
    let floor = String(repeating: drawsUnicode ? "─" : "-", count: Self.width)
    text += "  \(padded("")) \(corner)\(floor)\n"
    let start = NumberText.rounded(range.lowerBound, digits: 4)
    let end = NumberText.rounded(range.upperBound, digits: 4) + unit
    let gap = String(repeating: " ", count: max(1, Self.width - start.count - end.count))
    return text + "  \(padded(""))  \(start)\(gap)\(end)\n"
  }

  /// Characters that are made of dots.
  private struct Canvas {
    let width: Int
    let drawsUnicode: Bool
    let levelRow: Int
    private var cells: [UInt8]

    /// The bits of a Braille character, by column and row of its dots.
    private static let bits: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]

    init(width: Int, height: Int, drawsUnicode: Bool, levelRow: Int) {
      self.width = width
      self.drawsUnicode = drawsUnicode
      self.levelRow = levelRow
      cells = [UInt8](repeating: 0, count: width * height)
    }

    mutating func set(column: Int, row: Int) {
      if drawsUnicode {
        cells[row / 4 * width + column / 2] |= Self.bits[column % 2][row % 4]
      } else {
        cells[row * width + column] = 1
      }
    }

    var lines: [String] {
      stride(from: 0, to: cells.count, by: width).map { start in
        let isLevel = start / width == levelRow
        let line = String(cells[start..<(start + width)].map { character($0, isLevel: isLevel) })
        return String(line.reversed().drop { $0 == " " }.reversed())
      }
    }

    private func character(_ cell: UInt8, isLevel: Bool) -> Character {
      guard cell != 0 else { return isLevel ? (drawsUnicode ? "╌" : "-") : " " }
      guard drawsUnicode else { return "*" }
      return Unicode.Scalar(0x2800 + UInt32(cell)).map(Character.init) ?? "*"
    }
  }
}
