import Foundation
import Motion
import Testing

@Suite("Spring UIKit")
struct SpringUIKitTests {
  @Test("gives the spring of the slide-down menu")
  func seed() throws {
    let timing = try SpringTiming.uikit(duration: 0.5, dampingRatio: 0.8, initialVelocity: 0.8)
    #expect((timing.spring.stiffness / 318.4231399597879 - 1).magnitude < 1e-9)
    #expect((timing.spring.damping / 28.55106369817169 - 1).magnitude < 1e-9)
    #expect(timing.spring.mass == 1)
    #expect(timing.duration == 0.5)
    #expect(timing.warnings.isEmpty)
    #expect(timing.notation.family == .uikit)
    #expect(
      timing.notation.parameters.map(\.name) == ["damping_ratio", "initial_velocity", "duration"])
    #expect(timing.notation.parameters.map(\.value) == [0.8, 0.8, 0.5])
  }

  /// Values at T = 0.5 from the reference: the frequency is not monotone towards ratio 1.
  private static let nearOne: [(ratio: Double, frequency: Double)] = [
    (0.99, 17.89), (0.999, 20.05), (0.9999, 22.33), (0.999_999, 26.94), (1, 18.47),
  ]

  @Test("keeps the platform's jump at ratio 1", arguments: nearOne)
  func keepsJump(ratio: Double, frequency: Double) throws {
    let found = try Spring.uikit(duration: 0.5, dampingRatio: ratio)
    #expect((found.spring.naturalFrequency - frequency).magnitude < 0.006)
    #expect(found.warnings.isEmpty)
  }

  @Test("says which numbers the platform replaces")
  func treated() throws {
    #expect(
      try Spring.uikit(duration: 0.003, dampingRatio: 1.5).warnings == [
        .treated(field: .duration, written: 0.003, as: 0.01),
        .treated(field: .dampingRatio, written: 1.5, as: 1),
      ])
    let timing = try SpringTiming.uikit(duration: 0.5, dampingRatio: 1.5)
    #expect(timing.warnings == [.treated(field: .dampingRatio, written: 1.5, as: 1)])
    #expect(timing.spring == (try Spring.uikit(duration: 0.5, dampingRatio: 1).spring))
  }

  private static let refused: [(Double, Double, Double, SpringError)] = [
    (0, 0.8, 0, .outOfRange(field: .duration, value: 0)),
    (-0.5, 0.8, 0, .outOfRange(field: .duration, value: -0.5)),
    (0.009, 0.8, 0, .outOfRange(field: .duration, value: 0.009)),
    (10.5, 0.8, 0, .outOfRange(field: .duration, value: 10.5)),
    (0.5, 0.009, 0, .outOfRange(field: .dampingRatio, value: 0.009)),
    (0.5, -0.8, 0, .outOfRange(field: .dampingRatio, value: -0.8)),
    (0.5, 0.8, .infinity, .outOfRange(field: .initialVelocity, value: .infinity)),
  ]

  @Test("refuses what the platform would replace without a word", arguments: refused)
  func refuses(duration: Double, ratio: Double, velocity: Double, error: SpringError) {
    #expect(throws: error) {
      try SpringTiming.uikit(
        duration: Seconds(duration), dampingRatio: ratio, initialVelocity: velocity)
    }
  }

  @Test("takes the smallest root and warns where the platform is chaotic")
  func chaotic() throws {
    var warned = 0
    for step in 0..<400 {
      let velocity = Double(step) / 20
      let found = try Spring.uikit(
        duration: 1, dampingRatio: 0.8, initialVelocity: velocity)
      let w = found.spring.naturalFrequency
      let left = ((0.8 * w - velocity) / (0.6 * w)).magnitude * exp(-0.8 * w)
      #expect((left - 0.001).magnitude < 2e-6, "velocity \(velocity)")
      if !found.warnings.isEmpty {
        #expect(found.warnings == [.unpredictable(field: .initialVelocity, value: velocity)])
        warned += 1
        #expect(velocity > 2.9)
      }
    }
    #expect(warned > 0)
    for step in 0..<40 {
      let found = try Spring.uikit(
        duration: 1, dampingRatio: 0.8, initialVelocity: -Double(step))
      #expect(found.warnings.isEmpty)
    }
  }

  /// Up to which velocity times duration the platform reaches the largest root, per ratio.
  private static let regular: [(ratio: Double, limit: Double)] = [
    (0.1, 0.15), (0.5, 1.7), (0.8, 3.1), (1, 4.85),
  ]

  @Test("takes the largest root without a warning in the regular range", arguments: regular)
  func regularRange(ratio: Double, limit: Double) throws {
    for step in 0...40 {
      let velocity = 0.95 * limit * Double(step) / 40
      let found = try Spring.uikit(duration: 1, dampingRatio: ratio, initialVelocity: velocity)
      #expect(found.warnings.isEmpty, "velocity \(velocity)")
      let w = found.spring.naturalFrequency
      for factor in 1...200 {
        let above = w * (1 + Double(factor) / 20)
        let left =
          ratio < 1
          ? (ratio * above - velocity) / (above * (1 - ratio * ratio).squareRoot())
            * exp(-ratio * above)
          : (above - velocity + 1) * exp(-above)
        #expect(left < 0.001, "velocity \(velocity)")
      }
    }
    let beyond = try (1...40).contains { step in
      let velocity = limit * (1 + Double(step) / 80)
      return try !Spring.uikit(duration: 1, dampingRatio: ratio, initialVelocity: velocity)
        .warnings.isEmpty
    }
    #expect(beyond)
  }

  @Test("finds a root for every velocity at every ratio")
  func everywhere() throws {
    for ratio in [0.01, 0.1, 0.5, 0.8, 0.999, 0.999_999_999, 1] {
      for velocity in [-1e6, -10, -0.1, 0, 0.999, 0.9999, 1, 1.0001, 1.001, 3, 5, 8, 30, 1e6] {
        let found = try Spring.uikit(
          duration: 1, dampingRatio: ratio, initialVelocity: velocity)
        #expect(found.spring.naturalFrequency.isFinite)
      }
    }
  }
}
