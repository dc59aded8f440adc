internal import Motion
public import Timelines

/// What really happened when a scenario drove a transition on one device.
public struct Run {
  /// Everything that was seen and logged.
  public let timeline: Timeline

  /// Plays a plan's scenario on a device.
  ///
  /// - Parameters:
  ///   - plan: What to play.
  ///   - device: Where; all lengths are resolved in its container.
  ///   - seed: Named in the timeline; the script was loaded with it.
  ///   - callbacks: The script's functions, if it has any.
  /// - Throws: What a callback throws; `TimelineError` when a value cannot be worked out.
  public init(
    _ plan: Plan, on device: Device, seed: UInt64 = 0,
    callbacks: (any TransitionCallbacks)? = nil
  ) throws {
    var player = try Player(plan, in: device.container, callbacks: callbacks)
    try player.play()
    let transition = plan.transition
    timeline = Timeline(
      name: transition.name, device: device.name, container: device.container,
      duration: player.clock, seed: seed, backdrop: transition.backdrop,
      layers: try Self.layers(of: plan, in: device.container),
      tracks: try player.stage.tracks(until: player.clock), events: player.events)
  }

  private static func layers(
    of plan: Plan, in container: Container
  ) throws(TimelineError) -> [TimelineLayer] {
    let stage = try Stage(plan, in: container)
    let whole = Frame(x: 0, y: 0, width: container.width, height: container.height)
    let menu = plan.transition.menu
    return plan.layers.enumerated().map { z, planned in
      let pose = stage.values(of: planned, at: 0)
      switch planned.role {
      case .content, .menu:
        let isMenu = planned.role == .menu
        let layer = isMenu ? menu.layer : plan.transition.content
        return TimelineLayer(
          id: planned.id, role: planned.role, z: z, frame: whole, hitArea: whole,
          overshoot: planned.overshoot, pose: pose, fill: layer.fill, data: layer.data,
          rows: isMenu ? menu.items : [],
          accessibility: AccessibilityElement(role: isMenu ? .menu : .screen))
      case .row:
        let index = z - 1
        let frame = MenuLayout.frame(ofRow: index, in: container)
        return TimelineLayer(
          id: planned.id, role: .row, parent: planned.parent, z: z, frame: frame, hitArea: frame,
          pose: pose, rows: [menu.items[index]],
          accessibility: AccessibilityElement(role: .button, label: menu.items[index].title))
      }
    }
  }
}
