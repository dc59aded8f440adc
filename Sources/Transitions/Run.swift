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
    var player = try Player(plan, on: device, callbacks: callbacks)
    let layers = Self.layers(of: player.stage)
    let container = player.stage.container
    try player.play()
    let transition = plan.transition
    timeline = Timeline(
      name: transition.name, device: device.name, container: container, duration: player.clock,
      motion: plan.preference.rawValue, seed: seed, backdrop: transition.backdrop, layers: layers,
      tracks: try player.stage.tracks(until: player.clock), events: player.events,
      elements: try Self.elements(of: plan, on: player.device))
  }

  private static func layers(of stage: Stage) -> [TimelineLayer] {
    let told = stage.plan.transition.accessibility
    return stage.plan.layers.enumerated().map { z, planned in
      let frame = stage.frame(of: planned)
      return TimelineLayer(
        id: planned.id, role: planned.role, parent: planned.parent, z: z, frame: frame,
        hitArea: frame, overshoot: planned.overshoot, pose: stage.values(of: planned, at: 0),
        picture: planned.picture.resolved(in: stage.container), data: planned.data,
        accessibility: AccessibilityElement(
          role: planned.role.accessibilityRole,
          label: told.labels[planned.id]
            ?? (planned.role == .row ? planned.picture.rows.first?.title : nil)))
    }
  }
}
