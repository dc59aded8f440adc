internal import Motion

/// One pass over what a script returned: reads values and gathers what is wrong with them.
///
/// Decoding goes on after a problem with the field's default, so that one run shows all of them.
///
/// A description is read *quickly* first: no place is written down and no list of names is looked
/// at, only fields that nobody asked for are counted. Most descriptions are fine. When something is
/// to be said of one, it is read again to say it.
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
  /// What is known of the description around the value that is being read.
  var surroundings = Surroundings()
  /// Whether the pass only finds out if there is anything to say.
  let isQuick: Bool
  /// Fields of opened tables that were not asked for so far.
  var unreadFields = 0
  private let sampler: CurveSampler
  /// Curves that were sampled already.
  private var samples: [Sample] = []

  /// Makes an empty pass that notes all there is to say.
  init(sampler: @escaping CurveSampler) {
    self.init(isQuick: false, sampler: sampler)
  }

  private init(isQuick: Bool, samples: [Sample] = [], sampler: @escaping CurveSampler) {
    self.isQuick = isQuick
    self.samples = samples
    self.sampler = sampler
  }

  /// Samples a function of progress while the script is open.
  typealias CurveSampler = (LuaFunction) throws(LuaFailure) -> LuaCurve

  private struct Sample {
    let function: LuaFunction
    let curve: Result<LuaCurve, LuaFailure>
  }

  /// Reads what a script returned.
  ///
  /// - Parameters:
  ///   - value: What it returned.
  ///   - sampler: Asked once for each function that is a curve.
  /// - Returns: The transitions, nil when there are errors, and the pass with what is to be said.
  static func script(
    _ value: LuaValue, sampler: @escaping CurveSampler
  ) -> (decoded: DecodedScript?, pass: Decoding) {
    var quick = Decoding(isQuick: true, sampler: sampler)
    let decoded = quick.script(value)
    if quick.problems.isEmpty, quick.unreadFields == 0 { return (decoded, quick) }
    var thorough = Decoding(isQuick: false, samples: quick.samples, sampler: sampler)
    return (thorough.script(value), thorough)
  }

  /// The curve of a function, sampled once.
  mutating func curve(of function: LuaFunction) throws(LuaFailure) -> LuaCurve {
    if let known = samples.first(where: { $0.function == function }) {
      return try known.curve.get()
    }
    let curve = Result { () throws(LuaFailure) in try sampler(function) }
    samples.append(Sample(function: function, curve: curve))
    return try curve.get()
  }

  var hasErrors: Bool { problems.contains { $0.severity == .error } }

  /// Notes a problem.
  mutating func report(_ problem: Problem) {
    if problem.severity == .error {
      guard problems.count(where: { $0.severity == .error }) < Self.mostErrors else {
        uncountedErrors += 1
        return
      }
    }
    switch problem.failure?.kind {
    case .limit, .worker: isStopped = true
    default: break
    }
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
