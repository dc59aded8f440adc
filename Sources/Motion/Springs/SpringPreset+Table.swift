extension SpringPreset {
  static let apple: [SpringPreset] = [
    SpringPreset(
      "swiftui/smooth", .perceptual, [.bounce: 0, .duration: 0.5], "SwiftUI documentation"),
    SpringPreset(
      "swiftui/snappy", .perceptual, [.bounce: 0.15, .duration: 0.5], "SwiftUI documentation"),
    SpringPreset(
      "swiftui/bouncy", .perceptual, [.bounce: 0.3, .duration: 0.5], "SwiftUI documentation"),
    SpringPreset(
      "swiftui/spring", .response, [.dampingRatio: 0.825, .response: 0.5],
      "SwiftUI documentation"),
    SpringPreset(
      "swiftui/first_spring", .response, [.dampingRatio: 0.825, .response: 0.55],
      "first releases of SwiftUI, from memory"),
    SpringPreset(
      "swiftui/interactive_spring", .response, [.dampingRatio: 0.86, .response: 0.15],
      "SwiftUI documentation"),
    SpringPreset(
      "swiftui/interactive_bounce", .perceptual, [.bounce: 0.15, .duration: 0.15],
      "SwiftUI documentation"),
    SpringPreset(
      "uikit/default", .coreAnimation, [.mass: 3, .stiffness: 1000, .damping: 500],
      "UISpringTimingParameters() documentation"),
    SpringPreset(
      "uikit/keyboard", .coreAnimation, [.mass: 3, .stiffness: 1000, .damping: 500],
      "public dumps of the keyboard's animation"),
    SpringPreset(
      "uikit/navigation", .coreAnimation, [.mass: 3, .stiffness: 1000, .damping: 500],
      "public dumps of push and sheet animations"),
    SpringPreset(
      "uikit/spring_duration", .perceptual, [.bounce: 0, .duration: 0.5],
      "UIView.animate(springDuration:bounce:), from memory"),
    SpringPreset(
      "core_animation/default", .coreAnimation, [.mass: 1, .stiffness: 100, .damping: 10],
      "CASpringAnimation documentation"),
    SpringPreset(
      "motion_for_swift/default", .physical, [.stiffness: 300, .damping: 10],
      "Motion for Swift source"),
  ]

  private static let ratios: [(name: String, ratio: Double)] = [
    ("high_bouncy", 0.2), ("medium_bouncy", 0.5), ("low_bouncy", 0.75), ("no_bouncy", 1),
  ]

  static let android: [SpringPreset] =
    [SpringPreset("android/default", .android, [:], "SpringForce source")]
    + [("high", 10_000.0), ("medium", 1500), ("low", 200), ("very_low", 50)]
    .flatMap { (stiffness: String, value: Double) in
      ratios.map { name, ratio in
        SpringPreset(
          "android/\(stiffness)_stiffness/\(name)", .android,
          [.dampingRatio: ratio, .stiffness: value], "SpringForce source")
      }
    }

  static let compose: [SpringPreset] =
    [SpringPreset("compose/default", .compose, [:], "androidx Spring source")]
    + [
      ("high", 10_000.0), ("medium", 1500), ("medium_low", 400), ("low", 200), ("very_low", 50),
    ]
    .flatMap { (stiffness: String, value: Double) in
      ratios.map { name, ratio in
        SpringPreset(
          "compose/\(stiffness)_stiffness/\(name)", .compose,
          [.dampingRatio: ratio, .stiffness: value], "androidx Spring source")
      }
    }

  static let flutter: [SpringPreset] = [
    SpringPreset(
      "flutter/duration_and_bounce", .flutter, [.duration: 0.5, .bounce: 0],
      "SpringDescription source")
  ]

  static let reactSpring: [SpringPreset] = [
    ("default", 170.0, 26.0), ("gentle", 120, 14), ("wobbly", 180, 12), ("stiff", 210, 20),
    ("slow", 280, 60), ("molasses", 280, 120),
  ].map { (name: String, tension: Double, friction: Double) in
    SpringPreset(
      "react_spring/\(name)", .reactSpring, [.tension: tension, .friction: friction],
      "react-spring source")
  }

  static let motion: [SpringPreset] = [
    SpringPreset("motion/default", .motion, [.stiffness: 100, .damping: 10], "Motion source"),
    SpringPreset("motion/duration", .motion, [.duration: 0.8, .bounce: 0.3], "Motion source"),
    SpringPreset(
      "motion/visual_duration", .motion, [.visualDuration: 0.3, .bounce: 0.3], "Motion source"),
    SpringPreset(
      "motion/inertia_bounce", .motion, [.stiffness: 500, .damping: 10], "Motion source"),
  ]

  static let origami: [SpringPreset] = [
    SpringPreset("origami/default", .origami, [.tension: 40, .friction: 7], "Rebound source")
  ]

  static let wave: [SpringPreset] = [
    SpringPreset(
      "wave/interactive", .wave, [.dampingRatio: 0.8, .response: 0.2], "Wave source"),
    SpringPreset("wave/animated", .wave, [.dampingRatio: 1, .response: 0.82], "Wave source"),
  ]
}
