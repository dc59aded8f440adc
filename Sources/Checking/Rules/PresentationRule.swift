internal import Motion
internal import Timelines
internal import Transitions

/// A card does not rely on a dismissal that the system can pass by.
struct PresentationRule: Inspector {
  mutating func inspect(_ scene: Scene, _ findings: inout FindingList) {
    let transition = scene.transition
    guard transition.presentation == .card, scene.plan.preference == .full else { return }
    var reliances: [String] = []
    if transition.content.presented != transition.content.dismissed {
      reliances.append("moves the content back")
    }
    if transition.dismissal.tap != nil { reliances.append("is started by a tap") }
    if transition.dismissal.timing != nil { reliances.append("has its own timing") }
    if transition.pans.dismiss != nil { reliances.append("follows a finger of its own") }
    guard let last = reliances.last else { return }
    let list = reliances.dropLast().joined(separator: ", ")
    findings.add(
      .presentation, "card", field: "presentation",
      "the system can pull a card away without the transition's own dismissal, which "
        + (list.isEmpty ? last : "\(list) and \(last)"),
      hint: "presentation = \"full_screen\" keeps the dismissal in the transition's hands")
  }
}
