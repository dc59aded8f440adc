import Foundation
import TestSupport
import Testing

@testable import AnimscriptCLI

/// The reference's vectors, asked of the program instead of the library.
@Suite("The reference's numbers on the command line")
struct CurveVectorTests {
  /// One vector of the reference.
  struct Vector: Sendable, CustomTestStringConvertible {
    let id: String
    let inputs: [String: Double]
    let lists: [String: [Double]]
    let expected: [String: Double]
    let expectedLists: [String: [Double]]
    let text: String
    let tolerances: [String: [Double]]

    var testDescription: String { id }

    func word(_ key: String, _ input: String) -> String {
      inputs[input].map { "\(key)=\($0)" } ?? "\(key)=missing"
    }

    func times(_ name: String) -> String {
      (lists[name] ?? []).map { "\($0)" }.joined(separator: ",")
    }

    func check(_ found: Double?, _ name: String) throws {
      let found = try #require(found, "\(id) has no \(name)")
      let wanted = try #require(expected[name])
      let allowed = allowed(name, wanted, at: 0)
      #expect(
        (found - wanted).magnitude <= allowed, "\(id) \(name): \(found), not \(wanted)")
    }

    func check(_ found: [Double], _ name: String) throws {
      let wanted = try #require(expectedLists[name])
      #expect(found.count == wanted.count)
      for (index, (found, wanted)) in zip(found, wanted).enumerated() {
        #expect(
          (found - wanted).magnitude <= allowed(name, wanted, at: index),
          "\(id) \(name)[\(index)]: \(found), not \(wanted)")
      }
    }

    /// The largest difference that the file allows.
    private func allowed(_ name: String, _ wanted: Double, at index: Int) -> Double {
      let short = name.split(separator: "_").first.map(String.init) ?? name
      for key in ["\(name)_abs", "\(short)_abs", "abs"] {
        if let list = tolerances[key] { return list.count == 1 ? list[0] : list[index] }
      }
      return (tolerances["rel"]?.first ?? 0) * wanted.magnitude
    }
  }

  private static let all: [(family: String, Vector)] = {
    guard let data = try? Fixtures.data("Tests/MotionTests/Fixtures/springs.json"),
      let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let vectors = file["vectors"] as? [[String: Any]]
    else { return [] }
    return vectors.compactMap { vector in
      guard let id = vector["id"] as? String, let family = vector["family"] as? String,
        let inputs = vector["inputs"] as? [String: Any],
        let expected = vector["expected"] as? [String: Any],
        let tolerance = vector["tolerance"] as? [String: Any]
      else { return nil }
      func numbers(_ fields: [String: Any]) -> [String: Double] {
        fields.compactMapValues { ($0 as? NSNumber)?.doubleValue }
      }
      func lists(_ fields: [String: Any]) -> [String: [Double]] {
        fields.compactMapValues { ($0 as? [NSNumber])?.map(\.doubleValue) }
      }
      let texts = ["position", "easing", "interpolator"].compactMap { inputs[$0] as? String }
      return (
        family,
        Vector(
          id: id, inputs: numbers(inputs), lists: lists(inputs), expected: numbers(expected),
          expectedLists: lists(expected), text: texts.first ?? "",
          tolerances: lists(tolerance).merging(numbers(tolerance).mapValues { [$0] }) { $1 })
      )
    }
  }()

  private static func vectors(_ family: String) -> [Vector] {
    all.filter { $0.family == family }.map(\.1)
  }

  @Test("are there")
  func present() {
    #expect(Self.all.count == 355)
    #expect(Self.vectors("spring").count == 99)
  }

  @Test("says values and velocities of springs", arguments: vectors("spring"))
  func spring(vector: Vector) throws {
    let flags = [("--from", "from"), ("--to", "to"), ("--velocity", "velocity_units_per_s")]
    let answer = try Answer(
      ["spring", "physical"]
        + ["mass", "stiffness", "damping"].map { vector.word($0, $0) }
        + flags.flatMap { [$0, "\(vector.inputs[$1] ?? .nan)"] }
        + ["--at", vector.times("times_s")])
    try vector.check(answer.samples("value"), "position")
    try vector.check(answer.samples("velocity"), "velocity")
  }

  /// Ways to write a spring: its family on the command line, and the vectors' names of its keys.
  private static let notations:
    [(vectors: String, family: String, keys: [(key: String, input: String)])] = [
      (
        "uikit_duration_damping", "uikit",
        [
          ("duration", "duration_s"), ("damping_ratio", "dampingRatio"),
          ("initial_velocity", "initialSpringVelocity"),
        ]
      ),
      (
        "response_ratio", "response",
        [("response", "response_s"), ("damping_ratio", "damping_ratio")]
      ),
      (
        "motion_visual_duration", "motion",
        [("visual_duration", "visualDuration_s"), ("bounce", "bounce")]
      ),
      (
        "origami_tension_friction", "origami",
        [("tension", "qc_tension"), ("friction", "qc_friction")]
      ),
      ("origami_bounciness_speed", "origami", [("bounciness", "bounciness"), ("speed", "speed")]),
      (
        "wave_response_ratio", "wave",
        [("response", "response_s"), ("damping_ratio", "dampingRatio")]
      ),
      ("duration_bounce", "perceptual", [("duration", "duration_s"), ("bounce", "bounce")]),
    ]

  @Test("says the constants behind every family's numbers", arguments: notations.indices)
  func constants(index: Int) throws {
    let (name, family, keys) = Self.notations[index]
    let vectors = Self.vectors(name)
    #expect(!vectors.isEmpty)
    for vector in vectors {
      // The platform clamps these before it computes; the program refuses them by name.
      if family == "uikit", !(0.01...10).contains(vector.inputs["duration_s"] ?? 0) { continue }
      let answer = try Answer(
        ["spring", family] + keys.map { vector.word($0.key, $0.input) } + ["--at", "0"])
      for constant in ["stiffness", "damping"] {
        try vector.check(answer[constant], constant)
      }
    }
  }

  @Test("says Motion's and react-spring's constants")
  func webConstants() throws {
    for vector in Self.vectors("motion_duration_bounce") {
      let seconds = (vector.inputs["duration_ms"] ?? 0) / 1000
      let answer = try Answer(
        ["spring", "motion", "duration=\(seconds)", vector.word("bounce", "bounce")])
      try vector.check(answer["stiffness"], "stiffness")
      try vector.check(answer["damping"], "damping")
    }
    for vector in Self.vectors("react_spring_frequency") {
      let answer = try Answer(
        [
          "spring", "react_spring", vector.word("frequency", "frequency_s"),
          vector.word("damping", "damping"), vector.word("mass", "mass"), "--at", "0",
        ])
      try vector.check(answer["stiffness"], "tension")
      try vector.check(answer["damping"], "friction")
    }
  }

  @Test("says when springs settle", arguments: vectors("settle_exact"))
  func settling(vector: Vector) throws {
    let from = vector.inputs["displacement"] ?? 0
    let threshold = (vector.inputs["epsilon_units"] ?? 0) / from.magnitude
    guard threshold > 0, threshold < 1, vector.expected["seconds"] != nil else { return }
    let answer = try Answer(
      ["spring", "physical", "settle=\(threshold)"]
        + ["mass", "stiffness", "damping"].map { vector.word($0, $0) }
        + ["--from", "\(from)", "--to", "0"]
        + ["--velocity", "\(vector.inputs["velocity_units_per_s"] ?? 0)"])
    try vector.check(answer["settling_time"], "seconds")
  }

  @Test("says values of cubic Bézier curves", arguments: vectors("cubic_bezier"))
  func bezier(vector: Vector) throws {
    let curve = "cubic-bezier(\(vector.times("p")))"
    try vector.check(
      Answer(["easing", curve, "--at", vector.times("x")]).samples("value"), "y")
  }

  @Test("says values of staircases", arguments: vectors("css_steps"))
  func steps(vector: Vector) throws {
    let curve = "steps(\(Int(vector.inputs["steps"] ?? 0)), \(vector.text))"
    try vector.check(
      Answer(["easing", curve, "--at", vector.times("x")]).samples("value"), "y")
  }

  @Test("says values of Penner's easings", arguments: vectors("penner"))
  func penner(vector: Vector) throws {
    let name = vector.text.dropFirst(4).reduce(into: "") { name, letter in
      if letter.isUppercase, !name.isEmpty { name += "_" }
      name += letter.lowercased()
    }
    try vector.check(
      Answer(["easing", name, "--at", vector.times("x")]).samples("value"), "y")
  }

  @Test(
    "says values of Material's emphasized easing", arguments: vectors("m3_emphasized_three_point"))
  func emphasized(vector: Vector) throws {
    let words = ["easing", "material:emphasized", "--at", vector.times("x")]
    try vector.check(Answer(words).samples("value"), "y")
  }

  @Test("projects decelerations", arguments: vectors("deceleration_projection"))
  func projection(vector: Vector) throws {
    let answer = try Answer(
      [
        "gesture", "project", vector.word("velocity", "velocity_pt_per_s"),
        vector.word("deceleration_rate", "decelerationRate"),
      ])
    try vector.check(answer["distance"], "wwdc_projection_pt")
    try vector.check(answer["exact_distance"], "exact_projection_pt")
  }

  @Test("says decays", arguments: vectors("deceleration_state"))
  func decay(vector: Vector) throws {
    let answer = try Answer(
      [
        "gesture", "decay", vector.word("velocity", "velocity_pt_per_s"),
        vector.word("deceleration_rate", "decelerationRate"), "--at", vector.times("times_s"),
      ])
    try vector.check(answer.samples("value"), "offset_pt")
    try vector.check(answer.samples("velocity"), "velocity_pt_per_s")
  }

  @Test("stretches rubber bands", arguments: vectors("rubber_band"))
  func rubberBand(vector: Vector) throws {
    let answer = try Answer(
      [
        "gesture", "rubber-band", vector.word("overshoot", "overshoot_pt"),
        vector.word("dimension", "dimension_pt"), vector.word("resistance", "constant"),
      ])
    try vector.check(answer["shown"], "displayed_pt")
  }
}
