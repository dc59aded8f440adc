import Exporting
import Motion

extension SpringArticle {
  /// The pictures of the article by their names.
  static func pictures() throws -> [(name: String, plot: CurvePlot)] {
    [
      ("spring-ratios", try ratios()), ("spring-uikit", try uikit()),
      ("spring-defaults", try defaults()),
    ]
  }

  private static func ratios() throws -> CurvePlot {
    let curves = try [0.2, 0.5, 0.8, 1, 2].map { ratio in
      curve(
        "ζ = \(NumberText.exact(ratio))", try Spring(frequency: 4 * .pi, dampingRatio: ratio),
        until: 1.2)
    }
    return CurvePlot(
      title: "Damping ratios", summary: "One natural frequency, a response of 0.5 s, from rest.",
      axis: "seconds", panels: [CurvePlot.Panel("progress", curves: curves, levels: [1])])
  }

  private static func uikit() throws -> CurvePlot {
    let timing = try SpringTiming(
      notation(.uikit, [("damping_ratio", 0.8), ("initial_velocity", 0.8), ("duration", 0.5)]))
    let motion = try SpringMotion(
      spring: timing.spring, from: 0, to: 1, velocity: timing.initialVelocity)
    return CurvePlot(
      motion, until: 0.6, settled: try motion.end(within: SpringTiming.defaultSettle),
      title: "UIKit: 0.5 s, damping ratio 0.8, initial velocity 0.8",
      summary: "Settled to 0.001 of the travel.")
  }

  private static func defaults() throws -> CurvePlot {
    let names = [
      ("Core Animation and Motion", "core_animation"), ("Android", "android"),
      ("Compose", "compose"), ("react-spring", "react_spring"), ("Origami", "origami"),
    ]
    let curves = try names.compactMap { title, name in
      try SpringPreset(named: "\(name)/default").map { preset in
        curve(title, try SpringTiming(preset.notation).spring, until: 1)
      }
    }
    return CurvePlot(
      title: "Default springs", summary: "What each system does unless told, from rest.",
      axis: "seconds", panels: [CurvePlot.Panel("progress", curves: curves, levels: [1])])
  }

  private static func curve(
    _ name: String, _ spring: Spring, until end: Double
  ) -> CurvePlot.Curve {
    CurvePlot.Curve(
      name,
      (0...240).map { index in
        let time = end * (Double(index) / 240)
        return CurvePlot.Point(x: time, y: spring.state(at: Seconds(time)).value)
      })
  }
}
