/// Something that `check` looks for; the raw value is its code.
public enum Rule: String, Hashable, Sendable, CaseIterable {
  case completion = "E302"
  case leftOver = "E303"
  case endState = "E304"
  case smooth = "E305"
  case reachable = "E306"
  case coverage = "E307"
  case safeArea = "E308"
  case targets = "E309"
  case focus = "E310"
  case reducedMotion = "E311"
  case flashes = "E312"
  case contrast = "E313"
  case overflow = "E314"
  case pace = "E315"
  case presentation = "E316"

  /// The name in reports.
  public var name: String {
    switch self {
    case .completion: "completion"
    case .leftOver: "left-over"
    case .endState: "end-state"
    case .smooth: "smooth"
    case .reachable: "reachable"
    case .coverage: "coverage"
    case .safeArea: "safe-area"
    case .targets: "targets"
    case .focus: "focus"
    case .reducedMotion: "reduced-motion"
    case .flashes: "flashes"
    case .contrast: "contrast"
    case .overflow: "overflow"
    case .pace: "pace"
    case .presentation: "presentation"
    }
  }

  /// What the rule asks for, in one sentence without a full stop.
  public var sentence: String {
    switch self {
    case .completion: "every run completes once and says truly how it ended"
    case .leftOver: "no layer, gesture or modal scope outlives its phase"
    case .endState: "every layer ends in its declared pose, on every device and after every turn"
    case .smooth: "no value jumps where one motion hands over to the next"
    case .reachable: "from every state an event that a person can cause leads back to rest"
    case .coverage: "no background shows while a layer passes its target"
    case .safeArea: "nothing that is read or tapped lies under a notch or home indicator"
    case .targets: "what is tapped measures 44 × 44 points or more and is not covered"
    case .focus: "assistive technology reaches what is shown, and nothing else"
    case .reducedMotion: "with reduced motion nothing moves far and everything ends the same"
    case .flashes: "nothing flashes more than three times in a second"
    case .contrast: "text stands out from what lies behind it by 4.5 to 1, large text by 3 to 1"
    case .overflow: "every row is seen in full, and no text is cut"
    case .pace: "a run takes no longer than a second"
    case .presentation: "a card does not rely on a dismissal that the system can pass by"
    }
  }

  /// How much a finding of the rule matters, unless it says otherwise.
  public var severity: Finding.Severity {
    switch self {
    case .completion, .leftOver, .endState, .smooth, .reachable, .focus, .flashes: .error
    case .coverage, .safeArea, .targets, .reducedMotion, .contrast, .overflow, .pace,
      .presentation:
      .warning
    }
  }
}
