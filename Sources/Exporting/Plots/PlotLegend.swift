/// The names in a panel's legend: beside its title where they fit, else in lines of their own.
struct PlotLegend {
  /// Room for a piece of the curve before its name.
  static let swatch = 24.0
  private static let gap = 16.0
  private static let lineHeight = 18.0

  /// A name and what stands before it.
  struct Entry {
    enum Kind {
      case curve(Int)
      case band
    }

    let name: String
    let kind: Kind
    /// The left end of the piece before the name.
    var x = 0.0
    /// The line on which the name stands.
    var y = 0.0

    fileprivate var width: Double { PlotLegend.swatch + PlotLayout.width(of: name) }
  }

  /// With places in relation to the panel's left edge and its title's line.
  let entries: [Entry]
  /// How much higher than without a legend the panel's title stands.
  let height: Double

  /// Lays out the legend of a panel.
  init(_ panel: CurvePlot.Panel, width: Double) {
    var entries = panel.curves.enumerated().map { Entry(name: $1.name, kind: .curve($0)) }
    if let band = panel.band { entries.append(Entry(name: band.name, kind: .band)) }
    guard entries.count > 1 else {
      (self.entries, height) = ([], 0)
      return
    }
    let total = entries.reduce(-Self.gap) { $0 + $1.width + Self.gap }
    if total + PlotLayout.width(of: panel.title) + 2 * Self.gap <= width {
      var x = width - total
      for index in entries.indices {
        entries[index].x = x
        x += entries[index].width + Self.gap
      }
      (self.entries, height) = (entries, 0)
      return
    }
    var x = 0.0
    var y = Self.lineHeight
    for index in entries.indices {
      if x > 0, x + entries[index].width > width {
        x = 0
        y += Self.lineHeight
      }
      entries[index].x = x
      entries[index].y = y
      x += entries[index].width + Self.gap
    }
    (self.entries, height) = (entries, y)
  }
}
