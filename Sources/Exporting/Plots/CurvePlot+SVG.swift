extension CurvePlot {
  /// How the file of a plot begins.
  public static let fileStart = #"<svg data-format="animscript.plot/1""#

  /// The plot as an SVG file: light or dark as its reader prefers, with words for those who listen.
  ///
  /// The same plot gives the same bytes.
  public func svg() -> String {
    var svg = SVGText()
    let layout = PlotLayout(self)
    let (width, height) = (SVGText.number(layout.width), SVGText.number(layout.height))
    svg.line(
      Self.fileStart + #" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)" "#
        + #"width="\#(width)" height="\#(height)" role="img" aria-labelledby="title summary">"#)
    svg.element("title", ["id": "title"], words: title)
    svg.element("desc", ["id": "summary"], words: summary)
    svg.element("style") { svg in
      for rule in PlotStyle.sheet { svg.line(rule) }
    }
    svg.element("rect", ["class": "paper", "width": width, "height": height])
    svg.words(title, at: (PlotLayout.margin, 28), class: "title")
    for (index, line) in layout.summaryLines.enumerated() {
      svg.words(line, at: (PlotLayout.margin, 48 + 16 * Double(index)))
    }
    for (index, frame) in layout.frames.enumerated() {
      svg.draw(panels[index], index, in: frame, moments: moments)
    }
    svg.drawAxis(axis, of: layout)
    svg.line("</svg>")
    return svg.text
  }
}

extension SVGText {
  fileprivate mutating func words(
    _ words: String, at place: (x: Double, y: Double), anchor: String = "start",
    class name: String? = nil
  ) {
    let (x, y) = (Self.number(place.x), Self.number(place.y))
    if let name {
      element("text", ["x": x, "y": y, "text-anchor": anchor, "class": name], words: words)
    } else {
      element("text", ["x": x, "y": y, "text-anchor": anchor], words: words)
    }
  }

  fileprivate mutating func draw(
    _ panel: CurvePlot.Panel, _ index: Int, in frame: PlotLayout.Frame,
    moments: [CurvePlot.Moment]
  ) {
    drawGrid(of: frame)
    words(panel.title, at: (frame.left, frame.titleLine))
    drawLegend(of: frame)
    let clip = "panel\(index)"
    element("clipPath", ["id": clip]) { svg in
      svg.element("rect", frame.rectangle)
    }
    element("g", ["clip-path": "url(#\(clip))"]) { svg in
      if let band = panel.band { svg.draw(band, in: frame) }
      for level in panel.levels {
        svg.line(
          class: "level", from: (frame.left, frame.y(level)), to: (frame.right, frame.y(level)))
      }
      for moment in moments {
        let x = frame.x(moment.x)
        svg.line(class: "moment", from: (x, frame.top), to: (x, frame.bottom))
      }
      for (index, curve) in panel.curves.enumerated() {
        let places = curve.points.map { (x: frame.x($0.x), y: frame.y($0.y)) }
        svg.element(
          "path", ["class": "curve c\(index % PlotStyle.count)", "d": Self.path(places)])
      }
    }
    if index == 0 {
      for moment in moments { label(moment, of: panel, in: frame) }
    }
    for mark in panel.marks { draw(mark, of: panel, in: frame) }
  }

  private mutating func drawGrid(of frame: PlotLayout.Frame) {
    for tick in frame.xTicks {
      let x = frame.x(tick)
      line(class: "grid", from: (x, frame.top), to: (x, frame.bottom))
    }
    for tick in frame.yTicks {
      let y = frame.y(tick)
      line(class: "grid", from: (frame.left, y), to: (frame.right, y))
      words(PlotLayout.label(tick), at: (frame.left - 8, y + 4), anchor: "end")
    }
  }

  /// The names of curves and band, each behind a piece of itself.
  private mutating func drawLegend(of frame: PlotLayout.Frame) {
    for entry in frame.legend {
      let (x, y) = (entry.x, entry.y)
      switch entry.kind {
      case .band:
        let (left, top) = (Self.number(x), Self.number(y - 9))
        element("rect", ["class": "band", "x": left, "y": top, "width": "18", "height": "10"])
      case .curve(let index):
        line(
          class: "curve c\(index % PlotStyle.count)", from: (x, y - 4),
          to: (x + PlotLegend.swatch - 7, y - 4))
      }
      words(entry.name, at: (x + PlotLegend.swatch, y))
    }
  }

  private mutating func draw(_ band: CurvePlot.Band, in frame: PlotLayout.Frame) {
    let upper = band.points.map { (x: frame.x($0.x), y: frame.y(band.level + $0.y)) }
    let lower = band.points.reversed().map { (x: frame.x($0.x), y: frame.y(band.level - $0.y)) }
    element("path", ["class": "band", "d": Self.path(upper + lower) + "Z"])
  }

  /// The words of a moment, at the height where the curve is not.
  private mutating func label(
    _ moment: CurvePlot.Moment, of panel: CurvePlot.Panel, in frame: PlotLayout.Frame
  ) {
    let near = panel.curves[0].points.min {
      ($0.x - moment.x).magnitude < ($1.x - moment.x).magnitude
    }
    let isHigh = frame.y(near?.y ?? 0) < (frame.top + frame.bottom) / 2
    let x = frame.x(moment.x)
    let isLeft = x - 6 - PlotLayout.width(of: moment.label) > frame.left
    words(
      moment.label, at: (isLeft ? x - 6 : x + 6, isHigh ? frame.bottom - 10 : frame.top + 18),
      anchor: isLeft ? "end" : "start", class: "label")
  }

  private mutating func draw(
    _ mark: CurvePlot.Mark, of panel: CurvePlot.Panel, in frame: PlotLayout.Frame
  ) {
    let (x, y) = (frame.x(mark.point.x), frame.y(mark.point.y))
    element("circle", ["class": "d0", "cx": Self.number(x), "cy": Self.number(y), "r": "4"])
    let half = PlotLayout.width(of: mark.label) / 2
    let middle = min(max(x, frame.left + half + 4), frame.right - half - 4)
    // Away from the level, where the curve comes from no side.
    let isBelow = panel.levels.contains { $0 > mark.point.y }
    words(
      mark.label, at: (middle, isBelow ? y + 21 : y - 11), anchor: "middle", class: "label")
  }

  fileprivate mutating func drawAxis(_ title: String, of layout: PlotLayout) {
    guard let frame = layout.frames.last else { return }
    for tick in frame.xTicks {
      words(PlotLayout.label(tick), at: (frame.x(tick), frame.bottom + 18), anchor: "middle")
    }
    words(title, at: (frame.right, frame.bottom + 36), anchor: "end")
  }

  private mutating func line(
    class name: String, from start: (x: Double, y: Double), to end: (x: Double, y: Double)
  ) {
    element("path", ["class": name, "d": Self.path([start, end])])
  }
}
