import AnimscriptKit
import Testing

@testable import AnimscriptCLI

@Suite("The summary of a run")
struct RunSummaryTests {
  /// Half a second down, half a second of rest, half a second back, with a request turned down.
  static func timeline(
    name: String = "Slide-down menu", device: String? = "iPhone 16", layers: Int = 1
  ) throws -> Timeline {
    func segment(_ start: Double, _ end: Double, _ from: Double, _ to: Double) throws -> Segment {
      try Segment(
        start: Seconds(start), end: Seconds(end), from: from, to: to,
        timing: from == to ? .hold : .ease(.named(.linear)))
    }
    func event(_ time: Double, _ kind: TimelineEvent.Kind) -> TimelineEvent {
      TimelineEvent(time: Seconds(time), kind: kind)
    }
    let content = try Track(
      layer: "content", property: .y,
      segments: [segment(0, 0.5, 0, 702), segment(0.5, 1, 702, 702), segment(1, 1.5, 702, 0)])
    let menus = try (1...layers).map { number in
      try Track(
        layer: layers == 1 ? "menu" : "menu \(number)", property: .cornerRadius,
        segments: [segment(0, 1.5, -852, 12.345)])
    }
    return Timeline(
      name: name, device: device, container: try Container(width: 393, height: 852),
      duration: 1.5, seed: 0, backdrop: .black, layers: [], tracks: [content] + menus,
      events: [
        event(0, .request(.present, refusal: nil)), event(0, .phase("presenting")),
        event(0, .prepare(LayerData())), event(0, .capture(layer: "content")),
        event(0, .insert(layer: "menu")),
        event(0.1, .request(.present, refusal: "the menu is already being presented")),
        event(0.5, .phase("presented")), event(0.5, .complete(.present, .finished)),
        event(1, .request(.tap(x: 196.5, y: 777, layer: "content"), refusal: nil)),
        event(1, .phase("dismissing")), event(1.5, .phase("dismissed")),
        event(1.5, .remove(layer: "menu")), event(1.5, .restore(layer: "content")),
        event(1.5, .complete(.dismiss, .finished)), event(1.5, .print("dismiss finished")),
      ])
  }

  static let styles: [(name: String, drawsUnicode: Bool, isColored: Bool, volume: Console.Volume)] =
    [
      ("unicode", true, false, .normal), ("ascii", false, false, .normal),
      ("color", true, true, .normal), ("trace", true, false, .trace),
    ]

  @Test("is the text on file", arguments: styles)
  func golden(name: String, drawsUnicode: Bool, isColored: Bool, volume: Console.Volume) throws {
    let summary = RunSummary(
      timeline: try Self.timeline(), drawsUnicode: drawsUnicode, isColored: isColored,
      volume: volume)
    try expectGolden(summary.text, "summary-\(name).txt")
  }

  @Test("shows a peak that lies between two columns of a curve")
  func extremes() throws {
    let spike = try Track(
      layer: "content", property: .scale,
      segments: [
        Segment(start: 0, end: 0.72, from: 1, to: 1, timing: .hold),
        Segment(start: 0.72, end: 0.73, from: 1, to: 4, timing: .ease(.named(.linear))),
        Segment(start: 0.73, end: 0.74, from: 4, to: 1, timing: .ease(.named(.linear))),
        Segment(start: 0.74, end: 1.5, from: 1, to: 1, timing: .hold),
      ])
    let base = try Self.timeline()
    let timeline = Timeline(
      name: base.name, device: nil, container: base.container, duration: base.duration, seed: 0,
      backdrop: base.backdrop, layers: [], tracks: [spike], events: [])
    let text = RunSummary(
      timeline: timeline, drawsUnicode: false, isColored: false, volume: .normal
    ).text
    let most = try #require(text.firstMatch(of: /scale +1 to ([0-9.]+)/)?.1)
    #expect(try #require(Double(most)) > 3)
  }

  static let ranges: [(property: Property, from: Double, to: Double, text: String)] = [
    (.scale, 1, 0.96, "0.96 to 1"), (.dim, 0, 0.35, "0 to 0.35"),
    (.scale, 0.9655, 1, "0.9655 to 1"),
    (.opacity, 0, 1, "0 to 1"), (.opacity, 0.123456, 1, "0.123 to 1"),
    (.scale, 1, 3.257, "1 to 3.26"),
    (.scale, 0.96, 0.96, "0.96 to 0.96"), (.y, 0, 702.26, "0 to 702.3"), (.y, 0, 5.55, "0 to 5.6"),
    (.x, 0, 0.25, "0 to 0.25"), (.rotation, -12.34, 0, "-12.3 to 0"), (.dim, 0, 0, "0 to 0"),
  ]

  @Test("keeps the digits that a small range needs", arguments: ranges)
  func digits(property: Property, from: Double, to: Double, text: String) throws {
    let track = try Track(
      layer: "content", property: property,
      segments: [
        Segment(
          start: 0, end: 1.5, from: from, to: to,
          timing: from == to ? .hold : .ease(.named(.linear)))
      ])
    let base = try Self.timeline()
    let timeline = Timeline(
      name: base.name, device: nil, container: base.container, duration: base.duration, seed: 0,
      backdrop: base.backdrop, layers: [], tracks: [track], events: [])
    let summary = RunSummary(
      timeline: timeline, drawsUnicode: false, isColored: false, volume: .normal)
    #expect(summary.text.contains("  \(property.rawValue)  \(text)  "))
  }

  @Test(
    "leaves out what is too long for a screen, and says so",
    arguments: [Console.Volume.normal, .verbose])
  func long(volume: Console.Volume) throws {
    let summary = RunSummary(
      timeline: try Self.timeline(layers: 40), drawsUnicode: false, isColored: false,
      volume: volume)
    #expect(summary.text.contains("  and 17 more; '-v' shows all\n") == (volume == .normal))
    #expect(summary.text.contains("menu 40") == (volume == .verbose))
  }

  @Test("escapes what comes from the script")
  func escapes() throws {
    let timeline = try Self.timeline(name: "a\u{1B}[2Jb", device: nil)
    let text = RunSummary(
      timeline: timeline, drawsUnicode: true, isColored: false, volume: .normal
    ).text
    #expect(text.hasPrefix("a\\u{1b}[2Jb on 393 × 852 points: 1.5 s\n"))
  }
}
