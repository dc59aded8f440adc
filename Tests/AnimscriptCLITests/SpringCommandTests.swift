import AnimscriptKit
import Foundation
import TestSupport
import Testing

@testable import AnimscriptCLI

@Suite("The spring command")
struct SpringCommandTests {
  private static let uikit = [
    "spring", "uikit", "duration=0.5", "damping_ratio=0.8", "initial_velocity=0.8",
  ]

  @Test("tells a person everything", arguments: ["unicode", "ascii"])
  func text(kind: String) throws {
    let environment = kind == "unicode" ? ["LANG": "en_US.UTF-8"] : [:]
    let played = try play(Self.uikit + ["--at", "0,0.25,0.5"], environment: environment)
    try expectGolden(played.output, "spring-\(kind).txt")
    #expect(played.error == "")
    #expect(played.code == .done)
    if kind == "ascii" { #expect(played.output.utf8.allSatisfy { $0 < 128 }) }
  }

  @Test("answers with one object at full precision")
  func json() throws {
    let played = try play(Self.uikit + ["--at", "0,0.1,0.5", "--json"])
    try expectGolden(played.output, "spring.json")
    let answer = try Answer(Self.uikit)
    #expect(
      Set(answer.fields.keys) == [
        "schema", "mass", "stiffness", "damping", "damping_ratio", "initial_velocity",
        "settling_time", "overshoot", "peak_time", "dialects", "samples",
      ])
    #expect(answer.fields["schema"] as? String == "animscript.spring/1")
    // The published seed, to all its digits.
    let stiffness = try #require(answer["stiffness"])
    #expect((stiffness / 318.4231399597879 - 1).magnitude < 1e-14)
    #expect(answer["mass"] == 1)
    #expect(answer["initial_velocity"] == 0.8)
  }

  @Test("has values over the settling time unless times are given")
  func grid() throws {
    let answer = try Answer(Self.uikit)
    let times = answer.samples("time")
    #expect(times.count == 101)
    #expect(times.first == 0)
    #expect(times.last == answer["settling_time"])
    #expect(try Answer(Self.uikit + ["--at", "-1,0.3,0.2"]).samples("time") == [-1, 0.3, 0.2])
  }

  @Test("knows a dialect of every family")
  func families() throws {
    let answer = try Answer(Self.uikit)
    let dialects = try #require(answer.fields["dialects"] as? [String: Any])
    #expect(Set(dialects.keys) == Set(SpringNotation.Family.allCases.map(\.rawValue)))
  }

  @Test("keeps the numbers that were written, in every form", arguments: SpringForm.all.indices)
  func written(index: Int) throws {
    let form = SpringForm.all[index]
    let spring = try Spring(mass: 1, stiffness: 170, damping: 18)
    var numbers = try form.notation(for: spring, initialVelocity: 2).parameters
    for (place, parameter) in numbers.enumerated() {
      guard let other = Self.others[parameter.name] else { continue }
      numbers[place] = SpringNotation.Parameter(name: parameter.name, value: other)
    }
    let words = numbers.map { "\($0.name)=\($0.value)" }
    let found = try Answer(["spring", form.family.rawValue] + words).dialect(form.family.rawValue)
    for number in numbers { #expect(found[number.name] == number.value, "\(number.name)") }
  }

  /// Numbers of the keys about a run's end, which a spring does not bring along.
  private static let others: [String: Double] = [
    "settle": 0.002, "threshold": 0.02, "tolerance": 0.003, "precision": 0.004,
    "rest_speed": 0.05, "rest_delta": 0.006, "allows_overdamping": 1,
  ]

  @Test("reads each dialect back as the same motion", arguments: SpringForm.all.indices)
  func roundTrip(index: Int) throws {
    let form = SpringForm.all[index]
    let first = try Answer(
      ["spring", "physical", "stiffness=170", "damping=18", "initial_velocity=2"])
    let numbers = first.dialect(form.family.rawValue)
    let words = form.fields.compactMap { field in
      numbers[field.name].map { "\(field.name)=\($0)" }
    }
    #expect(words.count == form.fields.count)
    let second = try Answer(["spring", form.family.rawValue] + words)
    for name in ["damping_ratio", "initial_velocity", "settling_time", "overshoot", "peak_time"] {
      let (one, other) = try (#require(first[name]), #require(second[name]))
      // Settling within another fraction is another question.
      #expect((one / other - 1).magnitude < 1e-7, "\(form.title): \(name)")
    }
  }

  @Test("takes velocities in units of the values, in place of the key's")
  func velocity() throws {
    let keyed = try Answer(Self.uikit + ["--from", "100", "--to", "300", "--at", "0,0.2"])
    let flagged = try Answer(
      ["spring", "uikit", "duration=0.5", "damping_ratio=0.8", "initial_velocity=9"]
        + ["--from", "100", "--to", "300", "--velocity", "160", "--at", "0,0.2"])
    // 0.8 travels of 200 a second.
    #expect(keyed.samples("velocity")[0] == 160)
    #expect(flagged["stiffness"] == keyed["stiffness"])
    #expect(flagged["initial_velocity"] == 0.8)
    expectNear(flagged.samples("value"), keyed.samples("value"), within: 1e-10)
    #expect(flagged.dialect("react_spring")["velocity"] == 0.0008)
  }

  @Test("moves by the velocity alone where there is no way to travel")
  func nowhere() throws {
    let answer = try Answer(
      ["spring", "physical", "stiffness=100", "damping=10", "--from", "5", "--to", "5"]
        + ["--velocity", "3", "--at", "0,0.1"])
    // e^(−0.5) · 3 · sin(0.1 ω) / ω beyond 5, with ω = √75.
    expectNear(answer.samples("value"), [5, 5.160052158534408], within: 1e-12)
    #expect(answer.samples("velocity")[0] == 3)
    for name in ["initial_velocity", "settling_time", "overshoot"] { #expect(answer[name] == nil) }
    #expect(answer["peak_time"] != nil)
  }

  @Test("knows the values of a spring that never settles")
  func undamped() throws {
    let words = ["spring", "physical", "stiffness=100", "damping=0"]
    let answer = try Answer(words + ["--at", "0,1"])
    // 1 − cos 10, and 10 sin 10.
    expectNear(answer.samples("value"), [0, 1.8390715290764525], within: 1e-13)
    expectNear(answer.samples("velocity"), [0, -5.440211108893697], within: 1e-12)
    #expect(answer["settling_time"] == nil)
    #expect(answer["overshoot"] == 1)
    #expect(try play(words + ["--at", "0,1"]).output.contains("settles        never"))
    let refused = try play(words)
    #expect(refused.code == .wrongUse)
    #expect(refused.error.hasPrefix("error: 'damping' must be"))
    #expect(refused.output == "")
  }

  private static let presetSprings: [(words: [String], stiffness: Double, damping: Double)] = [
    (["snappy"], 157.91367041742973, 21.362830044410593), (["wobbly"], 180, 12),
    (["react_spring:wobbly"], 180, 12), (["react_spring/wobbly"], 180, 12),
    (["compose:high_stiffness/no_bouncy"], 10_000, 200),
    (["wobbly", "friction=20"], 180, 20), (["core_animation:default"], 100, 10),
  ]

  @Test("takes presets, with their system where that is needed", arguments: presetSprings)
  func presets(words: [String], stiffness: Double, damping: Double) throws {
    let answer = try Answer(["spring"] + words)
    let found = try (#require(answer["stiffness"]), #require(answer["damping"]))
    #expect((found.0 / stiffness - 1).magnitude < 1e-14)
    #expect((found.1 / damping - 1).magnitude < 1e-14)
  }

  @Test("warns of what the platform replaces")
  func warning() throws {
    let played = try play(["spring", "core_animation", "damping=100"])
    #expect(
      played.error == "warning[E203]: damping 100 is treated as 20 by the platform\n")
    #expect(try play(["spring", "core_animation", "damping=100", "-q"]).error == "")
  }

  @Test("says why a family cannot say a spring")
  func cannotSay() throws {
    let words = ["spring", "response", "response=0.5", "damping_ratio=2"]
    let answer = try Answer(words)
    let dialects = try #require(answer.fields["dialects"] as? [String: [String: Any]])
    #expect(
      dialects["uikit"]?["cannot_say"] as? String
        == "no damping ratio is above 1, and this one is 2")
    #expect(try play(words).output.contains("uikit           cannot say it: no damping ratio"))
  }

  @Test("writes a plot beside the answer, or instead of it")
  func plot() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("curve.svg")
    let played = try play(Self.uikit + ["-o", path])
    #expect(played.output == (try play(Self.uikit).output))
    #expect(played.error == "note: wrote \(path)\n")
    let svg = try folder.text("curve.svg")
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
    for part in ["envelope", "velocity, per second", "settled 0.4723 s", "1.0152 at 0.2908 s"] {
      #expect(svg.contains(part), "\(part)")
    }
    // A plot of ours is replaced, anything else is not.
    #expect(try play(Self.uikit + ["-o", path]).code == .done)
    #expect(try play(Self.uikit + ["-o", "-"]).output == svg)
    let foreign = try folder.write("<svg>mine</svg>", to: "mine.svg")
    let refused = try play(Self.uikit + ["-o", foreign])
    #expect(refused.code == .surroundings)
    #expect(refused.output == "")
    #expect(try folder.text("mine.svg") == "<svg>mine</svg>")
    #expect(try play(Self.uikit + ["-fo", foreign]).code == .done)
    #expect(try play(Self.uikit + ["-o", folder.path("no/x.svg")]).code == .surroundings)
    #expect(try play(Self.uikit + ["--json", "-o", "-"]).code == .wrongUse)
  }

  private static let mistakes: [(words: [String], message: String, hint: String)] = [
    (["uikt"], "unknown spring family or preset 'uikt'", "did you mean 'uikit'?"),
    (["snapy"], "unknown spring family or preset 'snapy'", "did you mean 'snappy'?"),
    (
      ["compose:defualt"], "unknown spring family or preset 'compose:defualt'",
      "did you mean 'compose:default'?"
    ),
    (["default"], "several systems have a spring 'default'", "write one of 'uikit:default', "),
    (
      ["wave:none"], "unknown spring family or preset 'wave:none'",
      "wave has wave:interactive, wave:animated"
    ),
    (["zzz"], "unknown spring family or preset 'zzz'", "the families are physical, uikit, "),
    (
      ["uikit", "duraton=1"], "unknown key 'duraton' for 'uikit'", "did you mean 'duration'?"
    ),
    (
      ["uikit", "mass=1"], "unknown key 'mass' for 'uikit'",
      "the keys of 'uikit' are damping_ratio, initial_velocity, duration"
    ),
    (["uikit", "duration"], "'duration' needs a value", "for example 'duration=0.5'"),
    (["uikit", "0.5"], "expected KEY=VALUE, got '0.5'", "the keys of 'uikit' are "),
    (
      ["uikit", "duration=0.5"], "'uikit' needs 'damping_ratio'",
      "write 'uikit damping_ratio=… duration=…'"
    ),
    (
      ["uikit", "duration=abc"], "'duration' must be a number, such as 0.5 or -2, got 'abc'",
      "for example"
    ),
    (
      ["uikit", "duration="], "'duration' must be a number, such as 0.5 or -2, got an empty text",
      "for example"
    ),
    (
      ["uikit", "duration=nan"], "'duration' must be a number, such as 0.5 or -2, got 'nan'", "for"
    ),
    (["uikit", "duration=1e999"], "'duration' must be a number, such as 0.5 or -2, got", "for"),
    (
      ["uikit", "duration=500", "damping_ratio=1"],
      "'duration' must be a number from 0.01 up to 10, got 500", "durations are in seconds"
    ),
    (
      ["uikit", "duration=1", "damping_ratio=-0.8"],
      "'damping_ratio' must be a number of 0.01 or more, got -0.8", "a damping ratio lies between"
    ),
    (
      ["perceptual", "duration=1", "bounce=-1"],
      "'bounce' must be a number above -1 up to 1, got -1", "a bounce lies between"
    ),
    (
      ["core_animation", "allows_overdamping=2"],
      "'allows_overdamping' must be 0 or 1, got 2", ""
    ),
    (["uikit", "duration=1", "duration=1"], "'duration' is given twice", "keep one"),
    (
      ["flutter", "mass=1", "bounce=0"],
      "'mass' and 'bounce' belong to different ways to write a flutter spring",
      "write 'flutter mass=… stiffness=… damping=…' or "
    ),
    (
      ["perceptual", "duration=0.5", "bounce=1"],
      "'bounce' must be a number below 1 for a spring that settles, got 1", "give times"
    ),
    (
      ["compose", "damping_ratio=0"],
      "'damping_ratio' must be a number above 0 for a spring that settles, got 0", "give times"
    ),
    (
      ["react_spring", "friction=0"],
      "'friction' must be a number above 0 for a spring that settles, got 0", "give times"
    ),
    (
      ["physical", "stiffness=1e200", "damping=1"],
      "'stiffness' makes no spring together with the other numbers, got 1e+200", "use numbers"
    ),
    (["snappy", "--to", "nan"], "'--to' must be a number, such as 0.5 or -2, got 'nan'", "for"),
    (
      ["snappy", "--to", "1e200"], "'--to' must be a number from -5e+99 up to 5e+99, got 1e+200",
      ""
    ),
    (
      ["snappy", "--to", "1e-30", "--velocity", "1"],
      "'--velocity' is too fast for so short a way from '--from' to '--to'", "a motion starts"
    ),
    (
      ["snappy", "--at", "0,,1"],
      "'--at' must be numbers with commas between them, such as 0,0.1,0.25, got '0,,1'", "for"
    ),
    ([""], "FAMILY must be a text that is not empty, got an empty text", "for example"),
  ]

  @Test("says what is wrong and what to do, and writes nothing", arguments: mistakes)
  func mistake(words: [String], message: String, hint: String) throws {
    let folder = try TemporaryFolder()
    let played = try play(["spring"] + words + ["--json", "-o", folder.path("curve.svg")])
    let lines = played.error.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("error: \(message)") ?? false, "\(played.error)")
    if !hint.isEmpty { #expect(lines.last?.hasPrefix("hint: \(hint)") ?? false, "\(played.error)") }
    #expect(played.code == .wrongUse)
    #expect(played.output == "")
    #expect(folder.names == [])
  }
}
