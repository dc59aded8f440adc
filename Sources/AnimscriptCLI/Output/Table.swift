internal import AnimscriptKit

/// Numbers in columns, as a person reads them.
struct Table {
  /// Digits that count in a number.
  private static let digits = 10

  private let rows: [[String]]

  init(_ head: [String], _ rows: [[Double]]) {
    self.rows = [head] + rows.map { $0.map { NumberText.rounded($0, digits: Self.digits) } }
  }

  /// The rows, each indented and with a line end.
  var text: String {
    let columns = rows.first?.indices ?? 0..<0
    let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        String(repeating: " ", count: width - cell.count) + cell
      }
      return "  \(cells.joined(separator: "  "))\n"
    }.joined()
  }
}
