extension LuaFailure {
  /// The code of the failure; `code` for a value that is neither too large nor out of range.
  func code(ofValue code: DiagnosticCode) -> DiagnosticCode {
    switch kind {
    case .syntax: .syntax
    case .runtime: .runtime
    case .value:
      if code == .badCurve {
        code
      } else if message.names("limit of") {
        .tooLarge
      } else if message.hasPrefix("must be a finite number") {
        .outOfRange
      } else {
        code
      }
    case .limit(.steps): .stepLimit
    case .limit(.memory): .memoryLimit
    case .limit(.time): .timeLimit
    case .limit(.output): .outputLimit
    case .worker(.unavailable): .workerUnavailable
    case .worker(.broken): .workerBroken
    }
  }
}

extension String {
  /// Whether these words stand somewhere in the text.
  fileprivate func names(_ words: String) -> Bool {
    indices.contains { self[$0...].hasPrefix(words) }
  }
}
