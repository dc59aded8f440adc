import Transitions

@testable import Scripting

/// A description that was decoded without a script.
struct Decoded {
  let transition: Transition?
  let problems: [Problem]

  /// Decodes what a script returned; every function of progress gives these points.
  init(_ value: LuaValue, curve: [(Double, Double)] = [(0, 0), (1, 1)]) {
    let (decoded, pass) = Decoding.script(value) { _ in
      LuaCurve(
        points: curve.map { LuaCurve.Point(fraction: $0.0, value: $0.1) }, error: 0.0004)
    }
    transition = decoded?.transitions.first?.transition
    problems = pass.problems
  }

  /// `E203 menu.items[2].title: message`, one line for each problem.
  var lines: [String] {
    problems.map { "\($0.code.rawValue) \($0.place.path): \($0.message)" }
  }
}
