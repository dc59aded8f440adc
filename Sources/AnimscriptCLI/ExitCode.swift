internal import AnimscriptKit

/// What the program's exit says to the script or the server that started it.
public enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  case done = 0
  /// The answer is no, such as for a script with an error.
  case no = 1
  case wrongUse = 2
  case badInput = 3
  case surroundings = 5
  case limit = 6
  case bug = 70
  case hungUp = 129
  case interrupted = 130
  case terminated = 143

  /// One line for the help.
  var meaning: String {
    switch self {
    case .done: "done"
    case .no: "the script has an error"
    case .wrongUse: "wrong use: unknown command or flag, bad value, missing argument"
    case .badInput: "the input cannot be read or is no script"
    case .surroundings: "the surroundings: the result cannot be written"
    case .limit: "a limit was reached: steps, memory, time, printed text"
    case .bug: "a bug in animscript; the message says what to report"
    case .hungUp: "the terminal was closed; no partial file is left"
    case .interrupted: "interrupted; no partial file is left"
    case .terminated: "terminated; no partial file is left"
    }
  }

  /// The code for what diagnostics of a kind are about.
  init(_ category: DiagnosticCode.Category) {
    self =
      switch category {
      case .script: .no
      case .input: .badInput
      case .limit: .limit
      case .surroundings: .surroundings
      case .bug: .bug
      }
  }

  /// The highest code that an error among the diagnostics asks for; `done` without errors.
  init(_ diagnostics: some Sequence<Diagnostic>) {
    let codes = diagnostics.lazy.filter { $0.severity == .error }
      .map { $0.code.map { ExitCode($0.category) } ?? .no }
    self = codes.max { $0.rawValue < $1.rawValue } ?? .done
  }
}
