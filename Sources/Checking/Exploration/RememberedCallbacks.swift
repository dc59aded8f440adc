internal import Timelines
internal import Transitions

/// The functions of a script, each called once for each argument and then remembered.
///
/// An exploration goes through the same moment again and again, in an order of its own: a function
/// is asked once, so that it costs little and no path of the exploration depends on another one.
final class RememberedCallbacks: TransitionCallbacks {
  private enum Question: Hashable {
    case prepare(LayerData)
    case unwind(LayerData)
    case onComplete(Outcome, Direction, step: Int)
  }

  private let script: any TransitionCallbacks
  private var answers: [Question: Result<LayerData, any Error>] = [:]
  private var completions: [Completion] = []

  init(_ script: any TransitionCallbacks) { self.script = script }

  func prepare(content: LayerData) throws -> LayerData {
    try answer(.prepare(content)) { try script.prepare(content: content) }
  }

  func unwind(menu: LayerData) throws -> LayerData {
    try answer(.unwind(menu)) { try script.unwind(menu: menu) }
  }

  func onComplete(_ outcome: Outcome, _ direction: Direction, step: Int) throws {
    completions.append(Completion(direction: direction, outcome: outcome))
    _ = try answer(.onComplete(outcome, direction, step: step)) {
      try script.onComplete(outcome, direction, step: step)
      return LayerData()
    }
  }

  func takePrintedLines() -> [String] { [] }

  /// What `on_complete` was told since the last call.
  func takeCompletions() -> [Completion] {
    defer { completions = [] }
    return completions
  }

  private func answer(
    _ question: Question, _ ask: () throws -> LayerData
  ) throws -> LayerData {
    if let answer = answers[question] { return try answer.get() }
    let answer = Result { try ask() }
    answers[question] = answer
    _ = script.takePrintedLines()
    return try answer.get()
  }
}
