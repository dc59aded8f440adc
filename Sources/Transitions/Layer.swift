public import Motion
public import Timelines

/// Whether a picture shows data that changed in the same turn.
public enum CaptureOrder: String, Hashable, Sendable, CaseIterable {
  case afterUpdates = "after_updates"
  case beforeUpdates = "before_updates"
}

/// How one layer rests, travels and looks.
public struct Layer: Hashable, Sendable {
  /// Rest pose while the menu is shown, and while it is not.
  public let presented: Pose, dismissed: Pose
  /// Poses on the way to each rest.
  public let presentedPath: PosePath, dismissedPath: PosePath
  /// How this layer travels; nil for the transition's own timing.
  public let timing: Timing?
  /// Seconds from the start of a run until this layer moves; 0 or more.
  public let delay: Seconds
  /// Handed to `prepare` and `unwind`.
  public let data: LayerData
  /// What it shows.
  public let picture: Picture<Length>
  /// What a spring that passes its target uncovers.
  public let overshoot: Overshoot
  /// Whether its picture shows data that changed in the same turn.
  public let capture: CaptureOrder

  /// Makes a layer; what is left out rests in the identity pose and travels as the transition does.
  ///
  /// - Throws: `TransitionError.negativeDelay` when the delay is below 0 or not finite.
  public init(
    presented: Pose = .identity, dismissed: Pose = .identity, presentedPath: PosePath = .straight,
    dismissedPath: PosePath = .straight, timing: Timing? = nil, delay: Seconds = 0,
    data: LayerData = LayerData(), picture: Picture<Length> = Picture(),
    overshoot: Overshoot = .show, capture: CaptureOrder = .afterUpdates
  ) throws(TransitionError) {
    guard delay.isFinite, delay >= 0 else { throw .negativeDelay(delay) }
    self.presented = presented
    self.dismissed = dismissed
    self.presentedPath = presentedPath
    self.dismissedPath = dismissedPath
    self.timing = timing
    self.delay = delay
    self.data = data
    self.picture = picture
    self.overshoot = overshoot
    self.capture = capture
  }

  /// The rest pose that a direction leads to.
  public func pose(_ direction: Direction) -> Pose {
    direction == .present ? presented : dismissed
  }

  /// The poses on the way to where a direction leads.
  public func path(_ direction: Direction) -> PosePath {
    direction == .present ? presentedPath : dismissedPath
  }
}
