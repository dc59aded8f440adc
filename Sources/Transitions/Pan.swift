public import Motion

/// A finger that drives a run: progress follows its travel, whatever the timing.
public struct Pan: Hashable, Sendable {
  /// The way the finger moves.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    case horizontal
    case vertical
  }

  /// The layer that the finger must touch, by id.
  public let layer: String
  /// Travel along the other axis does not count.
  public let axis: Axis
  /// The travel for progress 1; negative when the finger moves left or up.
  public let distance: Length
  /// A release at this progress or beyond completes the run; 0 to 1.
  public let finishProgress: Double
  /// A release at this speed towards the target or beyond completes the run; points per second.
  public let finishVelocity: Double
  /// The rubber band's constant past the ends, 0 to 1: 0 is a wall, 1 follows at first.
  public let resistance: Double
  /// How layers travel after the release; nil for the transition's own springs.
  public let settle: Timing?

  /// Makes a pan.
  ///
  /// - Throws: `TransitionError.outOfRange` naming the field.
  public init(
    layer: String, axis: Axis = .vertical, distance: Length, finishProgress: Double = 0.5,
    finishVelocity: Double = 800, resistance: Double = 0.55, settle: Timing? = nil
  ) throws(TransitionError) {
    guard (0...1).contains(finishProgress) else {
      throw .outOfRange(field: "finish.progress", value: finishProgress)
    }
    guard finishVelocity.isFinite, finishVelocity >= 0 else {
      throw .outOfRange(field: "finish.velocity", value: finishVelocity)
    }
    guard (0...1).contains(resistance) else {
      throw .outOfRange(field: "resistance", value: resistance)
    }
    self.layer = layer
    self.axis = axis
    self.distance = distance
    self.finishProgress = finishProgress
    self.finishVelocity = finishVelocity
    self.resistance = resistance
    self.settle = settle
  }
}
