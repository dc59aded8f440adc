/// An easing that a platform or design system gives a name.
public struct EasingPreset: Hashable, Sendable {
  /// System and name, such as `material/emphasized`.
  public let name: String
  /// The easing.
  public let easing: Easing
  /// Where the numbers come from.
  public let source: String

  private init(_ name: String, _ easing: Easing, _ source: String) {
    self.name = name
    self.easing = easing
    self.source = source
  }

  private init(
    _ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ source: String
  ) {
    self.init(name, .bezier(CubicBezier(unchecked: x1, y1, x2, y2)), source)
  }

  /// The preset of a name; `nil` when no system has it.
  public init?(named name: String) {
    guard let preset = Self.all.first(where: { $0.name == name }) else { return nil }
    self = preset
  }

  /// Every preset, system by system; names are unique.
  public static let all: [EasingPreset] = css + apple + material + android

  private static let css: [EasingPreset] = [
    EasingPreset("css/linear", .named(.linear), "CSS Easing Functions"),
    EasingPreset("css/ease", 0.25, 0.1, 0.25, 1, "CSS Easing Functions"),
    EasingPreset("css/ease-in", 0.42, 0, 1, 1, "CSS Easing Functions"),
    EasingPreset("css/ease-out", 0, 0, 0.58, 1, "CSS Easing Functions"),
    EasingPreset("css/ease-in-out", 0.42, 0, 0.58, 1, "CSS Easing Functions"),
    EasingPreset("css/step-start", Self.step(.start), "CSS Easing Functions"),
    EasingPreset("css/step-end", Self.step(.end), "CSS Easing Functions"),
  ]

  private static let apple: [EasingPreset] = [
    EasingPreset("core_animation/default", 0.25, 0.1, 0.25, 1, "CAMediaTimingFunction"),
    EasingPreset("core_animation/linear", .named(.linear), "CAMediaTimingFunction"),
    EasingPreset("core_animation/ease_in", 0.42, 0, 1, 1, "CAMediaTimingFunction"),
    EasingPreset("core_animation/ease_out", 0, 0, 0.58, 1, "CAMediaTimingFunction"),
    EasingPreset("core_animation/ease_in_ease_out", 0.42, 0, 0.58, 1, "CAMediaTimingFunction"),
    EasingPreset("uikit/ease_in_out", 0.42, 0, 0.58, 1, "UIView.AnimationCurve, measured"),
  ]

  private static let material: [EasingPreset] = [
    EasingPreset("material/standard", 0.2, 0, 0, 1, "Material 3 tokens"),
    EasingPreset("material/standard_accelerate", 0.3, 0, 1, 1, "Material 3 tokens"),
    EasingPreset("material/standard_decelerate", 0, 0, 0, 1, "Material 3 tokens"),
    EasingPreset("material/emphasized", emphasized, "Flutter's Curves.easeInOutCubicEmphasized"),
    EasingPreset("material/emphasized_accelerate", 0.3, 0, 0.8, 0.15, "Material 3 tokens"),
    EasingPreset("material/emphasized_decelerate", 0.05, 0.7, 0.1, 1, "Material 3 tokens"),
    EasingPreset("material/legacy", 0.4, 0, 0.2, 1, "Material 3 tokens"),
    EasingPreset("material/legacy_accelerate", 0.4, 0, 1, 1, "Material 3 tokens"),
    EasingPreset("material/legacy_decelerate", 0, 0, 0.2, 1, "Material 3 tokens"),
  ]

  private static let android: [EasingPreset] =
    [
      EasingPreset("android/fast_out_slow_in", 0.4, 0, 0.2, 1, "androidx interpolator"),
      EasingPreset("android/fast_out_linear_in", 0.4, 0, 1, 1, "androidx interpolator"),
      EasingPreset("android/linear_out_slow_in", 0, 0, 0.2, 1, "androidx interpolator"),
    ]
    + [
      ("accelerate_decelerate", .accelerateDecelerate), ("accelerate", .accelerate),
      ("decelerate", .decelerate), ("anticipate", .anticipate), ("overshoot", .overshoot),
      ("anticipate_overshoot", .anticipateOvershoot), ("bounce", .bounce), ("cycle", .cycle),
    ].compactMap { (name: String, kind: AndroidInterpolator.Kind) in
      (try? AndroidInterpolator(kind)).map {
        EasingPreset("android/\(name)", .android($0), "android.view.animation")
      }
    }

  /// Material's emphasized easing, which no single cubic Bézier curve can say.
  private static var emphasized: Easing {
    let curve = try? PiecewiseBezier(
      joint: SampledCurve.Point(fraction: 0.166666, value: 0.4),
      first: [
        SampledCurve.Point(fraction: 0.05, value: 0),
        SampledCurve.Point(fraction: 0.133333, value: 0.06),
      ],
      second: [
        SampledCurve.Point(fraction: 0.208333, value: 0.82),
        SampledCurve.Point(fraction: 0.25, value: 1),
      ])
    return curve.map { .pieces($0) } ?? .named(.linear)
  }

  private static func step(_ jumps: StepEasing.Jumps) -> Easing {
    (try? StepEasing(1, jumps)).map { .steps($0) } ?? .named(.linear)
  }
}
