internal import Timelines

extension TransitionMachine {
  mutating func grab(_ layer: String?) -> [Effect] {
    let pan =
      switch phase {
      case .dismissed, .presenting: setup.presentingPan
      case .presented, .dismissing: setup.dismissingPan
      }
    guard let pan else { return [.refuse(reason: "no gesture is declared for this phase")] }
    guard layer == pan else { return [.refuse(reason: "no gesture starts on this layer")] }
    switch phase {
    case .dismissed:
      return begin(.interactive) + [.drive(.present)]
    case .presented, .dismissing(.animated), .dismissing(.returning):
      phase = .dismissing(.interactive)
      return [.drive(.dismiss)]
    case .presenting(.animated), .presenting(.returning):
      phase = .presenting(.interactive)
      return [.drive(.present)]
    case .presenting(.interactive), .dismissing(.interactive):
      return [.refuse(reason: "a finger holds the layers already")]
    }
  }

  mutating func release(_ completes: Bool) -> [Effect] {
    switch phase {
    case .presenting(.interactive):
      phase = .presenting(completes ? .animated : .returning)
      return [.retarget(completes ? .present : .dismiss)]
    case .dismissing(.interactive):
      phase = .dismissing(completes ? .animated : .returning)
      return [.retarget(completes ? .dismiss : .present)]
    default: return [.refuse(reason: "no finger holds the layers")]
    }
  }

  mutating func cancel() -> [Effect] {
    guard phase.isInteractive else { return [.refuse(reason: "no finger holds the layers")] }
    return release(false)
  }

  /// A run goes on to the new rests from where it is; a finger loses its hold, as on the platforms.
  mutating func rotate() -> [Effect] {
    if phase.isRest { return [.relayout] }
    if phase.isInteractive { return [.relayout] + release(false) }
    return [.relayout, .retarget(phase.heading)]
  }

  mutating func pullAway() -> [Effect] {
    guard setup.isCard else { return [.refuse(reason: "the menu is no card")] }
    guard phase == .presented else { return [.refuse(reason: "the menu is not presented")] }
    phase = .dismissed
    step = 0
    return [.place(.dismiss)] + cleanUp + arrival(at: .dismiss) + [.complete(.dismiss, .finished)]
  }
}
