public import Motion
public import Timelines

/// A pose on the way to a rest.
public struct PoseKeyframe: Hashable, Sendable {
  /// Progress of the layer's timing, above 0 and below 1.
  public let at: Double
  /// The pose; only `properties` of it count.
  public let pose: Pose
  /// What the author wrote; other properties pass the keyframe without stopping.
  public let properties: Set<Property>
  /// How the values travel from the keyframe before to this one.
  public let easing: Easing

  /// Makes a keyframe.
  ///
  /// - Throws: `TransitionError.outOfRange` when `at` is not above 0 and below 1.
  public init(
    at: Double, pose: Pose, properties: Set<Property>, easing: Easing = .named(.linear)
  ) throws(TransitionError) {
    guard at > 0, at < 1 else { throw .outOfRange(field: "at", value: at) }
    self.at = at
    self.pose = pose
    self.properties = properties
    self.easing = easing
  }

  private init(_ original: PoseKeyframe, at place: Double, _ easing: Easing) {
    at = place
    pose = original.pose
    properties = original.properties
    self.easing = easing
  }

  /// The stop as it is met on the way back.
  fileprivate func reversed(_ easing: Easing) -> PoseKeyframe {
    PoseKeyframe(self, at: 1 - at, easing)
  }
}

/// The keyframes that lead to a rest pose, and how the last stretch travels.
public struct PosePath: Hashable, Sendable {
  /// In increasing order of `at`.
  public let keyframes: [PoseKeyframe]
  /// From the last keyframe to the rest.
  public let lastEasing: Easing

  /// No keyframe: straight to the rest.
  public static let straight = PosePath(unchecked: [], lastEasing: .named(.linear))

  private init(unchecked keyframes: [PoseKeyframe], lastEasing: Easing) {
    self.keyframes = keyframes
    self.lastEasing = lastEasing
  }

  /// Makes a path.
  ///
  /// - Throws: `TransitionError.keyframesOutOfOrder` when one is not later than the one before.
  public init(
    keyframes: [PoseKeyframe], lastEasing: Easing = .named(.linear)
  ) throws(TransitionError) {
    for (index, pair) in zip(keyframes, keyframes.dropFirst()).enumerated()
    where pair.1.at <= pair.0.at {
      throw .keyframesOutOfOrder(index: index + 1)
    }
    self.init(unchecked: keyframes, lastEasing: lastEasing)
  }

  /// The same stops on the way back: each stretch keeps its easing, as a layer keeps its timing.
  public var reversed: PosePath {
    let easings = [lastEasing] + keyframes.dropFirst().reversed().map(\.easing)
    let stops = zip(keyframes.reversed(), easings).map { stop, easing in stop.reversed(easing) }
    return PosePath(unchecked: stops, lastEasing: keyframes.first?.easing ?? lastEasing)
  }

  /// Whether a keyframe names a property.
  func names(_ property: Property) -> Bool {
    keyframes.contains { $0.properties.contains(property) }
  }
}
