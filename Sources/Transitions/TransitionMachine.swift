public import Timelines

/// Decides what happens next; owns no clock, no callback and no layer.
///
/// It takes an event and returns effects in the order in which the host must carry them out.
public struct TransitionMachine: Hashable, Sendable {
  /// How a run goes on.
  public enum Mode: String, Hashable, Sendable {
    /// On its way to the target.
    case animated
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

  /// What the host tells the machine.
  public enum Event: Hashable, Sendable {
    case present
    case dismiss
    /// The id of the layer that the tap hit as drawn at this instant, nil for none.
    case tap(layer: String?)
    /// An item of the menu by id.
    case choose(item: String)
    /// All layers are exactly at rest; from the host only, and only during a run.
    case settled
  }

  /// What the host must do.
  public enum Effect: Hashable, Sendable {
    /// Let the script merge data into the menu's.
    case prepare
    /// Let the script merge data into the content's.
    case unwind(item: String)
    case capture(layer: String)
    case insert(layer: String)
    /// Start a run towards where the direction leads.
    case animate(Direction)
    /// Turn the layers of the run round, towards where this direction leads.
    case retarget(Direction)
    case remove(layer: String)
    case restore(layer: String)
    case complete(Direction, Outcome)
    /// The event was turned down; nothing changes.
    case refuse(reason: String)
  }

  /// What the machine needs to know of a transition.
  public struct Setup: Hashable, Sendable {
    /// The layer whose tap dismisses.
    public let dismissingTap: String?
    /// The items that can be chosen, by id, and whether each is enabled.
    public let items: [String: Bool]
    /// Whether the script wants to prepare the menu's data.
    public let hasPrepare: Bool
    /// Whether the script wants to hand a choice back.
    public let hasUnwind: Bool

    /// Makes a setup.
    public init(_ transition: Transition) {
      dismissingTap = transition.dismissal.tap
      var items: [String: Bool] = [:]
      for item in transition.menu.items { items[item.id] = !item.isDisabled }
      self.items = items
      hasPrepare = transition.callbacks.contains(.prepare)
      hasUnwind = transition.callbacks.contains(.unwind)
    }
  }

  /// What the machine knows of its transition.
  public let setup: Setup
  /// Where it stands.
  public private(set) var phase: Phase = .dismissed

  /// Makes a machine at rest, the menu not shown.
  public init(_ setup: Setup) { self.setup = setup }

  /// Takes an event and returns what to do, in order.
  ///
  /// An event that the phase does not accept changes nothing and gives one `refuse` effect.
  ///
  /// - Throws: `TransitionMachineError.settledAtRest` when `settled` comes outside a run.
  public mutating func handle(
    _ event: Event
  ) throws(TransitionMachineError) -> [Effect] {
    switch event {
    case .present: present()
    case .dismiss: dismiss()
    case .tap(let layer): tap(on: layer)
    case .choose(let item): choose(item)
    case .settled: try settle()
    }
  }

  private mutating func present() -> [Effect] {
    switch phase {
    case .dismissed:
      phase = .presenting(.animated)
      return (setup.hasPrepare ? [.prepare] : []) + [
        .capture(layer: "content"), .insert(layer: "menu"), .animate(.present),
      ]
    case .presenting(.animated): return [.refuse(reason: "the menu is already being presented")]
    case .presenting(.returning): return [.refuse(reason: "the menu is on its way back")]
    case .presented: return [.refuse(reason: "the menu is already presented")]
    case .dismissing: return [.refuse(reason: "the menu is being dismissed")]
    }
  }

  private mutating func dismiss() -> [Effect] {
    switch phase {
    case .presented:
      phase = .dismissing(.animated)
      return [.animate(.dismiss)]
    case .presenting(.animated):
      phase = .presenting(.returning)
      return [.retarget(.dismiss)]
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
    return (setup.hasUnwind ? [.unwind(item: item), .capture(layer: "content")] : []) + [
      .animate(.dismiss)
    ]
  }

  private mutating func settle() throws(TransitionMachineError) -> [Effect] {
    let cleanUp: [Effect] = [
      .remove(layer: "menu"), .remove(layer: "content"), .restore(layer: "content"),
    ]
    switch phase {
    case .presenting(.animated):
      phase = .presented
      return [.complete(.present, .finished)]
    case .presenting(.returning):
      phase = .dismissed
      return cleanUp + [.complete(.present, .cancelled)]
    case .dismissing(.animated):
      phase = .dismissed
      return cleanUp + [.complete(.dismiss, .finished)]
    case .dismissing(.returning):
      phase = .presented
      return [.complete(.dismiss, .cancelled)]
    case .dismissed, .presented: throw .settledAtRest
    }
  }
}

/// A misuse of the machine by its host.
public enum TransitionMachineError: Error, Hashable, Sendable {
  /// `settled` came although nothing was moving.
  case settledAtRest
}

extension TransitionMachine.Phase {
  /// The name in event logs.
  public var name: String {
    switch self {
    case .dismissed: "dismissed"
    case .presented: "presented"
    case .presenting(.animated): "presenting"
    case .presenting(.returning): "presenting_returning"
    case .dismissing(.animated): "dismissing"
    case .dismissing(.returning): "dismissing_returning"
    }
  }

  /// Whether nothing moves.
  public var isRest: Bool { self == .dismissed || self == .presented }
}
