import Motion
import Timelines
import Transitions

@testable import Checking

/// The slide-down menu, with what a test changes about it.
struct Menus {
  var timing: Timing?
  var content: Layer?
  var menu: Layer?
  var items: [Row] = [Row(id: "home", title: "Home"), Row(id: "news", title: "News")]
  var arrival: RowArrival?
  var layers: [ExtraLayer] = []
  var dismissal = Dismissal(tap: "content", escape: true)
  var presentation = Transition.Presentation.fullScreen
  var backdrop = Color.black
  var pans = Pans()
  var accessibility = Accessibility(labels: ["content": "Close menu"])
  var reducedMotion = ReducedMotion.crossFade
  var ignoredRules: [String] = []
  var callbacks: Set<Transition.Callback> = []

  /// Response 0.5 s, damping ratio 0.8, as the field case has it.
  static func bouncy() throws -> Timing {
    .spring(
      try SpringTiming(
        SpringNotation(
          family: .response,
          parameters: [
            .init(name: "damping_ratio", value: 0.8), .init(name: "response", value: 0.5),
          ])))
  }

  static func plain(_ duration: Seconds = 0.4) -> Timing {
    .ease(.named(.outCubic), duration: duration)
  }

  func transition() throws -> Transition {
    let content = try content ?? Layer(presented: Pose(y: .height - .safeBottom - 150))
    return try Transition(
      name: "Menu", timing: timing ?? Self.plain(), content: content,
      menu: Menu(
        layer: try menu ?? Layer(dismissed: Pose(y: -.height)), items: items, arrival: arrival),
      layers: layers, dismissal: dismissal, presentation: presentation, backdrop: backdrop,
      pans: pans, accessibility: accessibility, reducedMotion: reducedMotion,
      ignoredRules: ignoredRules, callbacks: callbacks)
  }

  /// What check says of it on some devices; by default on all standard ones.
  func report(
    on devices: [Device] = [], depth: Int = 3, callbacks: (any TransitionCallbacks)? = nil
  ) throws -> CheckReport {
    try Check(
      Plan(transition()), options: CheckOptions(devices: devices, depth: depth),
      callbacks: callbacks
    ).report()
  }

  static func device(_ width: Points = 393, _ height: Points = 852) throws -> Device {
    Device(name: nil, container: try Container(width: width, height: height))
  }
}

extension CheckReport {
  /// What was found, as `rule: field`.
  var summary: [String] { findings.map { "\($0.rule.name): \($0.field)" } }
}
