public import Motion
public import Timelines

/// The layer that arrives, and the rows it holds.
public struct Menu: Hashable, Sendable {
  /// How the menu as a whole rests and travels.
  public let layer: Layer
  /// Each id once.
  public let items: [Row]
  /// How the rows arrive; nil when they only move with the menu.
  public let arrival: RowArrival?

  /// Makes a menu.
  ///
  /// - Throws: `TransitionError.duplicateItem` when two items have one id.
  public init(layer: Layer, items: [Row] = [], arrival: RowArrival? = nil) throws(TransitionError) {
    var seen: Set<String> = []
    for item in items where !seen.insert(item.id).inserted { throw .duplicateItem(item.id) }
    self.layer = layer
    self.items = items
    self.arrival = arrival
  }
}

/// How the rows of a menu arrive one after the other.
public struct RowArrival: Hashable, Sendable {
  /// The row that starts first.
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    case first
    case last
    case center
  }

  /// Where a row rests while the menu is not shown, relative to its place in the menu.
  public let dismissed: Pose
  /// Seconds between two neighbouring rows; 0 or more.
  public let stagger: Seconds
  /// The row that starts first.
  public let origin: Origin
  /// How a row travels; nil for the menu's timing.
  public let timing: Timing?

  /// Makes an arrival.
  ///
  /// - Throws: `TransitionError.negativeDelay` when the stagger is below 0 or not finite.
  public init(
    dismissed: Pose = .identity, stagger: Seconds = 0, origin: Origin = .first,
    timing: Timing? = nil
  ) throws(TransitionError) {
    guard stagger.isFinite, stagger >= 0 else { throw .negativeDelay(stagger) }
    self.dismissed = dismissed
    self.stagger = stagger
    self.origin = origin
    self.timing = timing
  }

  /// Seconds from the start of the menu's travel until a row starts.
  ///
  /// On dismissal the order is the reverse: the row that came last leaves first.
  ///
  /// - Parameters:
  ///   - index: 0 up to, not including, `count`.
  ///   - count: The number of rows.
  ///   - direction: Of the run.
  /// - Returns: 0 or more.
  public func delay(of index: Int, count: Int, direction: Direction) -> Seconds {
    let steps = Self.step(of: index, count: count, origin: origin)
    switch direction {
    case .present: return stagger * steps
    case .dismiss:
      let last = (0..<count).map { Self.step(of: $0, count: count, origin: origin) }.max() ?? 0
      return stagger * (last - steps)
    }
  }

  private static func step(of index: Int, count: Int, origin: Origin) -> Double {
    switch origin {
    case .first: Double(index)
    case .last: Double(count - 1 - index)
    case .center:
      // Steps from the middle; with an even number the two middle rows start together at 0.
      (Double(index) - Double(count - 1) / 2).magnitude.rounded(.down)
    }
  }
}
