public import Transitions

/// What `check` found, and how much it looked at.
public struct CheckReport: Sendable {
  /// How much was gone through.
  public struct Extent: Hashable, Sendable {
    /// Different states of the transition.
    public internal(set) var states = 0
    /// Runs that were played to their end.
    public internal(set) var runs = 0
    /// How often something was asked.
    public internal(set) var events = 0
    /// The devices, in the order they were looked at.
    public internal(set) var devices: [String] = []
    /// The most events in a row.
    public internal(set) var depth = 0
    /// Whether there was more than could be gone through.
    public internal(set) var wasCut = false
  }

  /// An error that ended a path, such as that of a function of the script.
  public struct Failure: Sendable {
    /// What was thrown.
    public let error: any Error
    /// Where it was thrown first.
    public let device: String
    /// The events that lead to it.
    public let scenario: [ScenarioEvent]
  }

  /// What the rules found, the gravest first, those that were switched off left out.
  public let findings: [Finding]
  /// Rules that the script switched off, in its order, and how many findings each would have had.
  public let ignored: [(rule: Rule, findings: Int)]
  /// What stands in the list of rules to switch off but is none.
  public let unknownRules: [String]
  /// Errors that ended paths, each once.
  public let failures: [Failure]
  /// How much was gone through.
  public let extent: Extent
}

extension [ScenarioEvent] {
  /// The events as one line that can be pasted into a script.
  public var scriptLine: String { ScenarioText.line(self) }
}
