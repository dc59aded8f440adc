internal import Motion
internal import Timelines
internal import Transitions

/// Nothing flashes more than three times in a second.
struct FlashesRule: Inspector {
  /// Opposing changes of brightness that make a flash, and how many flashes are allowed.
  ///
  /// - Source: WCAG 2.2, 2.3.1: a pair of opposing changes by a tenth of the greatest luminance, the
  ///   darker one below 0.8, over at least a quarter of a 341 × 256 rectangle.
  static let change = 0.1
  static let darkest = 0.8
  static let smallestArea = 341.0 * 256 / 4
  static let mostFlashes = 3
  /// How often brightness is looked at: nothing that people see happens faster.
  static let rate = 240

  mutating func inspect(_ visit: Visit, _ findings: inout FindingList) {
    guard visit.startsRun, visit.isNew, let end = visit.after.runEnd else { return }
    let stage = visit.after.stage
    for layer in stage.plan.layers where !findings.has(.flashes, layer.id) {
      let lanes = stage.lanes.filter {
        $0.layer.id == layer.id && ($0.property == .opacity || $0.property == .dim)
      }
      // Without a curve that turns back, brightness changes once each way at most.
      guard lanes.contains(where: { $0.mayBlink }), Self.isLarge(layer, visit) else { continue }
      let count = Self.flashes(of: layer, lanes, from: visit.after.clock, to: end, visit.scene)
      guard count > Double(Self.mostFlashes) else { continue }
      findings.add(
        .flashes, layer.id, field: visit.scene.field(of: layer.id),
        "flashes \(count.shown(1)) times within a second; more than \(Self.mostFlashes) can cause "
          + "seizures",
        hint: "let its opacity and dim change fewer times, or over a longer time",
        scenario: visit.events)
    }
  }

  private static func isLarge(_ layer: PlannedLayer, _ visit: Visit) -> Bool {
    let frame = visit.after.stage.frame(of: layer)
    let size = visit.scene.presented.size
    let seen = min(frame.width.value, size.x) * min(frame.height.value, size.y)
    return seen >= smallestArea
  }

  /// The most flashes in any second of a run.
  private static func flashes(
    of layer: PlannedLayer, _ lanes: [Lane], from start: Seconds, to end: Seconds, _ scene: Scene
  ) -> Double {
    let own = Brightness.luminance(of: layer.picture.fill.map { PreciseColor($0) } ?? .white)
    let behind = Brightness.luminance(of: PreciseColor(scene.transition.backdrop))
    let rest = layer.moves[0].presented
    var changes: [Seconds] = []
    var extreme: Double?
    var rises: Bool?
    let count = Int(((end - start).value * Double(rate)).rounded(.up))
    for index in 0...max(count, 0) {
      let time = start + Seconds(Double(index) / Double(rate))
      func value(_ property: Property, _ still: Double) -> Double {
        let lane = lanes.first { $0.property == property }
        return min(max(lane?.state(at: time).value ?? still, 0), 1)
      }
      let opacity = value(.opacity, rest.opacity)
      let dim = value(.dim, rest.dim)
      let light = own * (1 - dim) * opacity + behind * (1 - opacity)
      guard let last = extreme else {
        extreme = light
        continue
      }
      if rises.map({ $0 == (light > last) }) ?? false {
        extreme = light
      } else if (light - last).magnitude >= change, min(light, last) < darkest {
        changes.append(time)
        rises = light > last
        extreme = light
      } else if rises == nil, (light - last).magnitude < change {
        continue
      }
    }
    var most = 0
    for (index, first) in changes.enumerated() {
      most = max(most, changes[index...].prefix { $0 - first < 1 }.count)
    }
    return Double(most) / 2
  }
}

extension Lane {
  /// Whether a motion of it may turn back on its way.
  fileprivate var mayBlink: Bool {
    segments.contains { segment in
      switch segment.timing {
      case .hold, .direct: false
      case .keyframes, .spring: true
      case .ease(let easing): !easing.isMonotone
      }
    }
  }
}
