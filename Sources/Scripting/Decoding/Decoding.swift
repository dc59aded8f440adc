internal import Motion

/// One pass over what a script returned: reads values and gathers what is wrong with them.
///
/// Decoding goes on after a problem with the field's default, so that one run shows all of them.
struct Decoding {
  /// How many errors are gathered; the rest is counted.
  static let mostErrors = 20

  var problems: [Problem] = []
  /// Errors beyond `mostErrors`.
  private(set) var uncountedErrors = 0
  /// Whether the script's machine has ended, so that no more functions can be called.
  private(set) var isStopped = false
  /// The ids of the menu's items, once they are known without errors.
  var itemIDs: [String]?
  let sampler: CurveSampler

  /// Makes an empty pass.
  init(sampler: @escaping CurveSampler) { self.sampler = sampler }

  /// Samples a function of progress while the script is open.
  typealias CurveSampler = (LuaFunction) throws(LuaFailure) -> LuaCurve

  var hasErrors: Bool { problems.contains { $0.severity == .error } }

  /// Notes a problem.
  mutating func report(_ problem: Problem) {
    if problem.severity == .error {
      guard problems.count(where: { $0.severity == .error }) < Self.mostErrors else {
        uncountedErrors += 1
        return
      }
    }
    if case .limit? = problem.failure?.kind { isStopped = true }
    problems.append(problem)
  }

  /// Notes an error.
  mutating func report(
    _ code: DiagnosticCode, _ place: FieldPlace, _ message: String, hint: String? = nil,
    target: SourceLocator.Target = .key
  ) {
    report(Problem(code: code, place: place, target: target, message: message, hint: hint))
  }

  /// Notes that a value is of another type than expected.
  mutating func reportType(
    of value: LuaValue, at place: FieldPlace, expected: String, hint: String? = nil
  ) {
    report(.wrongType, place, "must be \(expected), got \(value.noun)", hint: hint)
  }
}
