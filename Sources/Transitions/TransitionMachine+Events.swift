public import Timelines

extension TransitionMachine {
  /// What the host tells the machine.
  public enum Event: Hashable, Sendable {
    case present
    case dismiss
    /// The escape gesture or key.
    case escape
    /// The id of the layer that the tap hit as drawn at this instant, nil for none.
    case tap(layer: String?)
    /// An item of the menu by id.
    case choose(item: String)
    /// A finger was put on a layer as drawn at this instant, nil for none.
    case grab(layer: String?)
    /// The finger was lifted; whether progress and speed are enough to complete the run.
    case release(completes: Bool)
    /// The system took the finger's gesture away.
    case cancel
    /// The container got another size.
    case rotate
    /// The system pulled a card away, without asking.
    case pullAway
    /// All layers are exactly at rest; from the host only, and only while they move by themselves.
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
    /// Hold the layers where they are and let the finger drive them.
    case drive(Direction)
    /// Send the layers on towards where this direction leads, from their place and speed.
    case retarget(Direction)
    /// Put the layers at rest where the new container has them.
    case relayout
    /// Put the layers at rest where a direction leads, without a way there.
    case place(Direction)
    case remove(layer: String)
    case restore(layer: String)
    /// Hide everything but a layer from assistive technology; nil to hide nothing.
    case scope(layer: String?)
    /// Give an element the focus.
    case focus(String)
    /// Speak a text.
    case announce(String)
    case complete(Direction, Outcome)
    /// The event was turned down; nothing changes.
    case refuse(reason: String)
  }

  /// What the machine needs to know of a transition.
  public struct Setup: Hashable, Sendable {
    /// The layer whose tap dismisses.
    public let dismissingTap: String?
    /// Whether the escape gesture dismisses.
    public let escapes: Bool
    /// The items that can be chosen, by id, and whether each is enabled.
    public let items: [String: Bool]
    /// Whether the script wants to prepare the menu's data.
    public let hasPrepare: Bool
    /// Whether the script wants to hand a choice back.
    public let hasUnwind: Bool
    /// When a picture is taken, seen from a change of data in the same turn.
    public let capture: CaptureOrder
    /// The layers on which a finger starts to present and to dismiss.
    public let presentingPan: String?, dismissingPan: String?
    /// Whether the system lets people pull the menu away.
    public let isCard: Bool
    /// What assistive technology is told.
    public let accessibility: Accessibility
    /// How many transitions follow each other, at least 1.
    public let stepCount: Int

    /// Makes a setup.
    public init(_ plan: Plan) {
      let transition = plan.transition
      dismissingTap = transition.dismissal.tap
      escapes = transition.dismissal.escape
      var items: [String: Bool] = [:]
      for item in transition.menu.items { items[item.id] = !item.isDisabled }
      self.items = items
      hasPrepare = transition.callbacks.contains(.prepare)
      hasUnwind = transition.callbacks.contains(.unwind)
      capture = transition.content.capture
      presentingPan = transition.pans.present?.layer
      dismissingPan = transition.pans.dismiss?.layer
      isCard = transition.presentation == .card
      accessibility = transition.accessibility
      stepCount = plan.stepCount
    }
  }
}

extension TransitionMachine.Phase {
  /// The name in event logs.
  public var name: String {
    switch self {
    case .dismissed: "dismissed"
    case .presented: "presented"
    case .presenting(.animated): "presenting"
    case .presenting(let mode): "presenting_\(mode.rawValue)"
    case .dismissing(.animated): "dismissing"
    case .dismissing(let mode): "dismissing_\(mode.rawValue)"
    }
  }

  /// All names in event logs.
  public static let names: [String] = {
    let modes: [TransitionMachine.Mode] = [.animated, .interactive, .returning]
    return ["dismissed", "presented"]
      + modes.map { TransitionMachine.Phase.presenting($0).name }
      + modes.map { TransitionMachine.Phase.dismissing($0).name }
  }()

  /// Whether nothing moves and no finger holds anything.
  public var isRest: Bool { self == .dismissed || self == .presented }

  /// Whether a finger holds the layers.
  public var isInteractive: Bool {
    self == .presenting(.interactive) || self == .dismissing(.interactive)
  }

  /// Where the layers are heading; at rest, where they are.
  public var heading: Direction {
    switch self {
    case .presented, .presenting(.animated), .presenting(.interactive), .dismissing(.returning):
      .present
    case .dismissed, .dismissing(.animated), .dismissing(.interactive), .presenting(.returning):
      .dismiss
    }
  }
}
