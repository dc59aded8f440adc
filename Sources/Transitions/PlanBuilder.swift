internal import Motion
internal import Timelines

/// Works out the layers of a plan.
struct PlanBuilder {
  let transitions: [Transition]
  let preference: Plan.MotionPreference

  private var first: Transition { transitions[0] }

  /// All layers from back to front: the menu, its rows, the content, and the further ones between.
  func layers() -> [PlannedLayer] {
    var layers = [container("menu", .menu) { $0.menu.layer }]
    for (index, item) in first.menu.items.enumerated() { layers.append(row(item, index)) }
    layers.append(container("content", .content) { $0.content })
    for extra in first.layers {
      let planned = further(extra)
      switch extra.place {
      case .above(let id):
        // Over a menu means over its rows too.
        let place = layers.lastIndex { $0.id == id || $0.parent == id }
        layers.insert(planned, at: place.map { $0 + 1 } ?? layers.endIndex)
      case .below(let id):
        layers.insert(planned, at: layers.firstIndex { $0.id == id } ?? layers.startIndex)
      }
    }
    return layers
  }

  private static let whole = Box<Length>(x: .zero, y: .zero, width: .width, height: .height)

  private func container(
    _ id: String, _ role: LayerRole, _ layer: (Transition) -> Layer
  ) -> PlannedLayer {
    let own = layer(first)
    let isMenu = role == .menu
    let picture = Picture(
      fill: own.picture.fill, image: own.picture.image, shapes: own.picture.shapes,
      rows: isMenu ? first.menu.items : [])
    return PlannedLayer(
      id: id, role: role, parent: nil, frame: Self.whole, picture: picture, data: own.data,
      overshoot: own.overshoot,
      moves: transitions.map { move(layer($0), of: $0, id: id, role: role) }, shownIn: nil)
  }

  private func further(_ extra: ExtraLayer) -> PlannedLayer {
    let mates = first.layers.filter { $0.shared != nil && $0.shared == extra.shared }
    let isArrival = mates.count == 2 && mates[1].id == extra.id
    let isDeparture = mates.count == 2 && mates[0].id == extra.id
    let moves = transitions.map { transition in
      let layer = transition.layers.first { $0.id == extra.id }?.layer ?? extra.layer
      return move(
        layer, of: transition, id: extra.id, role: .layer, match: isArrival ? mates[0].frame : nil)
    }
    return PlannedLayer(
      id: extra.id, role: .layer, parent: nil, frame: extra.frame, picture: extra.layer.picture,
      data: extra.layer.data, overshoot: extra.layer.overshoot, moves: moves,
      shownIn: isArrival ? .present : isDeparture ? .dismiss : nil)
  }

  private func row(_ item: Row, _ index: Int) -> PlannedLayer {
    let frame = MenuLayout.frame(ofRow: index)
    return PlannedLayer(
      id: Plan.rowID(item), role: .row, parent: "menu", frame: frame,
      picture: Picture(rows: [item]),
      data: LayerData(), overshoot: .show,
      moves: transitions.map { rowMove(item, index, of: $0) }, shownIn: nil)
  }

  private func move(
    _ layer: Layer, of transition: Transition, id: String, role: LayerRole,
    match: Box<Length>? = nil
  ) -> PlannedMove {
    let timing = layer.timing ?? transition.timing
    let full = PlannedMove(
      presented: layer.presented, dismissed: layer.dismissed,
      presenting: PlannedTravel(timing: timing, delay: layer.delay, path: layer.presentedPath),
      dismissing: PlannedTravel(
        timing: transition.dismissal.timing ?? timing, delay: layer.delay,
        path: layer.dismissedPath), style: .travel, match: match)
    guard preference == .reduced else { return full }
    switch transition.reducedMotion {
    case .full: return full
    case .crossFade:
      let fade = PlannedTravel(timing: Self.crossFade, delay: 0, path: .straight)
      return PlannedMove(
        presented: layer.presented, dismissed: layer.dismissed, presenting: fade, dismissing: fade,
        style: role == .menu ? .appear : .dip, match: match)
    case .replaced(let reduced):
      let poses = reduced.poses[id]
      let travel = PlannedTravel(timing: reduced.timing, delay: 0, path: .straight)
      return PlannedMove(
        presented: poses?.presented ?? .identity, dismissed: poses?.dismissed ?? .identity,
        presenting: travel, dismissing: travel, style: .travel, match: nil)
    }
  }

  private func rowMove(_ item: Row, _ index: Int, of transition: Transition) -> PlannedMove {
    let menu = transition.menu
    let timing = menu.arrival?.timing ?? menu.layer.timing ?? transition.timing
    let isReduced = preference == .reduced && transition.reducedMotion != .full
    func travel(_ direction: Direction, _ timing: Timing) -> PlannedTravel {
      let stagger = menu.arrival?.delay(
        of: index, count: first.menu.items.count, direction: direction)
      return PlannedTravel(
        timing: timing, delay: menu.layer.delay + (stagger ?? 0), path: .straight)
    }
    return PlannedMove(
      presented: .identity,
      dismissed: isReduced ? .identity : menu.arrival?.dismissed ?? .identity,
      presenting: travel(.present, timing),
      dismissing: travel(.dismiss, transition.dismissal.timing ?? timing), style: .travel,
      match: nil)
  }

  /// The generated replacement of all motion.
  static let crossFade = Timing.ease(.named(.linear), duration: 0.2)
}
