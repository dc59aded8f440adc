internal import Motion
internal import Timelines
internal import Transitions

/// Assistive technology reaches what is shown, and nothing else.
struct FocusRule: Inspector {
  mutating func inspect(_ scene: Scene, _ findings: inout FindingList) {
    let told = scene.transition.accessibility
    inspectScope(told, scene, &findings)
    if let rule = told.focusPresented {
      inspectFocus(rule, in: scene.presented, "presented", scene, &findings)
    }
    if let rule = told.focusDismissed {
      inspectFocus(rule, in: scene.dismissed, "dismissed", scene, &findings)
    }
    if let tap = scene.transition.dismissal.tap, told.labels[tap] == nil {
      findings.add(
        .focus, "label", severity: .warning, field: "dismiss.tap",
        "\(tap) closes the menu when it is tapped but has no label to be read aloud",
        hint: "accessibility = { labels = { \(tap) = \"Close menu\" } }")
    }
    for (index, item) in scene.transition.menu.items.enumerated()
    where item.title.allSatisfy(\.isWhitespace) && told.labels[Plan.rowID(item)] == nil {
      findings.add(
        .focus, "row \(index)", field: "menu.items[\(index + 1)]",
        "has no text to be read aloud", hint: "give it a title")
    }
  }

  private func inspectScope(
    _ told: Accessibility, _ scene: Scene, _ findings: inout FindingList
  ) {
    let covered = scene.presented.seenBounds(of: "content")
    let whole = scene.dismissed.seenBounds(of: "content")
    let isCovering = covered.map { $0.size.x * $0.size.y } ?? 0
    let area = whole.map { $0.size.x * $0.size.y } ?? 0
    guard let modal = told.modal else {
      // Half of the content out of sight: the menu is in front of it.
      guard isCovering < area / 2 else { return }
      findings.add(
        .focus, "modal", field: "accessibility.modal",
        "content can still be reached by assistive technology while the menu lies over it",
        hint: "accessibility = { modal = \"menu\" }")
      return
    }
    guard scene.plan.layer(modal) == nil || modal == "content" else { return }
    findings.add(
      .focus, "modal", field: "accessibility.modal",
      modal == "content"
        ? "hides the menu from assistive technology while it is shown"
        : "names \(modal), and there is no such layer",
      hint: "accessibility = { modal = \"menu\" }")
  }

  private func inspectFocus(
    _ rule: String, in view: RestView, _ rest: String, _ scene: Scene,
    _ findings: inout FindingList
  ) {
    guard let fault = fault(of: rule, in: view, scene) else { return }
    findings.add(
      .focus, "focus \(rest)", field: "accessibility.focus.\(rest)",
      "puts the focus on \(rule), which \(fault)",
      hint: rest == "presented"
        ? "menu.first and menu.selected are always right; a row is menu. and its id"
        : "content.trigger is what opened the menu")
  }

  /// Why the focus cannot be on an element; nil when it can.
  private func fault(of rule: String, in view: RestView, _ scene: Scene) -> String? {
    let isPresented = view.rest == .present
    let modal = isPresented ? scene.transition.accessibility.modal : nil
    switch rule {
    case "menu.first", "menu.selected":
      return isPresented ? nil : "is hidden once the menu is gone"
    case "content", "content.trigger":
      if let modal, modal != "content" { return "is hidden behind \(modal)" }
      return view.seenBounds(of: "content") == nil ? "is out of sight" : nil
    default: break
    }
    if let item = scene.transition.menu.items.first(where: { Plan.rowID($0) == rule }) {
      if !isPresented { return "is hidden once the menu is gone" }
      if item.isDisabled { return "is disabled" }
      if let modal, modal != "menu", modal != rule { return "is hidden behind \(modal)" }
      let row = view.rows.first { $0.id == rule }
      return row.flatMap { view.room(ofRow: $0) } == nil ? "is out of sight" : nil
    }
    guard scene.plan.layer(rule) != nil else { return "is missing: nothing has that name" }
    if let modal, modal != rule { return "is hidden behind \(modal)" }
    guard view.layers.contains(where: { $0.id == rule }) else {
      return "is hidden once the menu is gone"
    }
    return view.seenBounds(of: rule) == nil ? "is out of sight" : nil
  }
}
