import Motion
import Testing
import Timelines
import Transitions

@Suite("A run under a finger")
struct GestureRunTests {
  /// The slide-down menu on 393 × 852, whose content is pulled 702 points for the whole way.
  static func plan(
    _ events: [(Seconds, ScenarioEvent.Kind)], resistance: Double = 0.55
  ) throws -> Plan {
    let travel = Length.height - 150
    let pan = try Pan(layer: "content", distance: travel, resistance: resistance)
    let spring = try SpringTiming(
      SpringNotation(
        family: .response,
        parameters: [.init(name: "damping_ratio", value: 1), .init(name: "response", value: 0.35)]))
    return Plan(
      try Transition(
        name: "Pull-down", timing: .spring(spring), content: Layer(presented: Pose(y: travel)),
        menu: Menu(layer: Layer(dismissed: Pose(y: -.height))),
        dismissal: Dismissal(tap: "content"), pans: Pans(present: pan, dismiss: pan),
        scenario: RunTests.scenario(events)))
  }

  static func at(_ y: Points) throws -> Length { try Length(constant: y) }

  static func touch(_ y: Points) throws -> ScenarioEvent.Kind {
    .touch(x: try at(100), y: try at(y))
  }

  static func release(_ y: Points) throws -> ScenarioEvent.Kind {
    .release(x: try at(100), y: try at(y))
  }

  static func run(_ plan: Plan) throws -> Timeline {
    try Run(plan, on: RunTests.device(393, 852)).timeline
  }

  static func completions(_ timeline: Timeline) -> [String] {
    timeline.events.compactMap {
      if case .complete(let direction, let outcome) = $0.kind {
        "\(direction.rawValue) \(outcome.rawValue)"
      } else {
        nil
      }
    }
  }

  @Test("follows the finger linearly, whatever the timing")
  func follows() throws {
    let timeline = try Self.run(
      Self.plan([
        (0, Self.touch(0)), (0.2, Self.touch(140.4)), (0.6, Self.touch(280.8)),
        (1.2, Self.release(280.8)),
      ]))
    let content = try RunTests.track(timeline, "content", .y)
    let menu = try RunTests.track(timeline, "menu", .y)
    #expect((content.value(at: 0.2) - 140.4).magnitude < 1e-9)
    #expect((content.value(at: 0.6) - 280.8).magnitude < 1e-9)
    #expect((content.value(at: 0.4) - 210.6).magnitude < 1e-9)
    #expect((menu.value(at: 0.6) - (-852 + 0.4 * 852)).magnitude < 1e-9)
  }

  @Test("that is cancelled ends where it began, once, and leaves nothing behind (F13)")
  func cancelled() throws {
    let timeline = try Self.run(
      Self.plan([
        (0, Self.touch(0)), (0.4, Self.touch(280.8)), (0.8, .cancel), (3, .present),
      ]))
    #expect(Self.completions(timeline) == ["present cancelled", "present finished"])
    let firstEnd = try #require(
      timeline.events.first { $0.kind == .complete(.present, .cancelled) })
    for track in timeline.tracks {
      #expect(track.value(at: firstEnd.time) == track.value(at: 0))
    }
    let before = timeline.events.filter { $0.time <= firstEnd.time }.map(\.kind)
    #expect(before.contains(.remove(layer: "content")))
    #expect(before.contains(.remove(layer: "menu")))
    #expect(before.contains(.restore(layer: "content")))
    #expect(try RunTests.track(timeline, "content", .y).value(at: timeline.duration) == 702)
  }

  @Test("completes when the flick would carry it over the threshold")
  func flick() throws {
    // 0.2 of the way at the release, and 700 points a second: the projection adds half of it.
    let flick = try Self.run(
      Self.plan([
        (0, Self.touch(0)), (0.1, Self.touch(70)), (0.2, Self.release(140)),
      ]))
    #expect(Self.completions(flick) == ["present finished"])
    let slow = try Self.run(
      Self.plan([
        (0, Self.touch(0)), (1, Self.touch(139)), (2, Self.release(140)),
      ]))
    #expect(Self.completions(slow) == ["present cancelled"])
  }

  @Test("keeps place and speed when the finger lets go")
  func handOff() throws {
    let timeline = try Self.run(
      Self.plan([
        (0, Self.touch(0)), (0.05, Self.touch(100)), (0.1, Self.release(200)),
      ]))
    let content = try RunTests.track(timeline, "content", .y)
    let index = try #require(content.segments.firstIndex { $0.start == 0.1 })
    let after = content.segments[index].state(at: 0.1)
    #expect((after.value - 200).magnitude < 1e-9)
    #expect((after.velocity - 2000).magnitude < 1e-6)
    #expect(content.value(at: timeline.duration) == 702)
  }

  @Test("gives way less and less past the end")
  func rubberBand() throws {
    let timeline = try Self.run(
      Self.plan([
        (0, Self.touch(0)), (0.5, Self.touch(802)), (2, Self.release(802)),
      ]))
    // 100 points past 702: (1 − 1 / (100 · 0.55 / 702 + 1)) · 702.
    let shown = 702 + (1 - 1 / (100 * 0.55 / 702 + 1)) * 702
    let content = try RunTests.track(timeline, "content", .y)
    #expect((content.value(at: 0.5) - shown).magnitude < 1e-9)
    let wall = try Self.run(
      Self.plan(
        [(0, Self.touch(0)), (0.5, Self.touch(802)), (2, Self.release(802))], resistance: 0))
    #expect((try RunTests.track(wall, "content", .y).value(at: 0.5) - 702).magnitude < 1e-9)
  }

  @Test("grabs a running layer where it is, without a jump")
  func grabs() throws {
    let timeline = try Self.run(
      Self.plan([
        (0, .present), (0.1, Self.touch(400)), (0.3, Self.touch(400)), (0.5, Self.release(400)),
      ]))
    let content = try RunTests.track(timeline, "content", .y)
    let held = try #require(content.segments.first { $0.start == 0.1 })
    #expect(held.value(at: 0.1) == content.segments[0].value(at: 0.1))
    #expect(content.value(at: 0.4) == held.value(at: 0.1))
    #expect(Self.completions(timeline).count == 1)
  }

  @Test("takes no finger where no gesture is declared, and says so")
  func refuses() throws {
    let plan = try RunTests.slideDown(
      scenario: RunTests.scenario([(0, Self.touch(10)), (1, Self.release(20))]))
    let timeline = try Self.run(plan)
    let refusals = timeline.events.compactMap { event in
      if case .request(_, let reason?) = event.kind { reason } else { nil }
    }
    #expect(refusals == ["no gesture is declared for this phase", "no finger holds the layers"])
    #expect(timeline.tracks.allSatisfy { $0.value(at: 5) == $0.value(at: 0) })
  }
}
