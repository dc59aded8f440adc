import Motion
import Testing

/// How easings answer the reference's questions.
enum EasingVectors {
  private static func check(_ easing: Easing, _ vector: Vector) throws {
    try vector.check(vector.inputs("x").map(easing.value), "y")
  }

  @Sendable static func bezier(_ vector: Vector) throws {
    let p = try vector.inputs("p")
    try check(.bezier(CubicBezier(p[0], p[1], p[2], p[3])), vector)
  }

  @Sendable static func emphasized(_ vector: Vector) throws {
    try check(#require(EasingPreset(named: "material/emphasized")).easing, vector)
  }

  @Sendable static func linear(_ vector: Vector) throws {
    let stops = try #require(vector.inputs["stops_output_input"]?.list).map { stop in
      let pair = try #require(stop.list)
      return LinearEasing.Stop(try #require(pair[0].number), at: pair[1].number)
    }
    try check(.linear(LinearEasing(stops)), vector)
  }

  @Sendable static func steps(_ vector: Vector) throws {
    let jumps = try #require(StepEasing.Jumps(rawValue: vector.word("position")))
    try check(.steps(StepEasing(Int(vector.input("steps")), jumps)), vector)
  }

  @Sendable static func penner(_ vector: Vector) throws {
    // The reference writes easeInOutQuad where scripts write in_out_quad.
    let words = try vector.word("easing").dropFirst("ease".count)
    let name = words.reduce(into: "") { name, letter in
      if letter.isUppercase, !name.isEmpty { name += "_" }
      name += letter.lowercased()
    }
    try check(.named(#require(EasingName(rawValue: name))), vector)
  }

  @Sendable static func android(_ vector: Vector) throws {
    let kind = try #require(AndroidInterpolator.Kind(rawValue: vector.word("interpolator")))
    let parameter = vector.inputs["parameter"]?.number
    try check(.android(AndroidInterpolator(kind, parameter)), vector)
  }
}
