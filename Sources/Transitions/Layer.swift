public import Motion
public import Timelines

/// One of the two layers that change places: where it rests and how it travels.
public struct Layer: Hashable, Sendable {
  /// Rest pose while the menu is shown, and while it is not.
  public let presented: Pose, dismissed: Pose
  /// How this layer travels; nil for the transition's own timing.
  public let timing: Timing?
  /// Seconds from the start of a run until this layer moves; 0 or more.
  public let delay: Seconds
  /// Handed to `prepare` and `unwind`.
  public let data: LayerData
  /// `#RRGGBB` or `#RRGGBBAA`; nil for the theme's own.
  public let fill: String?
  /// What a spring that passes its target uncovers.
  public let overshoot: Overshoot

  /// Makes a layer; what is left out rests in the identity pose and travels as the transition does.
  ///
  /// - Throws: `TransitionError.negativeDelay` when the delay is below 0 or not finite.
  public init(
    presented: Pose = .identity, dismissed: Pose = .identity, timing: Timing? = nil,
    delay: Seconds = 0, data: LayerData = LayerData(), fill: String? = nil,
    overshoot: Overshoot = .show
  ) throws(TransitionError) {
    guard delay.isFinite, delay >= 0 else { throw .negativeDelay(delay) }
    self.presented = presented
    self.dismissed = dismissed
    self.timing = timing
    self.delay = delay
    self.data = data
    self.fill = fill
    self.overshoot = overshoot
  }
}
