/// Curves over one horizontal axis, in panels above each other: what a picture of them shows.
public struct CurvePlot: Hashable, Sendable {
  /// A place on a curve, in the units of the axes.
  public struct Point: Hashable, Sendable {
    /// Along the horizontal axis.
    public let x: Double
    /// Along the panel's vertical axis.
    public let y: Double

    /// Makes a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A line through points.
  public struct Curve: Hashable, Sendable {
    /// In the panel's legend.
    public let name: String
    /// From left to right; straight between them.
    public let points: [Point]

    /// Makes a curve.
    public init(_ name: String, _ points: [Point]) {
      self.name = name
      self.points = points
    }
  }

  /// A strip about a level, such as an envelope about a target.
  public struct Band: Hashable, Sendable {
    /// In the panel's legend.
    public let name: String
    /// The height of its middle.
    public let level: Double
    /// From left to right; `y` is the distance of both edges from the middle.
    public let points: [Point]

    /// Makes a band.
    public init(_ name: String, about level: Double, _ points: [Point]) {
      self.name = name
      self.level = level
      self.points = points
    }
  }

  /// A point that is marked with a dot and words.
  public struct Mark: Hashable, Sendable {
    /// Where the dot is.
    public let point: Point
    /// Short, such as `peak 1.16`.
    public let label: String

    /// Makes a mark.
    public init(_ point: Point, _ label: String) {
      self.point = point
      self.label = label
    }
  }

  /// A moment that is marked through all panels.
  public struct Moment: Hashable, Sendable {
    /// Along the horizontal axis.
    public let x: Double
    /// Short, such as `settled`.
    public let label: String

    /// Makes a moment.
    public init(_ x: Double, _ label: String) {
      self.x = x
      self.label = label
    }
  }

  /// Curves with a vertical axis of their own.
  public struct Panel: Hashable, Sendable {
    /// What the vertical axis measures, with its unit.
    public let title: String
    /// At least one with a point.
    public let curves: [Curve]
    /// Behind the curves; it is cut where they end.
    public let band: Band?
    /// Drawn through, such as the target; always in sight.
    public let levels: [Double]
    /// On top of the curves.
    public let marks: [Mark]
    /// Whether it is as high as a main panel, or half of it.
    public let isTall: Bool

    /// Makes a panel.
    public init(
      _ title: String, curves: [Curve], band: Band? = nil, levels: [Double] = [],
      marks: [Mark] = [], isTall: Bool = true
    ) {
      self.title = title
      self.curves = curves
      self.band = band
      self.levels = levels
      self.marks = marks
      self.isTall = isTall
    }
  }

  /// Above everything.
  public let title: String
  /// Read to those who do not see the picture, and shown under the title.
  public let summary: String
  /// What the horizontal axis measures, with its unit.
  public let axis: String
  /// From top to bottom.
  public let panels: [Panel]
  /// Through all panels.
  public let moments: [Moment]

  /// Makes a plot.
  public init(
    title: String, summary: String, axis: String, panels: [Panel], moments: [Moment] = []
  ) {
    self.title = title
    self.summary = summary
    self.axis = axis
    self.panels = panels
    self.moments = moments
  }
}
