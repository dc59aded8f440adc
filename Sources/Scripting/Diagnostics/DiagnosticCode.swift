/// The number of a kind of diagnostic, and what it means for the program's exit.
public enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
  // E1xx: syntax and files.
  case unreadableFile = "E101"
  case notAScript = "E102"
  case invalidText = "E103"
  case syntax = "E110"
  case runtime = "E120"
  // E2xx: values of the scripting interface.
  case unknownField = "E201"
  case missingField = "E202"
  case outOfRange = "E203"
  case wrongType = "E204"
  case unknownName = "E205"
  case conflictingFields = "E206"
  case badCurve = "E207"
  case noDescription = "E208"
  case tooLarge = "E209"
  case unknownParameter = "E210"
  case unusedField = "E211"
  case badFile = "E212"
  // E3xx: state machine and completion contract.
  case scenario = "E301"
  // E4xx: limits.
  case stepLimit = "E401"
  case memoryLimit = "E402"
  case timeLimit = "E403"
  case outputLimit = "E404"
  // E5xx: results.
  case cannotWrite = "E501"
  // E6xx: the process that a script runs in on request.
  case workerUnavailable = "E601"
  case workerBroken = "E602"

  /// What a diagnostic of this kind is about.
  public enum Category: Hashable, Sendable {
    /// The script, or a value in it.
    case script
    /// A file that cannot be read or is no script.
    case input
    /// A limit on steps, memory, time or output.
    case limit
    /// The surroundings, such as a full disk.
    case surroundings
    /// The program itself.
    case bug
  }

  /// What a diagnostic of this kind is about; the program's exit code follows from it.
  public var category: Category {
    switch self {
    case .unreadableFile, .notAScript, .invalidText: .input
    case .stepLimit, .memoryLimit, .timeLimit, .outputLimit: .limit
    case .cannotWrite, .workerUnavailable: .surroundings
    case .workerBroken: .bug
    default: .script
    }
  }
}
