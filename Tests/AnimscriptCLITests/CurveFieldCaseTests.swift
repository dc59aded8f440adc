import Testing

@testable import AnimscriptCLI

/// Behaviours that people reported as broken in other tools, by their numbers.
@Suite("Field cases on the command line")
struct CurveFieldCaseTests {
  @Test("F01: a spring is right at any time, in any order")
  func anyTime() throws {
    let words = ["spring", "physical", "mass=1", "stiffness=100", "damping=10", "--at"]
    let values = [0, 0.340299847, 0.849425635, 1.124354767, 1.074590567, 1.002170117]
    let forwards = try Answer(words + ["0,0.1,0.2,0.3,0.5,1.0"])
    let backwards = try Answer(words + ["1.0,0.5,0.3,0.2,0.1,0"])
    expectNear(forwards.samples("value"), values, within: 1e-8)
    #expect(backwards.samples("value") == forwards.samples("value").reversed())
    let overshoot = try #require(forwards["overshoot"])
    let peak = try #require(forwards["peak_time"])
    expectNear([1 + overshoot, peak], [1.163033535, 0.362760], within: 1e-6)
  }

  private static let dampings: [(damping: String, at: String, [Double])] = [
    ("20", "0.1,0.25,0.5,1.0", [0.264241118, 0.712702505, 0.959572318, 0.999500601]),
    ("40", "0.1,0.25,0.5,1.0", [0.177736576, 0.448647459, 0.717828826, 0.926095928]),
    ("19.999", "0.25", [0.712723882]), ("20", "0.25", [0.712702505]),
    ("20.001", "0.25", [0.712681129]),
  ]

  @Test("F02: springs that do not bounce are whole", arguments: dampings)
  func critical(damping: String, at: String, expected: [Double]) throws {
    let answer = try Answer(
      ["spring", "physical", "stiffness=100", "damping=\(damping)", "--at", at])
    expectNear(answer.samples("value"), expected, within: 1e-8)
    #expect(answer.samples("value").allSatisfy { $0 < 1 })
    if damping != "19.999" { #expect(answer["peak_time"] == nil) }
  }

  private static let names: [(words: [String], stiffness: Double, damping: Double, ratio: Double)] =
    [
      (["response", "response=0.5", "damping_ratio=0.8"], 157.913670, 20.106193, 0.8),
      (["perceptual", "duration=0.5", "bounce=0.2"], 157.913670, 20.106193, 0.8),
      (["perceptual", "duration=0.5", "bounce=0"], 157.913670, 25.132741, 1),
      (["perceptual", "duration=0.5", "bounce=-0.3"], 157.913670, 35.903916, 1.428571),
    ]

  @Test("F04: three ways to name a spring read back as what went in", arguments: names)
  func threeWays(words: [String], stiffness: Double, damping: Double, ratio: Double) throws {
    let answer = try Answer(["spring"] + words)
    let found = ["stiffness", "damping", "damping_ratio"].compactMap { answer[$0] }
    expectNear(found, [stiffness, damping, ratio], within: 1e-5)
    // Through the constants and back.
    let numbers = answer.dialect("physical")
    let physical = try Answer(
      ["spring", "physical"]
        + ["mass", "stiffness", "damping"].compactMap { name in
          numbers[name].map { "\(name)=\($0)" }
        })
    for word in words.dropFirst() {
      let pair = word.split(separator: "=")
      let back = try #require(physical.dialect(words[0])[String(pair[0])])
      #expect((back - (Double(pair[1]) ?? .nan)).magnitude < 1e-12, "\(word)")
    }
  }

  private static let thresholds: [(settle: String, end: Double)] = [
    ("0.01", 0.8781), ("0.005", 0.9168), ("0.001", 1.2702),
  ]

  @Test("F05: a spring is done at the last moment it is that far away", arguments: thresholds)
  func done(settle: String, end: Double) throws {
    let words = ["spring", "physical", "stiffness=100", "damping=10", "settle=\(settle)"]
    let time = try #require(try Answer(words)["settling_time"])
    #expect((time - end).magnitude < 0.0005)
    let after = try Answer(words + ["--at", "\(time),\(time + 0.01),\(time + 0.5)"])
    let threshold = try #require(Double(settle))
    for value in after.samples("value") { #expect((value - 1).magnitude <= threshold * 1.000001) }
  }

  private static let curves: [(curve: String, at: String, [Double])] = [
    ("cubic-bezier(0, 1, 0, 1)", "0.001", [0.271]),
    (
      "cubic-bezier(0, 0, 0.58, 1)", "0.8955499999996391,0.8963999999999942",
      [0.981503, 0.981788]
    ),
    (
      "cubic-bezier(1, 0, 0, 1)", "0.25,0.49,0.5,0.51,0.75",
      [0.029725, 0.301419, 0.5, 0.698581, 0.970275]
    ),
    ("cubic-bezier(0.4, 0, 0.2, 1)", "0.25,0.5,0.75", [0.236587, 0.775561, 0.959368]),
    ("cubic-bezier(1, 0, 0, 1)", "0,1", [0, 1]),
  ]

  @Test("F06: hard cubic curves are solved", arguments: curves)
  func cubic(curve: String, at: String, expected: [Double]) throws {
    expectNear(
      try Answer(["easing", curve, "--at", at]).samples("value"), expected, within: 1e-5)
  }

  @Test("F06: the steepest cubic curve never falls")
  func steep() throws {
    let times = (0...10_000).map { "\(Double($0) / 10_000)" }.joined(separator: ",")
    let values = try Answer(["easing", "cubic-bezier(1, 0, 0, 1)", "--at", times]).samples("value")
    #expect(values.count == 10_001)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(values.first == 0 && values.last == 1)
  }
}
