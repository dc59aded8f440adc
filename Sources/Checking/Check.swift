internal import Motion
internal import Timelines
public import Transitions

/// Looks for what is wrong with a transition: at rest, in motion, and in every order of events.
public struct Check {
  private let transitions: [Transition]
  private let options: CheckOptions
  private let callbacks: (any TransitionCallbacks)?

  /// Prepares a check.
  ///
  /// - Parameters:
  ///   - plan: What to look at; it is looked at in full and in reduced motion.
  ///   - options: Where, and how far.
  ///   - callbacks: The script's functions; each is called once for each argument.
  public init(
    _ plan: Plan, options: CheckOptions = CheckOptions(),
    callbacks: (any TransitionCallbacks)? = nil
  ) {
    transitions = plan.transitions
    self.options = options
    self.callbacks = callbacks
  }

  /// Looks.
  ///
  /// - Throws: `TimelineError` when not even the rests can be worked out.
  /// - Returns: The same for the same transition, devices and depth.
  public func report() throws -> CheckReport {
    var findings = FindingList()
    var extent = CheckReport.Extent()
    extent.depth = options.depth
    var failures: [CheckReport.Failure] = []
    var inspectors = inspectors(&failures)
    let remembered = callbacks.map { RememberedCallbacks($0) }
    for device in options.devices {
      for preference in Plan.MotionPreference.allCases {
        let scene = try Scene(plan(preference), on: device)
        findings.look(at: scene.name, preference)
        if preference == .full { extent.devices.append(scene.name) }
        for index in inspectors.indices { try inspectors[index].inspect(scene, &findings) }
        var explorer = Explorer(scene, depth: options.depth, callbacks: remembered)
        try explorer.explore { visit in
          for index in inspectors.indices { inspectors[index].inspect(visit, &findings) }
        }
        for index in inspectors.indices { inspectors[index].finishScene(&findings) }
        extent.add(explorer)
        for failure in explorer.failures {
          let text = "\(failure.error)"
          guard !failures.contains(where: { "\($0.error)" == text }) else { continue }
          failures.append(
            CheckReport.Failure(
              error: failure.error, device: scene.name, scenario: failure.events))
        }
      }
    }
    for index in inspectors.indices { inspectors[index].finish(&findings) }
    return report(findings.findings, failures, extent)
  }

  private func plan(_ preference: Plan.MotionPreference) -> Plan {
    Plan(
      first: transitions[0], following: Array(transitions.dropFirst()), preference: preference)
  }

  private func inspectors(_ failures: inout [CheckReport.Failure]) -> [any Inspector] {
    var inspectors: [any Inspector] = [
      LeftOverRule(), EndStateRule(), SmoothRule(), ReachableRule(), CoverageRule(),
      SafeAreaRule(), TargetsRule(), FocusRule(), ReducedMotionRule(), FlashesRule(),
      ContrastRule(), OverflowRule(), PaceRule(), PresentationRule(),
    ]
    do {
      inspectors.insert(try CompletionRule(transitions[0], callbacks), at: 0)
    } catch {
      let device = options.devices.first.map { Scene.name(of: $0) } ?? ""
      failures.append(CheckReport.Failure(error: error, device: device, scenario: []))
    }
    return inspectors
  }

  private func report(
    _ findings: [Finding], _ failures: [CheckReport.Failure], _ extent: CheckReport.Extent
  ) -> CheckReport {
    let codes = transitions[0].ignoredRules
    let ignored = codes.compactMap { Rule(rawValue: $0) }
    let order: [Finding.Severity] = [.error, .warning, .note]
    let kept = findings.filter { !ignored.contains($0.rule) }
    return CheckReport(
      findings: order.flatMap { severity in
        Rule.allCases.flatMap { rule in
          kept.filter { $0.severity == severity && $0.rule == rule }
        }
      },
      ignored: ignored.map { rule in (rule, findings.count { $0.rule == rule }) },
      unknownRules: codes.filter { Rule(rawValue: $0) == nil }, failures: failures,
      extent: extent)
  }
}

extension CheckReport.Extent {
  fileprivate mutating func add(_ explorer: Explorer) {
    states += explorer.states
    runs += explorer.runs
    events += explorer.asked
    wasCut = wasCut || explorer.wasCut
  }
}
