import Testing

@Suite("Reference vectors")
struct VectorTests {
  /// How each family of the file is computed here.
  static let checks: [String: @Sendable (Vector) throws -> Void] = [
    "spring": SpringVectors.response,
    "settle_exact": SpringVectors.settling,
    "uikit_duration_damping": SpringVectors.uikit,
    "ca_settling": FamilyVectors.coreAnimation,
    "duration_bounce": FamilyVectors.perceptual,
    "response_ratio": FamilyVectors.response,
    "swiftui_settlingDuration_ratio": FamilyVectors.swiftUISettling,
    "motion_duration_bounce": FamilyVectors.motionDuration,
    "motion_visual_duration": FamilyVectors.motionVisual,
    "motion_rest_duration": FamilyVectors.motionRest,
    "compose_duration_estimate": FamilyVectors.compose,
    "origami_tension_friction": FamilyVectors.origami,
    "origami_bounciness_speed": FamilyVectors.bounciness,
    "react_spring_frequency": FamilyVectors.reactFrequency,
    "wave_response_ratio": FamilyVectors.wave,
    "swiftui_fluid_integrator": FamilyVectors.swiftUISteps,
    "react_spring_1ms": FamilyVectors.reactSteps,
    "cubic_bezier": EasingVectors.bezier,
    "m3_emphasized_three_point": EasingVectors.emphasized,
    "css_linear": EasingVectors.linear,
    "css_steps": EasingVectors.steps,
    "penner": EasingVectors.penner,
    "android_interpolator": EasingVectors.android,
    "deceleration_projection": GestureVectors.projection,
    "deceleration_state": GestureVectors.decay,
    "rubber_band": GestureVectors.rubberBand,
    "retarget": GestureVectors.retarget,
  ]

  @Test("every family of the file is checked, and every vector is there")
  func families() throws {
    let counts = try Vector.counts
    #expect(Set(Self.checks.keys) == Set(counts.keys))
    #expect(Vector.all.count == 355)
    #expect(counts.values.reduce(0, +) == 355)
    for (family, count) in counts {
      #expect(Vector.all.count { $0.family == family } == count, "\(family)")
    }
  }

  @Test("gives the value of the reference", arguments: Vector.all)
  func value(_ vector: Vector) throws {
    let check = try #require(Self.checks[vector.family])
    try check(vector)
  }
}
