import Motion
import Testing
import Timelines
import Transitions

@Suite("Runs that turn, mirror, follow each other or move less")
struct RunVariantsTests {
  @Test("re-aims at the new rests when the device turns during a run (F17)")
  func rotates() throws {
    let plan = try RunTests.slideDown(
      scenario: RunTests.scenario([(0, .present), (0.25, .rotate(width: 852, height: 393))]))
    let timeline = try Run(plan, on: RunTests.device(393, 852)).timeline
    let content = try RunTests.track(timeline, "content", .y)
    #expect(content.value(at: timeline.duration) == 243)
    #expect(try RunTests.track(timeline, "menu", .y).value(at: timeline.duration) == 0)
    #expect(GestureRunTests.completions(timeline) == ["present finished"])
    let index = try #require(content.segments.firstIndex { $0.start == 0.25 })
    let before = content.segments[index - 1].state(at: 0.25)
    let after = content.segments[index].state(at: 0.25)
    #expect((before.value - after.value).magnitude < 1e-9)
    #expect((before.velocity - after.velocity).magnitude < 1e-6)
    let turn = try #require(
      timeline.events.first {
        if case .request(.rotate, nil) = $0.kind { true } else { false }
      })
    #expect(turn.time == 0.25)
  }

  @Test("puts layers at their new rests when the device turns at rest (F18)")
  func rotatesAtRest() throws {
    let plan = try RunTests.slideDown(
      scenario: RunTests.scenario([
        (0, .present), (1, .rotate(width: 852, height: 393)),
        (1.5, .tapAt(x: Length(constant: 800), y: Length(constant: 242))),
        (2, .tapAt(x: Length(constant: 800), y: Length(constant: 244))),
      ]))
    let timeline = try Run(plan, on: RunTests.device(393, 852)).timeline
    let content = try RunTests.track(timeline, "content", .y)
    #expect(content.value(at: 0.99) == 702)
    #expect(content.value(at: 1) == 243)
    #expect(content.value(at: timeline.duration) == 0)
    #expect(GestureRunTests.completions(timeline) == ["present finished", "dismiss finished"])
  }

  @Test("mirrors horizontal motion where text runs from right to left")
  func mirrors() throws {
    func side(_ direction: LayoutDirection) throws -> Track {
      let plan = Plan(
        try Transition(
          name: "Side", timing: .ease(.named(.linear), duration: 1),
          content: Layer(presented: Pose(x: .width - 80, y: .height / 2, rotation: 10)),
          menu: Menu(layer: Layer()), direction: direction))
      let timeline = try Run(plan, on: RunTests.device(400, 800)).timeline
      #expect(try RunTests.track(timeline, "content", .y).value(at: 1) == 400)
      #expect(
        try RunTests.track(timeline, "content", .rotation).value(at: 1)
          == (direction == .leftToRight ? 10 : -10))
      return try RunTests.track(timeline, "content", .x)
    }
    #expect(try side(.leftToRight).value(at: 1) == 320)
    #expect(try side(.rightToLeft).value(at: 1) == -320)
  }

  static func step(_ presented: Pose, _ duration: Seconds) throws -> Transition {
    try Transition(
      name: "Step", timing: .ease(.named(.linear), duration: duration),
      content: Layer(presented: presented), menu: Menu(layer: Layer()),
      scenario: RunTests.scenario([(0, .present)]))
  }

  @Test("keep their total time in a chain, each completing once (F09, F10)")
  func chain() throws {
    let steps = try (1...10).map { index in
      try Transition(
        name: "Step", timing: .ease(.named(.linear), duration: 0.1),
        content: Layer(
          presented: Pose(x: try Length(constant: Points(Double(index)))),
          dismissed: Pose(x: try Length(constant: Points(Double(index - 1))))),
        menu: Menu(layer: Layer()), scenario: RunTests.scenario([(0, .present)]))
    }
    let plan = Plan(first: steps[0], following: Array(steps.dropFirst()))
    let timeline = try Run(plan, on: RunTests.device(393, 852)).timeline
    #expect((timeline.duration.value - 1).magnitude < 1e-9)
    let x = try RunTests.track(timeline, "content", .x)
    #expect((x.value(at: 0.55) - 5.5).magnitude < 1e-6)
    #expect(x.value(at: timeline.duration) == 10)
    #expect(GestureRunTests.completions(timeline).count == 10)

    let empty = Plan(
      first: try Self.step(Pose(x: Length(constant: 5)), 0.1),
      following: [
        try Self.step(Pose(y: Length(constant: 5)), 0), try Self.step(Pose(opacity: 0.5), 0.1),
      ])
    let short = try Run(empty, on: RunTests.device(393, 852)).timeline
    #expect((short.duration.value - 0.2).magnitude < 1e-9)
    #expect(
      GestureRunTests.completions(short) == Array(repeating: "present finished", count: 3))
  }

  @Test("move nothing but fade with reduced motion, and end as in full motion (F15)")
  func reduced() throws {
    let scenario = try RunTests.scenario([(0, .present), (1, .dismiss)])
    let transition = try RunTests.slideDown(scenario: scenario).transition
    let full = try Run(Plan(transition), on: RunTests.device(393, 852)).timeline
    let reduced = try Run(
      Plan(transition, preference: .reduced), on: RunTests.device(393, 852)
    ).timeline
    #expect(reduced.motion == "reduced")
    #expect(GestureRunTests.completions(reduced) == GestureRunTests.completions(full))
    for time in try FrameTimes(rate: 240, duration: reduced.duration) {
      let values = try #require(reduced.values(of: "content", at: time))
      #expect(values[.y] == 0 || values[.y] == 702)
    }
    #expect(reduced.values(of: "content", at: 0.3) == full.values(of: "content", at: 0.6))
    #expect(reduced.values(of: "menu", at: 0.3) == full.values(of: "menu", at: 0.6))
    #expect(
      reduced.values(of: "content", at: reduced.duration)
        == full.values(of: "content", at: full.duration))
  }

  @Test("reach the end of every step with reduced motion (F15)")
  func reducedSequence() throws {
    let plan = Plan(
      first: try Self.step(Pose(x: Length(constant: 10)), 0.3),
      following: [
        try Self.step(Pose(y: Length(constant: 20)), 0.3),
        try Self.step(Pose(opacity: 0.5), 0.3),
      ], preference: .reduced)
    let timeline = try Run(plan, on: RunTests.device(393, 852)).timeline
    let end = try #require(timeline.values(of: "content", at: timeline.duration))
    #expect(end[.x] == 10)
    #expect(end[.y] == 20)
    #expect(end[.opacity] == 0.5)
    #expect(
      GestureRunTests.completions(timeline) == Array(repeating: "present finished", count: 3))
  }

  @Test("pass keyframes at the progress they name and end on the rest")
  func keyframes() throws {
    let path = try PosePath(
      keyframes: [
        PoseKeyframe(at: 0.6, pose: Pose(y: Length(constant: 40)), properties: [.y])
      ])
    let plan = Plan(
      try Transition(
        name: "Keys", timing: .ease(.named(.linear), duration: 1),
        content: Layer(
          presented: Pose(y: Length(constant: 0)), dismissed: Pose(y: Length(constant: 100)),
          presentedPath: path),
        menu: Menu(layer: Layer()), scenario: RunTests.scenario([(0, .present)])))
    let y = try RunTests.track(
      Run(plan, on: RunTests.device(393, 852)).timeline, "content", .y)
    #expect(y.value(at: 0) == 100)
    #expect((y.value(at: 0.3) - 70).magnitude < 1e-9)
    #expect((y.value(at: 0.6) - 40).magnitude < 1e-9)
    #expect((y.value(at: 0.8) - 20).magnitude < 1e-9)
    #expect(y.value(at: 1) == 0)
  }

  @Test("fly a shared element from the frame of the first to the frame of the second")
  func shared() throws {
    func frame(_ x: Double, _ y: Double, _ side: Double) throws -> Box<Length> {
      Box(
        x: try Length(constant: Points(x)), y: try Length(constant: Points(y)),
        width: try Length(constant: Points(side)), height: try Length(constant: Points(side)))
    }
    let plan = Plan(
      try Transition(
        name: "Zoom", timing: .ease(.named(.linear), duration: 1), content: Layer(),
        menu: Menu(layer: Layer()),
        layers: [
          ExtraLayer(id: "cell", frame: try frame(20, 500, 100), shared: "photo", layer: Layer()),
          ExtraLayer(id: "photo", frame: try frame(0, 100, 400), shared: "photo", layer: Layer()),
        ], scenario: RunTests.scenario([(0, .present), (2, .dismiss)])))
    let timeline = try Run(plan, on: RunTests.device(400, 800)).timeline
    let start = try #require(timeline.values(of: "photo", at: 0))
    // Centres at (70, 550) and (200, 300), widths 100 and 400.
    #expect(start[.x] == -130)
    #expect(start[.y] == 250)
    #expect(start[.scale] == 0.25)
    let end = try #require(timeline.values(of: "photo", at: 1))
    #expect([end[.x], end[.y], end[.scale], end[.opacity]] == [0, 0, 1, 1])
    #expect(timeline.values(of: "cell", at: 0.5)?[.opacity] == 0)
    #expect(timeline.values(of: "cell", at: timeline.duration)?[.opacity] == 1)
    #expect(timeline.values(of: "photo", at: timeline.duration)?[.opacity] == 0)
  }
}
