import Foundation
import Motion
import Testing

@Suite("Easing")
struct EasingTests {
  @Test("every named easing is exactly 0 at 0 and 1 at 1, and holds its ends outside")
  func ends() {
    #expect(EasingName.allCases.count == 31)
    for name in EasingName.allCases {
      #expect(name.value(at: 0) == 0, "\(name)")
      #expect(name.value(at: 1) == 1, "\(name)")
      if name == .linear {
        #expect(name.value(at: 1.5) == 1.5)
      } else {
        #expect(name.value(at: -0.5) == 0)
        #expect(name.value(at: 1.5) == 1)
      }
    }
  }

  /// Every kind of easing once, with whether it may fall.
  private static let kinds: [(title: String, easing: Easing, isMonotone: Bool)] = {
    do {
      let overshoot = try Easing.bezier(CubicBezier(0.34, 1.56, 0.64, 1))
      let steep = try Easing.bezier(CubicBezier(1, 0, 0, 1))
      let chain = try EasingChain([
        .init(.named(.inQuad), until: 0.25, to: 0.5), .init(.named(.outQuad), until: 1, to: 1),
      ])
      let back = try EasingChain([
        .init(.named(.linear), until: 0.5, to: 1.2), .init(.named(.linear), until: 1, to: 1),
      ])
      return [
        ("overshoot", overshoot, false), ("steep", steep, true),
        ("dips", .bezier(try CubicBezier(0.2, 1.2, 0.8, -0.2)), false),
        ("just rises", .bezier(try CubicBezier(0, 1, 1, 0)), true),
        ("flat in the middle", .bezier(try CubicBezier(0.2, 0.9, 0.8, 0.3)), true),
        ("reversed", .reversed(overshoot), false), ("reversed steep", .reversed(steep), true),
        ("mirrored", .mirrored(.named(.inQuad)), true), ("chain", .chain(chain), true),
        ("chain back", .chain(back), false),
        ("blend", .blend(try EasingBlend(steep, .named(.inQuad), share: 0.3)), true),
        ("linear", .linear(try LinearEasing([.init(0), .init(0.5), .init(1)])), true),
        ("linear falls", .linear(try LinearEasing([.init(0), .init(0.5), .init(0.2)])), false),
        ("steps", .steps(try StepEasing(4, .both)), true),
        ("anticipate", .android(try AndroidInterpolator(.anticipate)), false),
        ("decelerate", .android(try AndroidInterpolator(.decelerate, 2.5)), true),
      ] + EasingPreset.all.map { ($0.name, $0.easing, $0.easing.isMonotone) }
        + EasingName.allCases.map { ($0.rawValue, .named($0), $0.isMonotone) }
    } catch {
      Issue.record(error)
      return []
    }
  }()

  @Test("says whether progress falls, as a fine walk along the curve finds", arguments: kinds)
  func monotone(title: String, easing: Easing, isMonotone: Bool) {
    var falls = false
    var before = easing.value(at: 0)
    for step in 1...20_000 {
      let value = easing.value(at: Double(step) / 20_000)
      if value < before - 1e-12 { falls = true }
      before = value
    }
    #expect(easing.isMonotone == isMonotone)
    #expect(isMonotone == !falls, "\(title)")
  }

  @Test("reversing twice is the easing itself, and mirrored halves meet in the middle")
  func compositions() throws {
    let easing = Easing.named(.inCubic)
    for step in 0...100 {
      let t = Double(step) / 100
      #expect(
        (Easing.reversed(.reversed(easing)).value(at: t) - easing.value(at: t)).magnitude < 1e-15)
      let out = EasingName.outCubic.value(at: t)
      #expect((Easing.reversed(easing).value(at: t) - out).magnitude < 1e-15)
      let both = EasingName.inOutCubic.value(at: t)
      #expect((Easing.mirrored(easing).value(at: t) - both).magnitude < 1e-15)
    }
    let blend = try EasingBlend(.named(.linear), .named(.inQuad), share: 0.25)
    #expect(blend.value(at: 0.5) == 0.4375)
    let chain = try EasingChain([
      .init(.named(.inQuad), until: 0.25, to: 0.5), .init(.named(.linear), until: 1, to: 1),
    ])
    #expect(chain.value(at: 0) == 0)
    #expect(chain.value(at: 0.125) == 0.125)
    #expect(chain.value(at: 0.25) == 0.5)
    #expect(chain.value(at: 0.625) == 0.75)
    #expect(chain.value(at: 1) == 1)
  }

  @Test("follows a function by straight pieces within its own error bound", arguments: kinds)
  func sampled(title: String, easing: Easing, isMonotone: Bool) throws {
    if case .steps = easing { return }
    if ["css/step-start", "css/step-end", "android/cycle", "linear falls"].contains(title) {
      return
    }
    let curve = try easing.sampled(within: 0.0005)
    #expect(curve.points.count < 600, "\(title) \(curve.points.count)")
    for step in 0...5000 {
      let t = Double(step) / 5000
      let gap = (curve.value(at: t) - easing.value(at: t)).magnitude
      #expect(gap <= max(0.0005, curve.errorBound) * 1.2, "\(title) at \(t): \(gap)")
    }
    // Upright tangents and the jump of the exponential easings are where pieces end being halved.
    #expect(curve.errorBound < 0.02)
  }

  @Test("refuses a function that gives no number, with the place")
  func notANumber() {
    #expect(throws: CurveError.self) {
      try SampledCurve(sampling: { $0 > 0.4 ? .nan : $0 }, within: 0.001)
    }
  }

  private static let refused: [(title: String, make: @Sendable () throws -> Void)] = [
    ("no steps", { _ = try StepEasing(0) }),
    ("one step without a jump", { _ = try StepEasing(1, .none) }),
    ("a million and one steps", { _ = try StepEasing(1_000_001) }),
    ("one stop", { _ = try LinearEasing([.init(0)]) }),
    ("a stop that is no number", { _ = try LinearEasing([.init(.nan), .init(1)]) }),
    ("a position that is no number", { _ = try LinearEasing([.init(0, at: .nan), .init(1)]) }),
    ("a factor of 0", { _ = try AndroidInterpolator(.accelerate, 0) }),
    ("a number where none is taken", { _ = try AndroidInterpolator(.bounce, 1) }),
    ("a share above 1", { _ = try EasingBlend(.named(.linear), .named(.linear), share: 1.1) }),
    ("no part", { _ = try EasingChain([]) }),
    (
      "a chain that ends early",
      { _ = try EasingChain([.init(.named(.linear), until: 0.5, to: 1)]) }
    ),
    (
      "a joint outside",
      {
        _ = try PiecewiseBezier(
          joints: [.init(fraction: 0.5, value: 1)], shapes: [])
      }
    ),
  ]

  @Test("refuses what is no easing", arguments: refused.indices)
  func refuses(index: Int) {
    let (title, make) = Self.refused[index]
    #expect(throws: CurveError.self, "\(title)") { try make() }
  }

  @Test("presets have names of their own, and Material's durations theirs")
  func presets() throws {
    #expect(Set(EasingPreset.all.map(\.name)).count == EasingPreset.all.count)
    #expect(
      try #require(EasingPreset(named: "css/ease")).easing
        == .bezier(try CubicBezier(0.25, 0.1, 0.25, 1)))
    #expect(EasingPreset(named: "css/easy") == nil)
    #expect(
      MaterialDuration.allCases.map { ($0.seconds.value * 1000).rounded() } == [
        50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 700, 800, 900, 1000,
      ])
  }
}
