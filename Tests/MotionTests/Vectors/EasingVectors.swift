import Motion
import Testing

/// How easings answer the reference's questions.
enum EasingVectors {
  @Sendable static func bezier(_ vector: Vector) throws {
    let p = try vector.inputs("p")
    let curve = try CubicBezier(p[0], p[1], p[2], p[3])
    try vector.check(vector.inputs("x").map { Easing.bezier(curve).value(at: $0) }, "y")
  }

  @Sendable static func penner(_ vector: Vector) throws {
    // The reference writes easeInOutQuad where scripts write in_out_quad.
    let words = try vector.word("easing").dropFirst("ease".count)
    let name = words.reduce(into: "") { name, letter in
      if letter.isUppercase, !name.isEmpty { name += "_" }
      name += letter.lowercased()
    }
    let easing = try #require(EasingName(rawValue: name))
    try vector.check(vector.inputs("x").map(easing.value), "y")
  }
}
