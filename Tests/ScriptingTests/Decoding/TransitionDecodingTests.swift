import Motion
import Testing
import Timelines
import Transitions

@testable import Scripting

/// The rest of a transition as a script writes it, beside the values it stands for.
@Suite("Decoding of transitions")
struct TransitionDecodingTests {
  static func transition(_ fields: String) throws -> Transition {
    try LayerDecodingTests.transition(fields)
  }

  @Test("gives accessibility, with its defaults")
  func accessibility() throws {
    let told = try Self.transition(
      """
      menu = { items = { "Home", "News" } },
      layers = { { name = "badge", frame = { width = 9, height = 9 } } },
      accessibility = {
        modal = false,
        focus = { presented = "menu.selected", dismissed = "badge" },
        labels = { content = "Close menu", ["menu.news"] = "Latest news", badge = "3 new" },
        announce = { presented = "Menu open", dismissed = "Menu closed" },
      },
      """
    ).accessibility
    let expected = Accessibility(
      modal: nil, focusPresented: "menu.selected", focusDismissed: "badge",
      labels: ["content": "Close menu", "menu.news": "Latest news", "badge": "3 new"],
      announcePresented: "Menu open", announceDismissed: "Menu closed")
    #expect(told == expected)
    #expect(try Self.transition("accessibility = {}").accessibility == Accessibility())
    #expect(try Self.transition("").accessibility.modal == "menu")
  }

  @Test("gives what replaces the motion, or false for the full one")
  func reducedMotion() throws {
    let reduced = try Self.transition(
      """
      layers = { { name = "badge", frame = { width = 9, height = 9 } } },
      reduced_motion = {
        timing = anim.ease { curve = "out_quad", duration = 0.1 },
        content = { presented = { opacity = 0.2 } },
        badge = { dismissed = { opacity = 0 }, presented = {} },
      },
      """
    ).reducedMotion
    let expected = ReducedTransition(
      timing: .ease(.named(.outQuad), duration: 0.1),
      poses: [
        "content": ReducedPoses(presented: try Pose(opacity: 0.2)),
        "badge": ReducedPoses(presented: .identity, dismissed: try Pose(opacity: 0)),
      ])
    #expect(reduced == .replaced(expected))
    #expect(try Self.transition("reduced_motion = false").reducedMotion == .full)
    #expect(try Self.transition("").reducedMotion == .crossFade)
    #expect(
      try Self.transition("reduced_motion = {}").reducedMotion
        == .replaced(ReducedTransition(timing: .ease(.named(.linear), duration: 0.2))))
  }

  @Test("gives gestures, with their defaults")
  func interactive() throws {
    let pans = try Self.transition(
      """
      interactive = {
        present = anim.pan {
          on = "content", axis = "horizontal", distance = container.width - 80, resistance = 0,
          finish = { progress = 0.3, velocity = 500 },
          settle = anim.ease { curve = "linear", duration = 0.1 },
        },
        dismiss = anim.pan { on = "menu", distance = -300 },
      },
      """
    ).pans
    let present = try Pan(
      layer: "content", axis: .horizontal, distance: .width - 80, finishProgress: 0.3,
      finishVelocity: 500, resistance: 0, settle: .ease(.named(.linear), duration: 0.1))
    let dismiss = try Pan(layer: "menu", distance: Length(constant: -300))
    #expect(pans == Pans(present: present, dismiss: dismiss))
  }

  @Test("gives the choices of a transition")
  func choices() throws {
    let transition = try Self.transition(
      """
      presentation = "card", direction = "right_to_left", check = { ignore = { "E307", "E315" } },
      dismiss = { escape = true },
      """)
    #expect(transition.presentation == .card)
    #expect(transition.direction == .rightToLeft)
    #expect(transition.ignoredRules == ["E307", "E315"])
    #expect(transition.dismissal == Dismissal(escape: true))
    let plain = try Self.transition("")
    #expect(plain.presentation == .fullScreen)
    #expect(plain.direction == nil)
    #expect(plain.ignoredRules == [])
  }

  @Test("gives every event; a finger stays where it was unless the event says more")
  func events() throws {
    let events = try Self.transition(
      """
      menu = { items = { "Home" } },
      scenario = {
        { at = 0, event = "touch", y = 0 },
        { at = 0.1, event = "touch", y = 90 },
        { at = 0.2, event = "touch", x = 7 },
        { at = 0.3, event = "release" },
        { at = 1, event = "touch", x = 5 },
        { at = 1.1, event = "cancel" },
        { at = 2, event = "release", y = 3 },
        { at = 3, event = "escape" },
        { at = 4, event = "rotate", width = 852, height = 393 },
        { at = 5, event = "pull_away" },
        { at = 6, event = "present" },
      },
      """
    ).scenario
    let middle = (x: Length.width / 2, y: Length.height / 2)
    func points(_ value: Points) throws -> Length { try Length(constant: value) }
    let expected: [ScenarioEvent.Kind] = [
      .touch(x: middle.x, y: .zero), .touch(x: middle.x, y: try points(90)),
      .touch(x: try points(7), y: try points(90)), .release(x: try points(7), y: try points(90)),
      .touch(x: try points(5), y: middle.y), .cancel, .release(x: middle.x, y: try points(3)),
      .escape, .rotate(width: 852, height: 393), .pullAway, .present,
    ]
    #expect(events?.map(\.kind) == expected)
  }

  @Test("reads the design's example of a menu under the finger, and plays it to its end")
  func pullDown() throws {
    let result = try ScriptTests.load(
      """
      local anim = require "animscript"
      local container = anim.container
      local travel = container.height - 150
      local drag = anim.pan {
        on = "content",
        axis = "vertical",
        distance = travel,
        finish = { progress = 0.5, velocity = 800 },
        resistance = 0.55,
      }
      return anim.transition {
        name = "Pull-down menu",
        content = { presented = { y = travel } },
        menu = { dismissed = { y = -container.height }, items = { "Home", "News", "Tech" } },
        interactive = { present = drag, dismiss = drag },
        on_complete = function(outcome, direction) print(direction .. " " .. outcome) end,
        scenario = {
          { at = 0.00, event = "touch", y = 0 },
          { at = 0.12, event = "touch", y = 90 },
          { at = 0.20, event = "touch", y = 260 },
          { at = 0.24, event = "release", y = 330 },
        },
      }
      """)
    #expect(result.diagnostics == [])
    let script = try #require(result.script)
    let device = try #require(Device.named("iphone-16"))
    let timeline = try Run(script.plan(), on: device, callbacks: script.callbacks).timeline
    let prints = timeline.events.compactMap { event in
      if case .print(let text) = event.kind { text } else { nil }
    }
    #expect(prints == ["present finished"])
    let content = try #require(timeline.tracks.first { $0.layer == "content" })
    #expect(content.value(at: 0.2) == 260)
    #expect(content.value(at: timeline.duration) == 852 - 150)
  }
}

@Suite("Sequences")
struct SequenceTests {
  static func load(_ list: String) throws -> ScriptResult {
    try ScriptTests.load(
      """
      local anim = require "animscript"
      local function step(name, x)
        return anim.transition {
          name = name,
          timing = anim.ease { curve = "linear", duration = 0.5 },
          content = { presented = { x = x }, dismissed = { x = x - 100 } },
          on_complete = function(outcome, direction) print(name, direction, outcome) end,
        }
      end
      return \(list)
      """)
  }

  static let lists: [(list: String, names: [String])] = [
    ("anim.sequence { step('A', 100) }", ["A"]),
    ("anim.sequence { step('A', 100), step('B', 200) }", ["A", "B"]),
    (
      "anim.sequence { step('A', 100), anim.sequence { step('B', 200), step('C', 300) } }",
      ["A", "B", "C"]
    ),
    ("step('A', 100)", ["A"]),
  ]

  @Test("hold their transitions in order, also those of a sequence inside", arguments: lists)
  func names(list: String, names: [String]) throws {
    let script = try #require(Self.load(list).script)
    #expect(script.transitions.map(\.name) == names)
    #expect(script.plan().transitions == script.transitions)
    #expect(script.plan(.reduced).preference == .reduced)
  }

  @Test("play one after the other, and each is told how it ended")
  func plays() throws {
    let script = try #require(
      Self.load("anim.sequence { step('A', 100), step('B', 200) }").script)
    let device = try #require(Device.named("iphone-16"))
    let timeline = try Run(script.plan(), on: device, callbacks: script.callbacks).timeline
    let prints = timeline.events.compactMap { event in
      if case .print(let text) = event.kind { "\(event.time.value) \(text)" } else { nil }
    }
    #expect(
      prints == [
        "0.5 A\tpresent\tfinished", "1.0 B\tpresent\tfinished", "2.0 B\tdismiss\tfinished",
        "2.5 A\tdismiss\tfinished",
      ])
    let x = try #require(timeline.tracks.first { $0.layer == "content" && $0.property == .x })
    for (time, value) in [(0.25, 50.0), (0.75, 150), (1.25, 200), (1.75, 150), (2.25, 50)] {
      #expect((x.value(at: Seconds(time)) - value).magnitude < 1e-9)
    }
  }
}
