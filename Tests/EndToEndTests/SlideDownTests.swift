import Foundation
import TestSupport
import Testing

@Suite("The slide-down menu")
struct SlideDownTests {
  /// Progress of the seed spring, written out here from its differential equation's solution.
  ///
  /// Stiffness and damping are the published values for duration 0.5, ratio 0.8, velocity 0.8.
  static func progress(_ time: Double) -> Double {
    guard time < 0.5 else { return 1 }
    let stiffness = 318.4231399597879
    let damping = 28.55106369817169
    let decay = damping / 2
    let frequency = (stiffness - decay * decay).squareRoot()
    let swing = cos(frequency * time) + (decay - 0.8) / frequency * sin(frequency * time)
    return 1 - exp(-decay * time) * swing
  }

  static func run(_ arguments: [String] = []) throws -> TimelineFile {
    let result = try Tool.animscript.run(
      ["run", "Scripts/slide_down.lua", "--device", "390x844", "--fps", "60"] + arguments)
    #expect(result.code == 0, Comment(rawValue: result.errors))
    return try TimelineFile(result.output)
  }

  @Test("is within a millionth of a point of the closed form at every sixtieth of a second")
  func followsClosedForm() throws {
    let timeline = try Self.run()
    let samples = try #require(timeline.samples)
    let content = timeline.values("content", "y")
    let menu = timeline.values("menu", "y")
    #expect(samples.times.count == 91)
    for index in samples.times.indices {
      // Times in the file are rounded; the values are those at exactly index / 60.
      let time = Double(index) / 60
      #expect((samples.times[index] - time).magnitude < 1e-6)
      let out = Self.progress(time)
      let back = time < 1 ? 0 : Self.progress(time - 1)
      #expect((content[index] - 694 * (out - back)).magnitude < 1e-6)
      #expect((menu[index] - 844 * (out - back - 1)).magnitude < 1e-6)
    }
    #expect(content[30] == 694)
    #expect(menu[30] == 0)
    #expect(content.last == 0)
    #expect(menu.last == -844)
  }

  @Test("captures once, completes each run once and leaves nothing behind")
  func events() throws {
    let timeline = try Self.run()
    #expect(timeline.completions == ["present finished", "dismiss finished"])
    let kept = timeline.events.filter {
      ["capture", "insert", "remove", "restore"].contains($0.event)
    }
    #expect(
      kept.map { "\($0.event) \($0.layer ?? "") \($0.time)" } == [
        "capture content 0.0", "insert menu 0.0", "remove menu 1.5", "remove content 1.5",
        "restore content 1.5",
      ])
    #expect(timeline.duration == 1.5)
  }

  static let taps: [(x: Int, y: Int, layer: String, dismisses: Bool)] = [
    (195, 700, "content", true), (195, 600, "menu", false),
  ]

  @Test("is dismissed by a tap on the content's strip only", arguments: taps)
  func tap(x: Int, y: Int, layer: String, dismisses: Bool) throws {
    let folder = try TemporaryFolder()
    let script = try Fixtures.text("Scripts/slide_down.lua").replacing(
      "dismiss = { tap = \"content\" },",
      with: """
        dismiss = { tap = "content" },
        scenario = { { at = 0, event = "present" }, { at = 1, event = "tap", x = \(x), y = \(y) } },
        """)
    let path = try folder.write(script, to: "tap.lua")
    let result = try Tool.animscript.run(["run", path, "--device", "390x844"])
    let timeline = try TimelineFile(result.output)
    let tap = try #require(timeline.events.first { $0.event == "tap" })
    #expect(tap.layer == layer)
    #expect(tap.accepted == dismisses)
    #expect(
      timeline.completions == ["present finished"] + (dismisses ? ["dismiss finished"] : []))
  }

  @Test("leaves more of the content when the parameter says so")
  func parameter() throws {
    let result = try Tool.animscript.run([
      "run", "Scripts/slide_down_full.lua", "--size", "390x844", "--set", "visible=200", "--fps",
      "60",
    ])
    let timeline = try TimelineFile(result.output)
    #expect(timeline.values("content", "y").contains(844 - 200))
  }
}
