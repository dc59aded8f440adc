import TestSupport
import Testing

@testable import AnimscriptCLI

@Suite("The gesture command")
struct GestureCommandTests {
  private static let texts: [(name: String, words: [String])] = [
    ("project", ["project", "velocity=1000", "deceleration_rate=0.998"]),
    ("rubber-band", ["rubber-band", "overshoot=100", "dimension=812", "resistance=0.55"]),
    ("decay", ["decay", "velocity=2000", "from=10", "--at", "0,0.1,1"]),
  ]

  @Test("tells a person what the law says", arguments: texts)
  func text(name: String, words: [String]) throws {
    let played = try play(["gesture"] + words)
    try expectGolden(played.output, "gesture-\(name).txt")
    #expect(played.error == "" && played.code == .done)
  }

  @Test("answers with one object", arguments: texts)
  func json(name: String, words: [String]) throws {
    try expectGolden(play(["gesture"] + words + ["--json"]).output, "gesture-\(name).json")
  }

  @Test("samples a decay until it rests unless times are given")
  func grid() throws {
    let answer = try Answer(["gesture", "decay", "velocity=2000", "rest_speed=10"])
    // ln(200) / (−1000 ln 0.998).
    let rest = try #require(answer["rest_time"])
    #expect((rest - 2.646508640653674).magnitude < 1e-12)
    #expect(answer.samples("time").last == rest)
    let speed = try #require(answer.samples("velocity").last)
    #expect((speed - 10).magnitude < 1e-9)
  }

  private static let mistakes: [(words: [String], message: String, hint: String)] = [
    (["rubber_band"], "unknown law 'rubber_band'", "did you mean 'rubber-band'?"),
    (["fling"], "unknown law 'fling'", "the laws are project, rubber-band, decay"),
    (["project"], "'project' needs 'velocity'", "write 'gesture project velocity=…'"),
    (["project", "speed=1"], "unknown key 'speed' for 'project'", "the keys of 'project' are"),
    (
      ["project", "velocity=1", "deceleration_rate=1"],
      "'deceleration_rate' must be a number above 0 and below 1, got 1", "it is what a millisecond"
    ),
    (
      ["rubber-band", "overshoot=1", "dimension=0"],
      "'dimension' must be a number above 0 up to 1e+100, got 0", ""
    ),
    (
      ["rubber-band", "overshoot=1", "dimension=1", "resistance=2"],
      "'resistance' must be a number from 0 up to 1, got 2", ""
    ),
    (["decay", "velocity=x"], "'velocity' must be a number", "for example"),
    (["decay", "velocity=1", "rest_speed=1e-200"], "these numbers make no gesture", "use"),
    (["project", "velocity=1", "--at", "0"], "'--at' goes with 'decay' only", "'project' has one"),
  ]

  @Test("says what is wrong and what to do", arguments: mistakes)
  func mistake(words: [String], message: String, hint: String) throws {
    let played = try play(["gesture"] + words)
    let lines = played.error.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("error: \(message)") ?? false, "\(played.error)")
    if !hint.isEmpty { #expect(lines.last?.hasPrefix("hint: \(hint)") ?? false, "\(played.error)") }
    #expect(played.code == .wrongUse && played.output == "")
  }
}
