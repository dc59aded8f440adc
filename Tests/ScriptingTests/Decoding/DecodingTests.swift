import Motion
import Testing
import Timelines
import Transitions

@testable import Scripting

@Suite("Decoding")
struct DecodingTests {
  @Test("gives what is left out its default")
  func defaults() throws {
    let transition = try #require(Decoded(.transition()).transition)
    let timing = try SpringTiming.uikit(duration: 0.5, dampingRatio: 0.8, initialVelocity: 0.8)
    let expected = try Transition(
      name: "Test", timing: .spring(timing), content: Layer(), menu: Menu(layer: Layer()))
    #expect(transition == expected)
  }

  @Test("reads every field of a pose")
  func pose() throws {
    let value = LuaValue.transition([
      "content": [
        "presented": [
          "x": 1.5, "y": .length(LuaLength(constant: -150, factors: SIMD8(0, 1, 0, 0, 0, 0, 0, 0))),
          "scale": 0.9, "rotation": -45, "opacity": 0.5, "corner_radius": 16, "dim": 0.35,
          "shadow": ["radius": 24, "opacity": 0.3, "x": 1, "y": -4],
        ]
      ]
    ])
    let pose = try #require(Decoded(value).transition).content.presented
    let expected = try Pose(
      x: Length(constant: 1.5), y: Length.height - 150, scale: 0.9, rotation: -45, opacity: 0.5,
      cornerRadius: 16, dim: 0.35, shadow: Shadow(radius: 24, opacity: 0.3, x: 1, y: -4))
    #expect(pose == expected)
  }

  @Test("reads every field of layer, menu and rows")
  func menu() throws {
    let value = LuaValue.transition([
      "menu": [
        "delay": 0.1, "fill": "#1c1b2e80", "overshoot": "hold",
        "data": ["b": 2, "a": "x", "c": true],
        "timing": .ease(["curve": "linear", "duration": 0]),
        "items": [
          "Über uns", ["id": "b", "title": "B", "icon": "house", "disabled": true],
          ["title": "TWO Words"],
        ],
        "item": [
          "dismissed": ["x": -12], "stagger": 0.04, "stagger_from": "center",
          "timing": .ease(["curve": "out_cubic", "duration": 0.2]),
        ],
      ]
    ])
    let menu = try #require(Decoded(value).transition).menu
    #expect(
      menu.items == [
        Row(id: "über uns", title: "Über uns"),
        Row(id: "b", title: "B", icon: "house", isDisabled: true),
        Row(id: "two words", title: "TWO Words"),
      ])
    #expect(menu.layer.delay == 0.1)
    #expect(menu.layer.picture.fill == Color(hex: "#1c1b2e80"))
    #expect(menu.layer.overshoot == .hold)
    #expect(menu.layer.timing == .ease(.named(.linear), duration: 0))
    #expect(
      menu.layer.data.fields == [
        DataField(name: "a", value: .string("x")), DataField(name: "b", value: .number(2)),
        DataField(name: "c", value: .bool(true)),
      ])
    let arrival = try RowArrival(
      dismissed: Pose(x: Length(constant: -12)), stagger: 0.04, origin: .center,
      timing: .ease(.named(.outCubic), duration: 0.2))
    #expect(menu.arrival == arrival)
  }

  @Test("reads the events of a scenario")
  func scenario() throws {
    let value = LuaValue.transition([
      "menu": ["items": ["Home"]],
      "scenario": [
        ["at": 0, "event": "present"], ["at": 1, "event": "tap", "on": "content"],
        ["at": 1, "event": "tap", "x": 10, "y": 20.5],
        ["at": 1.5, "event": "choose", "item": "home"], ["at": 2, "event": "dismiss"],
      ],
    ])
    let events = try #require(Decoded(value).transition?.scenario)
    #expect(events.map(\.time) == [0, 1, 1, 1.5, 2])
    let place = (x: try Length(constant: 10), y: try Length(constant: 20.5))
    #expect(
      events.map(\.kind) == [
        .present, .tapOn(layer: "content"), .tapAt(x: place.x, y: place.y), .choose(item: "home"),
        .dismiss,
      ])
  }

  @Test("reads the rest of a transition")
  func rest() throws {
    let function = LuaValue.function(LuaFunction(handle: 7, place: nil))
    let value = LuaValue.transition([
      "name": "Menu", "backdrop": ["fill": "#FFFFFF"],
      "dismiss": ["tap": "content", "timing": .ease(["curve": "in_quad", "duration": 0.3])],
      "prepare": function, "on_complete": function, "scenario": [],
    ])
    let transition = try #require(Decoded(value).transition)
    #expect(transition.name == "Menu")
    #expect(transition.backdrop == Color(hex: "#FFFFFF"))
    #expect(
      transition.dismissal
        == Dismissal(tap: "content", timing: .ease(.named(.inQuad), duration: 0.3)))
    #expect(transition.callbacks == [.prepare, .onComplete])
    #expect(transition.scenario == [])
  }

  @Test("reads springs of every family")
  func springs() throws {
    let uikit = Decoded(
      .transition(["timing": .spring(["damping_ratio": 1, "duration": 0.4])]))
    #expect(
      try #require(uikit.transition).timing
        == .spring(try .uikit(duration: 0.4, dampingRatio: 1)))
    let physical = Decoded(
      .transition([
        "timing": .spring([
          "mass": 2, "stiffness": 200, "damping": 20, "initial_velocity": 1, "settle": 0.01,
        ])
      ]))
    #expect(
      try #require(physical.transition).timing
        == .spring(
          try .physical(
            mass: 2, stiffness: 200, damping: 20, initialVelocity: 1, settle: 0.01)))
  }

  @Test("reads curves of every kind")
  func curves() throws {
    func easing(_ curve: LuaValue, points: [(Double, Double)] = []) throws -> Easing {
      let value = LuaValue.transition(["timing": .ease(["curve": curve, "duration": 1])])
      let timing = try #require(Decoded(value, curve: points).transition).timing
      guard case .ease(let easing, 1) = timing else { throw CurveError.tooFewPoints(0) }
      return easing
    }
    for name in EasingName.allCases {
      #expect(try easing(.string(name.rawValue)) == .named(name))
    }
    #expect(
      try easing(.bezier(0.4, 0, 0.2, 1)) == .bezier(try CubicBezier(0.4, 0, 0.2, 1)))
    let function = LuaValue.function(LuaFunction(handle: 1, place: nil))
    let points = [(0.0, 0.0009), (0.5, 1.2), (1.0, 0.9995)].map { (fraction: $0.0, value: $0.1) }
    let exact = [(0.0, 0.0), (0.5, 1.2), (1.0, 1.0)]
      .map { SampledCurve.Point(fraction: $0.0, value: $0.1) }
    #expect(
      try easing(function, points: points)
        == .points(try SampledCurve(points: exact, errorBound: 0.0004)))
  }

  @Test("takes integers and fractions alike, and no text for a number")
  func numbers() throws {
    let whole = Decoded(.transition(["content": ["delay": 1]]))
    let fraction = Decoded(.transition(["content": ["delay": 1.0]]))
    #expect(whole.transition == fraction.transition)
    #expect(Decoded(.transition(["content": ["delay": "1"]])).transition == nil)
    #expect(Decoded(.transition(["name": 5])).transition == nil)
  }

  static let refused: [(value: LuaValue, lines: [String])] = [
    (.nothing, ["E208 : the script must return a transition, got nothing"]),
    (42, ["E208 : the script must return a transition, got a number"]),
    (["name": "x"], ["E208 : the script must return a transition, got a table"]),
    (.spring([:]), ["E208 : the script must return a transition, got a spring"]),
    (
      .transition(["content": ["presented": ["scale": .number(.infinity)]]]),
      ["E203 content.presented.scale: must be a number not above 1000, got infinity"]
    ),
    (
      .transition(["content": ["delay": .number(.nan)]]),
      ["E203 content.delay: must be a number of seconds from 0 to 3600, got not-a-number"]
    ),
    (
      .transition(["content": ["presented": ["y": .number(1e9)]]]),
      [
        "E203 content.presented.y: must be at most 1000000 points and 1000 times the container,"
          + " either way"
      ]
    ),
    (
      .transition(["content": ["data": ["x": ["y": 1]]]]),
      ["E204 content.data.x: must be a string, a number or true or false, got a table"]
    ),
    (.transition(["content": ["data": ["x"]]]), ["E201 content.data[1]: has no name"]),
    (.transition(["content": ["x"]]), ["E201 content[1]: unknown field"]),
    (.transition(["name": ""]), ["E203 name: must not be empty"]),
    (.transition(["menu": ["items": ["a": 1]]]), ["E201 menu.items.a: unknown field"]),
    (
      .transition(["menu": ["items": ["A", "B", "a"]]]),
      ["E203 menu.items[3]: has the id \"a\", which menu.items[1] has already"]
    ),
    (
      .transition(["scenario": [["at": 0, "event": "choose"]]]),
      ["E202 scenario[1].item: is missing, must be the id of an item"]
    ),
    (
      .transition(["scenario": [["at": 0, "event": "tap", "x": 1]]]),
      [
        "E202 scenario[1].y: is missing, must be a length: points, or a formula such as"
          + " container.height - 150"
      ]
    ),
    (
      .transition(["scenario": [["at": 0, "event": "tap", "x": 1, "on": "menu"]]]),
      ["E206 scenario[1].on: must stand alone, not with x"]
    ),
    (
      .transition(["timing": .spring(["duration": 0.5, "damping_ratio": 0.005])]),
      ["E203 timing.damping_ratio: must be a number not below 0.01, got 0.005"]
    ),
    (
      .transition(["timing": .spring(["stiffness": 1e9, "damping": 1e-6])]),
      ["E203 timing: comes to rest after "]
    ),
  ]

  @Test("refuses with the place and what was expected", arguments: refused)
  func refuses(value: LuaValue, lines: [String]) {
    let found = Decoded(value)
    #expect(found.transition == nil)
    #expect(found.lines.count == lines.count)
    for (found, line) in zip(found.lines, lines) { #expect(found.hasPrefix(line)) }
  }

  /// Descriptions, and whether there is anything to say of them.
  static let passes: [(value: LuaValue, isFine: Bool)] = [
    (.transition(), true),
    (.transition(["menu": ["items": ["a", ["title": "b", "icon": "c"]]]]), true),
    (.transition(["content": ["presented": ["y": 1, "scale": 0.5]]]), true),
    (.transition(["content": ["presented": ["y": 1, "skale": 0.5]]]), false),
    (.transition(["content": ["presented": [1, 2]]]), false),
    (.transition(["timing": .spring(["damping_ratio": 1, "duration": 1, "zzzz": 0])]), false),
    (.transition(["menu": ["dismissed": ["opacity": 2]]]), false),
  ]

  @Test("reads a description in one pass exactly when there is nothing to say", arguments: passes)
  func quickPass(value: LuaValue, isFine: Bool) {
    let (decoded, pass) = Decoding.script(value) { _ in LuaCurve(points: [], error: 0) }
    #expect(pass.isQuick == isFine)
    #expect(pass.problems.isEmpty == isFine)
    var thorough = Decoding { _ in LuaCurve(points: [], error: 0) }
    #expect(
      thorough.script(value)?.transitions.first?.transition
        == decoded?.transitions.first?.transition)
    #expect(thorough.problems == pass.problems)
  }

  @Test("samples a function once, whatever is wrong elsewhere and wherever it stands")
  func sampling() {
    var calls = 0
    let timing = LuaValue.ease([
      "curve": .function(LuaFunction(handle: 1, place: nil)), "duration": 1,
    ])
    let value = LuaValue.transition(["timing": timing, "menu": ["timing": timing, "zzzz": 1]])
    let ends = [LuaCurve.Point(fraction: 0, value: 0), LuaCurve.Point(fraction: 1, value: 1)]
    let (_, pass) = Decoding.script(value) { (_) throws(LuaFailure) in
      calls += 1
      return LuaCurve(points: ends, error: 0)
    }
    #expect(calls == 1)
    #expect(pass.problems.map(\.code) == [.unknownField])
  }

  @Test("goes on after an error, up to twenty")
  func several() {
    let items = (1...30).map { _ in LuaValue.boolean(true) }
    let value = LuaValue.transition(["menu": ["items": .table(LuaTable(list: items))]])
    var decoding = Decoding { _ in LuaCurve(points: [], error: 0) }
    #expect(decoding.script(value) == nil)
    #expect(decoding.problems.count == 20)
    #expect(decoding.uncountedErrors == 10)
  }

  @Test("calls no more functions once the machine has ended")
  func stops() {
    var calls = 0
    let dead = LuaFailure(
      kind: .limit(.steps), message: "too long", hint: nil, place: nil, nearToken: nil,
      traceback: [])
    var decoding = Decoding { (_) throws(LuaFailure) in
      calls += 1
      throw dead
    }
    let timing = LuaValue.ease([
      "curve": .function(LuaFunction(handle: 1, place: nil)), "duration": 1,
    ])
    _ = decoding.script(.transition(["timing": timing, "menu": ["timing": timing]]))
    #expect(calls == 1)
    #expect(decoding.problems.map(\.code) == [.stepLimit])
  }
}
