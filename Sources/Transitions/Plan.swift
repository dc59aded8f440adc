internal import Motion
public import Timelines

/// A transition, or a sequence of them, worked out for both directions, lengths unresolved.
///
/// Every layer has its final timing and delay each way; rows are layers of their own. Exporters
/// write a plan; a run plays it on a device.
public struct Plan: Hashable, Sendable {
  /// The motion that people asked their device for.
  public enum MotionPreference: String, Hashable, Sendable, CaseIterable {
    case full
    case reduced
  }

  /// What is planned, in order: one transition, or several that follow each other; never empty.
  public let transitions: [Transition]
  /// The motion it is planned for.
  public let preference: MotionPreference
  /// From back to front.
  public let layers: [PlannedLayer]

  /// Works a transition out.
  public init(_ transition: Transition, preference: MotionPreference = .full) {
    self.init(first: transition, following: [], preference: preference)
  }

  /// Works a sequence out: each transition starts when the one before has finished.
  ///
  /// The first says what layers show, which events are taken and what is played.
  ///
  /// - Parameters:
  ///   - first: The transition that starts.
  ///   - following: Those after it, in order.
  ///   - preference: The motion to plan for.
  public init(first: Transition, following: [Transition], preference: MotionPreference = .full) {
    transitions = [first] + following
    self.preference = preference
    layers = PlanBuilder(transitions: [first] + following, preference: preference).layers()
  }

  /// The first transition: it says what layers show, which events are taken and what is played.
  public var transition: Transition { transitions[0] }

  /// How many runs follow each other.
  public var stepCount: Int { transitions.count }

  /// The layer with an id.
  public func layer(_ id: String) -> PlannedLayer? { layers.first { $0.id == id } }

  /// The id of the layer that shows an item.
  public static func rowID(_ item: Row) -> String { "menu.\(item.id)" }
}
