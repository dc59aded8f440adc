internal import Timelines

/// Decides what happens next; owns no clock, no callback and no layer.
///
/// It takes an event and returns effects in the order in which the host must carry them out.
public struct TransitionMachine: Hashable, Sendable {
  /// How a run goes on.
  public enum Mode: String, Hashable, Sendable {
    /// On its way to the target.
    case animated
    /// Held by a finger.
    case interactive
    /// Turned round, on its way back to where it began.
    case returning
  }

  /// The resting states and the runs between them.
  public enum Phase: Hashable, Sendable {
    case dismissed
    case presenting(Mode)
    case presented
    case dismissing(Mode)
  }

  /// What the machine knows of its transition.
  public let setup: Setup
  /// Where it stands.
  public internal(set) var phase: Phase = .dismissed
  /// The step of a sequence that is running, or that ran last; 0 for a single transition.
  public internal(set) var step = 0

  /// Makes a machine at rest, the menu not shown.
  public init(_ setup: Setup) { self.setup = setup }

  /// Takes an event and returns what to do, in order.
  ///
  /// An event that the phase does not accept changes nothing and gives one `refuse` effect.
  ///
  /// - Throws: `TransitionMachineError.settledAtRest` when `settled` comes while nothing moves by
  ///   itself.
  public mutating func handle(_ event: Event) throws(TransitionMachineError) -> [Effect] {
    switch event {
    case .present: present()
    case .dismiss: dismiss()
    case .escape: setup.escapes ? dismiss() : [.refuse(reason: "escape does not dismiss")]
    case .tap(let layer): tap(on: layer)
    case .choose(let item): choose(item)
    case .grab(let layer): grab(layer)
    case .release(let completes): release(completes)
    case .cancel: cancel()
    case .rotate: rotate()
    case .pullAway: pullAway()
    case .settled: try settle()
    }
  }

  private mutating func present() -> [Effect] {
    switch phase {
    case .dismissed: return begin(.animated) + [.animate(.present)]
    case .presenting(.animated): return [.refuse(reason: "the menu is already being presented")]
    case .presenting(.interactive): return [.refuse(reason: "a finger is presenting the menu")]
    case .presenting(.returning): return [.refuse(reason: "the menu is on its way back")]
    case .presented: return [.refuse(reason: "the menu is already presented")]
    case .dismissing: return [.refuse(reason: "the menu is being dismissed")]
    }
  }

  /// What comes before the first frame of a presentation.
  mutating func begin(_ mode: Mode) -> [Effect] {
    phase = .presenting(mode)
    step = 0
    return (setup.hasPrepare ? [.prepare] : []) + [
      .capture(layer: "content"), .insert(layer: "menu"),
    ]
  }

  private mutating func dismiss() -> [Effect] {
    switch phase {
    case .presented:
      phase = .dismissing(.animated)
      return [.animate(.dismiss)]
    case .presenting(.animated):
      phase = .presenting(.returning)
      return [.retarget(.dismiss)]
    case .presenting(.interactive): return [.refuse(reason: "a finger is presenting the menu")]
    case .presenting(.returning): return [.refuse(reason: "the menu is already on its way back")]
    case .dismissing: return [.refuse(reason: "the menu is already being dismissed")]
    case .dismissed: return [.refuse(reason: "the menu is not presented")]
    }
  }

  private mutating func tap(on layer: String?) -> [Effect] {
    guard let layer else { return [.refuse(reason: "no layer was hit")] }
    guard layer == setup.dismissingTap else {
      return [.refuse(reason: "a tap on this layer does not dismiss")]
    }
    return dismiss()
  }

  private mutating func choose(_ item: String) -> [Effect] {
    guard phase == .presented else { return [.refuse(reason: "the menu is not presented")] }
    guard let isEnabled = setup.items[item] else {
      return [.refuse(reason: "the menu has no such item")]
    }
    guard isEnabled else { return [.refuse(reason: "the item is disabled")] }
    phase = .dismissing(.animated)
    // A picture is taken again only when the content's data may have changed under it.
    let handBack: [Effect] =
      switch (setup.hasUnwind, setup.capture) {
      case (false, _): []
      case (true, .afterUpdates): [.unwind(item: item), .capture(layer: "content")]
      case (true, .beforeUpdates): [.capture(layer: "content"), .unwind(item: item)]
      }
    return handBack + [.animate(.dismiss)]
  }
}

/// A misuse of the machine by its host.
public enum TransitionMachineError: Error, Hashable, Sendable {
  /// `settled` came although nothing was moving by itself.
  case settledAtRest
}
