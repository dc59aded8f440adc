public import Transitions

/// One thing that `check` found.
public struct Finding: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    case error
    case warning
    case note
  }

  /// The rule that was broken.
  public let rule: Rule
  /// How much it matters.
  public let severity: Severity
  /// The field of the script that causes it, such as `menu.overshoot`.
  public let field: String
  /// What was found, in one sentence: lower case, no full stop.
  public let message: String
  /// One thing to do.
  public let hint: String
  /// The devices on which it was found, in the order they were looked at.
  public internal(set) var devices: [String]
  /// The motions in which it was found.
  public internal(set) var motions: [Plan.MotionPreference]
  /// The shortest list of events that leads to it; empty when it shows at rest.
  public internal(set) var scenario: [ScenarioEvent]
}

/// What the rules have found so far.
///
/// The same thing on another device, or in the other motion, is one finding with one place more.
struct FindingList {
  private struct Key: Hashable {
    let rule: Rule
    let subject: String
  }

  private(set) var findings: [Finding] = []
  private var places: [Key: Int] = [:]
  /// Where the rules look now.
  var device = ""
  var motion = Plan.MotionPreference.full
  /// What the rules found where they look now.
  private var foundHere: Set<Key> = []

  /// Goes on to another device or motion.
  mutating func look(at device: String, _ motion: Plan.MotionPreference) {
    self.device = device
    self.motion = motion
    foundHere = []
  }

  /// Whether something was found already where the rules look now.
  func has(_ rule: Rule, _ subject: String) -> Bool {
    foundHere.contains(Key(rule: rule, subject: subject))
  }

  /// Notes something.
  ///
  /// - Parameters:
  ///   - rule: The rule that it breaks.
  ///   - subject: Tells it from other findings of the rule.
  ///   - severity: Nil for the rule's own.
  ///   - field: The field of the script that causes it.
  ///   - message: What was found.
  ///   - hint: One thing to do.
  ///   - scenario: The events that lead to it.
  mutating func add(
    _ rule: Rule, _ subject: String, severity: Finding.Severity? = nil, field: String,
    _ message: String, hint: String, scenario: [ScenarioEvent] = []
  ) {
    let key = Key(rule: rule, subject: subject)
    guard foundHere.insert(key).inserted else { return }
    guard let index = places[key] else {
      places[key] = findings.count
      findings.append(
        Finding(
          rule: rule, severity: severity ?? rule.severity, field: field, message: message,
          hint: hint, devices: [device], motions: [motion], scenario: scenario))
      return
    }
    if !findings[index].devices.contains(device) { findings[index].devices.append(device) }
    if !findings[index].motions.contains(motion) { findings[index].motions.append(motion) }
    if scenario.count < findings[index].scenario.count { findings[index].scenario = scenario }
  }
}
