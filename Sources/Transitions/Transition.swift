public import Motion

/// How two screens change places, as one value that holds no script.
///
/// Lengths are unresolved: a transition fits every container.
public struct Transition: Hashable, Sendable {
  /// A function of the script that a run calls.
  public enum Callback: String, Hashable, Sendable, CaseIterable {
    case prepare
    case unwind
    case onComplete = "on_complete"
  }

  /// Shown in previews, and the stem of exported type names.
  public let name: String
  /// How layers travel unless they say otherwise.
  public let timing: Timing
  /// The picture that moves away.
  public let content: Layer
  /// The layer that arrives, and its rows.
  public let menu: Menu
  /// How the menu goes away again.
  public let dismissal: Dismissal
  /// `#RRGGBB` or `#RRGGBBAA`: what shows where no layer is.
  public let backdrop: String
  /// The functions that the script defines.
  public let callbacks: Set<Callback>
  /// What is played; nil for "present, rest half a second, dismiss".
  public let scenario: [ScenarioEvent]?

  /// Makes a transition.
  ///
  /// - Throws: `TransitionError.scenarioOutOfOrder` when a scenario goes back in time.
  public init(
    name: String, timing: Timing, content: Layer, menu: Menu, dismissal: Dismissal = Dismissal(),
    backdrop: String = "#000000", callbacks: Set<Callback> = [], scenario: [ScenarioEvent]? = nil
  ) throws(TransitionError) {
    if let scenario {
      for (index, pair) in zip(scenario, scenario.dropFirst()).enumerated()
      where pair.1.time < pair.0.time {
        throw .scenarioOutOfOrder(index: index + 1)
      }
    }
    self.name = name
    self.timing = timing
    self.content = content
    self.menu = menu
    self.dismissal = dismissal
    self.backdrop = backdrop
    self.callbacks = callbacks
    self.scenario = scenario
  }
}

/// How the menu goes away again.
public struct Dismissal: Hashable, Sendable {
  /// The layer whose tap dismisses, by id.
  public let tap: String?
  /// How every layer travels on the way back; nil for the timings of the way in.
  public let timing: Timing?

  /// Makes a dismissal.
  public init(tap: String? = nil, timing: Timing? = nil) {
    self.tap = tap
    self.timing = timing
  }
}

/// One event of a scenario.
public struct ScenarioEvent: Hashable, Sendable {
  /// What is asked.
  public enum Kind: Hashable, Sendable {
    case present
    case dismiss
    /// At a place in the container.
    case tapAt(x: Length, y: Length)
    /// In the middle of what shows of a layer, by id.
    case tapOn(layer: String)
    case choose(item: String)
  }

  /// Since the start of the run.
  public let time: Seconds
  /// What is asked.
  public let kind: Kind

  /// Makes an event.
  ///
  /// - Throws: `TransitionError.badEventTime` when the time is below 0 or above an hour.
  public init(time: Seconds, kind: Kind) throws(TransitionError) {
    guard time >= 0, time <= 3600 else { throw .badEventTime(time) }
    self.time = time
    self.kind = kind
  }
}

/// Why a part of a transition could not be made.
public enum TransitionError: Error, Hashable, Sendable {
  case negativeDelay(Seconds)
  case duplicateItem(String)
  /// The event at this index is earlier than the one before it.
  case scenarioOutOfOrder(index: Int)
  case badEventTime(Seconds)
  /// A number is outside the range of its field.
  case outOfRange(field: String, value: Double)
  /// The keyframe at this index is not later than the one before it.
  case keyframesOutOfOrder(index: Int)
}
