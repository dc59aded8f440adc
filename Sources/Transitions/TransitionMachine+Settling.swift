internal import Timelines

extension TransitionMachine {
  /// What leaves nothing behind once the menu is gone.
  var cleanUp: [Effect] {
    [.remove(layer: "menu"), .remove(layer: "content"), .restore(layer: "content")]
  }

  /// What assistive technology is told once a direction has finished.
  func arrival(at direction: Direction) -> [Effect] {
    let told = setup.accessibility
    let isPresented = direction == .present
    let focus = isPresented ? told.focusPresented : told.focusDismissed
    let announcement = isPresented ? told.announcePresented : told.announceDismissed
    let standard = isPresented ? "menu.first" : "content.trigger"
    return [.scope(layer: isPresented ? told.modal : nil), .focus(focus ?? standard)]
      + (announcement.map { [.announce($0)] } ?? [])
  }

  mutating func settle() throws(TransitionMachineError) -> [Effect] {
    switch phase {
    case .presenting(.animated):
      guard step + 1 == setup.stepCount else {
        step += 1
        return [.complete(.present, .finished), .animate(.present)]
      }
      phase = .presented
      return arrival(at: .present) + [.complete(.present, .finished)]
    case .presenting(.returning):
      return ended(.present, .cancelled)
    case .dismissing(.animated):
      return ended(.dismiss, .finished)
    case .dismissing(.returning):
      guard step + 1 == setup.stepCount else {
        step += 1
        phase = .presenting(.animated)
        return [.complete(.dismiss, .cancelled), .animate(.present)]
      }
      phase = .presented
      return [.complete(.dismiss, .cancelled)]
    case .dismissed, .presented, .presenting(.interactive), .dismissing(.interactive):
      throw .settledAtRest
    }
  }

  /// A run that led towards the menu's absence has ended; earlier steps are taken back too.
  private mutating func ended(_ direction: Direction, _ outcome: Outcome) -> [Effect] {
    guard step == 0 else {
      step -= 1
      phase = .dismissing(.animated)
      return [.complete(direction, outcome), .animate(.dismiss)]
    }
    phase = .dismissed
    let told = outcome == .finished ? arrival(at: .dismiss) : []
    return cleanUp + told + [.complete(direction, outcome)]
  }
}
