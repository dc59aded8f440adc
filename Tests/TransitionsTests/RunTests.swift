import Motion
import TestSupport
import Testing
import Timelines
import Transitions

@Suite("Run")
struct RunTests {
  static func device(_ width: Points, _ height: Points) throws -> Device {
    Device(name: nil, container: try Container(width: width, height: height))
  }

  /// The slide-down menu: content to 150 points from the bottom, menu from above.
  static func slideDown(
    timing: Timing? = nil, dismissal: Dismissal = Dismissal(tap: "content"),
    items: [Row] = [], arrival: RowArrival? = nil, overshoot: Overshoot = .show,
    scenario: [ScenarioEvent]? = nil
  ) throws -> Plan {
    let seed = try SpringTiming.uikit(duration: 0.5, dampingRatio: 0.8, initialVelocity: 0.8)
    return Plan(
      try Transition(
        name: "Slide-down menu", timing: timing ?? .spring(seed),
        content: Layer(presented: Pose(y: .height - 150), overshoot: overshoot),
        menu: Menu(layer: Layer(dismissed: Pose(y: -.height)), items: items, arrival: arrival),
        dismissal: dismissal, scenario: scenario))
  }

  static func scenario(_ events: [(Seconds, ScenarioEvent.Kind)]) throws -> [ScenarioEvent] {
    try events.map { try ScenarioEvent(time: $0.0, kind: $0.1) }
  }

  static func track(
    _ timeline: Timeline, _ layer: String, _ property: Property
  ) throws -> Track {
    try #require(timeline.tracks.first { $0.layer == layer && $0.property == property })
  }

  // The reference curve of the seed spring at 60 digits; see springs.json, V-spring-001.
  static let progress: [(time: Seconds, value: Double)] = [
    (0.05, 0.2642596417076578), (0.1, 0.6200063307949925), (0.15, 0.8563416468098679),
    (0.2, 0.9701210992544386), (0.25, 1.0092888522714605), (0.3, 1.014994010897131),
    (0.45, 1.0018593254392898),
  ]

  @Test("moves content and menu along the reference curve, out and back", arguments: progress)
  func followsCurve(time: Seconds, value: Double) throws {
    let timeline = try Run(Self.slideDown(), on: Self.device(390, 844)).timeline
    let content = try Self.track(timeline, "content", .y)
    let menu = try Self.track(timeline, "menu", .y)
    #expect((content.value(at: time) - 694 * value).magnitude < 1e-6)
    #expect((menu.value(at: time) - (-844 + 844 * value)).magnitude < 1e-6)
    #expect((content.value(at: 1 + time) - 694 * (1 - value)).magnitude < 1e-6)
    #expect((menu.value(at: 1 + time) + 844 * value).magnitude < 1e-6)
  }

  @Test("ends exactly on the declared poses at exactly the duration")
  func endsExactly() throws {
    let timeline = try Run(Self.slideDown(), on: Self.device(390, 844)).timeline
    let content = try Self.track(timeline, "content", .y)
    #expect(content.value(at: 0.5) == 694)
    #expect(content.value(at: 1.5) == 0)
    #expect(try Self.track(timeline, "menu", .y).value(at: 0.5) == 0)
    #expect(try Self.track(timeline, "menu", .y).value(at: 1.5) == -844)
    #expect(timeline.duration == 1.5)
  }

  @Test("logs a full round in the order of the contract")
  func logsRound() throws {
    let timeline = try Run(Self.slideDown(), on: Self.device(390, 844)).timeline
    #expect(
      timeline.events == [
        TimelineEvent(time: 0, kind: .request(.present, refusal: nil)),
        TimelineEvent(time: 0, kind: .phase("presenting")),
        TimelineEvent(time: 0, kind: .capture(layer: "content")),
        TimelineEvent(time: 0, kind: .insert(layer: "menu")),
        TimelineEvent(time: 0.5, kind: .scope(layer: "menu")),
        TimelineEvent(time: 0.5, kind: .focus("menu")),
        TimelineEvent(time: 0.5, kind: .phase("presented")),
        TimelineEvent(time: 0.5, kind: .complete(.present, .finished)),
        TimelineEvent(time: 1, kind: .request(.dismiss, refusal: nil)),
        TimelineEvent(time: 1, kind: .phase("dismissing")),
        TimelineEvent(time: 1.5, kind: .remove(layer: "menu")),
        TimelineEvent(time: 1.5, kind: .remove(layer: "content")),
        TimelineEvent(time: 1.5, kind: .restore(layer: "content")),
        TimelineEvent(time: 1.5, kind: .scope(layer: nil)),
        TimelineEvent(time: 1.5, kind: .focus("content.trigger")),
        TimelineEvent(time: 1.5, kind: .phase("dismissed")),
        TimelineEvent(time: 1.5, kind: .complete(.dismiss, .finished)),
      ])
  }

  @Test("turns a second request down without restarting or shortening the run (F14)")
  func asksTwice() throws {
    let plan = try Self.slideDown(
      scenario: Self.scenario([
        (0, .present), (0.1, .present), (1, .dismiss), (1.1, .dismiss),
      ]))
    let timeline = try Run(plan, on: Self.device(393, 852)).timeline
    let refusals = timeline.events.compactMap { event in
      if case .request(_, let refusal?) = event.kind { (event.time, refusal) } else { nil }
    }
    #expect(refusals.map(\.0) == [0.1, 1.1])
    #expect(completions(of: timeline) == ["present finished", "dismiss finished"])
    #expect(timeline.duration == 1.5)
    let twice = try Self.track(timeline, "content", .y)
    let once = try Self.track(
      Run(Self.slideDown(), on: Self.device(393, 852)).timeline, "content", .y)
    #expect(twice == once)
  }

  struct Tap: Sendable {
    let width: Points, height: Points
    let x: Points, y: Points
    let layer: String
    let dismisses: Bool
  }

  static let taps: [Tap] = [
    Tap(width: 393, height: 852, x: 196, y: 701, layer: "menu", dismisses: false),
    Tap(width: 393, height: 852, x: 196, y: 703, layer: "content", dismisses: true),
    Tap(width: 393, height: 852, x: 196, y: 851, layer: "content", dismisses: true),
    Tap(width: 852, height: 393, x: 800, y: 242, layer: "menu", dismisses: false),
    Tap(width: 852, height: 393, x: 800, y: 244, layer: "content", dismisses: true),
    Tap(width: 852, height: 393, x: 20, y: 392, layer: "content", dismisses: true),
    Tap(width: 390, height: 844, x: 195, y: 700, layer: "content", dismisses: true),
    Tap(width: 390, height: 844, x: 195, y: 600, layer: "menu", dismisses: false),
  ]

  @Test("gives a tap to the layer as drawn, and to nothing else (F18)", arguments: taps)
  func hits(tap: Tap) throws {
    let plan = try Self.slideDown(
      scenario: Self.scenario([
        (0, .present),
        (1, .tapAt(x: Length(constant: tap.x), y: Length(constant: tap.y))),
      ]))
    let timeline = try Run(plan, on: Self.device(tap.width, tap.height)).timeline
    let hits = timeline.events.compactMap { event in
      if case .request(.tap(_, _, let layer), let refusal) = event.kind {
        (layer, refusal == nil)
      } else {
        nil
      }
    }
    #expect(hits.map(\.0) == [tap.layer])
    #expect(hits.map(\.1) == [tap.dismisses])
    #expect(
      completions(of: timeline)
        == ["present finished"] + (tap.dismisses ? ["dismiss finished"] : []))
  }

  @Test("follows the moving layer with its tap area during a run (F18)")
  func tapsDuringRun() throws {
    // At 0.1 s the content's top is at 0.62 of its way: 435.2 of 702 points.
    for (y, isHit): (Points, Bool) in [(434, false), (436.5, true)] {
      let plan = try Self.slideDown(
        scenario: Self.scenario([
          (0, .present), (0.1, .tapAt(x: Length(constant: 100), y: Length(constant: y))),
        ]))
      let timeline = try Run(plan, on: Self.device(393, 852)).timeline
      #expect(
        completions(of: timeline) == [isHit ? "present cancelled" : "present finished"])
    }
  }

  @Test(
    "turns a run round without a jump in place or speed",
    arguments: [0.01, 0.1, 0.25, 0.4, 0.499])
  func turnsRound(instant: Double) throws {
    let time = Seconds(instant)
    let eases: [Timing?] = [nil, .ease(.named(.inOutCubic), duration: 0.5)]
    for timing in eases {
      let plan = try Self.slideDown(
        timing: timing, scenario: Self.scenario([(0, .present), (time, .dismiss)]))
      let timeline = try Run(plan, on: Self.device(393, 852)).timeline
      #expect(completions(of: timeline) == ["present cancelled"])
      for track in timeline.tracks {
        let index = try #require(track.segments.firstIndex { $0.start == time })
        let before = track.segments[index - 1].state(at: time)
        let after = track.segments[index].state(at: time)
        #expect(before.velocity != 0)
        #expect((before.value - after.value).magnitude < 1e-9)
        #expect((before.velocity - after.velocity).magnitude < 1e-6)
        let rest = track.layer == "menu" ? -852.0 : 0
        #expect(track.value(at: timeline.duration) == rest)
      }
    }
  }

  @Test("fades rows one after the other, and holds them until they start (F20)")
  func staggersRows() throws {
    let rows = (1...5).map { Row(id: "r\($0)", title: "Row \($0)") }
    let arrival = try RowArrival(
      dismissed: Pose(opacity: 0), stagger: 0.05,
      timing: .ease(.named(.linear), duration: 0.2))
    let plan = try Self.slideDown(
      timing: .ease(.named(.linear), duration: 0.1), items: rows, arrival: arrival)
    let timeline = try Run(plan, on: Self.device(393, 852)).timeline
    let opacities = try (1...5).map { try Self.track(timeline, "menu.r\($0)", .opacity) }
    #expect(
      timeline.events.contains(TimelineEvent(time: 0.4, kind: .complete(.present, .finished))))
    #expect((timeline.duration.value - 1.3).magnitude < 1e-9)
    for (index, track) in opacities.enumerated() {
      let start = 0.05 * Double(index)
      #expect(track.value(at: Seconds(start)) == 0)
      #expect((track.value(at: Seconds(start + 0.1)) - 0.5).magnitude < 1e-9)
      #expect(track.value(at: Seconds(start + 0.2 + 1e-12)) == 1)
      // On dismissal the last row starts first and the first ends last.
      let back = 0.9 + 0.05 * Double(4 - index)
      #expect(track.value(at: Seconds(back)) == 1)
      #expect((track.value(at: Seconds(back + 0.1)) - 0.5).magnitude < 1e-9)
    }
  }

  @Test("holds a layer at its target once it is there, when told to")
  func holdsAtTarget() throws {
    let timeline = try Run(
      Self.slideDown(overshoot: .hold), on: Self.device(390, 844)
    ).timeline
    let content = try Self.track(timeline, "content", .y)
    let shown = try FrameTimes(rate: 240, duration: 0.5).map { content.value(at: $0) }
    #expect(shown.allSatisfy { $0 <= 694 })
    #expect(content.value(at: 0.3) == 694)
    #expect((content.value(at: 0.15) - 694 * 0.8563416468098679).magnitude < 1e-6)
  }

  static let extremes: [(name: String, timing: Timing, delay: Seconds)] = [
    ("no duration", .ease(.named(.linear), duration: 0), 0),
    ("no duration after a delay", .ease(.named(.linear), duration: 0), 0.2),
  ]

  @Test("completes zero lengths, once, with no number missing (F10)", arguments: extremes)
  func zeroLength(name: String, timing: Timing, delay: Seconds) throws {
    let plan = Plan(
      try Transition(
        name: name, timing: timing,
        content: Layer(presented: Pose(x: try Length(constant: 5)), delay: delay),
        menu: Menu(layer: Layer()),
        scenario: Self.scenario([(0, .present)])))
    let timeline = try Run(plan, on: Self.device(393, 852)).timeline
    let x = try Self.track(timeline, "content", .x)
    #expect(x.value(at: delay) == 5)
    if delay > 0 { #expect(x.value(at: delay * 0.99) == 0) }
    #expect(completions(of: timeline) == ["present finished"])
    #expect(timeline.duration == delay)
  }

  @Test("completes at once when nothing moves")
  func nothingMoves() throws {
    let plan = Plan(
      try Transition(
        name: "still", timing: .ease(.named(.linear), duration: 1), content: Layer(),
        menu: Menu(layer: Layer())))
    let timeline = try Run(plan, on: Self.device(393, 852)).timeline
    #expect(completions(of: timeline) == ["present finished", "dismiss finished"])
    #expect(timeline.tracks.isEmpty)
  }

  func completions(of timeline: Timeline) -> [String] {
    timeline.events.compactMap { event in
      if case .complete(let direction, let outcome) = event.kind {
        "\(direction.rawValue) \(outcome.rawValue)"
      } else {
        nil
      }
    }
  }
}
