public import Motion

/// What replaces the motion for those who asked for less of it.
public enum ReducedMotion: Hashable, Sendable {
  /// A cross-fade of 0.2 s between the two rests.
  case crossFade
  /// The author's own timing and poses.
  case replaced(ReducedTransition)
  /// The full motion, by the author's choice.
  case full
}

/// The author's own reduced motion: timing and poses that replace those of the full one.
public struct ReducedTransition: Hashable, Sendable {
  /// How layers travel.
  public let timing: Timing
  /// The poses of each layer between the rests, by id; a layer that is not named does not move.
  public let poses: [String: ReducedPoses]

  /// Makes a replacement.
  public init(timing: Timing, poses: [String: ReducedPoses] = [:]) {
    self.timing = timing
    self.poses = poses
  }
}

/// The two rest poses of a layer under reduced motion; nil for the full motion's rest.
public struct ReducedPoses: Hashable, Sendable {
  /// The rest while the menu is shown, and while it is not.
  public let presented: Pose?, dismissed: Pose?

  /// Makes poses.
  public init(presented: Pose? = nil, dismissed: Pose? = nil) {
    self.presented = presented
    self.dismissed = dismissed
  }
}
