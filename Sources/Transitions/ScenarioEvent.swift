public import Motion

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
    /// The escape gesture or key.
    case escape
    /// A finger is put down, or moves while it is down.
    case touch(x: Length, y: Length)
    /// The finger is lifted.
    case release(x: Length, y: Length)
    /// The system takes the finger's gesture away.
    case cancel
    /// The device turns: the container gets another size.
    case rotate(width: Points, height: Points)
    /// The system takes a card away, without asking.
    case pullAway
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
