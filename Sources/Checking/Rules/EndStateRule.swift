internal import Motion
internal import Timelines
internal import Transitions

/// Every layer ends in its declared pose, on every device and after every turn.
struct EndStateRule: Inspector {
  /// Where a layer was seen while the menu is shown, and where it was not.
  private struct Sight {
    var isSeen = false
    /// The first scene in which it was out of sight, and the last pose there.
    var missing: (place: String, axis: Property, offset: Double, extent: Double)?
    let field: String
    let shown: Length, other: Length
  }

  private var sights: [String: Sight] = [:]
  private var order: [String] = []

  mutating func inspect(_ scene: Scene, _ findings: inout FindingList) throws {
    guard scene.plan.preference == .full else { return }
    var views = [(scene.name, scene.presented)]
    if let turned = scene.turned {
      views.append(
        ("\(scene.name), turned", try RestView(scene.plan, in: turned, at: .present)))
    }
    for (name, view) in views { look(view, name, scene) }
  }

  private mutating func look(_ view: RestView, _ name: String, _ scene: Scene) {
    for layer in view.all {
      if sights[layer.id] == nil {
        let pose = layer.planned.moves.last?.presented ?? .identity
        sights[layer.id] = Sight(
          field: scene.field(of: layer.id), shown: pose.y, other: pose.x)
        order.append(layer.id)
      }
      let low = layer.quad.low
      let high = layer.quad.high
      let isInside = high.x > 0 && high.y > 0 && low.x < view.size.x && low.y < view.size.y
      if isInside, layer.isShown {
        sights[layer.id]?.isSeen = true
      } else if layer.isShown, sights[layer.id]?.missing == nil {
        let isAcross = high.x <= 0 || low.x >= view.size.x
        sights[layer.id]?.missing = (
          name, isAcross ? .x : .y, layer.values[isAcross ? .x : .y],
          isAcross ? view.size.x : view.size.y
        )
      }
    }
  }

  mutating func inspect(_ visit: Visit, _ findings: inout FindingList) {
    for case .endState(let text) in visit.breaches {
      findings.add(
        .endState, text, field: "", text, hint: "report this: it is a fault of animscript",
        scenario: visit.events)
    }
  }

  mutating func finish(_ findings: inout FindingList) {
    for id in order {
      guard let sight = sights[id], sight.isSeen, let missing = sight.missing else { continue }
      let length = missing.axis == .x ? sight.other : sight.shown
      let measure = missing.axis == .x ? "width" : "height"
      let isStale = length.isConstant
      findings.add(
        .endState, id, field: "\(sight.field).presented.\(missing.axis.rawValue)",
        "rests out of sight on \(missing.place): \(missing.axis.rawValue) is "
          + "\(missing.offset.shown(1)) where the container's \(measure) is "
          + "\(missing.extent.shown(1)) points",
        hint: isStale
          ? "\(length) is the same on every device and after every turn; write it as a formula of "
            + "container.\(measure)"
          : "leave a part of it in sight in the smallest container")
    }
  }
}
