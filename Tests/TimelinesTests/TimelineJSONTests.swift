import Foundation
import Motion
import TestSupport
import Testing
import Timelines

@Suite("The timeline's JSON form")
struct TimelineJSONTests {
  static func easings() throws -> [Easing] {
    let bezier = try CubicBezier(0.2, 0, 0, 1)
    let out = Easing.named(.outCubic)
    return [
      .named(.linear), .bezier(bezier),
      .points(
        try SampledCurve(
          points: [
            .init(fraction: 0, value: 0), .init(fraction: 0.25, value: 0.4),
            .init(fraction: 1, value: 1),
          ], errorBound: 0.0004)),
      .linear(try LinearEasing([.init(0), .init(0.25, at: 0.75), .init(1)])),
      .steps(try StepEasing(4, .both)),
      .pieces(
        try PiecewiseBezier(
          joints: [.init(fraction: 0.166666, value: 0.4)], shapes: [bezier, bezier])),
      .android(try AndroidInterpolator(.overshoot, 2)), .reversed(out), .mirrored(out),
      .chain(try EasingChain([.init(out, until: 0.5, to: 0.8), .init(out, until: 1, to: 1)])),
      .blend(try EasingBlend(out, .named(.inQuad), share: 0.25)),
    ]
  }

  static func segments() throws -> [Segment] {
    let spring = try Spring(mass: 1, stiffness: 170, damping: 26)
    let notation = SpringNotation(
      family: .physical, parameters: [.init(name: "stiffness", value: 170)])
    let path = ValuePath(
      stops: [.init(progress: 0.6, value: 40, easing: .named(.outQuad))],
      lastEasing: .named(.linear))
    var timings: [SegmentTiming] = [
      .hold, .spring(spring, velocity: -3, notation: notation),
      .direct([.init(time: 0.5, value: 0.2), .init(time: 1, value: 1)]),
      .keyframes(path, driver: .spring(spring, velocity: 0, notation: notation)),
      .keyframes(path, driver: .ease(.named(.linear))),
    ]
    timings += try easings().map { .ease($0) }
    var segments: [Segment] = []
    for (index, timing) in timings.enumerated() {
      segments.append(
        try Segment(
          start: Seconds(Double(index)), end: Seconds(Double(index + 1)), from: 0,
          to: timing == .hold ? 0 : 1, timing: timing, length: index == 1 ? 2 : nil))
    }
    return segments
  }

  static func shapes() throws -> [Shape<Points>] {
    let box = Box<Points>(x: 1, y: 2, width: 3, height: 4)
    let red = Color(red: 229, green: 57, blue: 53, alpha: 128)
    return [
      .rect(
        RectShape(
          box: box, cornerRadius: 5, fill: .gradient(from: red, to: .black, angle: 45),
          stroke: Stroke(color: red, width: 2), shadow: try Shadow(radius: 8, opacity: 0.5))),
      .rect(RectShape(box: box, fill: .color(red))), .rect(RectShape(box: box)),
      .text(
        TextShape(
          string: "Grüße, \u{202E}עולם 🎬\n\"quoted\"", x: 1, y: 2, width: 30, size: 17,
          weight: .semibold, color: red, alignment: .center, font: "Inter", lines: 2)),
      .text(TextShape(string: "plain", x: 0, y: 0)),
      .icon(IconShape(name: "home", x: 1, y: 2, size: 24, color: red)),
      .image(ImageShape(file: "screen.png", box: box, fit: .contain)),
      .list(
        ListShape(
          entries: [
            .init(title: "A", subtitle: "a", icon: "home", image: "a.png"), .init(title: "B"),
          ], y: 64)),
      .bar(BarShape(title: "Home", left: "menu", right: nil)),
    ]
  }

  static func events() throws -> [TimelineEvent] {
    let data = LayerData([
      DataField(name: "title", value: .string("Home")), DataField(name: "n", value: .number(1.5)),
      DataField(name: "on", value: .bool(true)),
      DataField(
        name: "chosen", value: .record([DataField(name: "id", value: .string("news"))])),
    ])
    let turned = try Container(width: 852, height: 393, scale: 3)
    let kinds: [TimelineEvent.Kind] = [
      .request(.present, refusal: nil), .request(.dismiss, refusal: "the menu is not presented"),
      .request(.tap(x: 1, y: 2, layer: nil), refusal: "no layer was hit"),
      .request(.choose(item: "news"), refusal: nil), .request(.escape, refusal: nil),
      .request(.touch(x: 1, y: 2, layer: "content"), refusal: nil),
      .request(.release(x: 1, y: 2), refusal: nil), .request(.cancel, refusal: nil),
      .request(.rotate(turned), refusal: nil), .phase("presenting_interactive"),
      .capture(layer: "content"), .insert(layer: "menu"), .remove(layer: "menu"),
      .restore(layer: "content"), .prepare(data), .unwind(data), .scope(layer: "menu"),
      .scope(layer: nil), .focus("menu.home"), .announce("Menu open"),
      .complete(.present, .cancelled), .print("a line\twith a tab"),
    ]
    return kinds.map { TimelineEvent(time: 0.5, kind: $0) }
  }

  @Test("writes everything there is as its golden file has it, which the checks validate")
  func everything() throws {
    let frame = Frame(x: 0, y: 0, width: 393, height: 852)
    let layer = TimelineLayer(
      id: "badge", role: .layer, z: 0, frame: frame, hitArea: nil, overshoot: .hold,
      pose: PropertyValues(),
      picture: Picture(
        fill: .black, image: "screen.png", shapes: try Self.shapes(),
        rows: [Row(id: "a", title: "A", icon: "home", isDisabled: true)]),
      accessibility: AccessibilityElement(role: .image, label: "Badge"))
    let segments = try Self.segments()
    let timeline = Timeline(
      name: "Everything", device: nil, container: try Container(width: 393, height: 852),
      duration: segments[segments.count - 1].end, motion: "reduced", seed: .max, backdrop: .black,
      layers: [layer],
      tracks: [try Track(layer: "badge", property: .shadowOpacity, segments: segments)],
      events: try Self.events(),
      elements: RestElements(
        dismissed: [
          RestElement(layer: "badge", role: .image, label: nil, isEnabled: false, frame: frame)
        ]))
    let json = try timeline.json(sampling: FrameTimes(rate: 2, duration: timeline.duration))
    let golden = "Tests/TimelinesTests/Golden/everything.timeline.json"
    #expect(try Golden.difference(Data(json), golden) == nil)
  }
}
