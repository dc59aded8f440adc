internal import Timelines
internal import Transitions

/// Every run completes once and says truly how it ended.
struct CompletionRule: Inspector {
  /// What `on_complete` prints for a finished and for a cancelled run; nil when it was not asked.
  let printed: [Direction: (finished: [String], cancelled: [String])]

  /// Asks the script's own function how it tells the two outcomes from each other.
  ///
  /// - Throws: What the function throws.
  init(_ transition: Transition, _ callbacks: (any TransitionCallbacks)?) throws {
    guard let callbacks, transition.callbacks.contains(.onComplete) else {
      printed = [:]
      return
    }
    var printed: [Direction: (finished: [String], cancelled: [String])] = [:]
    for direction in Direction.allCases {
      _ = callbacks.takePrintedLines()
      try callbacks.onComplete(.finished, direction, step: 0)
      let finished = callbacks.takePrintedLines()
      try callbacks.onComplete(.cancelled, direction, step: 0)
      printed[direction] = (finished, callbacks.takePrintedLines())
    }
    self.printed = printed
  }

  mutating func inspect(_ visit: Visit, _ findings: inout FindingList) {
    for case .completion(let text) in visit.breaches {
      findings.add(
        .completion, text, field: "", text, hint: "report this: it is a fault of animscript",
        scenario: visit.events)
    }
    guard visit.choice == nil else { return }
    for event in visit.after.events {
      guard case .complete(let direction, .cancelled) = event.kind,
        let line = falseLine(for: direction)
      else { continue }
      findings.add(
        .completion, "untrue", field: "on_complete",
        "says \"\(line)\" of a run that was cancelled, as of one that finished",
        hint: "use the first argument: on_complete = function(outcome, direction)",
        scenario: visit.events)
    }
  }

  /// What the script says of a cancelled run that is only true of a finished one.
  private func falseLine(for direction: Direction) -> String? {
    guard let printed = printed[direction], printed.finished == printed.cancelled else {
      return nil
    }
    return printed.cancelled.first { line in
      let words = line.lowercased().split { !$0.isLetter }
      return words.contains { ["finished", "completed", "complete", "done"].contains($0) }
    }
  }
}
