import Exporting
import Foundation
import Motion
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("CurvePlot")
struct CurvePlotTests {
  static let plots: [(name: String, CurvePlot)] = [
    ("plot-bouncy", spring(stiffness: 100, damping: 10)),
    ("plot-critical", spring(stiffness: 100, damping: 20)),
    ("plot-downwards", spring(stiffness: 170, damping: 12, from: 702, to: 0, velocity: 3000)),
    ("plot-undamped", spring(stiffness: 40, damping: 0, end: 4)),
    ("plot-ease", easing("cubic-bezier(0.4, 0, 0.2, 1)")),
    ("plot-steps", easing("steps(4, jump-both)")),
    ("plot-linear", easing("linear(0, 0.5 25% 75%, 0.5 75%, 1)")),
    ("plot-nothing", spring(stiffness: 100, damping: 10, from: 5, to: 5)),
    ("plot-family", family(named: { "\($0)" })),
    ("plot-long-names", family(named: { "a spring with a damping ratio of \($0)" })),
  ].compactMap { name, plot in plot.map { (name, $0) } }

  private static func spring(
    stiffness: Double, damping: Double, from: Double = 0, to: Double = 1, velocity: Double = 0,
    end: Seconds? = nil
  ) -> CurvePlot? {
    guard let spring = try? Spring(stiffness: stiffness, damping: damping),
      let motion = try? SpringMotion(spring: spring, from: from, to: to, velocity: velocity)
    else { return nil }
    let settled = from == to ? nil : try? motion.end(within: 0.001 * (to - from).magnitude)
    return CurvePlot(
      motion, until: end ?? (settled ?? 1) * 1.15, settled: settled, title: "A spring",
      summary: "mass 1, stiffness \(stiffness), damping \(damping)")
  }

  private static func easing(_ text: String) -> CurvePlot? {
    (try? Easing(css: text)).map {
      CurvePlot($0, title: text, summary: "An easing of CSS & <Core Animation>.")
    }
  }

  private static func family(named name: (Double) -> String) -> CurvePlot? {
    let curves = [0.2, 0.5, 0.75, 1, 2].compactMap { ratio in
      (try? Spring(frequency: 12, dampingRatio: ratio)).map { spring in
        CurvePlot.Curve(
          name(ratio),
          (0...200).map { index in
            let time = Double(index) / 200
            return CurvePlot.Point(x: time, y: spring.state(at: Seconds(time)).value)
          })
      }
    }
    return CurvePlot(
      title: "Damping ratios", summary: "The same frequency.", axis: "seconds",
      panels: [CurvePlot.Panel("progress", curves: curves, levels: [1])])
  }

  @Test("is the picture on file", arguments: plots.indices)
  func golden(index: Int) throws {
    let (name, plot) = Self.plots[index]
    let path = "Tests/ExportingTests/Golden/\(name).svg"
    let difference = try Golden.difference(Data(plot.svg().utf8), path)
    #expect(difference == nil)
  }

  @Test("is XML with a title and a description for those who listen", arguments: plots.indices)
  func wellFormed(index: Int) throws {
    let plot = Self.plots[index].1
    let reader = TextReader(plot.svg())
    #expect(reader.isWellFormed)
    #expect(reader.texts["title"]?.first == plot.title)
    #expect(reader.texts["desc"] == [plot.summary])
    #expect(plot.svg().hasPrefix(CurvePlot.fileStart))
  }

  @Test("is light or dark as its reader prefers, without variables or anything from elsewhere")
  func schemes() throws {
    let svg = Self.plots[0].1.svg()
    #expect(svg.contains("@media (prefers-color-scheme:dark){"))
    for foreign in ["var(", "@import", "href", "<script", "url(http"] {
      #expect(!svg.contains(foreign))
    }
  }

  @Test("keeps words from becoming elements")
  func escaping() {
    let plot = CurvePlot(
      title: "</title><script>\u{0}\u{1B}", summary: "a & b \"c\"", axis: "<x>",
      panels: [CurvePlot.Panel("<y>", curves: [CurvePlot.Curve("<z>", [])])])
    let reader = TextReader(plot.svg())
    #expect(reader.isWellFormed)
    #expect(reader.texts["script"] == nil)
    #expect(reader.texts["desc"] == ["a & b \"c\""])
  }

  private static let wild: [[Double]] = [
    [], [.nan], [.infinity, 1], [-1e300, 1e300], [1e-300, 2e-300], [.leastNonzeroMagnitude, 0],
    [1e15, 1e15 + 1], [-0.0, 0], [1e9, -3],
  ]

  @Test("draws any numbers without breaking", arguments: wild)
  func wildNumbers(numbers: [Double]) {
    let points = numbers.enumerated().map { CurvePlot.Point(x: $1, y: Double($0) * $1) }
    let plot = CurvePlot(
      title: "", summary: "", axis: "",
      panels: [
        CurvePlot.Panel(
          "", curves: [CurvePlot.Curve("", points)], band: CurvePlot.Band("", about: 1, points),
          levels: numbers, marks: points.map { CurvePlot.Mark($0, "") })
      ], moments: numbers.map { CurvePlot.Moment($0, "") })
    let svg = plot.svg()
    #expect(TextReader(svg).isWellFormed)
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }
}

/// The text of every element of an XML file, by name.
private final class TextReader: NSObject, XMLParserDelegate {
  private(set) var texts: [String: [String]] = [:]
  private(set) var isWellFormed = false

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    texts[name, default: []].append("")
    open.append(name)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let name = open.last, let index = texts[name]?.indices.last else { return }
    texts[name]?[index] += text
  }

  private var open: [String] = []
}
