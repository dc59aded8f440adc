internal import Motion
internal import Timelines

extension Run {
  /// What assistive technology reaches in the two rests of a plan, in one container.
  static func elements(
    of plan: Plan, on device: Device
  ) throws -> RestElements {
    RestElements(
      dismissed: try elements(of: plan, on: device, at: .dismiss),
      presented: try elements(of: plan, on: device, at: .present))
  }

  private static func elements(
    of plan: Plan, on device: Device, at rest: Direction
  ) throws -> [RestElement] {
    var stage = try Stage(plan, in: device.container)
    try stage.relayout(
      in: device.container, presentedSteps: rest == .present ? plan.stepCount : 0, running: nil,
      at: 0)
    let told = plan.transition.accessibility
    let scope = rest == .present ? told.modal : nil
    // Nothing but the live content is there while the menu is not.
    let there = plan.layers.filter { layer in
      rest == .present
        ? scope == nil || layer.id == scope || layer.parent == scope : layer.id == "content"
    }
    return there.compactMap { layer -> RestElement? in
      guard let frame = stage.seenFrame(of: layer, at: 0) else { return nil }
      let item = layer.role == .row ? layer.picture.rows.first : nil
      let dismisses = rest == .present && plan.transition.dismissal.tap == layer.id
      return RestElement(
        layer: layer.id, role: dismisses ? .button : layer.role.accessibilityRole,
        label: told.labels[layer.id] ?? item?.title, isEnabled: !(item?.isDisabled ?? false),
        frame: frame)
    }
    .sorted { first, second in
      // What starts at one height is read from the side where reading starts.
      if first.frame.y != second.frame.y { return first.frame.y < second.frame.y }
      return stage.container.direction == .rightToLeft
        ? first.frame.x > second.frame.x : first.frame.x < second.frame.x
    }
  }
}

extension LayerRole {
  /// What assistive technology calls a layer of this kind.
  var accessibilityRole: AccessibilityElement.Role {
    switch self {
    case .content: .screen
    case .menu: .menu
    case .row: .button
    case .layer: .image
    }
  }
}

extension Stage {
  /// The part of the container in which a layer is seen at a time, or nil when it is not.
  ///
  /// Rotation is taken as the box around the turned frame.
  func seenFrame(of layer: PlannedLayer, at time: Seconds) -> Frame? {
    var box = frame(of: layer)
    var values = values(of: layer, at: time)
    guard values[.opacity] >= 0.01 else { return nil }
    box = box.posed(values)
    if let id = layer.parent, let parent = plan.layer(id) {
      values = self.values(of: parent, at: time)
      guard values[.opacity] >= 0.01 else { return nil }
      box = box.posed(values, about: frame(of: parent))
    }
    let left = max(box.x, 0)
    let top = max(box.y, 0)
    let right = min(box.x + box.width, container.width)
    let bottom = min(box.y + box.height, container.height)
    guard right > left, bottom > top else { return nil }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }
}
