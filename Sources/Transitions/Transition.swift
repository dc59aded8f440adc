public import Motion

/// How two screens change places, as one value that holds no script.
///
/// Lengths are unresolved: a transition fits every container.
public struct Transition: Hashable, Sendable {
  /// A function of the script that a run calls.
  public enum Callback: String, Hashable, Sendable, CaseIterable {
    case prepare
    case unwind
    case onComplete = "on_complete"
  }

  /// How the system shows the menu's screen.
  public enum Presentation: String, Hashable, Sendable, CaseIterable {
    case fullScreen = "full_screen"
    /// A sheet that the system lets people pull away, without asking the transition.
    case card
  }

  /// Shown in previews, and the stem of exported type names.
  public let name: String
  /// How layers travel unless they say otherwise.
  public let timing: Timing
  /// The picture that moves away.
  public let content: Layer
  /// The layer that arrives, and its rows.
  public let menu: Menu
  /// Badges, headers, shared elements; each id once.
  public let layers: [ExtraLayer]
  /// How the menu goes away again.
  public let dismissal: Dismissal
  /// How the system shows the menu's screen.
  public let presentation: Presentation
  /// What shows where no layer is.
  public let backdrop: Color
  /// Gestures that drive a run.
  public let pans: Pans
  /// What assistive technology is told.
  public let accessibility: Accessibility
  /// What replaces the motion for those who asked for less of it.
  public let reducedMotion: ReducedMotion
  /// The direction the author asked for; nil for the device's own.
  public let direction: LayoutDirection?
  /// Rules of `check` that the author switched off, by code.
  public let ignoredRules: [String]
  /// The functions that the script defines.
  public let callbacks: Set<Callback>
  /// What is played; nil for "present, rest half a second, dismiss".
  public let scenario: [ScenarioEvent]?

  /// Makes a transition.
  ///
  /// - Throws: `TransitionError.scenarioOutOfOrder` when a scenario goes back in time,
  ///   `.duplicateLayer` when two layers have one id, `.unknownLayer` when a layer is placed beside
  ///   one that does not exist.
  public init(
    name: String, timing: Timing, content: Layer, menu: Menu, layers: [ExtraLayer] = [],
    dismissal: Dismissal = Dismissal(), presentation: Presentation = .fullScreen,
    backdrop: Color = .black, pans: Pans = Pans(), accessibility: Accessibility = Accessibility(),
    reducedMotion: ReducedMotion = .crossFade, direction: LayoutDirection? = nil,
    ignoredRules: [String] = [], callbacks: Set<Callback> = [], scenario: [ScenarioEvent]? = nil
  ) throws(TransitionError) {
    if let scenario {
      for (index, pair) in zip(scenario, scenario.dropFirst()).enumerated()
      where pair.1.time < pair.0.time {
        throw .scenarioOutOfOrder(index: index + 1)
      }
    }
    var ids: Set<String> = ["content", "menu"]
    for layer in layers {
      guard ids.contains(layer.place.neighbour) else { throw .unknownLayer(layer.place.neighbour) }
      guard ids.insert(layer.id).inserted else { throw .duplicateLayer(layer.id) }
    }
    self.name = name
    self.timing = timing
    self.content = content
    self.menu = menu
    self.layers = layers
    self.dismissal = dismissal
    self.presentation = presentation
    self.backdrop = backdrop
    self.pans = pans
    self.accessibility = accessibility
    self.reducedMotion = reducedMotion
    self.direction = direction
    self.ignoredRules = ignoredRules
    self.callbacks = callbacks
    self.scenario = scenario
  }
}

/// How the menu goes away again.
public struct Dismissal: Hashable, Sendable {
  /// The layer whose tap dismisses, by id.
  public let tap: String?
  /// Whether the escape gesture or key dismisses.
  public let escape: Bool
  /// How every layer travels on the way back; nil for the timings of the way in.
  public let timing: Timing?

  /// Makes a dismissal.
  public init(tap: String? = nil, escape: Bool = false, timing: Timing? = nil) {
    self.tap = tap
    self.escape = escape
    self.timing = timing
  }
}

/// The gestures that drive runs.
public struct Pans: Hashable, Sendable {
  /// Starts and drives a presentation.
  public let present: Pan?
  /// Starts and drives a dismissal.
  public let dismiss: Pan?

  /// Makes a pair of gestures.
  public init(present: Pan? = nil, dismiss: Pan? = nil) {
    self.present = present
    self.dismiss = dismiss
  }
}
