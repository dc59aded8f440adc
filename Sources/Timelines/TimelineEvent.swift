public import Motion

/// The two ways a transition runs.
public enum Direction: String, Hashable, Sendable, CaseIterable {
  case present
  case dismiss
}

/// How a run ended.
public enum Outcome: String, Hashable, Sendable, CaseIterable {
  case finished
  /// It ended where it began.
  case cancelled
}

/// What was asked of the transition.
public enum Request: Hashable, Sendable {
  case present
  case dismiss
  /// At a place in the container; `layer` is what the tap hit, if anything.
  case tap(x: Points, y: Points, layer: String?)
  case choose(item: String)
  /// The escape gesture or key.
  case escape
  /// A finger is put down, or moves while it is down; `layer` is what it was put on, if anything.
  case touch(x: Points, y: Points, layer: String?)
  /// The finger is lifted.
  case release(x: Points, y: Points)
  /// The system takes the finger's gesture away.
  case cancel
  /// The container gets another size.
  case rotate(Container)
  /// The system takes a card away, without asking.
  case pullAway
}

/// Something that happened at one instant of a run.
public struct TimelineEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A request; `refusal` says why it was turned down, nil means it was accepted.
    case request(Request, refusal: String?)
    /// The state machine entered a phase.
    case phase(String)
    /// A picture of the layer was taken.
    case capture(layer: String)
    /// The layer was put into the container.
    case insert(layer: String)
    /// The layer was taken out of the container.
    case remove(layer: String)
    /// The live layer shows again where its picture stood.
    case restore(layer: String)
    /// `prepare` gave the menu these data.
    case prepare(LayerData)
    /// `unwind` gave the content these data.
    case unwind(LayerData)
    /// Everything but this layer is hidden from assistive technology; nil hides nothing.
    case scope(layer: String?)
    /// An element got the focus.
    case focus(String)
    /// A text was spoken.
    case announce(String)
    /// A run ended; every accepted run ends exactly once.
    case complete(Direction, Outcome)
    /// A callback printed a line.
    case print(String)
  }

  /// Since the start of the run.
  public let time: Seconds
  /// What happened.
  public let kind: Kind

  /// Makes an event.
  public init(time: Seconds, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}
