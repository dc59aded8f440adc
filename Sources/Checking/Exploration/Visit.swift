internal import Motion
internal import Transitions

/// One step of an exploration: an event that was accepted, or a run that came to its end.
struct Visit {
  let scene: Scene
  /// At the instant, before the event.
  let before: Player
  /// At the instant, after it.
  let after: Player
  /// Everything that was asked so far, the last event included.
  let events: [ScenarioEvent]
  /// What was asked last; nil when the run that was under way has ended.
  let choice: EventChoice?
  /// Whether an equal state was not seen before.
  let isNew: Bool
  /// Whether the exploration asks further.
  let goesOn: Bool
  /// Where the contract was broken.
  let breaches: [Breach]

  /// Whether a run started from rest.
  var startsRun: Bool {
    choice != nil && before.machine.phase.isRest && !after.machine.phase.isRest
  }
}

/// One rule at work. What it remembers, it remembers over all devices.
protocol Inspector {
  /// Looks at a plan at rest on one device.
  mutating func inspect(_ scene: Scene, _ findings: inout FindingList) throws
  /// Looks at one step of an exploration.
  mutating func inspect(_ visit: Visit, _ findings: inout FindingList)
  /// Says what only shows once one device was gone through.
  mutating func finishScene(_ findings: inout FindingList)
  /// Says what only shows once everything was seen.
  mutating func finish(_ findings: inout FindingList)
}

extension Inspector {
  mutating func inspect(_ scene: Scene, _ findings: inout FindingList) throws {}
  mutating func inspect(_ visit: Visit, _ findings: inout FindingList) {}
  mutating func finishScene(_ findings: inout FindingList) {}
  mutating func finish(_ findings: inout FindingList) {}
}
