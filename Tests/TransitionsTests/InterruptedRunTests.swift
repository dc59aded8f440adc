import Motion
import Testing
import Timelines
import Transitions

@Suite("A run that is interrupted in an awkward way")
struct InterruptedRunTests {
  static func menu(
    presentation: Transition.Presentation = .fullScreen, layers: [ExtraLayer] = [],
    preference: Plan.MotionPreference = .full, _ events: [(Seconds, ScenarioEvent.Kind)]
  ) throws -> Plan {
    let travel = Length.height - 150
    let pan = try Pan(layer: "content", distance: travel)
    return Plan(
      try Transition(
        name: "Menu", timing: .ease(.named(.linear), duration: 0.4),
        content: Layer(presented: Pose(y: travel)),
        menu: Menu(layer: Layer(dismissed: Pose(y: -.height))), layers: layers,
        dismissal: Dismissal(tap: "content"), presentation: presentation,
        pans: Pans(present: pan, dismiss: pan), scenario: RunTests.scenario(events)),
      preference: preference)
  }

  @Test("ends at rest when the system pulls the card away, and starts anew from there")
  func pulledAway() throws {
    let timeline = try GestureRunTests.run(
      Self.menu(presentation: .card, [(0, .present), (1, .pullAway), (2, .present)]))
    #expect(
      GestureRunTests.completions(timeline)
        == ["present finished", "dismiss finished", "present finished"])
    let content = try RunTests.track(timeline, "content", .y)
    #expect(content.value(at: 0.9) == 702)
    #expect(content.value(at: 1) == 0)
    #expect((content.value(at: 2.2) - 351).magnitude < 1e-9)
    #expect(
      timeline.events.count { $0.kind == .remove(layer: "menu") } == 1)
  }

  static let refusals: [(Transition.Presentation, Seconds, String)] = [
    (.fullScreen, 1, "the menu is no card"), (.card, 0.1, "the menu is not presented"),
  ]

  @Test("turns a pull down where there is no card at rest", arguments: refusals)
  func refusesPull(
    presentation: Transition.Presentation, time: Seconds, reason: String
  ) throws {
    let timeline = try GestureRunTests.run(
      Self.menu(presentation: presentation, [(0, .present), (time, .pullAway)]))
    #expect(
      timeline.events.contains(
        TimelineEvent(time: time, kind: .request(.pullAway, refusal: reason))))
    #expect(GestureRunTests.completions(timeline) == ["present finished"])
  }

  @Test("shows a fading layer again when a finger grabs it, and ends when all is still")
  func grabbedFade() throws {
    // The cross-fade takes 0.2 s; at 0.05 s half of the content is gone.
    let timeline = try GestureRunTests.run(
      Self.menu(
        preference: .reduced,
        [(0, .present), (0.05, GestureRunTests.touch(10)), (0.06, GestureRunTests.release(10))]))
    #expect(GestureRunTests.completions(timeline) == ["present cancelled"])
    let opacity = try RunTests.track(timeline, "content", .opacity)
    #expect((opacity.value(at: 0.05) - 0.5).magnitude < 1e-9)
    #expect((opacity.value(at: 0.1) - 0.75).magnitude < 1e-9)
    for track in timeline.tracks {
      let rest = track.layer == "menu" && track.property == .y ? -852.0 : 0
      #expect(track.value(at: timeline.duration) == (track.property == .opacity ? 1 : rest))
      #expect(track.segments.allSatisfy { $0.end <= timeline.duration })
    }
  }

  static func photo() throws -> [ExtraLayer] {
    func box(_ y: Double, _ side: Double) throws -> Box<Length> {
      let side = try Length(constant: Points(side))
      return Box(x: .zero, y: try Length(constant: Points(y)), width: side, height: side)
    }
    return [
      ExtraLayer(id: "cell", frame: try box(500, 100), shared: "photo", layer: try Layer()),
      ExtraLayer(id: "photo", frame: try box(100, 390), shared: "photo", layer: try Layer()),
    ]
  }

  @Test("keeps the flying one of two shared elements in sight until the run's own end")
  func sharedUnderFinger() throws {
    // Without the finger the dismissal, and the exchange, would end at 1.4 s.
    let held = try GestureRunTests.run(
      Self.menu(
        layers: Self.photo(),
        [
          (0, .present), (1, .dismiss), (1.1, GestureRunTests.touch(600)), (2, .cancel),
        ]))
    let photo = try RunTests.track(held, "photo", .opacity)
    for time in [1.1, 1.4, 1.5, 2, held.duration.value] {
      #expect(photo.value(at: Seconds(time)) == 1)
    }
    #expect(GestureRunTests.completions(held) == ["present finished", "dismiss cancelled"])

    let turned = try GestureRunTests.run(
      Self.menu(
        layers: Self.photo(),
        [(0, .present), (0.2, .dismiss), (0.3, .rotate(width: 852, height: 393))]))
    let cell = try RunTests.track(turned, "cell", .opacity)
    #expect(cell.segments.filter { $0.start > 0 && $0.from == 1 }.map(\.start) == [turned.duration])
  }
}
