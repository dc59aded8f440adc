public import Motion

/// Why a part of a transition could not be made.
public enum TransitionError: Error, Hashable, Sendable {
  case negativeDelay(Seconds)
  case duplicateItem(String)
  case duplicateLayer(String)
  case unknownLayer(String)
  /// The event at this index is earlier than the one before it.
  case scenarioOutOfOrder(index: Int)
  case badEventTime(Seconds)
  /// A number is outside the range of its field.
  case outOfRange(field: String, value: Double)
  /// The keyframe at this index is not later than the one before it.
  case keyframesOutOfOrder(index: Int)
}
