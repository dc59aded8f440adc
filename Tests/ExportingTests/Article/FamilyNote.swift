import Motion

/// What the article says of a family besides its numbers.
struct FamilyNote {
  let title: String
  /// Where the family's words are used.
  let call: String
  /// How they become mass, stiffness and damping.
  let rule: String
  /// When the family ends a run.
  let end: String
  /// How sure all of it is.
  let source: String

  /// The note on a family.
  static func of(_ family: SpringNotation.Family) -> FamilyNote {
    switch family {
    case .physical:
      FamilyNote(
        title: "Physical constants", call: "any oscillator, `m · y″ + c · y′ + k · y = 0`",
        rule: "The numbers are the constants themselves.",
        end: "the last moment farther from the target than `settle` of the travel",
        source: "textbook closed form")
    case .uikit:
      FamilyNote(
        title: "UIKit",
        call: "`UIView.animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)`",
        rule:
          "With ζ the ratio, v the velocity and T the duration, the natural frequency ω solves "
          + "`|ζω − v| / (ω√(1 − ζ²)) · e^(−ζωT) = 0.001`, from ζ = 1 on "
          + "`|(ω − v)T + 1| · e^(−ωT) = 0.001`, by twelve Newton steps from 5 / T. Then m = 1, "
          + "k = ω², c = 2ζω. Where those steps are chaotic the smallest root stands in, with a "
          + "warning.",
        end: "exactly at `duration`",
        source: "measured on iOS 14.4 and published as test data; documentation for the velocity")
    case .coreAnimation:
      FamilyNote(
        title: "Core Animation", call: "`CASpringAnimation`, `UISpringTimingParameters`",
        rule:
          "The constants, brought down to critical damping unless over-damping is allowed; or "
          + "m = 1, ω = 2π / perceptual duration and ζ from the bounce.",
        end: "`settlingDuration`: under-damped `ln((1 + |B|) / 0.001) / (ζω)` with "
          + "`B = (ζω − v) / (ω√(1 − ζ²))`",
        source: "documentation; the settling formula matches every published value")
    case .perceptual:
      FamilyNote(
        title: "Duration and bounce",
        call: "`Spring(duration:bounce:)` of SwiftUI, `UIView.animate(springDuration:bounce:)`",
        rule: "m = 1, ω = 2π / duration, ζ = 1 − bounce, below 0 `1 / (1 + bounce)`.",
        end: "the last moment farther from the target than `settle` of the travel",
        source: "SwiftUI documentation, measurements of UIKit")
    case .response:
      FamilyNote(
        title: "Response and damping ratio",
        call: "`.spring(response:dampingFraction:)` of SwiftUI",
        rule: "m = 1, k = (2π / response)², c = 4πζ / response.",
        end: "the last moment farther from the target than `settle` of the travel",
        source: "SwiftUI documentation")
    case .compose:
      FamilyNote(
        title: "Jetpack Compose", call: "`spring(dampingRatio, stiffness, visibilityThreshold)`",
        rule: "m = 1, c = 2ζ√k.",
        end: "Compose's own estimate for `threshold`, in whole milliseconds",
        source: "androidx source")
    case .android:
      FamilyNote(
        title: "Android", call: "`SpringForce`",
        rule: "m = 1, c = 2ζ√k.",
        end:
          "the last moment farther away than `threshold` or faster than 62.5 times that per second",
        source: "androidx source")
    case .flutter:
      FamilyNote(
        title: "Flutter", call: "`SpringDescription` in three forms",
        rule: "The constants; or c = 2ζ√(mk); or as duration and bounce.",
        end: "the last moment farther away than `tolerance` or faster than it per second",
        source: "Flutter source; the default tolerance from memory")
    case .reactSpring:
      FamilyNote(
        title: "react-spring", call: "`tension` and `friction`, or `frequency` and `damping`",
        rule:
          "k = tension, c = friction; or k = (2π / frequency)² · m, c = 4πζm / frequency. The "
          + "library walks in steps of a millisecond; here the closed form of the same constants "
          + "stands in.",
        end:
          "the last moment farther away than `precision` or faster than a tenth of it per millisecond",
        source: "react-spring source")
    case .motion:
      FamilyNote(
        title: "Motion (framer-motion)", call: "`type: \"spring\"` in three forms",
        rule:
          "The constants; or UIKit's equation from rest with eleven Newton steps and ζ = 1 − bounce "
          + "from 0.05 to 1; or ω = 2π / (1.2 · visual duration).",
        end: "the first multiple of 50 ms at rest, 20 s at most",
        source: "Motion source")
    case .origami:
      FamilyNote(
        title: "Origami and Rebound", call: "`SpringConfig`, `OrigamiValueConverter`",
        rule:
          "m = 1, k = (tension − 30) · 3.62 + 194, c = (friction − 8) · 3 + 25; bounciness and speed "
          + "become tension and friction by `BouncyConversion`.",
        end: "the last moment farther away than 0.005 or faster than it per second",
        source: "Rebound source")
    case .wave:
      FamilyNote(
        title: "Wave", call: "`Spring(dampingRatio:response:)`",
        rule: "As response and damping ratio, but a damping above 60 is held back below 75.",
        end: "`−ln(0.0001) / (ζω)`, a quarter longer from critical damping on",
        source: "Wave source")
    }
  }
}
