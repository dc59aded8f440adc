/// A function of `animscript` that collects a part of the description.
enum Constructor: Int, Hashable, Sendable, CaseIterable {
  case transition = 1
  case spring
  case ease
  case bezier
  case pan
  case sequence

  /// As scripts call it.
  var name: String {
    switch self {
    case .transition: "transition"
    case .spring: "spring"
    case .ease: "ease"
    case .bezier: "bezier"
    case .pan: "pan"
    case .sequence: "sequence"
    }
  }

  /// What it makes, with an article, for messages.
  var noun: String {
    switch self {
    case .transition: "a transition"
    case .spring: "a spring"
    case .ease: "an easing with a duration"
    case .bezier: "a Bézier curve"
    case .pan: "a pan"
    case .sequence: "a sequence"
    }
  }

  /// What it makes, in one sentence without a full stop.
  var sentence: String {
    switch self {
    case .transition: "Describes how two layers change places"
    case .spring: "A timing that moves like a spring; exactly one family of fields"
    case .ease: "A timing of fixed length along a curve"
    case .bezier: "A cubic curve from (0, 0) to (1, 1) through two control points"
    case .pan: "A finger that drives a run: progress follows its travel"
    case .sequence: "Plays transitions one after the other; the first says what layers show"
    }
  }

  /// The numbers it takes by name, in order; empty when it takes one table.
  var parameters: [String] {
    self == .bezier ? ["x1", "y1", "x2", "y2"] : []
  }
}
